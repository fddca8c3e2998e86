//! The board: cells, sets of them, the colours and their home rows.

use std::fmt;
use std::str::FromStr;

use smyoz_core::puzzles::by_name;
use smyoz_core::sets::{Indexed, Set};
use thiserror::Error;

/// Number of rows and of columns.
pub const SIDE: u8 = 9;

/// A player's colour: that of the tiles they lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Opens the game, from rows 1 and 2.
    Red,
    /// Has rows 8 and 9.
    Black,
}

impl Color {
    /// Both colours, the one that begins first.
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];

    /// The colour in messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Red => "Red",
            Self::Black => "Black",
        }
    }

    /// The colour in texts of all languages.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
        }
    }

    /// The opponent's colour.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// The home row towards the opponent.
    #[must_use]
    pub fn front(self) -> Cells {
        row(if self == Self::Red { 1 } else { 7 })
    }

    /// The home row at the edge of the board.
    #[must_use]
    pub fn back(self) -> Cells {
        row(if self == Self::Red { 0 } else { 8 })
    }

    /// Both home rows.
    #[must_use]
    pub fn home(self) -> Cells {
        self.front() | self.back()
    }
}

by_name!(Color);

/// The two directions of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// From Red's left to his right.
    Across,
    /// From row 9 towards row 1.
    Down,
}

impl Direction {
    pub(crate) const ALL: [Self; 2] = [Self::Across, Self::Down];

    pub(crate) fn other(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}

/// A cell, such as `e5`: its column, from a at Red's left, and its row, from 1 next to Red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// Text that names no cell.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a cell: expected a column from a to i and a row from 1 to 9, such as `e5`")]
pub struct CellError(pub String);

impl Cell {
    /// The cell on which the first letter is laid.
    pub const CENTRE: Self = Self(4 * SIDE + 4);

    /// All cells, row 1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..SIDE * SIDE).map(Self)
    }

    /// The cell of a column and a row, both from 0.
    ///
    /// # Panics
    /// If it is off the board.
    #[must_use]
    pub fn at(column: u8, row: u8) -> Self {
        assert!(column < SIDE && row < SIDE, "column {column}, row {row} is off the board");
        Self(row * SIDE + column)
    }

    /// The column, from 0.
    #[must_use]
    pub fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The row, from 0.
    #[must_use]
    pub fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// The next cell of a word; `None` at the edge.
    pub(crate) fn next(self, direction: Direction) -> Option<Self> {
        match direction {
            Direction::Across => (self.column() < SIDE - 1).then(|| Self(self.0 + 1)),
            Direction::Down => self.0.checked_sub(SIDE).map(Self),
        }
    }

    /// The cell before in a word; `None` at the edge.
    pub(crate) fn previous(self, direction: Direction) -> Option<Self> {
        match direction {
            Direction::Across => (self.column() > 0).then(|| Self(self.0 - 1)),
            Direction::Down => (self.row() < SIDE - 1).then(|| Self(self.0 + SIDE)),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Self, CellError> {
        match text.as_bytes() {
            [column, row @ b'1'..=b'9'] if matches!(column.to_ascii_lowercase(), b'a'..=b'i') => {
                Ok(Self::at(column.to_ascii_lowercase() - b'a', row - b'1'))
            }
            _ => Err(CellError(text.to_owned())),
        }
    }
}

impl Indexed for Cell {
    const COUNT: usize = SIDE as usize * SIDE as usize;

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "no cell has the number {index}");
        Self(index as u8)
    }
}

/// A set of cells, iterated from row 1 upwards.
pub type Cells = Set<Cell, u128>;

/// The cells of a row, from 0.
fn row(row: u8) -> Cells {
    Cells::from_bits(((1 << SIDE) - 1) << (row * SIDE))
}

/// The cells of column a.
const COLUMN_A: u128 = {
    let (mut cells, mut row) = (0, 0);
    while row < SIDE {
        cells |= 1 << (row * SIDE);
        row += 1;
    }
    cells
};

/// The cells to the left and to the right of some cells.
fn beside(cells: Cells) -> u128 {
    (cells.bits() & !COLUMN_A) >> 1 | (cells.bits() & !(COLUMN_A << (SIDE - 1))) << 1
}

/// The cells above and below, by bits, and these.
fn stacked(cells: u128) -> u128 {
    (cells | cells >> SIDE | cells << SIDE) & Cells::all().bits()
}

/// The cells that share a side with some cells; these may be among them.
#[must_use]
pub fn sides(cells: Cells) -> Cells {
    Cells::from_bits(beside(cells) | stacked(cells.bits()))
}

/// The cells where a home letter touches a letter that is added on this cell. If it is easy,
/// corners do not count.
pub(crate) fn touched(cell: Cell, easy: bool) -> Cells {
    if easy { sides(cell.into()) } else { around(cell.into()) }
}

/// The cells that share a side or a corner with some cells, and these.
#[must_use]
pub fn around(cells: Cells) -> Cells {
    Cells::from_bits(stacked(cells.bits() | beside(cells)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_from_reds_left() {
        assert_eq!(Cell::CENTRE.to_string(), "e5");
        assert_eq!(Cell::at(0, 0).to_string(), "a1");
        assert!(Cell::all().all(|cell| cell.to_string().parse() == Ok(cell)));
        assert_eq!("E5".parse(), Ok(Cell::CENTRE));
        for text in ["", "e", "e0", "j1", "5e", "e55", "é5"] {
            assert_eq!(text.parse::<Cell>(), Err(CellError(text.to_owned())));
        }
    }

    #[test]
    fn sides_and_corners_stop_at_the_edge() {
        let of = |name: &str| Cells::from(name.parse::<Cell>().unwrap());
        let names = ["a1", "i9", "a5", "i5", "e5"];
        assert_eq!(names.map(|name| around(of(name)).len()), [4, 4, 6, 6, 9]);
        assert_eq!(names.map(|name| sides(of(name)).len()), [3, 3, 4, 4, 5]);
    }
}
