//! The choice of clues: hitting sets of the counterexamples.

use super::counterexamples::Counterexamples;
use crate::sat::ElementSet;
use crate::sat::hitting::{GroundSet, minimal_sets};
use crate::sea_battle::board::Layout;

/// A choice of clues that refute all counterexamples.
pub(super) struct Choice<'a, S> {
    pub(super) counterexamples: Counterexamples<'a, S>,
}

impl<S: ElementSet> Choice<'_, S> {
    /// A layout that all clues together leave, if there is one.
    pub(super) fn out_of_reach(&mut self) -> Option<Layout> {
        let all = self.counterexamples.all();
        self.counterexamples.find(&all).map(|(other, _)| other)
    }

    /// Clues of which none can be left out: what remains of all, when they are left out one by one.
    pub(super) fn minimal(&mut self) -> S {
        let all = self.counterexamples.all();
        self.without_spares(all)
    }

    /// Leaves out clues one by one as long as the rest refutes all counterexamples.
    fn without_spares(&mut self, mut chosen: S) -> S {
        for clue in chosen.clone().iter() {
            chosen.remove(clue);
            if self.counterexamples.find(&chosen).is_some() {
                chosen.insert(clue);
            }
        }
        chosen
    }

    /// A smallest set of clues, and a lower bound on the number of any. Once `enough` says yes, it
    /// may be a larger set of which none can be left out.
    pub(super) fn fewest(&mut self, enough: &dyn Fn() -> bool) -> (S, usize) {
        let ground = GroundSet::uniform(self.counterexamples.all());
        let mut demands = Vec::new();
        let mut seen = 0;
        let mut least = 0;
        loop {
            demands.extend(self.counterexamples.known[seen..].iter().map(|(_, difference)| difference.clone()));
            seen = self.counterexamples.known.len();
            demands = minimal_sets(demands);
            let candidate = ground.cheapest(&demands, least..=usize::MAX).expect("all clues refute all");
            least = candidate.len();
            if self.counterexamples.find(&candidate).is_none() {
                return (candidate, least);
            }
            if enough() {
                return (self.complete(candidate), least);
            }
        }
    }

    /// Adds clues until all counterexamples are refuted, each the one that refutes the most of those
    /// known, then leaves out those that are not needed.
    fn complete(&mut self, mut chosen: S) -> S {
        while let Some((_, difference)) = self.counterexamples.find(&chosen) {
            let known = &self.counterexamples.known;
            let refutes = |clue: &usize| known.iter().filter(|(_, difference)| difference.contains(*clue)).count();
            let telling = difference.iter().max_by_key(refutes).expect("all clues refute all");
            chosen.insert(telling);
        }
        self.without_spares(chosen)
    }
}
