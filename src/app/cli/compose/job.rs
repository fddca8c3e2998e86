//! What a batch does with a seed, which each game does in its own way.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::cli::puzzle_files::{Filed, certificate_files};
use smyoz_core::batch::Outcome;
use smyoz_core::judging::certificate::Files;
use smyoz_core::limits::Limits;
use smyoz_games::smyoz::compose::{AttemptError, Filter, Goal, Options, Wish, attempt};
use smyoz_games::smyoz::puzzle::Puzzle;
use smyoz_games::smyoz::{EngineChoice, Seed};

/// The work of a game on the seeds of a batch.
pub(in crate::cli) trait Job: Sync {
    /// What is composed.
    type Puzzle: Filed;

    /// What becomes of a seed on its own, before it is compared with others, with the certificate
    /// of its puzzle if one was asked for. All work ends soon after the flag `cancel` is set.
    fn attempt(&self, seed: Seed, cancel: &AtomicBool) -> Result<Attempt<Self::Puzzle>, Unfinished>;

    /// Why a puzzle has more clues than needed; `None` if they were asked for one by one.
    fn reason_for_more(&self) -> Option<&'static str>;

    /// The engine that proves the puzzles.
    fn engine(&self) -> EngineChoice;

    /// Whether certificates are made.
    fn certifies(&self) -> bool;
}

/// What became of a seed, with the files of the certificate of its puzzle.
pub(in crate::cli) type Attempt<P> = (Outcome<P>, Option<Files>);

/// Why it is not known what becomes of a seed.
#[derive(Debug)]
pub(in crate::cli) enum Unfinished {
    /// The work was cancelled.
    Cancelled,
    Dispute(Dispute),
}

/// Whether a time is over that begins now. One that no clock will ever show has no end.
pub(in crate::cli) fn over_after(limit: Option<Duration>) -> impl Fn() -> bool {
    let end = limit.and_then(|limit| Instant::now().checked_add(limit));
    move || end.is_some_and(|end| Instant::now() >= end)
}

/// The engines disagree about a puzzle, which is a fault of the program.
#[derive(Debug)]
pub(in crate::cli) struct Dispute {
    /// In a sentence.
    pub message: String,
    /// All that a bug report needs.
    pub report: String,
}

/// The work on seeds of SMYOZ.
pub(super) struct Smyoz {
    pub options: Options,
    pub filter: Filter,
    /// The time for the puzzle of a seed, after which it need not have the fewest clues.
    pub time_limit: Option<Duration>,
}

impl Job for Smyoz {
    type Puzzle = Puzzle;

    fn attempt(&self, seed: Seed, cancel: &AtomicBool) -> Result<Attempt<Puzzle>, Unfinished> {
        let enough = over_after(self.time_limit);
        match attempt(seed, &self.options, &self.filter, Limits::from(cancel).content_once(&enough)) {
            Ok((outcome, certificate)) => Ok((outcome, certificate.as_ref().map(certificate_files))),
            Err(AttemptError::Cancelled) => Err(Unfinished::Cancelled),
            Err(AttemptError::Disagreement(found)) => {
                Err(Unfinished::Dispute(Dispute { message: found.to_string(), report: found.report() }))
            }
        }
    }

    fn reason_for_more(&self) -> Option<&'static str> {
        match &self.options.goal {
            Goal::Unique { shots: Wish::Drawn(_), .. } => None,
            goal if goal.order().is_some() => Some("leaving one out would break the symmetry"),
            _ => Some("no larger set was found in which all are needed"),
        }
    }

    fn engine(&self) -> EngineChoice {
        self.options.engine
    }

    fn certifies(&self) -> bool {
        self.options.certify
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_beyond_all_time_is_none() {
        for (limit, is_over) in [(None, false), (Some(Duration::MAX), false), (Some(Duration::ZERO), true)] {
            assert_eq!(over_after(limit)(), is_over, "{limit:?}");
        }
    }

    #[test]
    fn a_cancelled_seed_has_no_outcome() {
        let job = Smyoz { options: Goal::MinimalInventory.into(), filter: Filter::default(), time_limit: None };
        let outcome = job.attempt(Seed::try_from(500).unwrap(), &AtomicBool::new(true));
        assert!(matches!(outcome, Err(Unfinished::Cancelled)));
    }
}
