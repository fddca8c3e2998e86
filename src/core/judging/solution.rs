//! The solution that a certificate is about.

use std::sync::atomic::AtomicBool;

use super::verdict::Judged;
use crate::engines::{Problem, Solver};
use crate::judging::certificate::NotCertified;

/// The only solution of a puzzle. If the puzzle names one, that is meant.
///
/// # Errors
/// If there is none, or another one.
pub fn only_solution<J: Judged>(
    puzzle: &J,
) -> Result<<J::Problem as Problem>::Layout, NotCertified<<J::Problem as Problem>::Layout>>
where
    <J::Problem as Problem>::Clues: PartialEq,
{
    if puzzle.fits_its_solution() == Some(false) {
        return Err(NotCertified::WrongSolution);
    }
    let found = Solver::new(puzzle.problem()).solutions(puzzle.clues(), 2, &AtomicBool::new(false)).layouts;
    let solution = puzzle.solution().or(found.first()).ok_or(NotCertified::NoSolution)?.clone();
    match found.into_iter().find(|layout| *layout != solution) {
        Some(other) => Err(NotCertified::Several(Box::new([solution, other]))),
        None => Ok(solution),
    }
}
