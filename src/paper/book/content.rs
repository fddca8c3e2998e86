//! What a book says of its puzzles, found out once, on all threads, before it is bound.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::game::{Bindable, Hint, Path, ToldStage};
use super::pictures::Picture;
use super::techniques::{self, Technique};
use super::{Book, BookError, MercyPlace, Part};
use crate::LoneShot;
use smyoz_core::puzzles::Level;

/// In how many puzzles of a level techniques are looked for: the first ones.
fn searched_of(level: Option<Level>) -> usize {
    match level {
        Some(Level::Beginner | Level::Advanced | Level::Master) => 25,
        // Suppositions are a single technique, and take long to find.
        Some(Level::Grandmaster) | None => 2,
        Some(Level::Beyond) => 0,
    }
}

/// The puzzles of a book, and all that it says of them.
pub(super) struct Content<'a> {
    /// The puzzles in their order.
    pub puzzles: Vec<&'a dyn Bindable>,
    /// The first puzzle in stages; none if it is not worked out.
    pub worked: Vec<ToldStage>,
    /// The first puzzle as pictures, if it is worked out.
    pub pictures: Vec<Picture>,
    /// The hints of each puzzle; none if they are not wanted, or there is no path.
    pub hints: Vec<Vec<Hint>>,
    /// The puzzles whose whole paths are wanted, by their indices, each with its stages. There are
    /// none if techniques do not solve it, or it is the one that is worked out anyway.
    pub chosen: Vec<(usize, Vec<ToldStage>)>,
    /// The shots that decide between the solutions of a puzzle that is unique up to symmetry; none
    /// for others.
    deciding: Vec<Vec<LoneShot>>,
    pub techniques: Vec<Technique>,
}

impl<'a> Content<'a> {
    /// Finds out what these parts of a book say of these puzzles, and nothing else. That takes
    /// long, also for hints, since a path holds only what is needed later, up to its end.
    ///
    /// # Errors
    /// If a puzzle claims to be unique up to symmetry and is not, or if there is none with a number
    /// whose path should be printed.
    pub fn of(book: &Book, parts: &[Part], puzzles: Vec<&'a dyn Bindable>) -> Result<Self, BookError> {
        let first = book.told.iter().map(|numbers| *numbers.start()).max().unwrap_or(0);
        if first > puzzles.len() {
            return Err(BookError::NoSuchPuzzle(first, puzzles.len()));
        }
        let lang = book.style.lang;
        let has = |part| parts.contains(&part);
        let is_worked = |at| at == 0 && has(Part::Walkthrough);
        let is_chosen = |at| has(Part::Paths) && book.told.iter().any(|numbers| numbers.contains(&(at + 1)));
        let hinted = if has(Part::Hints) { book.hints } else { 0 };
        let searched = if has(Part::Techniques) { searched(&puzzles) } else { vec![false; puzzles.len()] };

        let indices = || (0..puzzles.len()).into_par_iter();
        let is_needed = |at: usize| is_worked(at) || is_chosen(at) || hinted > 0 || searched[at];
        let paths: Vec<Option<Box<dyn Path + '_>>> =
            indices().map(|at| if is_needed(at) { puzzles[at].path().ok() } else { None }).collect();
        let stages = |at: usize, is_wanted: bool| match &paths[at] {
            Some(path) if is_wanted => path.stages(lang),
            _ => Vec::new(),
        };
        let hints = |at: usize| paths[at].as_ref().map_or_else(Vec::new, |path| path.hints(hinted, lang));
        let deciding = |at: usize| puzzles[at].deciding().ok_or(BookError::UpToSymmetry(at + 1));
        let deciding: Result<_, _> = indices().map(deciding).collect();
        let pictures = paths[0].as_ref().filter(|_| is_worked(0));
        Ok(Self {
            worked: stages(0, is_worked(0)),
            pictures: pictures.map_or_else(Vec::new, |path| path.pictures(book.style)),
            hints: indices().map(hints).collect(),
            chosen: indices().filter(|&at| is_chosen(at)).map(|at| (at, stages(at, !is_worked(at)))).collect(),
            deciding: deciding?,
            techniques: if has(Part::Techniques) { techniques::of(&puzzles, &paths, lang) } else { Vec::new() },
            puzzles,
        })
    }

    pub fn bare(puzzles: Vec<&'a dyn Bindable>) -> Self {
        let (none, hints) = (vec![Vec::new(); puzzles.len()], vec![Vec::new(); puzzles.len()]);
        let (worked, pictures, chosen, techniques) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { puzzles, worked, pictures, hints, chosen, deciding: none, techniques }
    }

    /// The shots of a puzzle that are printed at the back: the mercy shot, or those that decide
    /// between images.
    pub fn shots_apart(&self, book: &Book, at: usize) -> Vec<LoneShot> {
        let mercy = self.puzzles[at].mercy().filter(|_| book.mercy == MercyPlace::Appendix);
        mercy.into_iter().chain(self.deciding[at].iter().cloned()).collect()
    }

    /// Whether the solutions of any puzzle are images of each other.
    pub fn has_symmetric(&self) -> bool {
        self.puzzles.iter().any(|puzzle| puzzle.is_up_to_symmetry())
    }
}

/// Whether the techniques of each puzzle are looked for: of the first ones of each level.
fn searched(puzzles: &[&dyn Bindable]) -> Vec<bool> {
    let mut counts: BTreeMap<Option<Level>, usize> = BTreeMap::new();
    let is_early = puzzles.iter().map(|puzzle| {
        let level = puzzle.entry().level;
        let count = counts.entry(level).or_default();
        *count += 1;
        *count <= searched_of(level)
    });
    is_early.collect()
}
