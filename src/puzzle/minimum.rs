//! The claim that a puzzle could not do with fewer clues.

use serde::{Deserialize, Deserializer, Serialize};

use super::json::{lines, object};
use crate::smyoz::Layout;

/// How few clues there can be, with what proves it.
///
/// The *witness* is a list of layouts, each of which some clue must tell from the solution, or from all that a mercy shot
/// or the symmetries decide between. That no smaller set of clues does so is a matter of hitting sets: of one, if the
/// puzzle is unique; else of one for each group of layouts that may be left, and these must be known, too. Where the
/// inventory is given, the layouts fit it, and the clues that are counted are the shots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Minimum {
    /// The number of shots, the mercy shot not counted.
    pub shots: usize,
    /// Where inventory items are clues like the shots, and not given beforehand: how many there are. Then the fewest are
    /// meant of items and shots together, and of these sets one with the fewest items.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub items: Option<usize>,
    /// Whether fewer are impossible. If not, the search for a proof was broken off.
    pub proved: bool,
    /// The best bound, where it is not proved that there can be no fewer: so many clues there must be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<usize>,
    /// Layouts which no set of fewer clues, or of fewer than `at_least`, tells from the solution.
    #[serde(serialize_with = "lines")]
    pub witness: Vec<Layout>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MinimumKeys {
    shots: usize,
    items: Option<usize>,
    proved: bool,
    at_least: Option<usize>,
    witness: Vec<Layout>,
}

impl<'de> Deserialize<'de> for Minimum {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object(deserializer, |keys: MinimumKeys| {
            let MinimumKeys { shots, items, proved, at_least, witness } = keys;
            Ok(Self { shots, items, proved, at_least, witness })
        })
    }
}
