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
use crate::game::Game;
use crate::limits::{Budget, CancelledError, Limits};
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

/// Why a witness does not prove that fewer clues would not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MinimumError {
    /// A layout of the witness is not legal, is the solution, or does not fit what is given.
    #[error("witness {0} is not another layout that fits what is given")]
    NoCounterexample(usize),
    /// Fewer clues distinguish all layouts of the witness from the solution.
    #[error("the witness is too weak: fewer than {0} clues distinguish all its layouts from the solution")]
    Weak(usize),
    /// Whether it is a proof is not known: checking would take too long.
    #[error("it is too large to check")]
    TooLarge,
}

/// The most work for the check of a minimum, in sets examined: a few seconds.
const CHECK: u64 = 300_000_000;

/// Checks that fewer than `least` clues about these topics cannot distinguish the solution from
/// all layouts of a witness, which fit the given clues. That the solution is the only one is not
/// checked here. The answer is why the witness does not prove it, if it does not.
pub fn check_minimum<P: Game>(
    problem: &P,
    solution: &P::Layout,
    given: &[P::Clue],
    topics: &[P::Topic],
    least: usize,
    witness: &[P::Layout],
    limits: Limits,
) -> Result<Result<(), MinimumError>, CancelledError> {
    let mut others = Vec::new();
    for (number, layout) in (1..).zip(witness) {
        let fits = || problem.is_legal(layout) && given.iter().all(|clue| problem.fits(clue, layout));
        if layout == solution || !fits() {
            return Ok(Err(MinimumError::NoCounterexample(number)));
        }
        let refutes = |at: &usize| !problem.fits(&problem.about(topics[*at], solution), layout);
        others.push((layout.clone(), set::<BitSet>((0..topics.len()).filter(refutes))));
    }
    let Some(fewer) = least.checked_sub(1) else { return Ok(Ok(())) };
    let parts = (0..topics.len()).map(|at| (set([at]), 1)).collect();
    let aim = Aim::<_, BitSet, BitSet>::new(vec![solution.clone()], parts);
    let is_met = can_be_met(&[aim], &others, fewer, &mut Budget::new(limits.within(CHECK)));
    limits.check()?;
    Ok(match is_met {
        Ok(false) => Ok(()),
        Ok(true) => Err(MinimumError::Weak(least)),
        Err(WorkLimitError) => Err(MinimumError::TooLarge),
    })
}
