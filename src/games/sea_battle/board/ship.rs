//! Ships at a place on the board.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::shows::Shows;

/// A ship at a place that it may have, with the cells around it that are not ships'.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ship {
    cells: CellSet,
    margin: CellSet,
}

impl Ship {
    pub(super) fn new(cells: CellSet, margin: CellSet) -> Self {
        Self { cells, margin }
    }

    pub fn cells(&self) -> &CellSet {
        &self.cells
    }

    /// The cells around it where no other ship may lie: those at its sides, and those at its
    /// corners unless ships may touch there. Mines and sweepers keep away from the corners anyway.
    pub fn margin(&self) -> &CellSet {
        &self.margin
    }

    pub fn length(&self) -> u8 {
        self.cells.len() as u8
    }

    /// What one of its cells shows.
    pub fn shows(&self, cell: Cell) -> Shows {
        Shows::part(&self.cells, cell)
    }

    /// Whether the two may share a board.
    pub fn goes_with(&self, other: &Self) -> bool {
        !(self.cells | self.margin).meets(&other.cells)
    }
}
