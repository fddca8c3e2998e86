//! What a batch does with a seed, which each game does in its own way.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use super::puzzle::AnyPuzzle;
use smyoz_core::batch::Outcome;
use smyoz_core::engines::EngineChoice;
use smyoz_core::judging::certificate::Files;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Bounds, Levels, Seed};

/// The work of a game on the seeds of a batch.
pub trait Job: Sync {
    /// What becomes of a seed on its own, before it is compared with others, with the certificate
    /// of its puzzle if one was asked for. All work ends soon after it is cancelled.
    ///
    /// # Errors
    /// If that is not known.
    fn attempt(&self, seed: Seed, limits: Limits) -> Result<Attempt, JobError>;

    /// Why a puzzle has more clues than needed; `None` if they were asked for one by one.
    fn reason_for_more(&self) -> Option<&'static str> {
        None
    }

    /// The engine that proves the puzzles.
    fn engine(&self) -> EngineChoice {
        EngineChoice::Auto
    }

    /// Whether certificates are made.
    fn certifies(&self) -> bool;

    /// Whether all seeds have the same puzzle: that of clues which need no others.
    fn is_single(&self) -> bool {
        false
    }

    /// What the clues are called that are chosen for a layout, in the singular: `shot`.
    fn clue(&self) -> &'static str;
}

/// What became of a seed, with the files of the certificate of its puzzle.
pub type Attempt = (Outcome<Box<dyn AnyPuzzle>>, Option<Files>);

/// Why it is not known what becomes of a seed.
#[derive(Debug)]
pub enum JobError {
    /// The work was cancelled.
    Cancelled,
    /// The engines disagree.
    Dispute(Dispute),
}

/// The engines disagree about a puzzle, which is a fault of the program.
#[derive(Debug)]
pub struct Dispute {
    /// In a sentence.
    pub message: String,
    /// All that a bug report needs.
    pub report: String,
}

/// Whether a time is over that begins now. One that no clock will ever show has no end.
pub fn over_after(limit: Option<Duration>) -> impl Fn() -> bool {
    let end = limit.and_then(|limit| Instant::now().checked_add(limit));
    move || end.is_some_and(|end| Instant::now() >= end)
}

/// What may be wished of the puzzles of any game.
#[derive(Clone, Copy, Debug, Default)]
pub struct CommonWishes {
    /// As few clues as possible, whatever the level.
    pub minimum: bool,
    /// The levels.
    pub level: Option<Levels>,
    /// The scores.
    pub score: Option<Bounds>,
    /// The stars.
    pub stars: Option<Bounds>,
    /// The number of steps of the longest chain from a supposition.
    pub longest: Option<Bounds>,
    /// The number of suppositions.
    pub suppositions: Option<Bounds>,
    /// The time for the proof that fewer clues would not do.
    pub time_limit: Option<Duration>,
    /// Whether certificates are made.
    pub certifies: bool,
}

/// The value of an option that has none on the command line, in the settings of journals.
pub const YES: &str = "yes";

/// Work that can begin.
pub struct Prepared {
    /// The work on a seed.
    pub job: Box<dyn Job>,
    /// The options of the game, by name, and those that are implied, as journals hold them.
    pub settings: BTreeMap<String, String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_beyond_all_time_is_none() {
        assert!(!over_after(Some(Duration::MAX))());
        assert!(!over_after(None)() && over_after(Some(Duration::ZERO))());
    }
}
