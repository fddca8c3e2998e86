//! Hitting sets: sets that have a member in common with each of some given sets, over at most 128 elements.
//!
//! Elements are bits of a `u128`. All questions are answered by one recursion: take the unhit set with the fewest
//! elements left; the hitting sets are those with its first element, those with its second but not its first, and so
//! on. The parts are disjoint, so they can be counted, and drawn from uniformly. A branch is given up when more
//! pairwise disjoint sets are unhit than elements may still be taken.

use thiserror::Error;

/// Elements with costs, of which hitting sets are made.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The elements that may be taken.
    elements: u128,
    /// What each costs, at least 1.
    costs: Vec<usize>,
}

impl Ground {
    /// These elements, each with a cost of 1.
    #[must_use]
    pub fn uniform(elements: u128) -> Self {
        Self { elements, costs: vec![1; 128] }
    }

    /// As many elements as there are costs.
    ///
    /// # Panics
    /// If a cost is 0, or there are more than 128.
    #[must_use]
    pub fn with_costs(costs: Vec<usize>) -> Self {
        assert!(costs.len() <= 128 && !costs.contains(&0), "at most 128 elements, each with a cost");
        Self { elements: (0..costs.len()).fold(0, |set, element| set | 1 << element), costs }
    }

    /// The cost of a set of elements.
    #[must_use]
    pub fn cost(&self, set: u128) -> usize {
        bits(set).map(|element| self.costs[element]).sum()
    }

    /// How many hitting sets of the `sets` cost exactly `cost`; no more than `u64::MAX`.
    #[must_use]
    pub fn count(&self, sets: &[u128], cost: usize) -> u64 {
        self.count_within(sets, self.elements, cost)
    }

    /// The `index`-th, from 0, of the hitting sets that cost exactly `cost`, in an order of its own.
    ///
    /// # Panics
    /// If there are no more than `index`.
    #[must_use]
    pub fn nth(&self, sets: &[u128], cost: usize, index: u64) -> u128 {
        let (mut sets, mut allowed, mut cost, mut index) = (sets.to_vec(), self.elements, cost, index);
        let mut taken = 0;
        while cost > 0 {
            // The elements to branch over: those of the tightest set, or all if every set is hit.
            let branches = tightest(&sets, allowed).map_or(allowed, |set| set & allowed);
            let mut found = false;
            for element in bits(branches).filter(|&element| self.costs[element] <= cost) {
                allowed &= !(1 << element);
                let rest = unhit(&sets, element);
                let count = self.count_within(&rest, allowed, cost - self.costs[element]);
                if index < count {
                    (sets, taken, cost, found) = (rest, taken | 1 << element, cost - self.costs[element], true);
                    break;
                }
                index -= count;
            }
            assert!(found, "there are not that many hitting sets");
        }
        taken
    }

    /// The smallest cost of a hitting set, which is known to be `least` or more; `None` if a set has none of the elements.
    #[must_use]
    pub fn smallest_cost(&self, sets: &[u128], least: usize) -> Option<usize> {
        if sets.iter().any(|set| set & self.elements == 0) {
            return None;
        }
        (least..).find(|&cost| self.is_hit_within(sets, cost))
    }

    /// Whether a hitting set costs at most `cost`.
    #[must_use]
    pub fn is_hit_within(&self, sets: &[u128], cost: usize) -> bool {
        let mut work = Work::UNBOUNDED;
        self.any_within(sets, self.elements, cost, &mut work).expect("the work has no bound")
    }

    /// The same, unless that takes more work than is left.
    ///
    /// # Errors
    /// If it does.
    pub fn is_hit_within_work(&self, sets: &[u128], cost: usize, work: &mut Work) -> Result<bool, TooMuchWork> {
        self.any_within(sets, self.elements, cost, work)
    }

    fn count_within(&self, sets: &[u128], allowed: u128, cost: usize) -> u64 {
        let Some(tightest) = tightest(sets, allowed) else { return self.subsets(allowed, cost) };
        if self.disjoint(sets, allowed, cost) {
            return 0;
        }
        if let Some(last) = self.last(sets, allowed, cost) {
            return u64::from(last.count_ones());
        }
        let mut allowed = allowed;
        bits(tightest & allowed)
            .filter(|&element| self.costs[element] <= cost)
            .map(|element| {
                allowed &= !(1 << element);
                self.count_within(&unhit(sets, element), allowed, cost - self.costs[element])
            })
            .fold(0, u64::saturating_add)
    }

