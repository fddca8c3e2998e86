//! Sets of cells for the inner loops: as many words as the board needs, and shifts.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use crate::board::{Cell, CellSet, Size};

/// A set of cells of a [`Frame`], a bit a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Bits<const N: usize>([u64; N]);

impl<const N: usize> Bits<N> {
    pub(super) const NONE: Self = Self([0; N]);

    pub(super) fn of(at: usize) -> Self {
        let mut bits = Self::NONE;
        bits.insert(at);
        bits
    }

    #[inline]
    pub(super) fn insert(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }

    #[inline]
    pub(super) fn contains(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub(super) fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    #[inline]
    pub(super) fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// The same cells this many numbers lower; those that would be below 0 are lost.
    #[inline]
    pub(super) fn lowered(&self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        let word = |at: usize| self.0.get(at).copied().unwrap_or(0);
        Self(std::array::from_fn(|at| match bits {
            0 => word(at + words),
            _ => word(at + words) >> bits | word(at + words + 1) << (64 - bits),
        }))
    }

    /// The numbers from one on, which becomes 0, as far as they fit into the bits of a word.
    pub(super) fn ahead(&self, from: usize) -> u128 {
        let lowered = self.lowered(from);
        let word = |at: usize| u128::from(lowered.0.get(at).copied().unwrap_or(0));
        word(0) | word(1) << 64
    }

    #[inline]
    pub(super) fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// The number with this many lower ones in the set.
    #[inline]
    pub(super) fn nth(&self, mut index: usize) -> Option<usize> {
        for (at, &word) in self.0.iter().enumerate() {
            let ones = word.count_ones() as usize;
            if index < ones {
                let rest = (0..index).fold(word, |rest, _| rest & (rest - 1));
                return Some(at * 64 + rest.trailing_zeros() as usize);
            }
            index -= ones;
        }
        None
    }

    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(at * 64 + bit)
            })
        })
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $assign_trait:ident, $assign:ident, $word:expr) => {
        impl<const N: usize> $trait for Bits<N> {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                self.$assign(other);
                self
            }
        }

        impl<const N: usize> $assign_trait for Bits<N> {
            #[inline]
            fn $assign(&mut self, other: Self) {
                let word: fn(u64, u64) -> u64 = $word;
                self.0.iter_mut().zip(other.0).for_each(|(one, other)| *one = word(*one, other));
            }
        }
    };
}

operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |one, other| one & other);
operator!(BitOr, bitor, BitOrAssign, bitor_assign, |one, other| one | other);
operator!(Sub, sub, SubAssign, sub_assign, |one, other| one & !other);

/// How the cells of a board are numbered: in reading order, with an unused number after each row,
/// so that a shift never carries a ship from one row to the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    size: Size,
    stride: usize,
}

impl Frame {
    pub(super) fn of(size: Size) -> Self {
        Self { size, stride: usize::from(size.width()) + 1 }
    }

    /// How many numbers there are, unused ones among them.
    pub(super) fn len(self) -> usize {
        self.stride * usize::from(self.size.height())
    }

    pub(super) fn size(self) -> Size {
        self.size
    }

    pub(super) fn at(self, cell: Cell) -> usize {
        usize::from(cell.row()) * self.stride + usize::from(cell.column())
    }

    pub(super) fn cell(self, at: usize) -> Cell {
        Cell::at((at % self.stride) as u8, (at / self.stride) as u8)
    }

    pub(super) fn bits<const N: usize>(self, cells: &CellSet) -> Bits<N> {
        let mut bits = Bits::NONE;
        cells.iter().for_each(|cell| bits.insert(self.at(cell)));
        bits
    }

    pub(super) fn cells<const N: usize>(self, bits: Bits<N>) -> CellSet {
        bits.iter().map(|at| self.cell(at)).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn bits_are_sets(numbers in prop::collection::btree_set(0_usize..384, 0..60), by in 0_usize..200) {
            let mut bits = Bits::<6>::NONE;
            numbers.iter().for_each(|&at| bits.insert(at));
            prop_assert!(bits.iter().eq(numbers.iter().copied()));
            prop_assert_eq!((bits.len(), bits.first()), (numbers.len(), numbers.first().copied()));
            prop_assert!((0..=numbers.len()).all(|index| bits.nth(index) == numbers.iter().nth(index).copied()));
            let lowered = numbers.iter().filter_map(|at| at.checked_sub(by));
            prop_assert!(bits.lowered(by).iter().eq(lowered));
        }
    }

    #[test]
    fn frames_number_all_cells() {
        let frame = Frame::of("7x5".parse().unwrap());
        for cell in frame.size().cells() {
            assert_eq!(frame.cell(frame.at(cell)), cell);
        }
        let all = frame.size().all();
        assert_eq!(frame.cells(frame.bits::<2>(&all)), all);
        assert_eq!(frame.len(), 40);
    }
}
