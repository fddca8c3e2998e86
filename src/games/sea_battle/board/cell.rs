//! Cells of a board.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::size::MAX_SIDE;
use smyoz_core::puzzles::as_text;

/// A cell, by its column and row, each below [`MAX_SIDE`].
///
/// Written as the column's letter and the row's number, from the left and from the top: `E4` is
/// column 5, row 4; after `Z` come `AA` to `AD`. In code, columns and rows count from 0. Cells are
/// ordered row by row, each from the left (*reading order*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    row: u8,
    column: u8,
}

impl Cell {
    /// The cell in `column` and `row`, both counted from 0.
    ///
    /// # Panics
    /// If one of them is [`MAX_SIDE`] or more.
    pub fn at(column: u8, row: u8) -> Self {
        assert!(column < MAX_SIDE && row < MAX_SIDE, "no cell in column {column}, row {row}");
        Self { row, column }
    }

    /// Column, from 0 at the left.
    pub fn column(self) -> u8 {
        self.column
    }

    /// Row, from 0 at the top.
    pub fn row(self) -> u8 {
        self.row
    }

    /// The number of columns or rows to the other cell, whichever is larger: 1 if the cells touch,
    /// even by a corner.
    pub fn distance(self, other: Self) -> u8 {
        self.column.abs_diff(other.column).max(self.row.abs_diff(other.row))
    }
}

/// The letters of a column: `A` to `Z`, then `AA` to `AD`.
pub(super) fn column_letters(column: u8) -> String {
    let letter = char::from(b'A' + column % 26);
    if column < 26 { letter.to_string() } else { format!("A{letter}") }
}

as_text!(Cell);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_letters(self.column), self.row + 1)
    }
}

/// Text that does not name a cell.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not a cell: expected the column's letter (A-Z, AA-AD) and the row's number (1-{MAX_SIDE}), such as `E4`"
)]
pub struct CellError(String);

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Self, CellError> {
        let column = |letters: &str| (0..MAX_SIDE).find(|&column| column_letters(column) == letters);
        read_cell(text, column).ok_or_else(|| CellError(text.to_owned()))
    }
}

/// Reads the name of a column, which the callback knows, and the number of a row.
pub(super) fn read_cell(text: &str, column: impl FnOnce(&str) -> Option<u8>) -> Option<Cell> {
    let (letters, number) = text.split_at(text.find(|sign: char| sign.is_ascii_digit())?);
    let row = (0..MAX_SIDE).find(|row| (row + 1).to_string() == number)?;
    Some(Cell { row, column: column(letters)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_by_letter_and_number() {
        for (name, column, row) in [("E4", 4, 3), ("A1", 0, 0), ("Z30", 25, 29), ("AA1", 26, 0), ("AD10", 29, 9)] {
            assert_eq!(name.parse(), Ok(Cell::at(column, row)));
            assert_eq!(Cell::at(column, row).to_string(), name);
        }
        for name in ["", "E", "4", "E0", "E31", "E04", "AE1", "e4", "4E", "E4 ", "BA1", "É1", "E٤"] {
            assert_eq!(name.parse::<Cell>(), Err(CellError(name.to_owned())));
        }
    }
}
