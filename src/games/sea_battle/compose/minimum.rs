//! The claim that there can be no fewer clues, and its check.

use thiserror::Error;

use super::Wish;
use crate::board::Layout;
use crate::clues::{Clue, Topic};
use crate::puzzle::{Minimum, Puzzle};
use smyoz_core::composing::{self, Proof};
use smyoz_core::limits::{CancelledError, Limits};

/// The number of clues that were chosen, with the proof that fewer are impossible.
pub(super) fn minimum(wish: &Wish, chosen: &[Topic], proof: &Proof<Layout>) -> Minimum {
    let is_cell = |topic: &&Topic| matches!(topic, Topic::Shown(_));
    let cells = chosen.iter().filter(is_cell).count();
    let only_cells = wish.scope.iter().flatten().all(|topic| is_cell(&topic));
    Minimum {
        cells,
        counts: (!only_cells).then_some(proof.clues - cells),
        proved: proof.is_proved(),
        at_least: (!proof.is_proved()).then_some(proof.least),
        witness: proof.witness.clone(),
    }
}

/// Why the claim of a minimum is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MinimumError {
    /// Without a solution there is nothing to compare the witness with.
    #[error("the puzzle names no solution")]
    NoSolution,
    /// The claimed number of cells or counts is not that of the puzzle.
    #[error("it claims {claimed} {what}, but the puzzle has {found}")]
    Number {
        /// `cells` or `counts`.
        what: &'static str,
        /// The claimed number.
        claimed: usize,
        /// The number in the puzzle.
        found: usize,
    },
    /// The bound is missing, superfluous, or larger than the number of clues.
    #[error("expected a bound `at_least`, up to the number of clues, if and only if `proved` is false")]
    Bound,
    /// A layout of the witness is not legal, is the solution, or does not fit the counts that are
    /// given.
    #[error("witness {0} is not another layout that fits the given counts")]
    NoCounterexample(usize),
    /// Fewer clues distinguish all layouts of the witness from the solution.
    #[error("the witness is too weak: fewer than {0} clues distinguish all its layouts from the solution")]
    Weak(usize),
    /// Whether it is a proof is not known: checking would take too long.
    #[error("it is too large to check")]
    TooLarge,
}

impl From<composing::MinimumError> for MinimumError {
    fn from(wrong: composing::MinimumError) -> Self {
        match wrong {
            composing::MinimumError::NoCounterexample(number) => Self::NoCounterexample(number),
            composing::MinimumError::Weak(least) => Self::Weak(least),
            composing::MinimumError::TooLarge => Self::TooLarge,
        }
    }
}

/// Checks what a puzzle claims about the smallest number of its clues; `None` if it claims nothing.
/// That its solution is the only one is not checked here.
///
/// # Errors
/// If it was given up.
pub fn check_minimum(puzzle: &Puzzle, limits: Limits) -> Result<Option<Result<(), MinimumError>>, CancelledError> {
    let Some(minimum) = &puzzle.minimum else { return Ok(None) };
    let claim = match Claim::of(puzzle, minimum) {
        Ok(claim) => claim,
        Err(wrong) => return Ok(Some(Err(wrong))),
    };
    let Claim { solution, given, topics, least } = claim;
    let checked =
        composing::check_minimum(&puzzle.setting, solution, &given, &topics, least, &minimum.witness, limits)?;
    Ok(Some(checked.map_err(MinimumError::from)))
}

/// What a witness must prove.
struct Claim<'a> {
    solution: &'a Layout,
    /// The clues that are given.
    given: Vec<Clue>,
    /// What the others can be about.
    topics: Vec<Topic>,
    /// The fewest of them.
    least: usize,
}

impl<'a> Claim<'a> {
    fn of(puzzle: &'a Puzzle, minimum: &Minimum) -> Result<Self, MinimumError> {
        let solution = puzzle.solution.as_ref().ok_or(MinimumError::NoSolution)?;
        let shown = puzzle.clues.shown().len();
        let counts: Vec<Clue> = puzzle.clues.iter().filter(|clue| matches!(clue, Clue::Count(_))).collect();
        let number = |what, claimed, found| match claimed == found {
            true => Ok(()),
            false => Err(MinimumError::Number { what, claimed, found }),
        };
        number("cells", minimum.cells, shown)?;
        minimum.counts.map_or(Ok(()), |claimed| number("counts", claimed, counts.len()))?;
        let clues = minimum.cells + minimum.counts.unwrap_or(0);
        let least = match (minimum.proved, minimum.at_least) {
            (true, None) => clues,
            (false, Some(bound)) if bound <= clues => bound,
            _ => return Err(MinimumError::Bound),
        };
        let given = if minimum.counts.is_some() { Vec::new() } else { counts };
        let topics: Vec<Topic> = match minimum.counts {
            Some(_) => Topic::counts(&puzzle.setting).chain(Topic::cells(&puzzle.setting)).collect(),
            None => Topic::cells(&puzzle.setting).collect(),
        };
        Ok(Self { solution, given, topics, least })
    }
}
