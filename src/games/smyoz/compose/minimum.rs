//! The proof that there can be no fewer clues: a *witness*, that is, layouts that fewer clues
//! cannot all distinguish from the solution.
//!
//! It is taken from the counterexamples met while the clues were chosen, and made as small as
//! possible by leaving out what is not needed. [`judge`](crate::judge) checks it.

use super::scene::{Choice, Chosen};
use crate::judge::aim::Aim;
use crate::judge::minimum::SHOT;
use crate::puzzle::Minimum;
use crate::{Item, Layout, TopicSet};
use smyoz_core::composing::{self, can_be_met};
use smyoz_core::limits::{Budget, Limits};

/// The number of clues that were chosen, with the proof that fewer are impossible.
pub(super) fn minimum(choice: &Choice, chosen: &Chosen, bare: &[Aim], with_items: bool) -> Minimum {
    let proved = chosen.cost == chosen.least;
    let items = Item::ALL.into_iter().filter(|&item| chosen.elements.gives(item)).count();
    Minimum {
        shots: chosen.elements.len() - items,
        items: with_items.then_some(items),
        proved,
        at_least: (!proved).then_some(if with_items { chosen.least / SHOT } else { chosen.least }),
        witness: witness(choice, bare, chosen.least),
    }
}

/// A few counterexamples that make the aims cost as much as all of them do.
fn witness(choice: &Choice, bare: &[Aim], least: usize) -> Vec<Layout> {
    let is_demanding =
        |(other, difference): &&(Layout, TopicSet)| choice.aims().iter().any(|aim| aim.is_minimal(other, difference));
    composing::witness(choice.counterexamples().known().iter().filter(is_demanding), least, |kept, cost| {
        can_be_met(bare, kept, cost, &mut Budget::new(Limits::NONE)) == Ok(true)
    })
}
