//! Hitting sets: sets that have an element in common with each of some given sets.
//!
//! One branch and bound answers all questions: take the unhit set with the fewest elements left;
//! branch on its first element, on its second without the first, and so on. The branches are
//! disjoint, so that hitting sets can be counted and drawn uniformly. A branch is abandoned when
//! pairwise disjoint unhit sets cost more than the remaining budget.

use std::ops::RangeInclusive;

use thiserror::Error;

use crate::limits::{Budget, Limits};
use crate::sets::ElementSet;

/// The ground set of hitting sets: elements with costs.
#[derive(Clone, Debug)]
pub struct GroundSet<S = u128> {
    /// The elements that may be chosen.
    elements: S,
    /// The cost of each element, at least 1.
    costs: Vec<usize>,
}

impl<S: ElementSet> GroundSet<S> {
    /// These elements, each at a cost of 1.
    pub fn uniform(elements: S) -> Self {
        let costs = vec![1; elements.iter().last().map_or(0, |last| last + 1)];
        Self { elements, costs }
    }

    /// One element per cost.
    ///
    /// # Panics
    /// If a cost is 0, or there are more elements than the set type holds (128 in a `u128`).
    pub(crate) fn with_costs(costs: Vec<usize>) -> Self {
        assert!(!costs.contains(&0), "each element has a cost");
        // Without overflow checks, the 129th element of a `u128` would pass for the first.
        assert!(costs.len() <= S::MOST, "the set type holds at most {} elements", S::MOST);
        Self { elements: S::below(costs.len()), costs }
    }

    /// The cost of a set of elements.
    pub fn cost(&self, set: &S) -> usize {
        set.iter().map(|element| self.costs[element]).sum()
    }

    /// The number of hitting sets of the `sets` that cost exactly `cost`, saturating at `u64::MAX`.
    ///
    /// # Errors
    /// If that takes more work than is left.
    pub fn count(&self, sets: &[S], cost: usize, work: &mut Budget) -> Result<u64, WorkLimitError> {
        self.count_among(sets, self.elements.clone(), cost, work)
    }

    /// The hitting set with this index (from 0) among those that cost exactly `cost`, in a fixed
    /// but unspecified order.
    ///
    /// # Errors
    /// If that takes more work than is left.
    ///
    /// # Panics
    /// If there are not more than `index` of them.
    pub fn nth(&self, sets: &[S], cost: usize, index: u64, work: &mut Budget) -> Result<S, WorkLimitError> {
        let (mut sets, mut allowed, mut cost, mut index) = (sets.to_vec(), self.elements.clone(), cost, index);
        let mut taken = S::EMPTY;
        while cost > 0 {
            // Branch on the elements of the tightest set, or on all if every set is hit.
            let branches = tightest(&sets, &allowed).map_or_else(|| allowed.clone(), |set| set.and(&allowed));
            let mut found = false;
            for element in branches.iter().filter(|&element| self.costs[element] <= cost) {
                allowed.remove(element);
                let rest = unhit(&sets, element);
                let count = self.count_among(&rest, allowed.clone(), cost - self.costs[element], work)?;
                if index < count {
                    taken.insert(element);
                    (sets, cost, found) = (rest, cost - self.costs[element], true);
                    break;
                }
                index -= count;
            }
            assert!(found, "there are not that many hitting sets");
        }
        Ok(taken)
    }

    /// Whether some hitting set costs at most `cost`.
    pub(crate) fn is_hit_within(&self, sets: &[S], cost: usize, work: &mut Budget) -> Result<bool, WorkLimitError> {
        Ok(self.first_within(sets, self.elements.clone(), cost, work)?.is_some())
    }

