//! The solution that a certificate is about.

use super::verdict::Judged;
use crate::engines::{Problem, Solver};
use crate::judging::certificate::NotCertified;
use crate::limits::{Limits, Stopped};

/// The only solution of a puzzle. If the puzzle names one, that is meant.
///
/// # Errors
/// If there is none, or another one, or if it is cancelled before that is known.
pub fn only_solution<J: Judged>(
    puzzle: &J,
    limits: Limits,
) -> Result<<J::Problem as Problem>::Layout, NotCertified<<J::Problem as Problem>::Layout>>
where
    <J::Problem as Problem>::Clues: PartialEq,
{
    if puzzle.fits_its_solution() == Some(false) {
        return Err(NotCertified::WrongSolution);
    }
    let solved = Solver::new(puzzle.problem()).solve(puzzle.clues(), 2, None, limits);
    if solved.given_up {
        return Err(Stopped.into());
    }
    let found = solved.solutions.layouts;
    let solution = puzzle.solution().or(found.first()).ok_or(NotCertified::NoSolution)?.clone();
    match found.into_iter().find(|layout| *layout != solution) {
        Some(other) => Err(NotCertified::Several(Box::new([solution, other]))),
        None => Ok(solution),
    }
}
