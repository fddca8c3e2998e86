//! Boards as rows of bits, and the same as columns.

use crate::board::CellSet;

/// A row for each bit of a row, so that rows and columns can be exchanged.
pub(super) const LINES: usize = 32;

/// A set of cells, a `u32` a line: all rows, whose bit 0 is the leftmost column, or all columns,
/// whose bit 0 is the upmost row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Rows(pub(super) [u32; LINES]);

impl Rows {
    pub(super) const NONE: Self = Self([0; LINES]);

    pub(super) fn of(cells: &CellSet) -> Self {
        let mut rows = [0; LINES];
        rows.iter_mut().zip(cells.rows()).for_each(|(row, &bits)| *row = bits);
        Self(rows)
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (one, other)| all | one & other) != 0
    }

    /// Whether all its cells are also in the other.
    pub(super) fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (one, other)| all | one & !other) == 0
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(one, other)| *one |= other);
    }

    pub(super) fn keep(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(one, other)| *one &= other);
    }

    pub(super) fn take(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(one, other)| *one &= !other);
    }

    pub(super) fn without(mut self, other: &Self) -> Self {
        self.take(other);
        self
    }

    /// The line and the bit of its first cell.
    pub(super) fn first(&self) -> Option<(usize, u32)> {
        let line = self.0.iter().position(|&row| row != 0)?;
        Some((line, self.0[line].trailing_zeros()))
    }

    /// Columns for rows, or rows for columns: blocks of 16, 8, 4, 2, 1 lines and bits change
    /// places.
    pub(super) fn transposed(&self) -> Self {
        let mut lines = self.0;
        let (mut width, mut mask) = (16, 0x0000_ffff_u32);
        while width > 0 {
            let mut line = 0;
            while line < LINES {
                let swapped = (lines[line] >> width ^ lines[line + width]) & mask;
                lines[line] ^= swapped << width;
                lines[line + width] ^= swapped;
                line = (line + width + 1) & !width;
            }
            width >>= 1;
            mask ^= mask << width;
        }
        Self(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_become_rows() {
        let mut rows = Rows::NONE;
        rows.0.iter_mut().enumerate().for_each(|(at, row)| *row = (at as u32 + 3).wrapping_mul(0x9e37_79b9));
        let columns = rows.transposed();
        for (row, column) in (0..LINES).flat_map(|row| (0..LINES).map(move |column| (row, column))) {
            assert_eq!(rows.0[row] >> column & 1, columns.0[column] >> row & 1);
        }
        assert!(columns.transposed() == rows);
    }
}
