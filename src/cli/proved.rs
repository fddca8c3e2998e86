//! The one solution of a puzzle, proved before it is printed.

use std::sync::atomic::AtomicBool;

use thiserror::Error;

use crate::judge::Ties;
use crate::puzzle::Puzzle;
use crate::smyoz::{EngineChoice, Layout, engines};

/// Why a puzzle does not have one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(super) enum NotProved {
    /// It has none, or several.
    #[error("expected a puzzle with exactly one solution")]
    NotUnique,
    /// Its file names another one.
    #[error("expected a puzzle with exactly the solution that it names")]
    OtherSolution,
    /// It is said to be unique up to symmetry, but is not, or names no solution.
    #[error("expected a puzzle with just the solution that it names and its images")]
    NotUpToSymmetry,
}

/// The solution of a puzzle: the only one or, if its clues determine it only up to symmetry, the
/// one that it names.
///
/// # Errors
/// If there is none or there are others, or it names another one.
pub(super) fn solution(puzzle: &Puzzle) -> Result<Layout, NotProved> {
    let clues = puzzle.clues();
    let images = if puzzle.up_to_symmetry { clues.symmetries().count() } else { 1 };
    let found = engines::solve(EngineChoice::Auto, &clues, images, &AtomicBool::new(false)).solutions;
    if puzzle.up_to_symmetry {
        let named = puzzle.solution.filter(|layout| found.layouts.contains(layout));
        return named.filter(|_| Ties::of(&clues, &found).is_some()).ok_or(NotProved::NotUpToSymmetry);
    }
    let unique = found.unique();
    match puzzle.solution {
        Some(named) if unique != Some(named) => Err(NotProved::OtherSolution),
        _ => unique.ok_or(NotProved::NotUnique),
    }
}
