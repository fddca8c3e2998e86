//! The one solution of a puzzle, proved before it is printed.

use std::sync::atomic::AtomicBool;

use thiserror::Error;

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
    /// It is said to be unique up to symmetry, but names no solution.
    #[error("expected a puzzle that names one of its solutions, which are images of each other")]
    NoneNamed,
}

/// The solution of a puzzle: the only one or, if its clues are said to determine it only up to
/// symmetry, the one that it names. Whether the others are its images is found out by whoever looks
/// for the shots that decide between them.
///
/// # Errors
/// If there is none or there are others, or it names another one.
pub(super) fn solution(puzzle: &Puzzle) -> Result<Layout, NotProved> {
    if puzzle.up_to_symmetry {
        return puzzle.solution.ok_or(NotProved::NoneNamed);
    }
    let solved = engines::solve(EngineChoice::Auto, &puzzle.clues(), 1, &AtomicBool::new(false));
    let unique = solved.solutions.unique().copied();
    match puzzle.solution {
        Some(named) if unique != Some(named) => Err(NotProved::OtherSolution),
        _ => unique.ok_or(NotProved::NotUnique),
    }
}
