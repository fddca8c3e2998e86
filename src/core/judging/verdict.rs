//! Whether a puzzle is what it claims to be.

use thiserror::Error;

use super::minimum::{MinimumError, check_claimed_minimum};
use super::promised::{BeforeMercy, Ties};
use super::spare::spare as left_out;
use crate::composing::NoBoundError;
use crate::engines::{Conflict, EngineChoice, Method, Solutions, Solver};
use crate::game::{Game, Promise, Puzzle};
use crate::limits::{CancelledError, Limits};
use crate::rating::{Rater, RatingError};

/// Whether a claim is right, and why not; `None` if the puzzle does not make it.
pub type Checked<E> = Option<Result<(), E>>;

/// What is found about a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<G: Game> {
    /// The solutions: all of them if they are images of each other, otherwise at most two. The one
    /// that the puzzle names comes first, if it is one.
    pub solutions: Vec<G::Layout>,
    /// The engine that found them.
    pub by: Method,
    /// Why there is no solution, if there is none; `Some(None)` if the engines disagree, or one
    /// misses the solution that the puzzle names, which is a fault of the program.
    pub conflict: Option<Option<Conflict<G::Clue>>>,
    /// If there are several solutions, all images of one: what decides between them.
    pub ties: Option<Ties<G::Topic>>,
    /// If a clue is given apart: what the others leave.
    pub before_mercy: Option<BeforeMercy<G::Layout>>,
    /// Whether the solutions are those that the puzzle promises.
    pub keeps_promise: bool,
    /// The clues, of those that were chosen, that could be left out, one at a time, so that the
    /// puzzle still keeps its promise and becomes no harder than it says. Empty if it keeps neither
    /// its promise nor has one solution.
    pub spare: Vec<G::Clue>,
    /// Whether the solution in the file fits the clues; `None` if it has none.
    pub solution_fits: Option<bool>,
    /// Whether the layout of the puzzle's seed is its solution; `None` if it has no seed, or no
    /// solution is known.
    pub seed_fits: Option<bool>,
    /// Whether the claim of a minimum is proved; `None` if there is no claim.
    pub minimum: Checked<MinimumError>,
    /// Whether the puzzle's rating agrees with a new one; `None` if it has no rating or does not
    /// keep its promise.
    pub rating: Checked<RatingError>,
}

/// A check was cancelled before its answer was known.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("cancelled")]
pub struct UndecidedError<L> {
    /// The solutions found by then.
    pub found: Solutions<L>,
}

impl<G: Game> Verdict<G> {
    /// Whether there is exactly one solution.
    pub fn is_unique(&self) -> bool {
        self.solutions.len() == 1
    }

    /// Whether the puzzle keeps its promise, or is at least unique, and each clue is needed for
    /// that.
    pub fn is_minimal(&self) -> bool {
        (self.keeps_promise || self.is_unique()) && self.spare.is_empty()
    }

    /// Whether the engines disagree: a fault of the program.
    pub fn is_fault(&self) -> bool {
        self.conflict == Some(None)
    }

    /// Whether the claim of a minimum is too large to check.
    pub fn is_undecided(&self) -> bool {
        self.minimum == Some(Err(MinimumError::NoBound(NoBoundError::TooLarge)))
    }

    /// Whether the puzzle is what it claims to be, as far as is known.
    pub fn holds(&self) -> bool {
        let wrong_minimum = matches!(self.minimum, Some(Err(_))) && !self.is_undecided();
        let wrong_rating = self.rating.as_ref().and_then(|checked| checked.as_ref().err());
        self.keeps_promise
            && self.solution_fits != Some(false)
            && self.seed_fits != Some(false)
            && !wrong_minimum
            && !wrong_rating.is_some_and(RatingError::is_comparable)
    }
}

