//! Sets of any size.

use smallvec::SmallVec;

use super::element_set::ElementSet;

/// Blocks of 64 bits. Four fit inline, so sets of up to 256 elements, which most questions need,
/// are not allocated.
type Blocks = SmallVec<[u64; 4]>;

/// A set of elements without an upper bound.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BitSet {
    /// 64 elements per block. The last block is never zero, so that equal sets compare equal.
    blocks: Blocks,
}

impl BitSet {
    fn trimmed(mut blocks: Blocks) -> Self {
        let used = blocks.iter().rposition(|&block| block != 0).map_or(0, |last| last + 1);
        blocks.truncate(used);
        Self { blocks }
    }
}

impl ElementSet for BitSet {
    const EMPTY: Self = Self { blocks: Blocks::new_const() };
    const MOST: usize = usize::MAX;

    fn below(count: usize) -> Self {
        (0..count).collect()
    }

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
    fn word(&self, at: usize) -> Option<u64> {
        self.blocks.get(at).copied()
    }

    #[inline]
    fn count_common(&self, other: &Self) -> usize {
        self.blocks.iter().zip(&other.blocks).map(|(one, other)| (one & other).count_ones() as usize).sum()
    }

    #[inline]
    fn is_subset(&self, other: &Self) -> bool {
        let mut blocks = self.blocks.iter().zip(&other.blocks);
        self.blocks.len() <= other.blocks.len() && blocks.all(|(one, other)| one & !other == 0)
    }

    #[inline]
    fn is_disjoint(&self, other: &Self) -> bool {
        self.blocks.iter().zip(&other.blocks).all(|(one, other)| one & other == 0)
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
}

impl FromIterator<usize> for BitSet {
    fn from_iter<I: IntoIterator<Item = usize>>(elements: I) -> Self {
        let mut set = Self::EMPTY;
        elements.into_iter().for_each(|element| set.insert(element));
        set
    }
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
            prop_assert_eq!((a.len(), a.first()), (one.len(), one.first().copied()));
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
