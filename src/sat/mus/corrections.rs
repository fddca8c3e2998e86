//! Correction sets: what every core must hit.

use crate::sat::hitting::{self, Ground};
use crate::sat::{BitSet, ElementSet};

/// The correction sets known so far.
#[derive(Clone, Debug, Default)]
pub struct Corrections {
    /// Those that contain no other, the smallest first: whatever hits them hits all.
    minimal: Vec<BitSet>,
    /// No fewer elements hit them all. More sets never need fewer.
    least: usize,
}

impl Corrections {
    /// Adds what a counterexample breaks.
    pub fn add(&mut self, set: BitSet) {
        if self.minimal.iter().any(|smaller| smaller.is_subset(&set)) {
            return;
        }
        self.minimal.retain(|larger| !set.is_subset(larger));
        let place = self.minimal.partition_point(|other| (other.len(), other) < (set.len(), &set));
        self.minimal.insert(place, set);
    }

    /// One that has none of these elements, and so shows them to be no core.
    #[must_use]
    pub fn missed_by(&self, elements: &BitSet) -> Option<&BitSet> {
        self.minimal.iter().find(|set| set.is_disjoint(elements))
    }

    /// How many elements a core has at first sight.
    #[must_use]
    pub fn estimate(&self) -> usize {
        hitting::greedy(self.minimal.clone()).len()
    }

    /// A set of the fewest elements that hits all; `None` if it takes more than `most`, or one of the sets is empty.
    pub fn smallest_hitting_set(&mut self, most: usize) -> Option<BitSet> {
        let elements = self.minimal.iter().fold(BitSet::default(), |all, set| all.or(set));
        let hitting = Ground::uniform(elements).cheapest(&self.minimal, self.least..=most)?;
        self.least = hitting.len();
        Some(hitting)
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
