//! The proof that there can be no fewer clues: a *witness*, that is, layouts that fewer clues
//! cannot all distinguish from the solution. And its check, which takes only the rules of the game
//! and hitting sets.
//!
//! A witness is taken from the counterexamples met while the clues were chosen, and made as small
//! as possible by leaving out what is not needed.

use std::borrow::Borrow;
use std::cmp::Reverse;

use thiserror::Error;

use super::aim::Aim;
use super::chooser::{Chooser, Chosen};
use super::parts::{Parts, unit};
use crate::engines::SearchEngine;
use crate::game::{Game, Minimum, Task};
use crate::limits::{Budget, Limits};
use crate::puzzles::Claim;
use crate::sat::hitting::{WorkLimitError, without_spares};
use crate::sets::{BitSet, ElementSet};

/// The most work for leaving out one part of a witness, in sets examined.
const WORK: u64 = 2_000_000;

impl<L: Clone + Ord> Minimum<L> {
    /// The numbers of clues that were chosen, with the proof that fewer are impossible by any of
    /// the aims, which are without demands.
    pub(super) fn of<G: Game<Layout = L>, S: ElementSet>(
        chooser: &Chooser<'_, G, S>,
        aims: &[Aim<L, S>],
        chosen: &Chosen<L, S>,
    ) -> Self {
        let parts = chooser.parts();
        let topics = || parts.parts().iter().flatten().copied();
        let counts_others = topics().any(|topic| !G::must_be_needed(topic));
        let (clues, others): (Vec<G::Topic>, Vec<G::Topic>) =
            parts.topics(&chosen.elements).partition(|&topic| G::must_be_needed(topic));
        let single = topics().map(G::cost).min().unwrap_or(1) / unit::<G>(topics());
        let proved = chosen.cost == chosen.least;
        let counterexamples = chooser.counterexamples();
        let is_demanding =
            |(other, difference): &&(L, S)| chooser.aims().iter().any(|aim| aim.is_minimal(other, difference));
        // Where it is too much work to know, all is kept.
        let is_met = |kept: &[&(L, S)], cost: usize| {
            counterexamples.is_cancelled()
                || can_be_met(aims, kept, cost, &mut Budget::new(Limits::NONE.within(WORK))) != Ok(false)
        };
        Self {
            clues: clues.len(),
            others: counts_others.then_some(others.len()),
            proved,
            at_least: (!proved).then_some(chosen.least / single),
            witness: witness(counterexamples.known().iter().filter(is_demanding), chosen.least, is_met),
        }
    }
}

/// A few of these counterexamples that still cannot be met at a cost below `least`. The least
/// demanding are left out first. `can_be_met` says whether some can; where it is not known, all are
/// kept.
fn witness<'a, L: Clone + Ord + 'a, S: ElementSet + 'a>(
    counterexamples: impl IntoIterator<Item = &'a (L, S)>,
    least: usize,
    mut can_be_met: impl FnMut(&[&(L, S)], usize) -> bool,
) -> Vec<L> {
    let Some(below) = least.checked_sub(1) else { return Vec::new() };
    let mut kept: Vec<&(L, S)> = counterexamples.into_iter().collect();
    kept.sort_by(|(one, less), (other, more)| (Reverse(less.len()), one).cmp(&(Reverse(more.len()), other)));
    let is_enough = |kept: &[&&(L, S)]| !can_be_met(&kept.iter().map(|&&pair| pair).collect::<Vec<_>>(), below);
    let mut witness: Vec<L> = without_spares(kept, is_enough).into_iter().map(|(layout, _)| layout.clone()).collect();
    witness.sort_unstable();
    witness
}

/// Whether clues that cost no more than this distinguish all these layouts from the solution, by
/// one of the aims.
///
/// # Errors
/// If that takes more work than is left.
fn can_be_met<L: Clone + PartialEq, S: ElementSet>(
    aims: &[Aim<L, S>],
    others: &[impl Borrow<(L, S)>],
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
fn least_below<L: Clone + PartialEq, S: ElementSet>(
    aims: &[Aim<L, S>],
    others: &[impl Borrow<(L, S)>],
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
    /// The least cost below this one at which clues keep the promise, and leave no layout of the
    /// witness but those that it spares; `None` if they cost as much.
    ///
    /// # Errors
    /// If that takes more work than is left, or nothing is known of clues that keep the promise.
    pub fn least_below(&self, game: &G, cost: usize, work: &mut Budget) -> Result<Option<usize>, NoBoundError> {
        let counts_others = self.topics.iter().any(|&topic| !G::must_be_needed(topic));
        if counts_others && self.task.promise.claim() != Claim::Unique {
            let reason = format!("it counts {}, which only a puzzle with one solution does", G::OTHERS);
            return Err(NoBoundError::None(reason));
        }
        let mut given: Vec<G::Topic> = G::each(self.task.clues).map(|clue| G::topic(&clue)).collect();
        given.retain(|topic| !self.topics.contains(topic));
        let engine = SearchEngine::new(game);
        let topics = self.topics.iter().map(|&topic| vec![topic]).collect();
        let parts = Parts::<G, BitSet>::new(game, &engine, Limits::NONE, self.solution, &given, topics, 0);
        let aims = parts.aims(self.task.promise.claim()).map_err(|many| NoBoundError::None(many.to_string()))?;
        if aims.is_empty() {
            return Err(NoBoundError::None("no set of clues keeps the puzzle's promise".to_owned()));
        }
        let others: Vec<_> = self.witness.iter().map(|layout| (layout.clone(), parts.difference(layout))).collect();
        let unit = unit::<G>(self.topics.iter().copied());
        Ok(least_below(&aims, &others, cost / unit, work)?.map(|less| less * unit))
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