    fn any_within(&self, sets: &[u128], allowed: u128, cost: usize, work: &mut Work) -> Result<bool, TooMuchWork> {
        work.spend(sets.len() as u64 + 1)?;
        let Some(tightest) = tightest(sets, allowed) else { return Ok(true) };
        if self.disjoint(sets, allowed, cost) {
            return Ok(false);
        }
        let mut allowed = allowed;
        for element in bits(tightest & allowed).filter(|&element| self.costs[element] <= cost) {
            allowed &= !(1 << element);
            if self.any_within(&unhit(sets, element), allowed, cost - self.costs[element], work)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether disjoint sets alone cost more than `cost`.
    fn disjoint(&self, sets: &[u128], allowed: u128, cost: usize) -> bool {
        let (mut seen, mut least) = (0, 0);
        for set in sets.iter().map(|set| set & allowed) {
            if set & seen == 0 {
                seen |= set;
                least += bits(set).map(|element| self.costs[element]).min().unwrap_or(usize::MAX - cost);
                if least > cost {
                    return true;
                }
            }
        }
        false
    }

    /// Where just one element can still be taken: those that hit all sets.
    fn last(&self, sets: &[u128], allowed: u128, cost: usize) -> Option<u128> {
        if cost >= 2 && bits(allowed).any(|element| 2 * self.costs[element] <= cost) {
            return None;
        }
        let common = sets.iter().fold(allowed, |common, set| common & set);
        Some(bits(common).filter(|&element| self.costs[element] == cost).fold(0, |set, element| set | 1 << element))
    }

    /// How many subsets of the allowed elements cost exactly `cost`.
    fn subsets(&self, allowed: u128, cost: usize) -> u64 {
        let mut ways = vec![0u64; cost + 1];
        ways[0] = 1;
        for element in bits(allowed) {
            for total in (self.costs[element]..=cost).rev() {
                ways[total] = ways[total].saturating_add(ways[total - self.costs[element]]);
            }
        }
        ways[cost]
    }
}

/// How much may still be done, counted in sets that are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Work(u64);

impl Work {
    /// More than can ever be done.
    pub const UNBOUNDED: Self = Self(u64::MAX);

    /// So many sets may be looked at.
    #[must_use]
    pub fn of(sets: u64) -> Self {
        Self(sets)
    }

    /// Counts sets that are looked at.
    ///
    /// # Errors
    /// If that is more than is left.
    pub fn spend(&mut self, sets: u64) -> Result<(), TooMuchWork> {
        self.0 = self.0.checked_sub(sets).ok_or(TooMuchWork)?;
        Ok(())
    }
}

/// A question took more work than was left for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("more work than was allowed")]
pub struct TooMuchWork;

/// A smallest hitting set, each element counting 1; `None` if a set is empty.
#[must_use]
pub fn minimum(sets: &[u128]) -> Option<u128> {
    let ground = Ground::uniform(u128::MAX);
    let sets = minimal_sets(sets.to_vec());
    ground.smallest_cost(&sets, 0).map(|cost| ground.nth(&sets, cost, 0))
}

/// The sets without those that contain another: the rest has the same hitting sets.
#[must_use]
pub fn minimal_sets(mut sets: Vec<u128>) -> Vec<u128> {
    sets.sort_unstable_by_key(|set| (set.count_ones(), *set));
    let mut minimal: Vec<u128> = Vec::new();
    for set in sets {
        if !minimal.iter().any(|smaller| smaller & !set == 0) {
            minimal.push(set);
        }
    }
    minimal
}

/// The set with the fewest allowed elements; `None` if there is no set.
fn tightest(sets: &[u128], allowed: u128) -> Option<u128> {
    sets.iter().copied().min_by_key(|set| (set & allowed).count_ones())
}

/// The sets without the element.
fn unhit(sets: &[u128], element: usize) -> Vec<u128> {
    sets.iter().copied().filter(|set| set >> element & 1 == 0).collect()
}

/// The elements of a set.
pub fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let element = set.trailing_zeros() as usize;
            set &= set - 1;
            element
        })
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// All subsets of the first 10 elements that hit all sets and cost `cost`.
    fn plain(sets: &[u128], costs: &[usize], cost: usize) -> Vec<u128> {
        let price = |set: u128| bits(set).map(|element| costs[element]).sum::<usize>();
        (0..1 << costs.len()).filter(|&h| price(h) == cost && sets.iter().all(|set| set & h != 0)).collect()
    }

    proptest! {
        #[test]
        fn all_hitting_sets_are_counted_and_found(
            sets in prop::collection::vec(1u128..1 << 10, 0..12),
            costs in prop::collection::vec(1usize..4, 10),
        ) {
            let ground = Ground::with_costs(costs.clone());
            let smallest = (0..).find(|&cost| !plain(&sets, &costs, cost).is_empty()).unwrap();
            prop_assert_eq!(ground.smallest_cost(&sets, 0), Some(smallest));
            for cost in smallest..smallest + 3 {
                let expected = plain(&sets, &costs, cost);
                prop_assert_eq!(ground.count(&sets, cost), expected.len() as u64);
                let mut found: Vec<_> = (0..expected.len() as u64).map(|i| ground.nth(&sets, cost, i)).collect();
                found.sort_unstable();
                prop_assert_eq!(found, expected);
            }
            prop_assert_eq!(ground.count(&minimal_sets(sets.clone()), smallest), ground.count(&sets, smallest));
        }
    }

    #[test]
    fn work_is_bounded() {
        // Of 2n elements all sets of n: a hitting set has n + 1, and to see that n are too few takes them all.
        let sets: Vec<u128> = (0u128..1 << 16).filter(|set| set.count_ones() == 8).collect();
        let ground = Ground::uniform((1 << 16) - 1);
        assert_eq!(ground.is_hit_within_work(&sets, 8, &mut Work::of(100_000)), Err(TooMuchWork));
        for (cost, hit) in [(8, false), (9, true)] {
            let mut work = Work::UNBOUNDED;
            assert_eq!(ground.is_hit_within_work(&sets, cost, &mut work), Ok(hit));
            // What was spent is enough, and nothing less is.
            let spent = u64::MAX - work.0;
            assert_eq!(ground.is_hit_within_work(&sets, cost, &mut Work::of(spent)), Ok(hit));
            assert_eq!(ground.is_hit_within_work(&sets, cost, &mut Work::of(spent - 1)), Err(TooMuchWork));
        }
    }

    #[test]
    fn an_empty_set_cannot_be_hit() {
        assert_eq!(minimum(&[1, 0]), None);
        assert_eq!(minimum(&[]), Some(0));
        assert_eq!(Ground::uniform(0b110).smallest_cost(&[0b1], 0), None);
    }
}
