//! The solution that a certificate is about, and what is certified of it.

use super::certificate::{Certifiable, CertifyError, Statement};
use super::verdict::fits_its_solution;
use crate::engines::{NoOther, Solver};
use crate::game::NoLemma;
use crate::limits::{CancelledError, Limits};
use crate::standard::{Puzzle, Standard};

/// The only solution of a puzzle. If the puzzle names one, that is meant.
fn only_solution<P: Standard>(puzzle: &Puzzle<P>, limits: Limits) -> Result<P::Layout, CertifyError<P::Layout>> {
    if fits_its_solution(puzzle) == Some(false) {
        return Err(CertifyError::WrongSolution);
    }
    let solved = Solver::new(&puzzle.board).solve(&puzzle.clues, 2, limits);
    if solved.given_up {
        return Err(CancelledError.into());
    }
    let found = solved.solutions.layouts;
    let solution = puzzle.solution.as_ref().or(found.first()).ok_or(CertifyError::NoSolution)?.clone();
    match found.into_iter().find(|layout| *layout != solution) {
        Some(other) => Err(CertifyError::Several(Box::new([solution, other]))),
        None => Ok(solution),
    }
}

/// The solution that a puzzle names, if any.
fn known<P: Standard>(puzzle: &Puzzle<P>) -> Vec<P::Layout> {
    puzzle.solution.iter().cloned().collect()
}

/// That no layout fits but the solution.
fn statement<P: Standard>(puzzle: &Puzzle<P>) -> Statement {
    let known = known(puzzle);
    let mut comments = puzzle.board.comments();
    comments.extend(known.iter().map(|solution| format!("solution {}", puzzle.board.rows(solution).join(" "))));
    // A game whose formula grew with the models of a proof would have to name its lemmas here.
    let lemmas: Vec<NoLemma> = Vec::new();
    let claim = NoOther::with_lemmas(&puzzle.board, puzzle.clues.clone(), known, lemmas);
    Statement { formula: claim.formula(), comments }
}

impl<P: Standard> Certifiable for Puzzle<P> {
    type Layout = P::Layout;

    fn solution_fits(&self) -> Option<bool> {
        fits_its_solution(self)
    }

    fn solutions(&self) -> Vec<P::Layout> {
        known(self)
    }

    fn proved(&self, limits: Limits) -> Result<(Self, Statement), CertifyError<P::Layout>> {
        let puzzle = Self { solution: Some(only_solution(self, limits)?), ..self.clone() };
        let statement = statement(&puzzle);
        Ok((puzzle, statement))
    }

    fn derived(&self, _: &str) -> Result<Statement, String> {
        Ok(statement(self))
    }
}
