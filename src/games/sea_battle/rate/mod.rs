//! How hard a puzzle is: what a solver must be told, its level and its score.
//!
//! What is *seen* is found by always taking the cheapest technique that applies. Of this, a
//! [`SolutionPath`] *tells* only what is needed, and level and score are those of what is told.
//! Techniques of one level together conclude no less from more marks, and harder ones are used only
//! where they come to an end: so the level is the lowest whose techniques solve the puzzle. What
//! none of them solves is *beyond*; then the path leads as far as they go.
//!
//! Everything is computed on the canonical image of the puzzle, so that all its images are rated
//! alike.

mod hint;
mod path;

pub use hint::{NoHint, hint};
pub use path::{NotRated, SolutionPath, Stage, rating};

use super::clues::Clues;
use super::deduction::techniques::Technique;
use super::deduction::{Chart, Marks};
use super::puzzle::Rating;
use smyoz_core::deduction::{self, Limits, Stopped};
use smyoz_core::puzzles::Level;

/// Whether a puzzle with these clues, which leave one solution, is not harder than the rating says.
///
/// # Errors
/// If it was given up.
pub fn keeps(rating: &Rating, chart: &Chart, clues: &Clues, limits: Limits) -> Result<bool, Stopped> {
    let wanted = |technique: &Technique| technique.level <= rating.level && !rating.without.contains(&technique);
    Ok(rating.level == Level::Beyond || solves(chart, clues, wanted, limits)?)
}

/// Whether the wanted techniques solve these clues.
///
/// # Errors
/// If it was given up.
pub fn solves(
    chart: &Chart,
    clues: &Clues,
    wanted: impl Fn(&Technique) -> bool,
    limits: Limits,
) -> Result<bool, Stopped> {
    deduction::solves(&(), Marks::start(chart, clues), wanted, limits)
}