    /// A cheapest hitting set, given that it costs at least `costs.start()`; `None` if it costs
    /// more than `costs.end()`, or if a set has none of the elements.
    ///
    /// # Errors
    /// If that takes more work than is left.
    pub fn cheapest_within(
        &self,
        sets: &[S],
        costs: RangeInclusive<usize>,
        work: &mut Budget,
    ) -> Result<Option<S>, WorkLimitError> {
        if sets.iter().any(|set| set.is_disjoint(&self.elements)) {
            return Ok(None);
        }
        for cost in costs {
            let found = self.first_within(sets, self.elements.clone(), cost, work)?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    fn count_among(&self, sets: &[S], mut allowed: S, cost: usize, work: &mut Budget) -> Result<u64, WorkLimitError> {
        examine(sets.len(), work)?;
        let Some(tightest) = tightest(sets, &allowed) else { return Ok(self.subsets(&allowed, cost)) };
        if self.is_out_of_reach(sets, &allowed, cost) {
            return Ok(0);
        }
        if let Some(last) = self.last(sets, &allowed, cost) {
            return Ok(last);
        }
        let branches = tightest.and(&allowed);
        branches.iter().filter(|&element| self.costs[element] <= cost).try_fold(0u64, |sum, element| {
            allowed.remove(element);
            let rest = self.count_among(&unhit(sets, element), allowed.clone(), cost - self.costs[element], work)?;
            Ok(sum.saturating_add(rest))
        })
    }

    /// A hitting set within `allowed` that costs at most `cost`.
    fn first_within(
        &self,
        sets: &[S],
        mut allowed: S,
        cost: usize,
        work: &mut Budget,
    ) -> Result<Option<S>, WorkLimitError> {
        examine(sets.len(), work)?;
        let Some(tightest) = tightest(sets, &allowed) else { return Ok(Some(S::EMPTY)) };
        if self.is_out_of_reach(sets, &allowed, cost) {
            return Ok(None);
        }
        let branches = tightest.and(&allowed);
        for element in branches.iter().filter(|&element| self.costs[element] <= cost) {
            allowed.remove(element);
            let rest = self.first_within(&unhit(sets, element), allowed.clone(), cost - self.costs[element], work)?;
            if let Some(mut rest) = rest {
                rest.insert(element);
                return Ok(Some(rest));
            }
        }
        Ok(None)
    }

    /// Whether pairwise disjoint sets alone cost more than `cost`.
    fn is_out_of_reach(&self, sets: &[S], allowed: &S, cost: usize) -> bool {
        let (mut seen, mut least) = (S::EMPTY, 0);
        for set in sets.iter().map(|set| set.and(allowed)) {
            if set.is_disjoint(&seen) {
                least += set.iter().map(|element| self.costs[element]).min().unwrap_or(usize::MAX - cost);
                if least > cost {
                    return true;
                }
                seen = seen.or(&set);
            }
        }
        false
    }

    /// The number of single elements that hit all sets at exactly this cost, if only one more
    /// element is affordable.
    fn last(&self, sets: &[S], allowed: &S, cost: usize) -> Option<u64> {
        if cost >= 2 && allowed.iter().any(|element| 2 * self.costs[element] <= cost) {
            return None;
        }
        let common = sets.iter().fold(allowed.clone(), |common, set| common.and(set));
        Some(common.iter().filter(|&element| self.costs[element] == cost).count() as u64)
    }

    /// The number of subsets of the allowed elements that cost exactly `cost`.
    fn subsets(&self, allowed: &S, cost: usize) -> u64 {
        let mut ways = vec![0u64; cost + 1];
        ways[0] = 1;
        for element in allowed.iter() {
            for total in (self.costs[element]..=cost).rev() {
                ways[total] = ways[total].saturating_add(ways[total - self.costs[element]]);
            }
        }
        ways[cost]
    }
}

/// The question took more work than was allowed for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("more work than was allowed")]
pub struct WorkLimitError;

/// Counts sets that were examined, each as a step.
fn examine(sets: usize, work: &mut Budget) -> Result<(), WorkLimitError> {
    if work.take(sets as u64 + 1).is_continue() { Ok(()) } else { Err(WorkLimitError) }
}

/// A hitting set with the fewest elements; `None` if a set is empty. It may take long for more than
/// a few sets, and cannot be given up.
pub fn minimum<S: ElementSet>(sets: &[S]) -> Option<S> {
    let elements = sets.iter().fold(S::EMPTY, |all, set| all.or(set));
    let sets = minimal_sets(sets.to_vec());
    let mut work = Budget::new(Limits::NONE);
    GroundSet::uniform(elements).cheapest_within(&sets, 0..=usize::MAX, &mut work).expect("the work has no bound")
}

/// The sets that contain no other; they have the same hitting sets as all.
pub(crate) fn minimal_sets<S: ElementSet>(mut sets: Vec<S>) -> Vec<S> {
    sets.sort_unstable_by(|one, other| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
    let mut minimal: Vec<S> = Vec::new();
    for set in sets {
        if !minimal.iter().any(|smaller| smaller.is_subset(&set)) {
            minimal.push(set);
        }
    }
    minimal
}

/// A small hitting set, chosen greedily: the element that hits the most sets first. Empty sets are
/// ignored.
pub fn greedy<S: ElementSet>(mut sets: Vec<S>) -> S {
    let mut chosen = S::EMPTY;
    loop {
        let mut counts: Vec<usize> = Vec::new();
        for element in sets.iter().flat_map(ElementSet::iter) {
            if counts.len() <= element {
                counts.resize(element + 1, 0);
            }
            counts[element] += 1;
        }
        let Some(best) = (0..counts.len()).rev().max_by_key(|&element| counts[element]) else { return chosen };
        chosen.insert(best);
        sets.retain(|set| !set.contains(best));
    }
}

/// The set with the fewest allowed elements; `None` if there are no sets.
fn tightest<'a, S: ElementSet>(sets: &'a [S], allowed: &S) -> Option<&'a S> {
    sets.iter().min_by_key(|set| set.count_common(allowed))
}

/// The sets that do not contain the element.
fn unhit<S: ElementSet>(sets: &[S], element: usize) -> Vec<S> {
    sets.iter().filter(|set| !set.contains(element)).cloned().collect()
}

/// Leaves out things that are not needed, those first that come first: large parts at once, then
/// ever smaller ones, down to single things. If adding things never makes them too few, all that
/// are left are needed.
pub(crate) fn without_spares<T>(mut kept: Vec<T>, mut is_enough: impl FnMut(&[&T]) -> bool) -> Vec<T> {
    let mut part = kept.len().next_power_of_two();
    while part > 0 {
        let mut at = 0;
        while at < kept.len() {
            let end = kept.len().min(at + part);
            let rest: Vec<&T> = kept[..at].iter().chain(&kept[end..]).collect();
            if is_enough(&rest) {
                kept.drain(at..end);
            } else {
                at = end;
            }
        }
        part /= 2;
    }
    kept
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::sets::BitSet;

    fn budget(sets: u64) -> Budget<'static> {
        Budget::new(Limits::NONE.within(sets))
    }

