//! The claim that a puzzle could not do with fewer clues.

use serde::{Deserialize, Serialize};

use crate::smyoz::Layout;

/// How few clues there can be, with what proves it.
///
/// The *witness* is a list of layouts, each of which some clue must tell from the solution. That no smaller set of clues
/// tells all of them apart is a matter of a hitting set, and can be checked by anybody. Where the inventory is given, the
/// layouts fit it, and the clues that are counted are the shots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minimum {
    /// The number of shots, the mercy shot not counted.
    pub shots: usize,
    /// Where inventory items are clues like the shots, and not given beforehand: how many there are. Then the fewest are
    /// meant of items and shots together, and of these sets one with the fewest items.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items: Option<usize>,
    /// Whether fewer are impossible. If not, the search for a proof was broken off.
    pub proved: bool,
    /// The best bound, where it is not proved that there can be no fewer: so many clues there must be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_least: Option<usize>,
    /// Layouts which no set of fewer clues, or of fewer than `at_least`, tells from the solution.
    #[serde(with = "super::json::lines")]
    pub witness: Vec<Layout>,
}
