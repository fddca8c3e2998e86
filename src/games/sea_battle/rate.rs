//! How hard a puzzle is, how it is solved, and what to do next: [`rating`] for this game.
//!
//! A puzzle states a rating, and a rating is that of a puzzle, so the two files refer to each
//! other.

use super::deduction::{Chart, Fact, LeanStep, SeaBattle};
use super::puzzle::Puzzle;
use smyoz_core::limits::Limits;
use smyoz_core::rating::{self, Rated};

pub use smyoz_core::rating::NotRated;

/// How hard a puzzle is.
pub type Rating = rating::Rating<SeaBattle>;

/// A path from the clues to the solution.
pub type SolutionPath = rating::SolutionPath<Chart>;

/// A part of a path.
pub type Stage<'a> = rating::Stage<'a, Chart>;

/// Why there is no hint.
pub type NoHint = rating::NoHint<Fact>;

impl Rated for Puzzle {
    type Reasoning = Chart;

    fn rating(&self) -> Option<&Rating> {
        self.rating.as_ref()
    }
}

/// The next step from these marks, without the techniques that the puzzle's rating excludes, and
/// what it rests on. The chart is that of the puzzle's game.
///
/// # Errors
/// If marks are wrong, or there is no next step.
pub fn hint(chart: &Chart, puzzle: &Puzzle, known: &[Fact], limits: Limits) -> Result<LeanStep, NoHint> {
    rating::hint(chart, &puzzle.clues, known, puzzle.excluded(), limits)
}
