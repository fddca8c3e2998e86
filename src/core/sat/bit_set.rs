//! Sets of small numbers: below 128 in a `u128`, or of any size in a [`BitSet`].

use smallvec::SmallVec;

/// Blocks of 64 bits. Four fit inline, so sets of up to 256 elements, which most questions need,
/// are not allocated.
type Blocks = SmallVec<[u64; 4]>;

/// A set of elements numbered from 0.
pub trait ElementSet: Clone + Default + Ord {
    /// The number of elements that a set can hold; those from here on must not be inserted.
    const MOST: usize;

    /// Whether the set contains the element.
    fn contains(&self, element: usize) -> bool;

    fn insert(&mut self, element: usize);

    fn remove(&mut self, element: usize);

    fn len(&self) -> usize;

    /// Whether the set has no elements.
    fn is_empty(&self) -> bool;

    /// The number of elements in both sets.
    fn count_common(&self, other: &Self) -> usize;

    #[must_use]
    fn and(&self, other: &Self) -> Self;

    #[must_use]
    fn or(&self, other: &Self) -> Self;

    /// The elements that are not in the other set.
    #[must_use]
    fn minus(&self, other: &Self) -> Self;

    /// Whether all elements are also in the other set.
    fn is_subset(&self, other: &Self) -> bool {
        self.count_common(other) == self.len()
    }

    /// Whether the sets have no element in common.
    fn is_disjoint(&self, other: &Self) -> bool {
        self.count_common(other) == 0
    }

    /// The elements, in ascending order.
    fn iter(&self) -> impl Iterator<Item = usize>;
}

impl ElementSet for u128 {
    const MOST: usize = 128;

    fn contains(&self, element: usize) -> bool {
        self >> element & 1 == 1
    }

    fn insert(&mut self, element: usize) {
        *self |= 1 << element;
    }

    fn remove(&mut self, element: usize) {
        *self &= !(1 << element);
    }

    fn len(&self) -> usize {
        self.count_ones() as usize
    }

    fn is_empty(&self) -> bool {
        *self == 0
    }

    fn count_common(&self, other: &Self) -> usize {
        (self & other).count_ones() as usize
    }

    fn and(&self, other: &Self) -> Self {
        self & other
    }

    fn or(&self, other: &Self) -> Self {
        self | other
    }

    fn minus(&self, other: &Self) -> Self {
        self & !other
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        bits(*self)
    }
}

/// A set of elements without an upper bound.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BitSet {
    /// 64 elements per block. The last block is never zero, so that equal sets compare equal.
    blocks: Blocks,
}

impl BitSet {
    /// The set of the elements 0 to `count - 1`.
    pub fn first(count: usize) -> Self {
        (0..count).collect()
    }

    fn trimmed(mut blocks: Blocks) -> Self {
        let used = blocks.iter().rposition(|&block| block != 0).map_or(0, |last| last + 1);
        blocks.truncate(used);
        Self { blocks }
    }
}

impl ElementSet for BitSet {
    const MOST: usize = usize::MAX;

    #[inline]
    fn contains(&self, element: usize) -> bool {
        self.blocks.get(element / 64).is_some_and(|block| block >> (element % 64) & 1 == 1)
    }

    #[inline]
    fn insert(&mut self, element: usize) {
        if self.blocks.len() <= element / 64 {
            self.blocks.resize(element / 64 + 1, 0);
        }
        self.blocks[element / 64] |= 1 << (element % 64);
    }

    #[inline]
    fn remove(&mut self, element: usize) {
        if let Some(block) = self.blocks.get_mut(element / 64) {
            *block &= !(1 << (element % 64));
            *self = Self::trimmed(std::mem::take(&mut self.blocks));
        }
    }

    #[inline]
    fn len(&self) -> usize {
        self.blocks.iter().map(|block| block.count_ones() as usize).sum()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    #[inline]
    fn count_common(&self, other: &Self) -> usize {
        self.blocks.iter().zip(&other.blocks).map(|(one, other)| (one & other).count_ones() as usize).sum()
    }

    #[inline]
    fn and(&self, other: &Self) -> Self {
        Self::trimmed(self.blocks.iter().zip(&other.blocks).map(|(one, other)| one & other).collect())
    }

    #[inline]
    fn or(&self, other: &Self) -> Self {
        let (longer, shorter) = if self.blocks.len() < other.blocks.len() { (other, self) } else { (self, other) };
        let mut either = longer.clone();
        either.blocks.iter_mut().zip(&shorter.blocks).for_each(|(block, more)| *block |= more);
        either
    }

    #[inline]
    fn minus(&self, other: &Self) -> Self {
        let mut left = self.blocks.clone();
        left.iter_mut().zip(&other.blocks).for_each(|(block, out)| *block &= !out);
        Self::trimmed(left)
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = usize> {
        let blocks = self.blocks.iter().enumerate();
        blocks.flat_map(|(index, &block)| bits(u128::from(block)).map(move |bit| 64 * index + bit))
    }
}

impl FromIterator<usize> for BitSet {
    fn from_iter<I: IntoIterator<Item = usize>>(elements: I) -> Self {
        let mut set = Self::default();
        elements.into_iter().for_each(|element| set.insert(element));
        set
    }
}

/// The elements of a set, in ascending order.
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
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn sets() -> impl Strategy<Value = BTreeSet<usize>> {
        prop::collection::btree_set(0usize..300, 0..12)
    }

    proptest! {
        #[test]
        fn sets_are_sets(one in sets(), other in sets(), element in 0usize..300) {
            let [a, b]: [BitSet; 2] = [&one, &other].map(|set| set.iter().copied().collect());
            prop_assert!(a.iter().eq(one.iter().copied()));
            prop_assert_eq!(a.len(), one.len());
            prop_assert_eq!(a.is_empty(), one.is_empty());
            prop_assert!(a.and(&b).iter().eq(one.intersection(&other).copied()));
            prop_assert!(a.or(&b).iter().eq(one.union(&other).copied()));
            prop_assert!(a.minus(&b).iter().eq(one.difference(&other).copied()));
            prop_assert_eq!(a.count_common(&b), one.intersection(&other).count());
            prop_assert_eq!(a.is_subset(&b), one.is_subset(&other));
            prop_assert_eq!(a.is_disjoint(&b), one.is_disjoint(&other));
            prop_assert_eq!(a.contains(element), one.contains(&element));
            let (mut with, mut without) = (a.clone(), a.clone());
            with.insert(element);
            without.remove(element);
            prop_assert!(with.contains(element) && !without.contains(element));
            // Equal sets compare equal whatever their history.
            with.remove(element);
            prop_assert_eq!(with, without);
        }
    }
}
