//! Sets of cells for the inner loops: as many words as the board needs, and shifts.

use crate::board::{Cell, CellSet, Size};
use smyoz_core::sets::Set;

/// A set of cells of a [`Frame`], by their numbers.
pub(super) type Bits<const N: usize> = Set<usize, [u64; N]>;

/// The same cells this many numbers lower; those that would be below 0 are lost.
#[inline]
pub(super) fn lowered<const N: usize>(cells: Bits<N>, by: usize) -> Bits<N> {
    let (words, bits) = (by / 64, by % 64);
    let all = cells.bits();
    let word = |at: usize| all.get(at).copied().unwrap_or(0);
    Bits::from_bits(std::array::from_fn(|at| match bits {
        0 => word(at + words),
        _ => word(at + words) >> bits | word(at + words + 1) << (64 - bits),
    }))
}

/// The numbers from one on, which becomes 0, as far as they fit into the bits of a word.
pub(super) fn ahead<const N: usize>(cells: Bits<N>, from: usize) -> u128 {
    let lowered = lowered(cells, from).bits();
    let word = |at: usize| u128::from(lowered.get(at).copied().unwrap_or(0));
    word(0) | word(1) << 64
}

/// The number with this many lower ones in the set.
#[inline]
pub(super) fn nth<const N: usize>(cells: Bits<N>, mut index: usize) -> Option<usize> {
    for (at, word) in cells.bits().into_iter().enumerate() {
        let ones = word.count_ones() as usize;
        if index < ones {
            let rest = (0..index).fold(word, |rest, _| rest & (rest - 1));
            return Some(at * 64 + rest.trailing_zeros() as usize);
        }
        index -= ones;
    }
    None
}

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
        cells.iter().map(|cell| self.at(cell)).collect()
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
        fn bits_are_counted_and_moved(numbers in prop::collection::btree_set(0_usize..384, 0..60), by in 0_usize..200) {
            let bits: Bits<6> = numbers.iter().copied().collect();
            prop_assert!((0..=numbers.len()).all(|index| nth(bits, index) == numbers.iter().nth(index).copied()));
            let expected = numbers.iter().filter_map(|at| at.checked_sub(by));
            prop_assert!(lowered(bits, by).iter().eq(expected));
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
