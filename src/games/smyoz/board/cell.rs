//! Cells of the board and sets of them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use smyoz_core::puzzles::as_text;
use smyoz_core::sets::{Indexed, Set};

/// Number of rows and of columns of the board.
pub const SIZE: u8 = 9;

/// A cell of the 9 × 9 board.
///
/// Written as two digits, column then row, each 1–9, from the left and from the top: `37` is column
/// 3, row 7. In code, columns and rows count from 0. Cells are ordered row by row, each from the
/// left (*reading order*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Number of cells of the board.
    pub const COUNT: usize = 81;

    /// The cell in `column` and `row`, both counted from 0.
    ///
    /// # Panics
    /// If the column or the row is off the board.
    #[inline]
    pub fn at(column: u8, row: u8) -> Self {
        assert!(column < SIZE && row < SIZE, "no cell in column {column}, row {row}");
        Self(row * SIZE + column)
    }

    /// The cell at this index in reading order, 0–80.
    ///
    /// # Panics
    /// If `index` is 81 or more.
    #[inline]
    pub fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "no cell has index {index}");
        Self(index as u8)
    }

    /// Index in reading order, 0–80.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Column, 0–8 from the left.
    #[inline]
    pub fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// Row, 0–8 from the top.
    #[inline]
    pub fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// All 81 cells in reading order.
    #[inline]
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

as_text!(Cell);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column() + 1, self.row() + 1)
    }
}

/// Text that does not name a cell.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a cell: expected two digits 1-9, column then row, such as `37`")]
pub struct CellError(String);

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Self, CellError> {
        match text.as_bytes() {
            [column @ b'1'..=b'9', row @ b'1'..=b'9'] => Ok(Self::at(column - b'1', row - b'1')),
            _ => Err(CellError(text.to_owned())),
        }
    }
}

/// A set of cells, in reading order.
pub type CellSet = Set<Cell, u128>;

impl Indexed for Cell {
    const COUNT: usize = Self::COUNT;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::from_index(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_column_then_row() {
        let cell: Cell = "37".parse().unwrap();
        assert_eq!((cell.column(), cell.row()), (2, 6));
        assert!(Cell::all().all(|cell| cell.to_string().parse() == Ok(cell)));
    }

    #[test]
    fn wrong_names_are_refused() {
        for name in ["", "3", "07", "70", "377", "a1", "３７"] {
            assert!(name.parse::<Cell>().is_err(), "{name}");
        }
    }
}