/// Checks a puzzle with an engine of choice.
///
/// # Errors
/// If it is cancelled before it is known whether the puzzle is what it claims to be.
pub fn verify<G: Game>(
    puzzle: &Puzzle<G>,
    engine: EngineChoice,
    limits: Limits,
) -> Result<Verdict<G>, UndecidedError<G::Layout>> {
    let clues = puzzle.all_clues();
    let mut solver = Solver::by(&puzzle.board, engine);
    // All images of a solution under the symmetries of the clues are solutions.
    let images = |layout| puzzle.board.images(&clues, layout);
    let expected = puzzle.solution.as_ref().map_or(1, |named| images(named).len());
    let mut answer = solver.solve(&clues, expected.max(2), limits);
    if let [first, second] = &answer.solutions.layouts[..] {
        let images = images(first);
        if images.len() > 2 && images.contains(second) {
            answer = solver.solve(&clues, images.len(), limits);
        }
    }
    let found = Found::new(puzzle, &clues, answer.solutions);
    if answer.given_up {
        return Err(UndecidedError { found: found.solutions });
    }
    let solutions = found.solutions.clone();
    check_claims(puzzle, &mut solver, answer.by, found, limits)
        .map_err(|CancelledError| UndecidedError { found: solutions })
}

/// The solutions of a puzzle, as an engine answers and as the puzzle says.
struct Found<G: Game> {
    /// The solutions that a [`Verdict`] lists.
    solutions: Solutions<G::Layout>,
    ties: Option<Ties<G::Topic>>,
    /// Whether the engine claims to have found all layouts, but not the one that the puzzle names,
    /// although that fits.
    is_fault: bool,
}

impl<G: Game> Found<G> {
    fn new(puzzle: &Puzzle<G>, clues: &G::Clues, mut solutions: Solutions<G::Layout>) -> Self {
        let named = puzzle.solution.as_ref().filter(|layout| puzzle.board.fits_all(clues, layout));
        let missing = named.filter(|layout| !solutions.layouts.contains(layout));
        let is_fault = solutions.complete && missing.is_some();
        let ties = Ties::of(&puzzle.board, clues, &solutions).filter(|_| !is_fault);
        // If the engine did not claim to know all, it found others first. A layout that it missed
        // must not pass for the only one.
        let listed = missing.filter(|_| !is_fault || !solutions.layouts.is_empty());
        solutions.layouts.splice(0..0, listed.cloned());
        if let Some(at) = solutions.layouts.iter().position(|layout| named == Some(layout)) {
            solutions.layouts[..=at].rotate_right(1);
        }
        if ties.is_none() {
            solutions.layouts.truncate(2);
        }
        Self { solutions, ties, is_fault }
    }
}

/// Checks what a puzzle claims, given its solutions.
fn check_claims<G: Game>(
    puzzle: &Puzzle<G>,
    solver: &mut Solver<G>,
    by: Method,
    Found { solutions, ties, is_fault }: Found<G>,
    limits: Limits,
) -> Result<Verdict<G>, CancelledError> {
    let solutions = solutions.layouts;
    let before_mercy = match puzzle.promise {
        Promise::Mercy(_) => Some(BeforeMercy::find(solver, &puzzle.clues, limits)?),
        Promise::One | Promise::UpToSymmetry => None,
    };
    let is_unique = solutions.len() == 1;
    let keeps_promise = match puzzle.promise {
        Promise::One => is_unique,
        Promise::UpToSymmetry => ties.is_some(),
        Promise::Mercy(_) => is_unique && before_mercy.as_ref().is_some_and(|before| before.is_local),
    };
    let solution_fits = puzzle.fits_its_solution();
    let rating = match puzzle.rating.as_ref().filter(|_| keeps_promise) {
        Some(rating) => Some(Rater::new(&puzzle.board).check(puzzle.task(), rating, limits)?),
        None => None,
    };
    let minimum = match keeps_promise && solution_fits != Some(false) {
        true => check_claimed_minimum(puzzle, limits)?,
        false => puzzle.minimum.as_ref().map(|_| Err(MinimumError::PromiseNotKept)),
    };
    let (mut spare, mut conflict) = (Vec::new(), None);
    if solutions.is_empty() || is_fault {
        conflict = Some(if is_fault { None } else { solver.conflict(&puzzle.all_clues(), limits) });
    } else if keeps_promise {
        spare = left_out(solver, puzzle, &solutions[0], limits)?;
    } else if is_unique {
        // Without a local ambiguity or images it is a plain puzzle, with a clue given apart as one
        // of its clues.
        let plain = Puzzle { clues: puzzle.all_clues(), promise: Promise::One, ..puzzle.clone() };
        spare = left_out(solver, &plain, &solutions[0], limits)?;
    }
    let seed_fits = seed_fits(puzzle, solution_fits, keeps_promise.then_some(&solutions[..]), limits)?;
    Ok(Verdict {
        solutions,
        by,
        conflict,
        ties,
        before_mercy,
        keeps_promise,
        spare,
        solution_fits,
        seed_fits,
        minimum,
        rating,
    })
}