    /// All subsets of the first 10 elements that hit all sets and cost `cost`, by brute force.
    fn plain(sets: &[u128], costs: &[usize], cost: usize) -> Vec<u128> {
        let price = |set: u128| set.iter().map(|element| costs[element]).sum::<usize>();
        (0..1 << costs.len()).filter(|&h| price(h) == cost && sets.iter().all(|set| set & h != 0)).collect()
    }

    proptest! {
        #[test]
        fn all_hitting_sets_are_counted_and_found(
            sets in prop::collection::vec(1u128..1 << 10, 0..12),
            costs in prop::collection::vec(1usize..4, 10),
        ) {
            let ground = GroundSet::with_costs(costs.clone());
            let smallest = (0..).find(|&cost| !plain(&sets, &costs, cost).is_empty()).unwrap();
            let cheapest = ground.cheapest_within(&sets, 0..=usize::MAX, &mut budget(u64::MAX)).unwrap();
            prop_assert_eq!(cheapest.map(|set| ground.cost(&set)), Some(smallest));
            for cost in smallest..smallest + 3 {
                let expected = plain(&sets, &costs, cost);
                prop_assert_eq!(ground.count(&sets, cost, &mut budget(u64::MAX)), Ok(expected.len() as u64));
                prop_assert_eq!(ground.count(&sets, cost, &mut budget(0)), Err(WorkLimitError));
                let nth = |index| ground.nth(&sets, cost, index, &mut budget(u64::MAX)).unwrap();
                let mut found: Vec<_> = (0..expected.len() as u64).map(nth).collect();
                found.sort_unstable();
                prop_assert_eq!(found, expected);
            }
            let count = |sets: &[u128]| ground.count(sets, smallest, &mut budget(u64::MAX));
            prop_assert_eq!(count(&minimal_sets(sets.clone())), count(&sets));
            // `BitSet` gives the same answers; here its elements lie far apart.
            let far = |&set: &u128| set.iter().map(|element| 40 * element).collect::<BitSet>();
            let far: Vec<BitSet> = sets.iter().map(far).collect();
            let size = |set: u128| set.count_ones() as usize;
            prop_assert_eq!(minimum(&far).map(|set| set.len()), minimum(&sets).map(size));
            let few = minimum(&far).unwrap();
            prop_assert!(far.iter().all(|set| !set.is_disjoint(&few) && !set.is_disjoint(&greedy(far.clone()))));
        }
    }

    #[test]
    fn work_is_bounded() {
        // All n-element subsets of 2n elements: a hitting set needs n + 1, and refuting n takes
        // them all.
        let sets: Vec<u128> = (0u128..1 << 16).filter(|set| set.count_ones() == 8).collect();
        let ground = GroundSet::uniform((1 << 16) - 1);
        assert_eq!(ground.is_hit_within(&sets, 8, &mut budget(100_000)), Err(WorkLimitError));
        for (cost, hit) in [(8, false), (9, true)] {
            let mut work = budget(u64::MAX);
            assert_eq!(ground.is_hit_within(&sets, cost, &mut work), Ok(hit));
            // The work that was spent is enough; one unit less is not.
            let spent = work.spent();
            assert_eq!(ground.is_hit_within(&sets, cost, &mut budget(spent)), Ok(hit));
            assert_eq!(ground.is_hit_within(&sets, cost, &mut budget(spent - 1)), Err(WorkLimitError));
        }
        assert_eq!(ground.count(&sets, 8, &mut budget(100_000)), Err(WorkLimitError));
        assert_eq!(ground.nth(&sets, 9, 5_000, &mut budget(100_000)), Err(WorkLimitError));
    }

    #[test]
    fn as_many_elements_as_the_set_type_holds_are_numbered() {
        assert_eq!(GroundSet::<u128>::with_costs(vec![1; 128]).elements, u128::MAX);
        assert_eq!(GroundSet::<BitSet>::with_costs(vec![1; 129]).elements.len(), 129);
    }

    #[test]
    #[should_panic(expected = "the set type holds at most 128 elements")]
    fn more_elements_than_the_set_type_holds_are_refused() {
        GroundSet::<u128>::with_costs(vec![1; 129]);
    }

    #[test]
    fn an_empty_set_cannot_be_hit() {
        assert_eq!(minimum(&[1_u128, 0]), None);
        assert_eq!(minimum(&[]), Some(0_u128));
        assert_eq!(GroundSet::uniform(0b110_u128).cheapest_within(&[0b1], 0..=9, &mut budget(u64::MAX)), Ok(None));
    }
}
