//! Whether a puzzle could do with fewer clues: checks the *witness* in its file.
//!
//! A witness is a list of layouts that no smaller set of clues can distinguish from the solution.
//! Checking it takes only the rules of the game and hitting sets: one for a unique puzzle; up to
//! symmetry, one for each group of symmetries; for a mercy shot, one for each group of neighbours,
//! which [`near`](crate::engines::search::near) lists. That the puzzle keeps its promise must be
//! established beforehand, by an engine.

use thiserror::Error;

use super::aim::{NEIGHBOURS, mercy, shots, unique, up_to_symmetry};
use super::subject::Subject;
use crate::clues::{Inventory, Item, Topic, TopicSet};
use crate::puzzle::{Claim, Minimum, Puzzle};
use smyoz_core::composing::can_be_met;
use smyoz_core::judging::Checked;
use smyoz_core::limits::{Budget, CancelledError, Limits};
use smyoz_core::sat::hitting::WorkLimitError;

/// The cost of a shot where inventory items are also clues. It exceeds the number of items, so that
/// fewer clues are cheaper whatever they are.
pub(crate) const SHOT: usize = Item::ALL.len() + 1;
/// The cost of an item: among sets with equally many clues, those with fewer items are cheaper.
const ITEM: usize = SHOT + 1;

/// All shots and items, each a part. The costs rank sets by the number of clues, then by the number
/// of items.
pub(crate) fn shots_and_items() -> Vec<(TopicSet, usize)> {
    let shots = shots().into_iter().map(|(shot, _)| (shot, SHOT));
    shots.chain(Item::ALL.map(|item| (Topic::Item(item).into(), ITEM))).collect()
}

/// Why the claim of a minimum is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MinimumError {
    /// Without a solution there is nothing to compare the witness with.
    #[error("the puzzle names no solution")]
    NoSolution,
    /// The claimed number of shots or items is not that of the puzzle.
    #[error("it claims {claimed} {what}, but the puzzle has {found}")]
    Count {
        /// `shots` or `items`.
        what: &'static str,
        claimed: usize,
        /// The number in the puzzle.
        found: usize,
    },
    /// The bound is missing, superfluous, or larger than the number of clues.
    #[error("expected a bound `at_least`, up to the number of clues, if and only if `proved` is false")]
    Bound,
    /// A layout of the witness is the solution itself, which is no counterexample.
    #[error("witness {index} is the solution itself")]
    NoCounterexample {
        /// Its position in the list, from 1.
        index: usize,
    },
    /// A layout of the witness does not fit the inventory that is given.
    #[error("witness {index} does not fit the inventory's `{item}`")]
    Unfit {
        /// Its position in the list, from 1.
        index: usize,
        /// The item that it does not fit.
        item: Item,
    },
    /// Inventory items are counted, but the puzzle does not claim a unique solution.
    #[error("it counts inventory items, which only a puzzle with one solution does")]
    Items,
    /// Too many neighbours of the solution fit the inventory to examine all groups of them.
    #[error("{0} neighbours of the solution fit the inventory, but at most {max} can be examined", max = NEIGHBOURS)]
    TooMany(usize),
    /// No clues at all would keep the promise, so there is no smallest number of them.
    #[error("no set of clues keeps the puzzle's promise")]
    NoAim,
    /// The minimum is among clues that keep a promise, but those of the puzzle do not keep it.
    #[error("the puzzle does not keep its promise with the solution in the file")]
    PromiseNotKept,
    /// Fewer clues distinguish all layouts of the witness from the solution.
    #[error("the witness is too weak: {enough} clues distinguish all its layouts from the solution")]
    Weak {
        /// The number of clues that suffice.
        enough: usize,
    },
    /// Whether it is a proof is not known: checking would take too long.
    #[error("it is too large to check")]
    TooLarge,
}

impl From<WorkLimitError> for MinimumError {
    fn from(_: WorkLimitError) -> Self {
        Self::TooLarge
    }
}

/// The most layouts that a witness may have. Composed puzzles, whose witnesses have no superfluous
/// layouts, have some tens.
const WITNESSES: usize = 2000;

