//! What a batch does with a seed of SMYOZ.

use std::time::Duration;

use crate::cli::puzzle_files::beside;
use crate::registry::{AnyPuzzle, Attempt, Dispute, Job, JobError, over_after};
use smyoz_core::batch::Outcome;
use smyoz_core::engines::EngineChoice;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;
use smyoz_games::smyoz::compose::{AttemptError, Filter, Goal, Options, Wish, attempt};

/// What became of a seed, with a puzzle of any game.
pub(in crate::cli) fn any_outcome<P: AnyPuzzle>(outcome: Outcome<P>) -> Outcome<Box<dyn AnyPuzzle>> {
    match outcome {
        Outcome::Puzzle { puzzle, minimal } => Outcome::Puzzle { puzzle: Box::new(puzzle), minimal },
        Outcome::Twin { id, of } => Outcome::Twin { id, of },
        Outcome::Unfit(reason) => Outcome::Unfit(reason),
        Outcome::Declined(reason) => Outcome::Declined(reason),
    }
}

/// The work on seeds of SMYOZ.
pub(super) struct Smyoz {
    pub options: Options,
    pub filter: Filter,
    /// The time for the puzzle of a seed, after which it need not have the fewest clues.
    pub time_limit: Option<Duration>,
    /// Whether the clues to begin with need no others.
    pub is_single: bool,
}

impl Job for Smyoz {
    fn attempt(&self, seed: Seed, limits: Limits) -> Result<Attempt, JobError> {
        let enough = over_after(self.time_limit);
        match attempt(seed, &self.options, &self.filter, limits.content_once(&enough)) {
            Ok((outcome, certificate)) => {
                let files = certificate.map(|certificate| certificate.files(beside()));
                Ok((any_outcome(outcome), files))
            }
            Err(AttemptError::Cancelled) => Err(JobError::Cancelled),
            Err(AttemptError::Disagreement(found)) => {
                Err(JobError::Dispute(Dispute { message: found.to_string(), report: found.report() }))
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

    fn clue(&self) -> &'static str {
        "shot"
    }

    fn is_single(&self) -> bool {
        self.is_single
    }
}
