//! Is it true? The check of a puzzle, of what it claims, and certificates.

mod certificate;

use std::sync::atomic::AtomicBool;

use super::board::Layout;
use super::clues::{Clue, Clues};
use super::compose::{WrongMinimum, check_minimum};
use super::engines::{Conflict, Method, Solutions, Solved, Solver};
use super::puzzle::Puzzle;

/// What is found about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The only solution, or two of several.
    pub solutions: Vec<Layout>,
    /// The engine that found them.
    pub by: Method,
    /// Why there is no solution, if there is none; `Some(None)` if the engines disagree, which is a
    /// fault of the program.
    pub conflict: Option<Option<Conflict>>,
    /// The clues that could be left out, one at a time: of cells, and of counts if the puzzle claims
    /// a minimum of these, too. Empty unless there is one solution.
    pub spare: Vec<Clue>,
    /// Whether the solution in the file fits the clues; `None` if it has none.
    pub solution_fits: Option<bool>,
    /// Whether the claim of a minimum is proved; `None` if there is no claim.
    pub minimum: Option<Result<(), WrongMinimum>>,
}

impl Verdict {
    /// Whether there is exactly one solution.
    #[must_use]
    pub fn is_unique(&self) -> bool {
        self.solutions.len() == 1
    }

    /// Whether there is exactly one solution, and no clue can be left out.
    #[must_use]
    pub fn is_minimal(&self) -> bool {
        self.is_unique() && self.spare.is_empty()
    }

    /// Whether the puzzle is what it claims to be, as far as is known.
    #[must_use]
    pub fn holds(&self) -> bool {
        let is_wrong = |error: &WrongMinimum| *error != WrongMinimum::TooLarge;
        let minimum = self.minimum.as_ref().and_then(|checked| checked.as_ref().err());
        self.is_unique() && self.solution_fits != Some(false) && !minimum.is_some_and(is_wrong)
    }
}

/// Checks a puzzle with one engine, or with the one that is first.
///
/// # Errors
/// If the flag is set before it is known whether the puzzle is unique and minimal: the solutions
/// found by then.
pub fn verify(puzzle: &Puzzle, method: Option<Method>, cancel: &AtomicBool) -> Result<Verdict, Solutions> {
    let clues = &puzzle.clues;
    let mut solver = Solver::new(&puzzle.setting);
    let Solved { solutions, given_up, by } = solver.solve(clues, 2, method, cancel);
    if given_up {
        return Err(solutions);
    }
    let conflict = solutions.layouts.is_empty().then(|| solver.conflict(clues, cancel));
    let mut spare = Vec::new();
    if solutions.unique().is_some() {
        let has_counts = puzzle.minimum.as_ref().is_some_and(|minimum| minimum.counts.is_some());
        for clue in clues.iter().filter(|clue| has_counts || matches!(clue, Clue::Shown(_))) {
            let found = solver.solve(&without(clues, clue), 1, method, cancel);
            if found.given_up {
                return Err(solutions);
            }
            spare.extend(found.solutions.complete.then_some(clue));
        }
    }
    Ok(Verdict {
        by,
        conflict,
        spare,
        solution_fits: puzzle.solution.as_ref().map(|solution| clues.fit(solution)),
        minimum: check_minimum(puzzle),
        solutions: solutions.layouts,
    })
}

fn without(clues: &Clues, clue: Clue) -> Clues {
    let mut fewer = clues.clone();
    fewer.remove(clue.topic());
    fewer
}
