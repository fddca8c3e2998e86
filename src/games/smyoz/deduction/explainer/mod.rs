//! Why a fact follows: a few clues and marks that leave no alternative. How they are found is the
//! matter of [`engines::Explainer`]; here is what SMYOZ tells it.

mod grounds;
mod literal;

pub use grounds::Scope;
pub use literal::Literals;

use super::fact::Fact;
use crate::board::{Layout, PlacementSet};
use crate::clues::{Clue, Clues};
use crate::engines::{Smyoz, Solutions, search};
use smyoz_core::engines;
use smyoz_core::limits::{Budget, CancelledError, Limits};

/// Layouts that differ from the solution in at most this many ships are tried as counterexamples
/// from the start.
const MOVED: usize = 1;

/// For each clue, this many counterexamples that break only this clue are found at the start,
/// except for ship codes, where that takes long.
const LISTED: usize = 100;

/// Explains facts that follow from the clues of one puzzle.
pub type Explainer<'l> = engines::Explainer<'l, Literals>;

/// Explains facts that follow from the clues and some marks.
pub type Inquiry<'a> = engines::Inquiry<'a, Literals>;

/// Facts and the grounds from which they follow.
pub type Core = engines::Core<Clue, Fact>;

/// An explainer for clues that leave these solutions.
pub fn explainer<'l>(
    clues: &Clues,
    solutions: &Solutions,
    limits: Limits<'l>,
) -> Result<Explainer<'l>, CancelledError> {
    let near = solutions.layouts.iter().flat_map(|layout| search::near(layout, MOVED));
    let quick = clues.iter().filter(|clue| !matches!(clue, Clue::Codes(..)));
    let listed =
        quick.flat_map(|clue| search::solutions(&clues.without(&clue), LISTED, &mut Budget::new(limits)).layouts);
    let ships: PlacementSet = solutions.layouts.iter().flat_map(Layout::placements).collect();
    let lessons = ships.iter().map(Fact::Found);
    Explainer::new(&Smyoz, Literals::default(), clues, solutions, near.chain(listed), lessons, limits)
}
