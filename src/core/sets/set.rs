//! Bit sets of cells, points, placements and other types with few values.

use std::fmt;
use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use super::element_set::ElementSet;

/// A type with few values, numbered contiguously from 0.
pub trait Indexed: Copy + Eq {
    const COUNT: usize;

    /// Number of this value, below [`COUNT`](Self::COUNT).
    fn index(self) -> usize;

    /// The value with this number.
    ///
    /// # Panics
    /// If there is no such value.
    fn from_index(index: usize) -> Self;
}

/// Numbers themselves, as many as the bits hold.
impl Indexed for usize {
    const COUNT: usize = Self::MAX;

    #[inline]
    fn index(self) -> usize {
        self
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        index
    }
}

/// A set of values in a fixed number of bits, iterated in ascending order of their numbers.
///
/// `&` is intersection, `|` union, `-` difference, `!` complement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T, B>(B, PhantomData<T>);

impl<T: Indexed, B: ElementSet + Copy> Set<T, B> {
    pub const EMPTY: Self = Self(B::EMPTY, PhantomData);

    /// The set of all values.
    #[inline]
    pub fn all() -> Self {
        Self::from_bits(B::below(T::COUNT))
    }

    /// The set with these bits, none of which may lie at or beyond [`Indexed::COUNT`].
    #[inline]
    pub const fn from_bits(bits: B) -> Self {
        Self(bits, PhantomData)
    }

    /// The set as bits, one per member.
    #[inline]
    pub fn bits(self) -> B {
        self.0
    }

    /// Whether the set contains this value.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        self.0.contains(member.index())
    }

    #[inline]
    pub fn insert(&mut self, member: T) {
        self.0.insert(member.index());
    }

    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0.remove(member.index());
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
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
    pub fn iter(self) -> Members<T, B> {
        Members { set: self, word: self.0.word(0).unwrap_or(0), at: 0 }
    }
}

/// Iterator over the members of a [`Set`], in ascending order.
#[derive(Clone)]
pub struct Members<T, B> {
    set: Set<T, B>,
    /// What is left of one word of the set. The words after it are still whole.
    word: u64,
    at: usize,
}

impl<T: Indexed, B: ElementSet + Copy> Iterator for Members<T, B> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        while self.word == 0 {
            self.at += 1;
            self.word = self.set.0.word(self.at)?;
        }
        let index = 64 * self.at + self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(T::from_index(index))
    }

    /// Twice as fast as one [`next`](Self::next) after the other.
    #[inline]
    fn fold<A, F: FnMut(A, T) -> A>(self, first: A, mut add: F) -> A {
        let Self { set, mut word, mut at } = self;
        let mut all = first;
        loop {
            while word != 0 {
                all = add(all, T::from_index(64 * at + word.trailing_zeros() as usize));
                word &= word - 1;
            }
            at += 1;
            let Some(next) = set.0.word(at) else { return all };
            word = next;
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let words = (self.at + 1..).map_while(|at| self.set.0.word(at));
        let left = words.fold(self.word.len(), |left, word| left + word.len());
        (left, Some(left))
    }
}

impl<T: Indexed, B: ElementSet + Copy> ExactSizeIterator for Members<T, B> {}
impl<T: Indexed, B: ElementSet + Copy> FusedIterator for Members<T, B> {}

impl<T: Indexed, B: ElementSet + Copy> IntoIterator for Set<T, B> {
    type Item = T;
    type IntoIter = Members<T, B>;

    #[inline]
    fn into_iter(self) -> Members<T, B> {
        self.iter()
    }
}

impl<T: Indexed, B: ElementSet + Copy> FromIterator<T> for Set<T, B> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<T: Indexed, B: ElementSet + Copy> FromIterator<Self> for Set<T, B> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Self>>(sets: I) -> Self {
        sets.into_iter().fold(Self::EMPTY, Self::bitor)
    }
}

impl<T: Indexed, B: ElementSet + Copy> From<T> for Set<T, B> {
    /// The set of one member.
    #[inline]
    fn from(member: T) -> Self {
        let mut set = Self::EMPTY;
        set.insert(member);
        set
    }
}

impl<T: Indexed, B: ElementSet + Copy> Default for Set<T, B> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Indexed + fmt::Debug, B: ElementSet + Copy> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Indexed, B: ElementSet + Copy> BitAnd for Set<T, B> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.0.and(&other.0))
    }
}

impl<T: Indexed, B: ElementSet + Copy> BitOr for Set<T, B> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.0.or(&other.0))
    }
}

impl<T: Indexed, B: ElementSet + Copy> Sub for Set<T, B> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::from_bits(self.0.minus(&other.0))
    }
}

impl<T: Indexed, B: ElementSet + Copy> Not for Set<T, B> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::all() - self
    }
}

impl<T: Indexed, B: ElementSet + Copy> BitAndAssign for Set<T, B> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Indexed, B: ElementSet + Copy> BitOrAssign for Set<T, B> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Indexed, B: ElementSet + Copy> SubAssign for Set<T, B> {
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

    /// A number below `N`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    struct Below<const N: usize>(usize);

    impl<const N: usize> Indexed for Below<N> {
        const COUNT: usize = N;

        fn index(self) -> usize {
            self.0
        }

        fn from_index(index: usize) -> Self {
            assert!(index < N);
            Self(index)
        }
    }

    /// Checks sets against sorted lists of numbers.
    fn agrees_with_lists<const N: usize, B: ElementSet + Copy + fmt::Debug>(one: &[usize], other: &[usize]) {
        let places = |list: &[usize]| list.iter().map(|place| place % N).collect::<BTreeSet<usize>>();
        let set = |places: &BTreeSet<usize>| places.iter().copied().map(Below).collect::<Set<Below<N>, B>>();
        let (a, b) = (places(one), places(other));
        let (x, y) = (set(&a), set(&b));
        let everything: BTreeSet<usize> = (0..N).collect();
        let pairs = [(x & y, &a & &b), (x | y, &a | &b), (x - y, &a - &b), (!x, &everything - &a)];
        for (result, expected) in pairs {
            assert!(result.iter().map(Indexed::index).eq(expected.iter().copied()));
            assert_eq!(
                result.iter().fold(Vec::new(), |mut all, Below(at)| {
                    all.push(at);
                    all
                }),
                Vec::from_iter(expected.iter().copied())
            );
            assert_eq!(result.iter().skip(1).len(), expected.len().saturating_sub(1));
            assert!(result.bits().iter().eq(expected.iter().copied()));
            assert_eq!((result.len(), result.is_empty()), (expected.len(), expected.is_empty()));
            assert_eq!(result.first().map(Indexed::index), expected.first().copied());
            assert_eq!(result.only().is_some(), expected.len() == 1);
        }
        assert_eq!(x.meets(y), !a.is_disjoint(&b));
        assert_eq!(x.is_subset(y), a.is_subset(&b));
        assert!(everything.iter().all(|place| x.contains(Below(*place)) == a.contains(place)));
    }

    proptest! {
        #[test]
        fn sets_do_what_lists_do(one in prop::collection::vec(0_usize..371, 0..40), other in prop::collection::vec(0_usize..371, 0..40)) {
            agrees_with_lists::<81, u128>(&one, &other);
            agrees_with_lists::<64, u64>(&one, &other);
            agrees_with_lists::<371, [u64; 6]>(&one, &other);
            agrees_with_lists::<371, [u64; 7]>(&one, &other);
        }
    }
}
