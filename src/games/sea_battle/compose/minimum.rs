//! The proof that there can be no fewer clues: layouts that fewer clues cannot all tell from the
//! solution. And its check, which takes only the rules of the game and hitting sets.

use thiserror::Error;

use super::counterexamples::Counterexamples;
use crate::sea_battle::board::Layout;
use crate::sea_battle::clues::{Clue, Topic};
use crate::sea_battle::puzzle::{Minimum, Puzzle};
use smyoz_core::sat::hitting::{GroundSet, WorkBudget, without_spares};
use smyoz_core::sat::{BitSet, ElementSet};

/// The number of clues that were chosen, with the proof that fewer than `least` are impossible.
pub(super) fn minimum<S: ElementSet>(counterexamples: &Counterexamples<S>, chosen: &S, least: usize) -> Minimum {
    let is_cell = |topic: &Topic| matches!(topic, Topic::Shown(_));
    let (all, cells) = (counterexamples.topics(chosen).count(), counterexamples.topics(chosen).filter(is_cell).count());
    let only_cells = counterexamples.scope.iter().flatten().all(is_cell);
    let proved = all == least;
    Minimum {
        cells,
        counts: (!only_cells).then_some(all - cells),
        proved,
        at_least: (!proved).then_some(least),
        witness: witness(counterexamples, least),
    }
}

/// A few counterexamples that no fewer clues refute than all of them.
fn witness<S: ElementSet>(counterexamples: &Counterexamples<S>, least: usize) -> Vec<Layout> {
    let Some(fewer) = least.checked_sub(1) else { return Vec::new() };
    let ground = GroundSet::uniform(counterexamples.all());
    // The least demanding are left out first.
    let mut kept: Vec<_> = counterexamples.known.iter().collect();
    kept.sort_by_key(|(layout, difference)| (std::cmp::Reverse(difference.len()), *layout));
    // Where it is too much work to know, all is kept.
    let is_enough = |kept: &[&&(Layout, S)]| {
        let demands: Vec<S> = kept.iter().map(|(_, difference)| difference.clone()).collect();
        matches!(ground.is_hit_within_work(&demands, fewer, &mut WorkBudget::of(WORK)), Ok(false))
    };
    let kept = without_spares(kept, is_enough);
    let mut witness: Vec<_> = kept.into_iter().map(|(layout, _)| *layout).collect();
    witness.sort_unstable();
    witness
}

/// The most work for leaving out one part of a witness, in sets examined.
const WORK: u64 = 2_000_000;

/// The most work for the check of a minimum, in sets examined: a few seconds.
const CHECK: u64 = 300_000_000;

/// Why the claim of a minimum is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WrongMinimum {
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
    #[error("witness {0} is no other layout that fits the counts that are given")]
    NoCounterexample(usize),
    /// Fewer clues tell all layouts of the witness from the solution.
    #[error("the witness is too weak: fewer than {0} clues tell all its layouts from the solution")]
    Weak(usize),
    /// Whether it is a proof is not known: checking would take too long.
    #[error("it is too large to check")]
    TooLarge,
}

/// Checks what a puzzle claims about the smallest number of its clues; `None` if it claims nothing.
/// That its solution is the only one is not checked here.
///
/// # Errors
/// If the witness does not prove the claim.
#[must_use]
pub fn check_minimum(puzzle: &Puzzle) -> Option<Result<(), WrongMinimum>> {
    puzzle.minimum.as_ref().map(|minimum| check(puzzle, minimum))
}

fn check(puzzle: &Puzzle, minimum: &Minimum) -> Result<(), WrongMinimum> {
    let solution = puzzle.solution.as_ref().ok_or(WrongMinimum::NoSolution)?;
    let shown = puzzle.clues.shown().len();
    let counts: Vec<Clue> = puzzle.clues.iter().filter(|clue| matches!(clue, Clue::Count(_))).collect();
    let number = |what, claimed, found| match claimed == found {
        true => Ok(()),
        false => Err(WrongMinimum::Number { what, claimed, found }),
    };
    number("cells", minimum.cells, shown)?;
    minimum.counts.map_or(Ok(()), |claimed| number("counts", claimed, counts.len()))?;
    let clues = minimum.cells + minimum.counts.unwrap_or(0);
    let least = match (minimum.proved, minimum.at_least) {
        (true, None) => clues,
        (false, Some(bound)) if bound <= clues => bound,
        _ => return Err(WrongMinimum::Bound),
    };
    let given = if minimum.counts.is_some() { &[][..] } else { &counts };
    let topics: Vec<Topic> = match minimum.counts {
        Some(_) => Topic::counts(&puzzle.setting).chain(Topic::cells(&puzzle.setting)).collect(),
        None => Topic::cells(&puzzle.setting).collect(),
    };
    let mut sets = Vec::new();
    for (number, layout) in (1..).zip(&minimum.witness) {
        let fits = puzzle.setting.check(layout).is_empty() && given.iter().all(|clue| clue.fits(layout));
        if layout == solution || !fits {
            return Err(WrongMinimum::NoCounterexample(number));
        }
        let refutes = |at: &usize| !Clue::of(topics[*at], solution).fits(layout);
        sets.push((0..topics.len()).filter(refutes).collect::<BitSet>());
    }
    let Some(fewer) = least.checked_sub(1) else { return Ok(()) };
    let ground = GroundSet::uniform(BitSet::first(topics.len()));
    match ground.is_hit_within_work(&sets, fewer, &mut WorkBudget::of(CHECK)) {
        Ok(false) => Ok(()),
        Ok(true) => Err(WrongMinimum::Weak(least)),
        Err(_) => Err(WrongMinimum::TooLarge),
    }
}
