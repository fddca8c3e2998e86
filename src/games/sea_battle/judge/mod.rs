//! Is it true? What puzzles claim, and certificates.

use super::board::Setting;
use super::rate::RateError;
use smyoz_core::judging;
use smyoz_core::rating;

pub use smyoz_core::judging::verify;

/// What is found about a puzzle.
pub type Verdict = judging::Verdict<Setting>;

/// Why a rating is wrong.
pub type RatingError = rating::RatingError<RateError>;
