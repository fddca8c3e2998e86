//! Bit sets of cells, points, placements and other types with few values.

use std::fmt;
use std::hash::Hash;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A type with few values, numbered contiguously from 0.
pub trait Indexed: Copy + Eq {
    /// Bits, at least one per value.
    type Bits: Bits;

    const COUNT: usize;

    /// Number of this value, below [`COUNT`](Self::COUNT).
    fn index(self) -> usize;

    /// The value with this number.
    ///
    /// # Panics
    /// If there is no such value.
    fn from_index(index: usize) -> Self;
}

/// A fixed number of bits, numbered from 0. A [`Set`] never sets those from [`Indexed::COUNT`] on.
pub trait Bits: Copy + Eq + Ord + Hash + fmt::Debug {
    const NONE: Self;

    /// The lowest `count` bits set.
    fn lowest(count: usize) -> Self;
    fn single(index: usize) -> Self;
    /// Whether no bit is set.
    fn is_none(self) -> bool;
    /// Whether this bit is set.
    fn has(self, index: usize) -> bool;
    /// The same with this bit cleared.
    #[must_use]
    fn clear(self, index: usize) -> Self;
    /// Number of the lowest bit that is set.
    fn first(self) -> Option<usize>;
    /// How many bits are set.
    fn count(self) -> usize;
    /// The bits set in both.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// The bits set in either.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// The bits set here but not in the other.
    #[must_use]
    fn minus(self, other: Self) -> Self;
}

macro_rules! one_word {
    ($word:ty) => {
        impl Bits for $word {
            const NONE: Self = 0;

            #[inline]
            fn lowest(count: usize) -> Self {
                (Self::BITS as usize)
                    .checked_sub(count)
                    .and_then(|spare| Self::MAX.checked_shr(spare as u32))
                    .unwrap_or(0)
            }

            #[inline]
            fn single(index: usize) -> Self {
                1 << index
            }

            #[inline]
            fn is_none(self) -> bool {
                self == 0
            }

            #[inline]
            fn has(self, index: usize) -> bool {
                self >> index & 1 == 1
            }

            #[inline]
            fn clear(self, index: usize) -> Self {
                self & !(1 << index)
            }

            #[inline]
            fn first(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                self & !other
            }
        }
    };
}

one_word!(u8);
one_word!(u64);
one_word!(u128);

impl<const N: usize> Bits for [u64; N] {
    const NONE: Self = [0; N];

    #[inline]
    fn lowest(count: usize) -> Self {
        std::array::from_fn(|at| u64::lowest(count.saturating_sub(64 * at).min(64)))
    }

    #[inline]
    fn single(index: usize) -> Self {
        let mut words = Self::NONE;
        words[index / 64] = u64::single(index % 64);
        words
    }

    #[inline]
    fn is_none(self) -> bool {
        self.iter().fold(0, |all, &word| all | word) == 0
    }

    #[inline]
    fn has(self, index: usize) -> bool {
        self[index / 64].has(index % 64)
    }

    #[inline]
    fn clear(mut self, index: usize) -> Self {
        self[index / 64] = self[index / 64].clear(index % 64);
        self
    }

    #[inline]
    fn first(self) -> Option<usize> {
        let at = self.iter().position(|&word| word != 0)?;
        Some(64 * at + self[at].trailing_zeros() as usize)
    }

    #[inline]
    fn count(self) -> usize {
        self.into_iter().map(u64::count).sum()
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] & other[at])
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] | other[at])
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] & !other[at])
    }
}

/// A set of values, iterated in ascending order of their numbers.
///
/// `&` is intersection, `|` union, `-` difference, `!` complement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T: Indexed>(T::Bits);

impl<T: Indexed> Set<T> {
    pub const EMPTY: Self = Self(T::Bits::NONE);

    /// The set of all values.
    #[inline]
    pub fn all() -> Self {
        Self(T::Bits::lowest(T::COUNT))
    }

