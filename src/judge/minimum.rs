//! Whether a puzzle could do with fewer clues: the check of the *witness* in its file.
//!
//! A witness is a list of layouts that only so many clues can tell from the solution. To check it takes the plain rules and
//! hitting sets: for a unique puzzle one; up to symmetry one for each group of symmetries; for a mercy shot one for each
//! group of neighbours, and these are listed by [`near`](crate::smyoz::search::near). That the puzzle keeps its promise,
//! an engine must find out beforehand.

use thiserror::Error;

use super::aim::{NEIGHBOURS, mercy, shots, unique, up_to_symmetry};
use super::subject::Subject;
use crate::puzzle::{Claim, Minimum, Puzzle};
use crate::sat::hitting::{TooMuchWork, Work};
use crate::smyoz::{Inventory, Item, Topic, TopicSet};

/// The cost of a shot where inventory items are clues, too.
pub(crate) const SHOT: usize = Item::ALL.len() + 1;
/// The cost of an item: of sets with as many clues, those with fewer items are cheaper.
const ITEM: usize = SHOT + 1;

/// All shots and items, each a part; the cost is that of so many clues, and then so many items.
pub(crate) fn shots_and_items() -> Vec<(TopicSet, usize)> {
    let shots = shots().into_iter().map(|(shot, _)| (shot, SHOT));
    shots.chain(Item::ALL.map(|item| (Topic::Item(item).into(), ITEM))).collect()
}

/// Why the proof in a file is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WrongMinimum {
    /// There is nothing to compare the witness with.
    #[error("the puzzle carries no solution")]
    NoSolution,
    /// The numbers of shots or items are not those of the puzzle.
    #[error("it speaks of {claimed} {what}, the puzzle has {found}")]
    Count {
        /// Shots or items.
        what: &'static str,
        /// As many as are claimed.
        claimed: usize,
        /// As many as there are.
        found: usize,
    },
    /// The bound is missing, superfluous, or larger than the number of clues.
    #[error("a bound `at_least` belongs to what is not proved, and is not above the number of clues")]
    Bound,
    /// A layout of the witness is the solution itself.
    #[error("witness {index} is the solution itself")]
    NoRival {
        /// Its place in the list, from 1.
        index: usize,
    },
    /// A layout of the witness does not fit the inventory that is given.
    #[error("witness {index} does not fit the inventory's `{item}`")]
    Unfit {
        /// Its place in the list, from 1.
        index: usize,
        /// What it does not fit.
        item: Item,
    },
    /// Inventory items are counted, but not for a unique puzzle.
    #[error("it counts inventory items, which only a puzzle with one solution does")]
    Items,
    /// So many neighbours of the solution fit the inventory that the groups of them are too many to look at.
    #[error("{0} neighbours of the solution fit the inventory, {max} at most can be dealt with", max = NEIGHBOURS)]
    TooMany(usize),
    /// No clues at all would keep the promise, so there is no smallest number of them.
    #[error("no clues keep what the puzzle promises")]
    NoAim,
    /// It speaks of the fewest clues that keep a promise, but those of the puzzle do not keep it.
    #[error("the puzzle does not keep its promise with the solution in the file")]
    PromiseNotKept,
    /// Fewer clues tell all layouts of the witness apart.
    #[error("the witness is too weak: {enough} clues tell all its layouts from the solution")]
    Weak {
        /// So many are enough.
        enough: usize,
    },
    /// Whether it is a proof is not known: to find out would take too long.
    #[error("it is too large to check")]
    TooLarge,
}

impl From<TooMuchWork> for WrongMinimum {
    fn from(_: TooMuchWork) -> Self {
        Self::TooLarge
    }
}

/// The most layouts of a witness that are looked at. Those of composed puzzles, which have none to spare, have some tens.
const WITNESSES: usize = 2000;

/// The most work on a witness, in sets that are looked at: some seconds.
const WORK: u64 = 300_000_000;

