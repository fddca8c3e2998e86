//! Whether a puzzle is what it claims to be.

use std::fmt::{Debug, Display};

use thiserror::Error;

use crate::engines::{Conflict, EngineChoice, Method, Solutions, Solved, Solver};
use crate::game::Game;
use crate::limits::{CancelledError, Limits};
use crate::rating::RatingError;

/// Whether a claim is right, and why not; `None` if the puzzle does not make it.
pub type Checked<E> = Option<Result<(), E>>;

/// A puzzle that claims to have one solution, and perhaps more than that.
pub trait Judged {
    /// The game.
    type Game: Game;

    /// Why the claim of a minimum is not proved.
    type MinimumError: Clone + Debug + PartialEq;

    /// Why a puzzle cannot be rated.
    type RateError: Clone + Debug + PartialEq + Display;

    /// The game.
    fn problem(&self) -> &Self::Game;

    /// The clues.
    fn clues(&self) -> &<Self::Game as Game>::Clues;

    /// The solution that the puzzle names.
    fn solution(&self) -> Option<&<Self::Game as Game>::Layout>;

    /// Whether the solution that the puzzle names fits its clues and is legal; `None` if it names
    /// none.
    fn fits_its_solution(&self) -> Option<bool> {
        self.solution().map(|layout| self.problem().fits_all(self.clues(), layout))
    }

    /// Whether the layout of the puzzle's seed is this solution; `None` if it has no seed.
    ///
    /// # Errors
    /// If it was given up.
    fn seed_fits(
        &self,
        solution: &<Self::Game as Game>::Layout,
        limits: Limits,
    ) -> Result<Option<bool>, CancelledError> {
        let _ = (solution, limits);
        Ok(None)
    }

    /// Whether a clue counts as one of those that were chosen, so that it should be needed.
    fn is_chosen(&self, clue: &<Self::Game as Game>::Clue) -> bool;

    /// Whether the puzzle would not be harder than it says if these, which leave one solution, were
    /// its clues. Puzzles that are not rated say nothing.
    ///
    /// # Errors
    /// If it was given up.
    fn keeps_level(&self, clues: &<Self::Game as Game>::Clues, limits: Limits) -> Result<bool, CancelledError>;

    /// Whether the claim of a minimum is proved; `None` if there is no claim.
    ///
    /// # Errors
    /// If it was given up.
    fn check_minimum(&self, limits: Limits) -> Result<Checked<Self::MinimumError>, CancelledError>;

    /// Whether it is not known whether a claim is proved.
    fn is_undecided(wrong: &Self::MinimumError) -> bool;

    /// Whether the rating of a puzzle that has one solution agrees with a new one; `None` if it has
    /// no rating.
    ///
    /// # Errors
    /// If it was given up.
    fn check_rating(&self, limits: Limits) -> Result<Checked<RatingError<Self::RateError>>, CancelledError>;
}

/// What is found about a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<L, C, M, N> {
    /// The only solution, or two of several.
    pub solutions: Vec<L>,
    /// The engine that found them.
    pub by: Method,
    /// Why there is no solution, if there is none; `Some(None)` if the engines disagree, which is a
    /// fault of the program.
    pub conflict: Option<Option<Conflict<C>>>,
    /// The clues, of those that were chosen, that could be left out, one at a time, without another
    /// solution and without the puzzle becoming harder than it says. Empty unless there is one
    /// solution.
    pub spare: Vec<C>,
    /// Whether the solution in the file fits the clues; `None` if it has none.
    pub solution_fits: Option<bool>,
    /// Whether the layout of the puzzle's seed is its solution; `None` if it has no seed, or no
    /// solution is known.
    pub seed_fits: Option<bool>,
    /// Whether the claim of a minimum is proved; `None` if there is no claim.
    pub minimum: Checked<M>,
    /// Whether the puzzle's rating agrees with a new one; `None` if it has no rating or not exactly
    /// one solution.
    pub rating: Checked<RatingError<N>>,
    /// Whether the claim of a minimum is too large to check.
    is_undecided: bool,
}

/// The verdict on a puzzle of this kind.
type VerdictOn<J> = Verdict<LayoutOf<J>, ClueOf<J>, <J as Judged>::MinimumError, <J as Judged>::RateError>;

type LayoutOf<J> = <<J as Judged>::Game as Game>::Layout;
type ClueOf<J> = <<J as Judged>::Game as Game>::Clue;

/// A check was cancelled before its answer was known.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("cancelled")]
pub struct UndecidedError<L> {
    /// The solutions found by then.
    pub found: Solutions<L>,
}

impl<L, C, M, N> Verdict<L, C, M, N> {
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
        self.is_undecided
    }

    /// Whether the puzzle is what it claims to be, as far as is known.
    pub fn holds(&self) -> bool {
        let wrong_minimum = matches!(self.minimum, Some(Err(_))) && !self.is_undecided;
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
pub fn verify<J: Judged>(
    puzzle: &J,
    engine: EngineChoice,
    limits: Limits,
) -> Result<VerdictOn<J>, UndecidedError<LayoutOf<J>>> {
    let (problem, clues) = (puzzle.problem(), puzzle.clues());
    let mut solver = Solver::by(problem, engine);
    let Solved { solutions, given_up, by } = solver.solve(clues, 2, limits);
    if given_up {
        return Err(UndecidedError { found: solutions });
    }
    let conflict = solutions.layouts.is_empty().then(|| solver.conflict(clues, limits));
    let claims = Claims::check(puzzle, &mut solver, solutions.unique(), limits);
    let Ok(Claims { spare, solution_fits, seed_fits, minimum, rating }) = claims else {
        return Err(UndecidedError { found: solutions });
    };
    Ok(Verdict {
        by,
        conflict,
        spare,
        seed_fits,
        solution_fits,
        is_undecided: matches!(&minimum, Some(Err(wrong)) if J::is_undecided(wrong)),
        minimum,
        rating,
        solutions: solutions.layouts,
    })
}

/// What is found about the claims of a puzzle: see [`Verdict`].
struct Claims<J: Judged> {
    spare: Vec<ClueOf<J>>,
    solution_fits: Option<bool>,
    seed_fits: Option<bool>,
    minimum: Checked<J::MinimumError>,
    rating: Checked<RatingError<J::RateError>>,
}

impl<J: Judged> Claims<J> {
    /// Checks the claims of a puzzle that has this only solution, or none or several.
    fn check(
        puzzle: &J,
        solver: &mut Solver<J::Game>,
        unique: Option<&LayoutOf<J>>,
        limits: Limits,
    ) -> Result<Self, CancelledError> {
        let (problem, clues) = (puzzle.problem(), puzzle.clues());
        let (mut spare, mut rating) = (Vec::new(), None);
        if unique.is_some() {
            for clue in J::Game::each(clues).filter(|clue| puzzle.is_chosen(clue)) {
                let fewer = problem.clues(J::Game::each(clues).filter(|other| *other != clue));
                let found = solver.solve(&fewer, 1, limits);
                if found.given_up {
                    return Err(CancelledError);
                }
                if found.solutions.complete && puzzle.keeps_level(&fewer, limits)? {
                    spare.push(clue);
                }
            }
            rating = puzzle.check_rating(limits)?;
        }
        let minimum = puzzle.check_minimum(limits)?;
        let solution_fits = puzzle.fits_its_solution();
        let solution = puzzle.solution().filter(|_| solution_fits == Some(true)).or(unique);
        let seed_fits = solution.map(|solution| puzzle.seed_fits(solution, limits)).transpose()?.flatten();
        Ok(Self { spare, solution_fits, seed_fits, minimum, rating })
    }
}