    /// The set with these bits, none of which may lie at or beyond [`Indexed::COUNT`].
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Self(bits)
    }

    /// The set as bits, one per member.
    #[inline]
    pub fn bits(self) -> T::Bits {
        self.0
    }

    /// Whether the set contains this value.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        self.0.has(member.index())
    }

    #[inline]
    pub fn insert(&mut self, member: T) {
        self.0 = self.0.or(T::Bits::single(member.index()));
    }

    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0 = self.0.clear(member.index());
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_none()
    }

    /// Whether the two sets have a member in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every member is also in the other set.
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    #[inline]
    pub fn first(self) -> Option<T> {
        self.0.first().map(T::from_index)
    }

    /// The member, if it is the only one.
    #[inline]
    pub fn only(self) -> Option<T> {
        self.first().filter(|_| self.len() == 1)
    }

    /// The members in ascending order.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members(self)
    }
}

/// Iterator over the members of a [`Set`], in ascending order.
#[derive(Clone)]
pub struct Members<T: Indexed>(Set<T>);

impl<T: Indexed> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.remove(first);
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<T: Indexed> ExactSizeIterator for Members<T> {}
impl<T: Indexed> FusedIterator for Members<T> {}

impl<T: Indexed> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;

    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Indexed> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<T: Indexed> FromIterator<Self> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Self>>(sets: I) -> Self {
        sets.into_iter().fold(Self::EMPTY, Self::bitor)
    }
}

impl<T: Indexed> From<T> for Set<T> {
    /// The set of one member.
    #[inline]
    fn from(member: T) -> Self {
        Self(T::Bits::single(member.index()))
    }
}

impl<T: Indexed> Default for Set<T> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Indexed + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Indexed> BitAnd for Set<T> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0.and(other.0))
    }
}

impl<T: Indexed> BitOr for Set<T> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0.or(other.0))
    }
}

impl<T: Indexed> Sub for Set<T> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.minus(other.0))
    }
}

impl<T: Indexed> Not for Set<T> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::all() - self
    }
}

impl<T: Indexed> BitAndAssign for Set<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Indexed> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Indexed> SubAssign for Set<T> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::board::{Cell, Placement, Point};

    /// Checks sets against sorted lists of numbers.
    fn agrees_with_lists<T: Indexed + fmt::Debug>(one: &[usize], other: &[usize]) {
        let places = |list: &[usize]| list.iter().map(|place| place % T::COUNT).collect::<BTreeSet<usize>>();
        let set = |places: &BTreeSet<usize>| places.iter().map(|&place| T::from_index(place)).collect::<Set<T>>();
        let (a, b) = (places(one), places(other));
        let (x, y) = (set(&a), set(&b));
        let everything: BTreeSet<usize> = (0..T::COUNT).collect();
        let pairs = [(x & y, &a & &b), (x | y, &a | &b), (x - y, &a - &b), (!x, &everything - &a)];
        for (result, expected) in pairs {
            assert!(result.iter().map(T::index).eq(expected.iter().copied()));
            assert_eq!((result.len(), result.is_empty()), (expected.len(), expected.is_empty()));
            assert_eq!(result.first().map(T::index), expected.first().copied());
            assert_eq!(result.only().is_some(), expected.len() == 1);
        }
        assert_eq!(x.meets(y), !a.is_disjoint(&b));
        assert_eq!(x.is_subset(y), a.is_subset(&b));
        assert!(everything.iter().all(|place| x.contains(T::from_index(*place)) == a.contains(place)));
    }

    proptest! {
        #[test]
        fn sets_do_what_lists_do(one in prop::collection::vec(0_usize..371, 0..40), other in prop::collection::vec(0_usize..371, 0..40)) {
            agrees_with_lists::<Cell>(&one, &other);
            agrees_with_lists::<Point>(&one, &other);
            agrees_with_lists::<Placement>(&one, &other);
        }
    }
}
