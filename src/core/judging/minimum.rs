//! The claim that no fewer clues would do.

use thiserror::Error;

use super::verdict::Checked;
use crate::composing::{self, Minimum, check_minimum};
use crate::limits::{CancelledError, Limits};
use crate::standard::{Puzzle, Standard};

/// Why the claim of a minimum is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MinimumError {
    /// Without a solution there is nothing to compare the witness with.
    #[error("the puzzle names no solution")]
    NoSolution,
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
    /// The witness proves nothing.
    #[error(transparent)]
    Witness(#[from] composing::MinimumError),
}

/// Whether the claim of a minimum is proved; `None` if the puzzle makes no such claim.
///
/// # Errors
/// If it was given up.
pub fn check_claimed_minimum<P: Standard>(
    puzzle: &Puzzle<P>,
    limits: Limits,
) -> Result<Checked<MinimumError>, CancelledError> {
    puzzle.minimum.as_ref().map(|minimum| check(puzzle, minimum, limits)).transpose()
}

fn check<P: Standard>(
    puzzle: &Puzzle<P>,
    minimum: &Minimum<P::Layout>,
    limits: Limits,
) -> Result<Result<(), MinimumError>, CancelledError> {
    let Some(solution) = &puzzle.solution else { return Ok(Err(MinimumError::NoSolution)) };
    let is_chosen = |clue: &P::Clue| P::must_be_needed(P::topic(clue));
    let (chosen, others): (Vec<P::Clue>, Vec<P::Clue>) = P::each(&puzzle.clues).partition(is_chosen);
    let claims = [(P::CHOSEN, Some(minimum.clues), chosen.len()), (P::OTHERS, minimum.others, others.len())];
    for (what, claimed, found) in claims {
        if let Some(claimed) = claimed.filter(|&claimed| claimed != found) {
            return Ok(Err(MinimumError::Number { what, claimed, found }));
        }
    }
    let clues = minimum.clues + minimum.others.unwrap_or(0);
    let least = match (minimum.proved, minimum.at_least) {
        (true, None) => clues,
        (false, Some(bound)) if bound <= clues => bound,
        _ => return Ok(Err(MinimumError::Bound)),
    };
    let counts_others = minimum.others.is_some();
    let given = if counts_others { Vec::new() } else { others };
    let mut topics = puzzle.board.topics();
    topics.retain(|&topic| counts_others || P::must_be_needed(topic));
    let checked = check_minimum(&puzzle.board, solution, &given, &topics, least, &minimum.witness, limits)?;
    Ok(checked.map_err(Into::into))
}
