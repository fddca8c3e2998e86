//! Correction sets: what every core must hit.

use crate::limits::{Budget, CancelledError, Limits};
use crate::sat::hitting::{self, GroundSet};
use crate::sets::{BitSet, ElementSet};

/// The correction sets known so far.
#[derive(Clone, Debug, Default)]
pub struct Corrections {
    /// Those that contain no other, smallest first; whatever hits these hits all.
    minimal: Vec<BitSet>,
    /// A lower bound on the size of a hitting set. It stays one, since more sets never need fewer
    /// elements.
    least: usize,
}

impl Corrections {
    /// Adds the constraints that a counterexample breaks.
    pub fn add(&mut self, set: BitSet) {
        if self.minimal.iter().any(|smaller| smaller.is_subset(&set)) {
            return;
        }
        self.minimal.retain(|larger| !set.is_subset(larger));
        let place = self.minimal.partition_point(|other| (other.len(), other) < (set.len(), &set));
        self.minimal.insert(place, set);
    }

    /// A correction set disjoint from these elements, which proves that they are no core.
    pub(crate) fn missed_by(&self, elements: &BitSet) -> Option<&BitSet> {
        self.minimal.iter().find(|set| set.is_disjoint(elements))
    }

    /// A rough estimate of the size of a core.
    pub fn estimate(&self) -> usize {
        hitting::greedy(self.minimal.clone()).len()
    }

    /// A smallest set that hits all correction sets; `None` if it has more than `most` elements, or
    /// if one of the sets is empty.
    pub(crate) fn smallest_hitting_set(
        &mut self,
        most: usize,
        limits: Limits,
    ) -> Result<Option<BitSet>, CancelledError> {
        let elements = self.minimal.iter().fold(BitSet::EMPTY, |all, set| all.or(set));
        let mut work = Budget::new(limits);
        let hitting = GroundSet::uniform(elements).cheapest_within(&self.minimal, self.least..=most, &mut work);
        let hitting = hitting.map_err(|_| CancelledError)?;
        self.least = hitting.as_ref().map_or(self.least, ElementSet::len);
        Ok(hitting)
    }
}

impl Extend<BitSet> for Corrections {
    fn extend<I: IntoIterator<Item = BitSet>>(&mut self, sets: I) {
        let mut sets: Vec<BitSet> = sets.into_iter().collect();
        if !sets.is_empty() {
            sets.append(&mut self.minimal);
            self.minimal = hitting::minimal_sets(sets);
        }
    }
}
