//! Lines: the columns and the rows of a board.

use std::fmt;

use super::cell::{Cell, column_letters};
use super::cell_set::CellSet;
use super::size::Size;

/// A column or a row, numbered from 0 from the left or from the top. Columns come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Line {
    Column(u8),
    Row(u8),
}

impl Line {
    /// The column and the row of a cell.
    pub fn through(cell: Cell) -> [Self; 2] {
        [Self::Column(cell.column()), Self::Row(cell.row())]
    }

    /// Its number, from 0.
    pub fn at(self) -> u8 {
        match self {
            Self::Column(at) | Self::Row(at) => at,
        }
    }

    /// Whether it is a row.
    pub fn is_row(self) -> bool {
        matches!(self, Self::Row(_))
    }

    /// The column's letter, or the row's number from 1.
    pub fn name(self) -> String {
        match self {
            Self::Column(column) => column_letters(column),
            Self::Row(row) => (row + 1).to_string(),
        }
    }

    /// Its cells on a board of this size, from the left or from the top.
    pub fn cells(self, size: Size) -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..size.length(self)).map(move |along| match self {
            Self::Column(column) => Cell::at(column, along),
            Self::Row(row) => Cell::at(along, row),
        })
    }

    /// The set of its cells on a board of this size.
    pub fn cell_set(self, size: Size) -> CellSet {
        self.cells(size).collect()
    }

    /// The cells of a set that lie on it, as bits, the lowest the first cell of the line.
    pub fn bits(self, cells: &CellSet) -> u32 {
        match self {
            Self::Row(row) => cells.row(row),
            Self::Column(column) => {
                let rows = cells.rows().iter().enumerate();
                rows.fold(0, |bits, (at, row)| bits | (row >> column & 1) << at)
            }
        }
    }

    /// Those of its cells that are these [bits](Self::bits).
    pub fn cells_of(self, bits: u32, size: Size) -> CellSet {
        self.cells(size).zip(0..).filter(|(_, at)| bits >> at & 1 == 1).map(|(cell, _)| cell).collect()
    }

    /// Whether the cell lies on it.
    pub fn contains(self, cell: Cell) -> bool {
        match self {
            Self::Column(column) => cell.column() == column,
            Self::Row(row) => cell.row() == row,
        }
    }
}

/// `column E`, `row 4`.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = if matches!(self, Self::Column(_)) { "column" } else { "row" };
        write!(f, "{way} {}", self.name())
    }
}
