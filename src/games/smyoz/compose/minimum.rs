//! The proof that there can be no fewer clues: a *witness*, that is, layouts that fewer clues
//! cannot all distinguish from the solution.
//!
//! It is taken from the counterexamples met while the clues were chosen, and made as small as
//! possible by leaving out what is not needed. [`judging`](smyoz_core::judging) checks it.

use super::aim::{Aim, shot_cost};
use super::scene::{Choice, Chosen};
use crate::board::Layout;
use crate::clues::{Item, Topic, TopicSet};
use crate::puzzle::Minimum;
use smyoz_core::composing::{self, can_be_met};
use smyoz_core::limits::{Budget, Limits};

/// The most work for a question about the witness, in sets examined, once the time is up in which
/// the best answer is wanted. Most questions take less.
const HURRIED: u64 = 100_000;

/// The number of clues that were chosen, with the proof that fewer are impossible. How small the
/// witness is made depends on the limits; if it is cancelled, it is as large as it was then.
pub(super) fn minimum(choice: &Choice, chosen: &Chosen, bare: &[Aim], with_items: bool, limits: Limits) -> Minimum {
    let proved = chosen.cost == chosen.least;
    let items = Item::ALL.into_iter().filter(|&item| chosen.elements.contains(Topic::Item(item))).count();
    Minimum {
        clues: chosen.elements.len() - items,
        others: with_items.then_some(items),
        proved,
        at_least: (!proved).then_some(if with_items { chosen.least / shot_cost() } else { chosen.least }),
        witness: witness(choice, bare, chosen.least, limits),
    }
}

/// A few counterexamples that make the aims cost as much as all of them do.
fn witness(choice: &Choice, bare: &[Aim], least: usize, limits: Limits) -> Vec<Layout> {
    let is_demanding =
        |(other, difference): &&(Layout, TopicSet)| choice.aims().iter().any(|aim| aim.is_minimal(other, difference));
    // A question ends when the time is up. From then on each gets a little work.
    let is_enough = || limits.is_enough();
    composing::witness(choice.counterexamples().known().iter().filter(is_demanding), least, |kept, cost| {
        let limits = if is_enough() { limits.within(HURRIED) } else { Limits::until(&is_enough) };
        // Where it is not known, all are kept.
        can_be_met(bare, kept, cost, &mut Budget::new(limits)) != Ok(false)
    })
}
