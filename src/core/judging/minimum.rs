//! The claim that no fewer clues would do.
//!
//! A witness is a list of layouts that no smaller set of clues can distinguish from the solution.
//! Checking it takes only the rules of the game and hitting sets. That the puzzle keeps its promise
//! must be established beforehand, by an engine.

use thiserror::Error;

use super::verdict::Checked;
use crate::composing::{NoBoundError, Witnessed};
use crate::game::{Game, Minimum, Puzzle};
use crate::limits::{Budget, CancelledError, Limits};

/// Why the claim of a minimum is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MinimumError {
    /// Without a solution there is nothing to compare the witness with.
    #[error("the puzzle names no solution")]
    NoSolution,
    /// The minimum is among clues that keep a promise, but those of the puzzle do not keep it.
    #[error("the puzzle does not keep its promise with the solution in the file")]
    PromiseNotKept,
    /// A claimed number of clues is not that of the puzzle.
    #[error("it claims {claimed} {what}, but the puzzle has {found}")]
    Number {
        /// What is [chosen](crate::game::Game::CHOSEN), or the [others](crate::game::Game::OTHERS).
        what: &'static str,
        /// The claimed number.
        claimed: usize,
        /// The number in the puzzle.
        found: usize,
    },
    /// The bound is missing, superfluous, or larger than the number of clues.
    #[error("expected a bound `at_least`, up to the number of clues, if and only if `proved` is false")]
    Bound,
    /// A layout of the witness, by its number, is the solution itself, which is no counterexample.
    #[error("witness {0} is the solution itself")]
    Solution(usize),
    /// A layout of the witness, by its number, is not legal or does not fit what is given.
    #[error("witness {0} does not fit what is given")]
    Unfit(usize),
    /// Fewer clues distinguish all layouts of the witness from the solution.
    #[error("the witness is too weak: {enough} clues distinguish all its layouts from the solution")]
    Weak {
        /// The number of clues that suffice.
        enough: usize,
    },
    /// Whether it is a proof is not known.
    #[error(transparent)]
    NoBound(#[from] NoBoundError),
}

/// The most layouts that a witness may have. Composed puzzles, whose witnesses have no superfluous
/// layouts, have some tens.
const WITNESSES: usize = 2000;

/// The most work on a witness, in sets examined: a few seconds.
const WORK: u64 = 300_000_000;

/// Whether the claim of a minimum is proved; `None` if the puzzle makes no such claim. It must keep
/// its promise with the solution that it names.
///
/// # Errors
/// If it was given up.
pub fn check_claimed_minimum<G: Game>(
    puzzle: &Puzzle<G>,
    limits: Limits,
) -> Result<Checked<MinimumError>, CancelledError> {
    let check = |minimum| check(puzzle, minimum, Budget::new(limits.within(WORK)));
    let checked = puzzle.minimum.as_ref().map(check);
    limits.check()?;
    Ok(checked)
}

fn check<G: Game>(puzzle: &Puzzle<G>, minimum: &Minimum<G::Layout>, mut work: Budget) -> Result<(), MinimumError> {
    let solution = puzzle.solution.as_ref().ok_or(MinimumError::NoSolution)?;
    let is_chosen = |clue: &G::Clue| G::must_be_needed(G::topic(clue));
    let (chosen, others): (Vec<G::Clue>, Vec<G::Clue>) = G::each(&puzzle.clues).partition(is_chosen);
    let claims = [(G::CHOSEN, Some(minimum.clues), chosen.len()), (G::OTHERS, minimum.others, others.len())];
    for (what, claimed, found) in claims {
        if let Some(claimed) = claimed.filter(|&claimed| claimed != found) {
            return Err(MinimumError::Number { what, claimed, found });
        }
    }
    let number = minimum.clues + minimum.others.unwrap_or(0);
    let counts_others = minimum.others.is_some();
    let mut topics = puzzle.board.topics();
    topics.retain(|&topic| counts_others || G::must_be_needed(topic));
    // So many clues cost at least as much; which they are may make them dearer.
    let single = topics.iter().map(|&topic| G::cost(topic)).min().unwrap_or(1);
    let cost = match (minimum.proved, minimum.at_least) {
        (true, None) => {
            let counted = chosen.iter().chain(others.iter().filter(|_| counts_others));
            counted.map(|clue| G::cost(G::topic(clue))).sum()
        }
        (false, Some(bound)) if bound <= number => bound * single,
        _ => return Err(MinimumError::Bound),
    };
    if minimum.witness.len() > WITNESSES {
        return Err(NoBoundError::TooLarge.into());
    }
    let given = puzzle.board.clues(others.into_iter().filter(|_| !counts_others));
    for (number, layout) in (1..).zip(&minimum.witness) {
        if layout == solution {
            return Err(MinimumError::Solution(number));
        }
        if !puzzle.board.fits_all(&given, layout) {
            return Err(MinimumError::Unfit(number));
        }
    }
    let claim = Witnessed { task: puzzle.task(), solution, topics: &topics, witness: &minimum.witness };
    match claim.least_below(&puzzle.board, cost, &mut work)? {
        None => Ok(()),
        Some(less) => Err(MinimumError::Weak { enough: less / single }),
    }
}