/// The most work on a witness, in sets examined: a few seconds.
const WORK: u64 = 300_000_000;

/// Checks what a puzzle claims about the smallest number of its clues; `None` if it claims nothing.
/// The puzzle must keep its promise with the solution that it names.
pub fn check(puzzle: &Puzzle, limits: Limits) -> Result<Checked<MinimumError>, CancelledError> {
    let check = |minimum| check_claim(puzzle, minimum, Budget::new(limits.within(WORK)));
    let checked = puzzle.minimum.as_ref().map(check);
    limits.check()?;
    Ok(checked)
}

fn check_claim(puzzle: &Puzzle, minimum: &Minimum, mut work: Budget) -> Result<(), MinimumError> {
    let subject = Subject::new(puzzle.solution.ok_or(MinimumError::NoSolution)?);
    let given = Topic::items(puzzle.inventory.items());
    let count = |what, claimed, found| match claimed == found {
        true => Ok(()),
        false => Err(MinimumError::Count { what, claimed, found }),
    };
    count("shots", minimum.shots, puzzle.shots.len())?;
    minimum.items.map_or(Ok(()), |items| count("items", items, given.len()))?;
    let clues = minimum.shots + minimum.items.unwrap_or(0);
    match (minimum.proved, minimum.at_least) {
        (true, None) => {}
        (false, Some(bound)) if bound <= clues => {}
        _ => return Err(MinimumError::Bound),
    }

    let frame = if minimum.items.is_some() { TopicSet::EMPTY } else { given };
    let aims = match (puzzle.claim(), minimum.items) {
        (Claim::Unique, Some(_)) => unique(&subject, shots_and_items()),
        (Claim::Unique, None) => unique(&subject, shots()),
        (Claim::UpToSymmetry, None) => up_to_symmetry(&subject),
        (Claim::Mercy, None) => mercy(&subject, frame).map_err(MinimumError::TooMany)?,
        (Claim::UpToSymmetry | Claim::Mercy, Some(_)) => return Err(MinimumError::Items),
    };
    if aims.is_empty() {
        return Err(MinimumError::NoAim);
    }
    if minimum.witness.len() > WITNESSES {
        return Err(MinimumError::TooLarge);
    }
    for (index, layout) in (1..).zip(&minimum.witness) {
        if *layout == subject.layout {
            return Err(MinimumError::NoCounterexample { index });
        }
        let other = Inventory::of(layout);
        if let Some(item) = Item::ALL
            .into_iter()
            .find(|&item| frame.contains(Topic::Item(item)) && !puzzle.inventory.agrees(&other, item))
        {
            return Err(MinimumError::Unfit { index, item });
        }
    }
    let others: Vec<_> = minimum.witness.iter().map(|layout| (*layout, subject.difference(layout))).collect();
    let mut can_be_met = |cost| can_be_met(&aims, &others, cost, &mut work);
    let bound = minimum.at_least.unwrap_or(clues);
    let cost = match minimum.items {
        None => bound,
        Some(items) => SHOT * bound + if minimum.proved { items } else { 0 },
    };
    // Demands that can be met at some cost can be met at any higher one.
    if cost == 0 || !can_be_met(cost - 1)? {
        return Ok(());
    }
    for cost in 0..cost {
        if can_be_met(cost)? {
            return Err(MinimumError::Weak { enough: if minimum.items.is_some() { cost / SHOT } else { cost } });
        }
    }
    unreachable!("it was met at the last of these costs")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::read_puzzle;

    #[test]
    fn a_witness_is_not_confirmed_when_the_work_ends() {
        let puzzle = read_puzzle(include_str!("../../../../tests/data/minimum/good.json")).unwrap();
        let minimum = puzzle.minimum.as_ref().unwrap();
        let check = |work| check_claim(&puzzle, minimum, Budget::new(Limits::NONE.within(work)));
        assert_eq!(check(WORK), Ok(()));
        let enough = (0..).find(|&work| check(work) != Err(MinimumError::TooLarge)).unwrap();
        assert!(enough > minimum.witness.len() as u64 && check(enough) == Ok(()), "{enough}");
    }
}
