//! The one solution of a puzzle, proved before it is printed.

use thiserror::Error;

use super::games::AnyPuzzle;
use smyoz_core::limits::Limits;
use smyoz_games::sea_battle::{self, Solver};
use smyoz_games::smyoz::puzzle::Puzzle;
use smyoz_games::smyoz::{EngineChoice, Layout, engines};

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

/// A puzzle whose solution can be found.
pub(super) trait Solvable: Sized {
    /// The puzzle with its solution.
    ///
    /// # Errors
    /// If it does not have exactly one, or names another one.
    fn solved(self) -> Result<Self, NotProved>;
}

impl Solvable for Puzzle {
    fn solved(self) -> Result<Self, NotProved> {
        let solution = solution(&self)?;
        Ok(Self { solution: Some(solution), ..self })
    }
}

impl Solvable for sea_battle::Puzzle {
    fn solved(self) -> Result<Self, NotProved> {
        let solutions = Solver::new(&self.setting).solutions(&self.clues, 1, Limits::NONE);
        let unique = solutions.unique().copied();
        match self.solution {
            Some(named) if unique != Some(named) => Err(NotProved::OtherSolution),
            _ => Ok(Self { solution: Some(unique.ok_or(NotProved::NotUnique)?), ..self }),
        }
    }
}

impl Solvable for AnyPuzzle {
    fn solved(self) -> Result<Self, NotProved> {
        Ok(match self {
            Self::Smyoz(puzzle) => Self::Smyoz(Box::new(puzzle.solved()?)),
            Self::SeaBattle(puzzle) => Self::SeaBattle(Box::new(puzzle.solved()?)),
        })
    }
}

/// The solution of a puzzle: the only one or, if its clues are said to determine it only up to
/// symmetry, the one that it names. Whether the others are its images is found out by whoever looks
/// for the shots that decide between them.
///
/// # Errors
/// If there is none or there are others, or it names another one.
fn solution(puzzle: &Puzzle) -> Result<Layout, NotProved> {
    if puzzle.up_to_symmetry {
        return puzzle.solution.ok_or(NotProved::NoneNamed);
    }
    let solved = engines::solve(EngineChoice::Auto, &puzzle.clues(), 1, Limits::NONE);
    let unique = solved.solutions.unique().copied();
    match puzzle.solution {
        Some(named) if unique != Some(named) => Err(NotProved::OtherSolution),
        _ => unique.ok_or(NotProved::NotUnique),
    }
}
