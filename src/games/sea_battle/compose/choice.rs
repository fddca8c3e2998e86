//! The choice of clues: hitting sets of the counterexamples.

use super::counterexamples::Counterexamples;
use crate::sea_battle::board::Layout;
use smyoz_core::puzzles::Stream;
use smyoz_core::sat::ElementSet;
use smyoz_core::sat::hitting::{GroundSet, minimal_sets};

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
        self.without_spares(all.clone(), all.iter())
    }

    /// Likewise, but left out in a random order.
    pub(super) fn minimal_drawn(&mut self, stream: &mut Stream) -> S {
        let all = self.counterexamples.all();
        let mut order: Vec<usize> = all.iter().collect();
        stream.shuffle(&mut order);
        self.without_spares(all, order)
    }

    /// Leaves out clues one by one as long as the rest refutes all counterexamples.
    fn without_spares(&mut self, mut chosen: S, order: impl IntoIterator<Item = usize>) -> S {
        for clue in order {
            chosen.remove(clue);
            if self.counterexamples.find(&chosen).is_some() {
                chosen.insert(clue);
            }
        }
        chosen
    }

    /// The parts with what they cost.
    fn ground(&self) -> GroundSet<S> {
        GroundSet::with_costs(self.counterexamples.scope.iter().map(Vec::len).collect())
    }

    /// A smallest set of clues, and a lower bound on the number of any. Once `enough` says yes, it
    /// may be a larger set of which none can be left out.
    pub(super) fn fewest(&mut self, enough: &dyn Fn() -> bool) -> (S, usize) {
        let ground = self.ground();
        let mut demands = Vec::new();
        let mut seen = 0;
        let mut least = 0;
        loop {
            demands.extend(self.counterexamples.known[seen..].iter().map(|(_, difference)| difference.clone()));
            seen = self.counterexamples.known.len();
            demands = minimal_sets(demands);
            let candidate = ground.cheapest(&demands, least..=usize::MAX).expect("all clues refute all");
            least = ground.cost(&candidate);
            if self.counterexamples.find(&candidate).is_none() {
                return (candidate, least);
            }
            if enough() {
                return (self.complete(candidate), least);
            }
        }
    }

    /// Adds clues until all counterexamples are refuted, each the one that refutes the most of
    /// those known, then leaves out those that are not needed.
    fn complete(&mut self, mut chosen: S) -> S {
        while let Some((_, difference)) = self.counterexamples.find(&chosen) {
            let known = &self.counterexamples.known;
            let refutes = |clue: &usize| known.iter().filter(|(_, difference)| difference.contains(*clue)).count();
            let telling = difference.iter().max_by_key(refutes).expect("all clues refute all");
            chosen.insert(telling);
        }
        let order: Vec<usize> = chosen.iter().collect();
        self.without_spares(chosen, order)
    }
}