/// Whether the layout of the puzzle's seed is its solution: the one that it names or, if it names
/// none that fits, one of those that it has if it keeps its promise, which are then given.
fn seed_fits<G: Game>(
    puzzle: &Puzzle<G>,
    solution_fits: Option<bool>,
    kept: Option<&[G::Layout]>,
    limits: Limits,
) -> Result<Option<bool>, CancelledError> {
    let Some(seed) = puzzle.seed else { return Ok(None) };
    let named = puzzle.solution.as_ref().filter(|_| solution_fits == Some(true));
    let Some(candidates) = named.map(std::slice::from_ref).or(kept) else { return Ok(None) };
    for layout in candidates {
        if puzzle.board.is_of_seed(layout, seed, limits)? {
            return Ok(Some(true));
        }
    }
    Ok(Some(false))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deduction::switches::Switches;

    /// A puzzle about three switches, of which the clues tell all but so many.
    fn puzzle(untold: usize) -> Puzzle<Switches> {
        let (board, solution) = (Switches(3), vec![true, false, true]);
        let told = board.topics().into_iter().skip(untold).map(|topic| board.about(topic, &solution));
        let clues = board.clues(told);
        Puzzle { solution: Some(solution), ..Puzzle::new(board, clues) }
    }

    fn judged(puzzle: &Puzzle<Switches>, answer: Solutions<Vec<bool>>) -> Verdict<Switches> {
        let mut solver = Solver::by(&puzzle.board, EngineChoice::Search);
        let found = Found::new(puzzle, &puzzle.all_clues(), answer);
        check_claims(puzzle, &mut solver, Method::Search, found, Limits::NONE).unwrap()
    }

    #[test]
    fn an_engine_that_misses_the_named_solution_is_at_fault() {
        let puzzle = puzzle(0);
        for layouts in [vec![], vec![vec![false; 3]]] {
            let verdict = judged(&puzzle, Solutions { layouts, complete: true });
            assert!(verdict.is_fault() && !verdict.is_unique() && !verdict.keeps_promise, "{verdict:?}");
        }
        let verdict = judged(&puzzle, Solutions { layouts: puzzle.solution.iter().cloned().collect(), complete: true });
        assert!(verdict.conflict.is_none() && verdict.holds() && verdict.is_minimal());
    }

    #[test]
    fn the_named_solution_comes_first() {
        let puzzle = puzzle(1);
        let verdict = verify(&puzzle, EngineChoice::Search, Limits::NONE).unwrap();
        assert_eq!((verdict.solutions.len(), verdict.solutions.first()), (2, puzzle.solution.as_ref()));
        assert!(!verdict.keeps_promise && verdict.spare.is_empty() && verdict.solution_fits == Some(true));
    }

    #[test]
    fn a_verdict_that_ran_out_of_work_knows_what_was_found() {
        let puzzle = puzzle(1);
        let found = (1..).map_while(|work| {
            let undecided = verify(&puzzle, EngineChoice::Search, Limits::NONE.within(work)).err()?;
            Some(undecided.found.layouts.len())
        });
        let found: Vec<usize> = found.collect();
        assert!(found.is_sorted() && found.contains(&1), "{found:?}");
    }
}
