//! Is it true? What puzzles claim, and certificates.

use super::board::Layout;
use super::clues::Clue;
use super::rate::RateError;
use smyoz_core::judging;
use smyoz_core::rating;
use smyoz_core::standard::MinimumError;

pub use smyoz_core::judging::verify;

/// What is found about a puzzle.
pub type Verdict = judging::Verdict<Layout, Clue, MinimumError, RateError>;

/// Why a rating is wrong.
pub type RatingError = rating::RatingError<RateError>;
