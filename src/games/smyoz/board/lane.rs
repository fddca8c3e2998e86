//! Lanes: the rows and columns of the board.

use std::fmt;

use super::cell::{Cell, CellSet, SIZE};
use super::ship::Axis;

/// A row or a column; each carries one coloured line. Written `row4`, `column3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lane {
    /// Horizontal for a row, vertical for a column.
    pub axis: Axis,
    /// Row or column number, 0–8.
    pub at: u8,
}

impl Lane {
    pub const COUNT: usize = 2 * SIZE as usize;

    /// All 18 lanes: the rows, then the columns.
    pub fn all() -> impl Iterator<Item = Self> {
        Axis::BOTH.into_iter().flat_map(|axis| (0..SIZE).map(move |at| Self { axis, at }))
    }

    /// The row and the column of a cell.
    pub fn through(cell: Cell) -> [Self; 2] {
        [Self { axis: Axis::Horizontal, at: cell.row() }, Self { axis: Axis::Vertical, at: cell.column() }]
    }

    /// Index in the order of [`all`](Self::all), 0–17.
    pub fn index(self) -> usize {
        usize::from(self.at) + if self.axis == Axis::Horizontal { 0 } else { usize::from(SIZE) }
    }

    /// The cell at this position along the lane, 0–8.
    pub fn cell(self, place: u8) -> Cell {
        match self.axis {
            Axis::Horizontal => Cell::at(place, self.at),
            Axis::Vertical => Cell::at(self.at, place),
        }
    }

    /// The position of one of its cells along the lane, 0–8.
    pub fn position(self, cell: Cell) -> u8 {
        match self.axis {
            Axis::Horizontal => cell.column(),
            Axis::Vertical => cell.row(),
        }
    }

    /// The cells at the positions from `from` up to, but not including, `to`.
    pub fn cells(self, from: u8, to: u8) -> CellSet {
        let up_to = |place: u8| match self.axis {
            Axis::Horizontal => ((1 << place) - 1) << (self.at * SIZE),
            Axis::Vertical => (1u128 << (place * SIZE)) - 1,
        };
        CellSet::from_bits(self.all_cells().bits() & up_to(to) & !up_to(from))
    }

    pub fn all_cells(self) -> CellSet {
        const ROW: u128 = (1 << SIZE) - 1;
        const COLUMN: u128 = {
            let (mut set, mut row) = (0, 0);
            while row < SIZE {
                set |= 1 << (row * SIZE);
                row += 1;
            }
            set
        };
        match self.axis {
            Axis::Horizontal => CellSet::from_bits(ROW << (self.at * SIZE)),
            Axis::Vertical => CellSet::from_bits(COLUMN << self.at),
        }
    }
}

impl fmt::Display for Lane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ["row", "column"][self.axis as usize], self.at + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_have_their_cells() {
        for lane in Lane::all() {
            assert_eq!(lane.all_cells(), lane.cells(0, SIZE));
            for (from, to) in (0..=SIZE).flat_map(|from| (from..=SIZE).map(move |to| (from, to))) {
                assert_eq!(lane.cells(from, to), (from..to).map(|place| lane.cell(place)).collect());
            }
            assert!(lane.all_cells().iter().all(|cell| Lane::through(cell).contains(&lane)));
        }
    }
}
