//! The solution that a certificate is about.

use super::verdict::Judged;
use crate::engines::Solver;
use crate::game::Game;
use crate::judging::certificate::CertifyError;
use crate::limits::{CancelledError, Limits};

/// The only solution of a puzzle. If the puzzle names one, that is meant.
///
/// # Errors
/// If there is none, or another one, or if it is cancelled before that is known.
pub fn only_solution<J: Judged>(
    puzzle: &J,
    limits: Limits,
) -> Result<<J::Game as Game>::Layout, CertifyError<<J::Game as Game>::Layout>> {
    if puzzle.fits_its_solution() == Some(false) {
        return Err(CertifyError::WrongSolution);
    }
    let solved = Solver::new(puzzle.problem()).solve(puzzle.clues(), 2, limits);
    if solved.given_up {
        return Err(CancelledError.into());
    }
    let found = solved.solutions.layouts;
    let solution = puzzle.solution().or(found.first()).ok_or(CertifyError::NoSolution)?.clone();
    match found.into_iter().find(|layout| *layout != solution) {
        Some(other) => Err(CertifyError::Several(Box::new([solution, other]))),
        None => Ok(solution),
    }
}
