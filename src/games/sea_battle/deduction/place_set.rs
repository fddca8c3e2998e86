//! Sets of places, a bit a place.

use std::ops::{BitAnd, BitAndAssign, BitOrAssign, Sub, SubAssign};

use smallvec::SmallVec;

/// Blocks of 64 bits; those of the standard board fit inline.
type Blocks = SmallVec<[u64; 10]>;

/// A place where a ship of the fleet may lie, numbered in its [`Chart`](super::Chart).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u16);

impl Place {
    /// Its number, from 0.
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    /// The place with this number.
    pub(super) fn at(index: usize) -> Self {
        Self(u16::try_from(index).expect("even the largest board has fewer places"))
    }
}

/// A set of places of one chart. All sets of a chart have the same number of blocks, so that none
/// has to be compared: with the core's sets of open size, ratings take 1.1 times as long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlaceSet(Blocks);

impl PlaceSet {
    /// No place of a chart with this many.
    pub fn none(places: usize) -> Self {
        Self(std::iter::repeat_n(0, places.div_ceil(64)).collect())
    }

    /// All places of a chart with this many.
    pub fn all(places: usize) -> Self {
        let mut all = Self::none(places);
        (0..places).for_each(|at| all.insert(Place::at(at)));
        all
    }

    pub fn contains(&self, place: Place) -> bool {
        self.0[place.index() / 64] >> (place.index() % 64) & 1 == 1
    }

    pub fn insert(&mut self, place: Place) {
        self.0[place.index() / 64] |= 1 << (place.index() % 64);
    }

    pub fn remove(&mut self, place: Place) {
        self.0[place.index() / 64] &= !(1 << (place.index() % 64));
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|block| block.count_ones() as usize).sum()
    }

    /// Whether some place is in both.
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one & other != 0)
    }

    /// The places in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Place> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &block)| {
            let mut rest = block;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(Place::at(64 * at + bit))
            })
        })
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $block:expr) => {
        impl $trait<&PlaceSet> for PlaceSet {
            fn $method(&mut self, other: &Self) {
                let block: fn(u64, u64) -> u64 = $block;
                self.0.iter_mut().zip(&other.0).for_each(|(one, &other)| *one = block(*one, other));
            }
        }
    };
}

operator!(BitAndAssign, bitand_assign, |one, other| one & other);
operator!(BitOrAssign, bitor_assign, |one, other| one | other);
operator!(SubAssign, sub_assign, |one, other| one & !other);

impl BitAnd<&PlaceSet> for PlaceSet {
    type Output = Self;

    fn bitand(mut self, other: &Self) -> Self {
        self &= other;
        self
    }
}

impl Sub<&PlaceSet> for PlaceSet {
    type Output = Self;

    fn sub(mut self, other: &Self) -> Self {
        self -= other;
        self
    }
}
