//! What a batch does with a seed.

use std::error::Error as StdError;
use std::time::{Duration, Instant};

use serde_json::Value;
use thiserror::Error;

use super::puzzle::AnyPuzzle;
use smyoz_core::batch::Outcome;
use smyoz_core::game::NoLayout;
use smyoz_core::judging::certificate::Files;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;

/// The work of a game on the seeds of a batch.
pub trait Job: Sync {
    /// What becomes of a seed on its own, before it is compared with others, with the certificate
    /// of its puzzle if one was asked for. All work ends soon after it is cancelled.
    ///
    /// # Errors
    /// If that is not known.
    fn attempt(&self, seed: Seed, limits: Limits) -> Result<Attempt, JobError>;

    /// Why a puzzle has more clues than needed; `None` if they were asked for one by one.
    fn reason_for_more(&self) -> Option<&'static str>;

    /// Whether all seeds have the same puzzle: that of clues which need no others.
    fn is_single(&self) -> bool;

    /// Whether the seeds take turns with the levels that are wanted, so that puzzles can be spread
    /// evenly over these.
    fn makes_levels(&self) -> bool;

    /// An option that is in effect although it need not be given: its name and value.
    fn implied(&self) -> Option<(&'static str, Value)>;

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
    /// The seed has no layout: why.
    NoLayout(String),
    /// No seed has a puzzle: why.
    Hopeless(String),
    /// The engines disagree.
    Dispute(Dispute),
}

impl From<NoLayout> for JobError {
    fn from(reason: NoLayout) -> Self {
        match reason {
            NoLayout::OfSeed(why) => Self::NoLayout(why),
            NoLayout::OfAny(why) => Self::Hopeless(why),
            NoLayout::Cancelled => Self::Cancelled,
        }
    }
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

/// What an option or the file that it names holds.
#[derive(Clone, Debug)]
pub struct Text {
    /// What messages call it: the file or the option.
    pub name: String,
    /// The text.
    pub text: String,
}

impl Text {
    /// Reads what the text stands for.
    ///
    /// # Errors
    /// If it cannot be read; the error names the place.
    pub fn read<T, E: Into<Box<dyn StdError + Send + Sync>>>(
        &self,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<T, RefusedError> {
        read(&self.text).map_err(|error| RefusedError::content(&*self.name, error))
    }
}

/// Why nothing is composed as the options ask.
#[derive(Debug, Error)]
pub enum RefusedError {
    /// The options do not go together, or ask for something impossible.
    #[error("{0}")]
    Options(Box<dyn StdError + Send + Sync>),
    /// An option or a file holds something else than was expected.
    #[error("{place}: {error}")]
    Content {
        /// The option or the file.
        place: String,
        /// What is wrong with it.
        error: Box<dyn StdError + Send + Sync>,
    },
    /// Nothing can be made of the clues to begin with, for they contradict each other or decide too
    /// much, so that the answer is no.
    #[error("{0}")]
    Contradiction(String),
}

impl RefusedError {
    /// The error that a place holds something else than was expected.
    pub fn content(place: impl Into<String>, error: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        Self::Content { place: place.into(), error: error.into() }
    }
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
