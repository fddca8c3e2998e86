//! The claim that fewer clues would not do.

use serde::{Deserialize, Serialize};

use super::json::lines;
use crate::board::Layout;

/// The smallest number of clues, and the proof.
///
/// The *witness* is a list of layouts, each of which some clue must distinguish from the solution,
/// or from the layouts that a mercy shot or the symmetries decide between. That no smaller set of
/// clues does so is a matter of hitting sets: of one if the puzzle is unique, otherwise of one for
/// each group of layouts that may be left, all of which must be known. If the inventory is given
/// beforehand, the layouts fit it, and only shots are counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minimum {
    /// The number of shots, not counting the mercy shot.
    pub shots: usize,
    /// The number of inventory items, if they are clues like the shots and not given beforehand.
    /// The minimum is then over items and shots together, and among the smallest sets over those
    /// with the fewest items.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub items: Option<usize>,
    /// Whether fewer are impossible. If not, the search for a proof was stopped early.
    pub proved: bool,
    /// A lower bound on the number of clues, if the minimum is not proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<usize>,
    /// Layouts that no smaller set of clues (smaller than `at_least`, if given) can distinguish
    /// from the solution.
    #[serde(serialize_with = "lines")]
    pub witness: Vec<Layout>,
}
