//! Whether a puzzle is what it claims to be.

use thiserror::Error;

use super::minimum::{MinimumError, check_claimed_minimum};
use crate::composing;
use crate::engines::{Conflict, EngineChoice, Method, Solutions, Solved, Solver};
use crate::limits::{CancelledError, Limits};
use crate::rating::{RateError, Rater as _, RatingError};
use crate::standard::{Puzzle, Standard};

/// Whether a claim is right, and why not; `None` if the puzzle does not make it.
pub type Checked<E> = Option<Result<(), E>>;

/// Whether the solution that a puzzle names fits its clues and is legal; `None` if it names none.
pub(super) fn fits_its_solution<P: Standard>(puzzle: &Puzzle<P>) -> Option<bool> {
    puzzle.solution.as_ref().map(|layout| puzzle.board.fits_all(&puzzle.clues, layout))
}

/// What is found about a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<P: Standard> {
    /// The only solution, or two of several.
    pub solutions: Vec<P::Layout>,
    /// The engine that found them.
    pub by: Method,
    /// Why there is no solution, if there is none; `Some(None)` if the engines disagree, which is a
    /// fault of the program.
    pub conflict: Option<Option<Conflict<P::Clue>>>,
    /// The clues, of those that were chosen, that could be left out, one at a time, without another
    /// solution and without the puzzle becoming harder than it says. Empty unless there is one
    /// solution.
    pub spare: Vec<P::Clue>,
    /// Whether the solution in the file fits the clues; `None` if it has none.
    pub solution_fits: Option<bool>,
    /// Whether the layout of the puzzle's seed is its solution; `None` if it has no seed, or no
    /// solution is known.
    pub seed_fits: Option<bool>,
    /// Whether the claim of a minimum is proved; `None` if there is no claim.
    pub minimum: Checked<MinimumError>,
    /// Whether the puzzle's rating agrees with a new one; `None` if it has no rating or not exactly
    /// one solution.
    pub rating: Checked<RatingError<RateError>>,
}

/// A check was cancelled before its answer was known.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("cancelled")]
pub struct UndecidedError<L> {
    /// The solutions found by then.
    pub found: Solutions<L>,
}

impl<P: Standard> Verdict<P> {
    /// Whether there is exactly one solution.
    pub fn is_unique(&self) -> bool {
        self.solutions.len() == 1
    }

    /// Whether there is exactly one solution, and no clue can be left out.
    pub fn is_minimal(&self) -> bool {
        self.is_unique() && self.spare.is_empty()
    }

    /// Whether the claim of a minimum is too large to check.
    pub fn is_undecided(&self) -> bool {
        self.minimum == Some(Err(MinimumError::Witness(composing::MinimumError::TooLarge)))
    }

    /// Whether the puzzle is what it claims to be, as far as is known.
    pub fn holds(&self) -> bool {
        let wrong_minimum = matches!(self.minimum, Some(Err(_))) && !self.is_undecided();
        let wrong_rating = self.rating.as_ref().and_then(|checked| checked.as_ref().err());
        self.is_unique()
            && self.solution_fits != Some(false)
            && self.seed_fits != Some(false)
            && !wrong_minimum
            && !wrong_rating.is_some_and(RatingError::is_comparable)
    }
}

/// Checks a puzzle with an engine of choice.
///
/// # Errors
/// If it is cancelled before it is known whether the puzzle is unique, minimal and rated rightly.
pub fn verify<P: Standard>(
    puzzle: &Puzzle<P>,
    engine: EngineChoice,
    limits: Limits,
) -> Result<Verdict<P>, UndecidedError<P::Layout>> {
    let mut solver = Solver::by(&puzzle.board, engine);
    let Solved { solutions, given_up, by } = solver.solve(&puzzle.clues, 2, limits);
    if given_up {
        return Err(UndecidedError { found: solutions });
    }
    let conflict = solutions.layouts.is_empty().then(|| solver.conflict(&puzzle.clues, limits));
    let claims = Claims::check(puzzle, &mut solver, solutions.unique(), limits);
    let Ok(Claims { spare, solution_fits, seed_fits, minimum, rating }) = claims else {
        return Err(UndecidedError { found: solutions });
    };
    let solutions = solutions.layouts;
    Ok(Verdict { solutions, by, conflict, spare, solution_fits, seed_fits, minimum, rating })
}

/// What is found about the claims of a puzzle: see [`Verdict`].
struct Claims<P: Standard> {
    spare: Vec<P::Clue>,
    solution_fits: Option<bool>,
    seed_fits: Option<bool>,
    minimum: Checked<MinimumError>,
    rating: Checked<RatingError<RateError>>,
}

impl<P: Standard> Claims<P> {
    /// Checks the claims of a puzzle that has this only solution, or none or several.
    fn check(
        puzzle: &Puzzle<P>,
        solver: &mut Solver<P>,
        unique: Option<&P::Layout>,
        limits: Limits,
    ) -> Result<Self, CancelledError> {
        let Puzzle { board, clues, .. } = puzzle;
        let (mut spare, mut rating) = (Vec::new(), None);
        if unique.is_some() {
            let rated = puzzle.rating.as_ref().map(|rating| (P::Rater::prepare(board), rating));
            // Also the others if the puzzle claims a minimum of these.
            let counts_others = puzzle.minimum.as_ref().is_some_and(|minimum| minimum.others.is_some());
            for clue in P::each(clues).filter(|clue| counts_others || P::must_be_needed(P::topic(clue))) {
                let fewer = board.clues(P::each(clues).filter(|other| *other != clue));
                let found = solver.solve(&fewer, 1, limits);
                if found.given_up {
                    return Err(CancelledError);
                }
                let keeps_level =
                    || rated.as_ref().map_or(Ok(true), |(rater, rating)| rater.keeps(rating, &fewer, limits));
                if found.solutions.complete && keeps_level()? {
                    spare.push(clue);
                }
            }
            rating = rated.as_ref().map(|(rater, rating)| rater.check(clues, rating, limits)).transpose()?;
        }
        let minimum = check_claimed_minimum(puzzle, limits)?;
        let solution_fits = fits_its_solution(puzzle);
        let solution = puzzle.solution.as_ref().filter(|_| solution_fits == Some(true)).or(unique);
        let seed_fits = solution.zip(puzzle.seed).map(|(solution, seed)| board.is_of_seed(solution, seed, limits));
        Ok(Self { spare, solution_fits, seed_fits: seed_fits.transpose()?, minimum, rating })
    }
}
