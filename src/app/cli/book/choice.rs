//! Which of the puzzles that are given come into a book.

use std::collections::HashMap;

use itertools::Itertools;

use super::BookOptionError;
use crate::cli::compose::Wishes;
use crate::cli::input::Source;
use crate::cli::output::tell;
use smyoz_core::puzzles::{Level, Seed};

/// A puzzle for a book.
type Bindable = Source;

/// Those that pass the filters, without twins, and as many as are wanted: the first ones, or random
/// ones if there is a seed to draw by.
pub(super) fn choose(
    sources: Vec<Bindable>,
    wishes: &Wishes,
    draw: Option<Seed>,
) -> Result<Vec<Bindable>, BookOptionError> {
    let given = sources.len();
    let filters = wishes.filters();
    let passed = sources.into_iter().filter(|source| filters.pass(&*source.puzzle)).collect();
    let mut chosen = without_twins(passed);
    if chosen.is_empty() {
        return Err(BookOptionError::NoneLeft { given });
    }
    let Some(want) = wishes.want.map(|want| want as usize) else { return Ok(chosen) };
    if let Some(seed) = draw {
        chosen.sort_by_cached_key(|source| source.puzzle.id());
        seed.stream("book draw").shuffle(&mut chosen);
    }
    let Some(levels) = wishes.level else { return first(chosen, want, "", given) };
    let mut by_level = chosen.into_iter().into_group_map_by(|source| source.puzzle.level());
    let of_level = |(of, share): (Level, usize)| {
        let name = format!(" of level {of}");
        first(by_level.remove(&Some(of)).unwrap_or_default(), share, &name, given)
    };
    let chosen: Vec<Vec<Bindable>> = levels.shares(want).map(of_level).try_collect()?;
    Ok(chosen.into_iter().flatten().collect())
}

/// The first of these, if there are enough.
fn first(mut puzzles: Vec<Bindable>, want: usize, of: &str, given: usize) -> Result<Vec<Bindable>, BookOptionError> {
    if puzzles.len() < want {
        return Err(BookOptionError::TooFew { want, of: of.to_owned(), found: puzzles.len(), given });
    }
    puzzles.truncate(want);
    Ok(puzzles)
}

/// Leaves out puzzles that are images of earlier ones, or given twice: nobody wants to solve a
/// puzzle again. Says so.
fn without_twins(sources: Vec<Bindable>) -> Vec<Bindable> {
    let (mut seen, mut kept, mut left_out) = (HashMap::new(), Vec::new(), 0);
    let mut example = String::new();
    for source in sources {
        if let Some(first) = seen.get(&source.puzzle.id()) {
            if left_out == 0 {
                example = format!("{} is {first} again", source.name());
            }
            left_out += 1;
        } else {
            seen.insert(source.puzzle.id(), source.name());
            kept.push(source);
        }
    }
    match left_out {
        0 => {}
        1 => tell(format_args!("left out a puzzle that is there already, perhaps mirrored: {example}")),
        _ => tell(format_args!("left out {left_out} puzzles that are there already, perhaps mirrored: {example}")),
    }
    kept
}
