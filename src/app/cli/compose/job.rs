//! What a batch does with a seed, which each game does in its own way.

use std::time::Duration;

use crate::cli::puzzle_files::{Filed, certificate_files};
use smyoz_core::batch::Outcome;
use smyoz_core::judging::certificate::Files;
use smyoz_games::smyoz::compose::{Filter, Goal, Options, Wish, attempt};
use smyoz_games::smyoz::puzzle::Puzzle;
use smyoz_games::smyoz::{EngineChoice, Seed};

/// The work of a game on the seeds of a batch.
pub(in crate::cli) trait Job: Sync {
    /// What is composed.
    type Puzzle: Filed;

    /// What becomes of a seed on its own, before it is compared with others, with the certificate
    /// of its puzzle if one was asked for.
    fn attempt(&self, seed: Seed) -> Result<Attempt<Self::Puzzle>, Dispute>;

    /// Why a puzzle has more clues than needed; `None` if they were asked for one by one.
    fn reason_for_more(&self) -> Option<&'static str>;

    /// The engine that proves the puzzles.
    fn engine(&self) -> EngineChoice;

    /// Whether certificates are made.
    fn certifies(&self) -> bool;
}

/// What became of a seed, with the files of the certificate of its puzzle.
pub(in crate::cli) type Attempt<P> = (Outcome<P>, Option<Files>);

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

    fn attempt(&self, seed: Seed) -> Result<Attempt<Puzzle>, Dispute> {
        match attempt(seed, &self.options, &self.filter, self.time_limit) {
            Ok((outcome, certificate)) => Ok((outcome, certificate.as_ref().map(certificate_files))),
            Err(found) => Err(Dispute { message: found.to_string(), report: found.report() }),
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
