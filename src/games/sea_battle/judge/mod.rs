//! Is it true? The check of a puzzle, of what it claims, and certificates.

mod certificate;

use std::sync::atomic::{AtomicBool, Ordering};

use itertools::Itertools;
use thiserror::Error;

use super::board::Layout;
use super::clues::{Clue, Clues};
use super::compose::{WrongMinimum, check_minimum};
use super::deduction::Chart;
use super::engines::{Conflict, Method, Solutions, Solved, Solver};
use super::puzzle::{Puzzle, Rating};
use super::rate::{self, NotRated, SolutionPath};
use smyoz_core::deduction::{Limits, Stopped};
use smyoz_core::puzzles::Difference;

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
    /// The clues that could be left out, one at a time, without another solution and without the
    /// puzzle becoming harder than it says: of cells, and of counts if the puzzle claims
    /// a minimum of these, too. Empty unless there is one solution.
    pub spare: Vec<Clue>,
    /// Whether the solution in the file fits the clues; `None` if it has none.
    pub solution_fits: Option<bool>,
    /// Whether the claim of a minimum is proved; `None` if there is no claim.
    pub minimum: Option<Result<(), WrongMinimum>>,
    /// Whether the puzzle's rating agrees with a new one; `None` if it has no rating or not exactly
    /// one solution.
    pub rating: Option<Result<(), WrongRating>>,
}

/// Why a rating is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WrongRating {
    /// The puzzle has another rating; these keys differ.
    #[error("{}", .0.iter().format(", "))]
    Other(Vec<Difference>),
    /// The puzzle cannot be rated.
    #[error("{0}")]
    None(NotRated),
    /// The rating is of another scale, so it cannot be compared.
    #[error("it is of scale {0}, and today's is {today}", today = Rating::SCALE)]
    Scale(u32),
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
        let wrong_rating = matches!(self.rating, Some(Err(WrongRating::Other(_) | WrongRating::None(_))));
        self.is_unique() && self.solution_fits != Some(false) && !minimum.is_some_and(is_wrong) && !wrong_rating
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
            let keeps_level = |clues: &Clues| keeps_level(puzzle, clues, cancel);
            let is_spare = match found.solutions.complete.then(|| keeps_level(&without(clues, clue))) {
                Some(Err(Stopped)) => return Err(solutions),
                Some(Ok(is_kept)) => is_kept,
                None => false,
            };
            spare.extend(is_spare.then_some(clue));
        }
    }
    Ok(Verdict {
        by,
        conflict,
        spare,
        solution_fits: puzzle.solution.as_ref().map(|solution| clues.fit(solution)),
        minimum: check_minimum(puzzle),
        rating: puzzle.rating.as_ref().filter(|_| solutions.unique().is_some()).map(|rating| check(puzzle, rating)),
        solutions: solutions.layouts,
    })
}

/// Checks the rating of a puzzle.
fn check(puzzle: &Puzzle, rating: &Rating) -> Result<(), WrongRating> {
    if rating.scale != Rating::SCALE {
        return Err(WrongRating::Scale(rating.scale));
    }
    let path = SolutionPath::of(puzzle).map_err(WrongRating::None)?;
    let differences = rating.differences(&path.rating);
    if differences.is_empty() { Ok(()) } else { Err(WrongRating::Other(differences)) }
}

/// Whether a puzzle with these clues instead would not be harder than it says.
fn keeps_level(puzzle: &Puzzle, clues: &Clues, cancel: &AtomicBool) -> Result<bool, Stopped> {
    let Some(rating) = &puzzle.rating else { return Ok(true) };
    let enough = || cancel.load(Ordering::Relaxed);
    rate::keeps(rating, &Chart::new(&puzzle.setting), clues, Limits::until(&enough))
}

fn without(clues: &Clues, clue: Clue) -> Clues {
    let mut fewer = clues.clone();
    fewer.remove(clue.topic());
    fewer
}
