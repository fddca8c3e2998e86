//! From seeds to puzzles of Sea Battle.

use std::error::Error as StdError;

use thiserror::Error;

use super::GAME;
use crate::board::{Layout, Setting};
use crate::clues::Topic;
use crate::compose::{Goal, Wish, wish};
use crate::convert::Format;
use crate::options::{Counts, Options};
use crate::puzzle::Puzzle;
use smyoz_app::registry::composing::{Begun, Seeds, UnreadError, read_puzzle};
use smyoz_app::registry::wishes::{LEVEL, WishError};
use smyoz_app::registry::{RefusedError, Wishes};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Stream;

/// The work on the seeds of a batch.
pub(super) fn seeds(options: &Options, wishes: &Wishes, limits: Limits) -> Result<Seeds<Setting>, RefusedError> {
    let setting = options.setting().map_err(|(option, error)| RefusedError::content(option, error))?;
    check(options, wishes, &setting)?;
    let begun: Option<Begun<Setting>> = Begun::of(wishes, read, None, limits)?;
    match begun.as_ref().map(Begun::board) {
        Some(board) if options.board.is_given() && *board != setting => {
            return refuse(ComposeOptionError::OtherBoard(Box::new(board.clone())));
        }
        _ => {}
    }
    let counts = options.counts.unwrap_or_default();
    let aim = wishes.aim(begun.as_ref(), counts == Counts::Minimal)?;
    // An author who gave some counts, and not others, meant it.
    let has_counts = begun.iter().flat_map(Begun::topics).any(|topic| !matches!(topic, Topic::Shown(_)));
    let keeps_counts = options.counts.is_none() && has_counts;
    let wish = move |setting: &Setting, _: &Layout, goal: Goal, stream: &mut Stream| match counts {
        Counts::All if keeps_counts => Wish::single(Vec::new(), Topic::cells(setting), goal),
        Counts::All => wish::cells(setting, goal),
        Counts::Some(numbers) => {
            let numbers = *numbers.range().start() as usize..=*numbers.range().end() as usize;
            wish::with_some_counts(setting, &numbers, goal, stream)
        }
        Counts::Minimal => wish::counts_and_cells(setting, goal),
    };
    let bounds = options.cells;
    let unfit = move |puzzle: &Puzzle| {
        let cells = puzzle.clues.shown().len();
        bounds.filter(|bounds| !bounds.contain(cells as u32)).map(|_| format!("cells {cells}"))
    };
    Ok(Seeds::new(options, aim, wishes, begun, Box::new(wish), limits)?.with_puzzles(unfit))
}

/// The puzzle of a text, or the first of them, in any format that can be read.
fn read(text: &str) -> Result<Puzzle, UnreadError> {
    match Format::detect(text).filter(|&format| format != Format::Json) {
        None => read_puzzle(text),
        Some(format) => Ok(format.read(text)?.into_iter().next().ok_or("there is no puzzle")?.puzzle),
    }
}

/// Refuses options that do not go together, or not with the board.
fn check(options: &Options, wishes: &Wishes, setting: &Setting) -> Result<(), RefusedError> {
    let counts = options.counts.unwrap_or_default();
    let all = Topic::counts(setting).count();
    let together = |option, what, other| refuse(WishError::Together { option, what, other });
    let keeps = "keeps the counts that its puzzle gives, or gives all if it gives none";
    match counts {
        Counts::Some(bounds) if *bounds.range().start() as usize > all => refuse(ComposeOptionError::Counts(all)),
        Counts::Minimal if wishes.asks_for_level() => {
            together("--counts minimal", "asks for the fewest clues, whatever the level", LEVEL)
        }
        Counts::Minimal if wishes.start.is_some() => together("--start", keeps, "--counts minimal"),
        Counts::Some(_) if wishes.start.is_some() => together("--start", keeps, "--counts N"),
        _ => Ok(()),
    }
}

/// Why the options are refused for this game.
#[derive(Debug, Error)]
enum ComposeOptionError {
    #[error("--counts: expected at most {0}, as many as the board has")]
    Counts(usize),
    #[error("--start: the puzzle has another board, fleet or variant: also give --size {} --fleet {} and its variant", .0.size(), .0.fleet())]
    OtherBoard(Box<Setting>),
}

fn refuse<T>(unfit: impl StdError + Send + Sync + 'static) -> Result<T, RefusedError> {
    Err(RefusedError::content(format!("--game {GAME}"), unfit))
}
