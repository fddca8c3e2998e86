//! Cells of the board and sets of them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Number of rows and of columns of the board.
pub const SIZE: u8 = 9;

/// A cell of the 9 × 9 board.
///
/// Written as two digits, column then row, each 1–9, from the left and from the top: `37` is column 3, row 7.
/// In code, columns and rows count from 0. Cells are ordered as one reads: row by row, each from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Number of cells of the board.
    pub const COUNT: usize = 81;

    /// The cell in `column` and `row`, both counted from 0.
    ///
    /// # Panics
    /// If the column or the row lies off the board.
    #[must_use]
    pub fn at(column: u8, row: u8) -> Self {
        assert!(column < SIZE && row < SIZE, "no cell in column {column}, row {row}");
        Self(row * SIZE + column)
    }

    /// The cell with this place in reading order, 0–80.
    ///
    /// # Panics
    /// If `index` is 81 or more.
    #[must_use]
    pub fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "no cell has index {index}");
        Self(index as u8)
    }

    /// Place in reading order, 0–80.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Column, 0–8 from the left.
    #[must_use]
    pub fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// Row, 0–8 from the top.
    #[must_use]
    pub fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// All 81 cells in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column() + 1, self.row() + 1)
    }
}

/// A text that names no cell.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no cell: expected two digits 1-9, column then row, such as `37`")]
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

/// A set of cells, one bit a cell in reading order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet(pub u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// All 81 cells.
    pub const ALL: Self = Self((1 << Cell::COUNT) - 1);

    /// Whether the cell is in the set.
    #[must_use]
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    /// The set without one cell.
    #[must_use]
    pub fn without(self, cell: Cell) -> Self {
        Self(self.0 & !(1 << cell.index()))
    }

    /// Cells in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Number of cells.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no cell is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Cell(index)
            })
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
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
