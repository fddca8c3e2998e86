//! The board: cells, sets of them, the colours and their home rows.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use smyoz_core::puzzles::by_name;
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
        Cells::row(if self == Self::Red { 1 } else { 7 })
    }

    /// The home row at the edge of the board.
    #[must_use]
    pub fn back(self) -> Cells {
        Cells::row(if self == Self::Red { 0 } else { 8 })
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

    /// Number of cells.
    pub const COUNT: usize = SIDE as usize * SIDE as usize;

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

    /// The place in an array of all cells.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
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

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u128);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);

    /// All cells.
    pub const ALL: Self = Self((1 << Cell::COUNT) - 1);

    /// The cells of a row, from 0.
    fn row(row: u8) -> Self {
        Self(((1 << SIDE) - 1) << (row * SIDE))
    }

    /// The cells of a column, from 0.
    fn column(column: u8) -> Self {
        (0..SIDE).map(|row| Cell::at(column, row)).collect()
    }

    /// A set of one cell.
    #[must_use]
    pub fn of(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        *self = *self | Self::of(cell);
    }

    /// Whether a cell is among these.
    #[must_use]
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether there is no cell.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of cells.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cells that share a side with one of these.
    #[must_use]
    pub fn sides(self) -> Self {
        let (left, right) = (self - Self::column(0), self - Self::column(SIDE - 1));
        Self(left.0 >> 1 | right.0 << 1 | self.0 >> SIDE | self.0 << SIDE) & Self::ALL
    }

    /// The cells that share a side or a corner with one of these, and these.
    #[must_use]
    pub fn around(self) -> Self {
        let (left, right) = (self - Self::column(0), self - Self::column(SIDE - 1));
        let row = self.0 | left.0 >> 1 | right.0 << 1;
        Self(row | row >> SIDE | row << SIDE) & Self::ALL
    }

    /// The cells in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = (left != 0).then(|| Cell(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(cell)
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, |set, cell| set | Self::of(cell))
    }
}

impl BitOr for Cells {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Cells {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Cells {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
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
        let around = |name: &str| Cells::of(name.parse().unwrap()).around().len();
        let sides = |name: &str| Cells::of(name.parse().unwrap()).sides().len();
        assert_eq!(["a1", "i9", "a5", "i5", "e5"].map(around), [4, 4, 6, 6, 9]);
        assert_eq!(["a1", "i9", "a5", "i5", "e5"].map(sides), [2, 2, 3, 3, 4]);
    }
}
