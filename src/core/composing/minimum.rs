//! The proof that there can be no fewer clues: a *witness*, that is, layouts that fewer clues
//! cannot all distinguish from the solution. And its check, which takes only the rules of the game
//! and hitting sets.
//!
//! A witness is taken from the counterexamples met while the clues were chosen, and made as small
//! as possible by leaving out what is not needed.

use std::borrow::Borrow;
use std::cmp::Reverse;

use thiserror::Error;

use super::aim::{Aim, set};
use crate::game::{Game, Task};
use crate::limits::Budget;
use crate::sat::hitting::{WorkLimitError, without_spares};
use crate::sets::{BitSet, ElementSet};

/// The claim that fewer clues would not do.
///
/// The *witness* is a list of layouts that some clue must distinguish from the solution. That no
/// smaller set of clues does so is a matter of hitting sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minimum<L> {
    /// The number of clues that [must be needed](Game::must_be_needed).
    pub clues: usize,
    /// The number of others, if they are clues like these and not given beforehand. The minimum is
    /// then over both together.
    pub others: Option<usize>,
    /// Whether fewer are impossible. If not, the search for a proof was stopped early.
    pub proved: bool,
    /// A lower bound on the number of clues, if the minimum is not proved.
    pub at_least: Option<usize>,
    /// Layouts, sorted, that no smaller set of clues (smaller than `at_least`, if given) can
    /// distinguish from the solution.
    pub witness: Vec<L>,
}

/// A few of these counterexamples that still cannot be met at a cost below `least`. The least
/// demanding are left out first. `can_be_met` says whether some can; where it is not known, all are
/// kept.
pub fn witness<'a, L: Clone + Ord + 'a, T: ElementSet + 'a>(
    counterexamples: impl IntoIterator<Item = &'a (L, T)>,
    least: usize,
    mut can_be_met: impl FnMut(&[&(L, T)], usize) -> bool,
) -> Vec<L> {
    let Some(below) = least.checked_sub(1) else { return Vec::new() };
    let mut kept: Vec<&(L, T)> = counterexamples.into_iter().collect();
    kept.sort_by(|(one, less), (other, more)| (Reverse(less.len()), one).cmp(&(Reverse(more.len()), other)));
    let is_enough = |kept: &[&&(L, T)]| !can_be_met(&kept.iter().map(|&&pair| pair).collect::<Vec<_>>(), below);
    let mut witness: Vec<L> = without_spares(kept, is_enough).into_iter().map(|(layout, _)| layout.clone()).collect();
    witness.sort_unstable();
    witness
}

/// Whether clues that cost no more than this distinguish all these layouts from the solution, by
/// one of the aims.
///
/// # Errors
/// If that takes more work than is left.
pub fn can_be_met<L: Clone + PartialEq, T: ElementSet, S: ElementSet>(
    aims: &[Aim<L, T, S>],
    others: &[impl Borrow<(L, T)>],
    cost: usize,
    work: &mut Budget,
) -> Result<bool, WorkLimitError> {
    for aim in aims {
        if aim.can_be_met(others, cost, work)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The least cost below this one at which clues distinguish all these layouts from the solution, by
/// one of the aims; `None` if there is none.
///
/// # Errors
/// If that takes more work than is left.
pub fn least_below<L: Clone + PartialEq, T: ElementSet, S: ElementSet>(
    aims: &[Aim<L, T, S>],
    others: &[impl Borrow<(L, T)>],
    cost: usize,
    work: &mut Budget,
) -> Result<Option<usize>, WorkLimitError> {
    // Demands that can be met at some cost can be met at any higher one.
    if cost == 0 || !can_be_met(aims, others, cost - 1, work)? {
        return Ok(None);
    }
    for less in 0..cost {
        if can_be_met(aims, others, less, work)? {
            return Ok(Some(less));
        }
    }
    unreachable!("they were met at the last of these costs")
}

/// What is claimed to take so many clues.
#[derive(Debug)]
pub struct Witnessed<'a, G: Game> {
    /// The clues of the puzzle, and what they promise.
    pub task: Task<'a, G>,
    /// The solution.
    pub solution: &'a G::Layout,
    /// What clues are counted about. All other clues are given.
    pub topics: &'a [G::Topic],
    /// Layouts that clues must distinguish from the solution, unless the promise spares them.
    pub witness: &'a [G::Layout],
}

impl<G: Game> Witnessed<'_, G> {
    /// The least cost below this one at which clues leave only the solution.
    ///
    /// # Errors
    /// If that takes more work than is left.
    pub fn least_below(&self, game: &G, cost: usize, work: &mut Budget) -> Result<Option<usize>, WorkLimitError> {
        let clues: Vec<G::Clue> = self.topics.iter().map(|&topic| game.about(topic, self.solution)).collect();
        let refuting =
            |layout: &G::Layout| set::<BitSet>((0..clues.len()).filter(|&at| !game.fits(&clues[at], layout)));
        let others: Vec<_> = self.witness.iter().map(|layout| (layout.clone(), refuting(layout))).collect();
        let parts = self.topics.iter().enumerate().map(|(at, &topic)| (set([at]), G::cost(topic))).collect();
        least_below(&[Aim::<_, BitSet, BitSet>::new(vec![self.solution.clone()], parts)], &others, cost, work)
    }
}

/// Why it is not known how many clues are needed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoBoundError {
    /// It would take too long.
    #[error("it is too large to check")]
    TooLarge,
    /// Nothing is known of such clues.
    #[error("{0}")]
    None(String),
}

impl From<WorkLimitError> for NoBoundError {
    fn from(_: WorkLimitError) -> Self {
        Self::TooLarge
    }
}
