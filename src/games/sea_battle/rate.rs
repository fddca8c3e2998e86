//! How hard a puzzle is, how it is solved, and what to do next: [`rating`] for this game.

use super::board::Setting;
use super::deduction::SeaBattle;
use smyoz_core::{game, rating};

pub use smyoz_core::rating::{Effort, RateError};

/// How hard a puzzle is.
pub type Rating = game::Rating<SeaBattle>;

/// A path from the clues to the solution.
pub type SolutionPath = rating::SolutionPath<Setting>;

/// A part of a path.
pub type Stage<'a> = rating::Stage<'a, Setting>;

/// Why there is no hint.
pub type HintError = rating::HintError<SeaBattle>;