/// Checks what a puzzle, which keeps its promise with the solution that it names, says of the smallest number of its
/// clues, if it says something.
///
/// # Errors
/// If that is not proved by what stands there.
pub fn check(puzzle: &Puzzle) -> Option<Result<(), WrongMinimum>> {
    puzzle.minimum.as_ref().map(|minimum| check_claim(puzzle, minimum, Work::of(WORK)))
}

fn check_claim(puzzle: &Puzzle, minimum: &Minimum, mut work: Work) -> Result<(), WrongMinimum> {
    let subject = Subject::new(puzzle.solution.ok_or(WrongMinimum::NoSolution)?);
    let given = TopicSet::items(puzzle.inventory.items());
    let count = |what, claimed, found| match claimed == found {
        true => Ok(()),
        false => Err(WrongMinimum::Count { what, claimed, found }),
    };
    count("shots", minimum.shots, puzzle.shots.len())?;
    minimum.items.map_or(Ok(()), |items| count("items", items, given.len()))?;
    let clues = minimum.shots + minimum.items.unwrap_or(0);
    match (minimum.proved, minimum.at_least) {
        (true, None) => {}
        (false, Some(bound)) if bound <= clues => {}
        _ => return Err(WrongMinimum::Bound),
    }

    let frame = if minimum.items.is_some() { TopicSet::EMPTY } else { given };
    let aims = match (puzzle.claim(), minimum.items) {
        (Claim::Unique, Some(_)) => unique(&subject, shots_and_items()),
        (Claim::Unique, None) => unique(&subject, shots()),
        (Claim::UpToSymmetry, None) => up_to_symmetry(&subject),
        (Claim::Mercy, None) => mercy(&subject, frame).map_err(WrongMinimum::TooMany)?,
        (Claim::UpToSymmetry | Claim::Mercy, Some(_)) => return Err(WrongMinimum::Items),
    };
    if aims.is_empty() {
        return Err(WrongMinimum::NoAim);
    }
    if minimum.witness.len() > WITNESSES {
        return Err(WrongMinimum::TooLarge);
    }
    for (index, rival) in (1..).zip(&minimum.witness) {
        if *rival == subject.layout {
            return Err(WrongMinimum::NoRival { index });
        }
        let other = Inventory::of(rival);
        if let Some(item) =
            Item::ALL.into_iter().find(|&item| frame.gives(item) && !puzzle.inventory.agrees(&other, item))
        {
            return Err(WrongMinimum::Unfit { index, item });
        }
    }
    let rivals = || minimum.witness.iter().map(|rival| (rival, subject.difference(rival)));
    let mut can_be_met = |cost| -> Result<bool, TooMuchWork> {
        for aim in &aims {
            if aim.can_be_met_within(rivals(), cost, &mut work)? {
                return Ok(true);
            }
        }
        Ok(false)
    };
    let bound = minimum.at_least.unwrap_or(clues);
    let cost = match minimum.items {
        None => bound,
        Some(items) => SHOT * bound + if minimum.proved { items } else { 0 },
    };
    // What can be met at some cost can be met at any higher one.
    if cost == 0 || !can_be_met(cost - 1)? {
        return Ok(());
    }
    for cost in 0..cost {
        if can_be_met(cost)? {
            return Err(WrongMinimum::Weak { enough: if minimum.items.is_some() { cost / SHOT } else { cost } });
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
        let puzzle = read_puzzle(include_str!("../../tests/data/minimum/good.json")).unwrap();
        let minimum = puzzle.minimum.as_ref().unwrap();
        let check = |work| check_claim(&puzzle, minimum, Work::of(work));
        assert_eq!(check(WORK), Ok(()));
        let enough = (0..).find(|&work| check(work) != Err(WrongMinimum::TooLarge)).unwrap();
        assert!(enough > minimum.witness.len() as u64 && check(enough) == Ok(()), "{enough}");
    }
}
