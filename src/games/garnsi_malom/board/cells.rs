//! Cells and sets of cells.
//!
//! A set is one `u128` for boards of both sizes. A row takes ten bits, one more than the widest
//! board has columns: what a shift moves over the edge falls on that bit, which no board contains,
//! or off the number.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Sub, SubAssign};
use std::str::FromStr;

use smyoz_core::puzzles::as_text;
use thiserror::Error;

/// Bits of a row.
const STRIDE: u8 = 10;

/// The side of the largest board.
pub const MAX_SIDE: u8 = 9;

/// A cell, written as `e5`: the letter of its column, and its row from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// Text that does not name a cell.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a cell: expected a letter from a to i and a digit from 1 to 9, such as `e5`")]
pub struct CellError(String);

impl Cell {
    /// Number of indices that cells can have.
    pub const COUNT: usize = STRIDE as usize * MAX_SIDE as usize;

    /// The cell in a column and a row, both from 0 and below [`MAX_SIDE`].
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        Self(row * STRIDE + column)
    }

    /// The column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The row, from 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// A number below [`Cell::COUNT`], for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
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
            &[column, row] if (b'a'..=b'i').contains(&column) && (b'1'..=b'9').contains(&row) => {
                Ok(Self::at(column - b'a', row - b'1'))
            }
            _ => Err(CellError(text.to_owned())),
        }
    }
}

as_text!(Cell);

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u128);

impl Cells {
    /// No cells.
    pub const NONE: Self = Self(0);

    /// One cell.
    #[must_use]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    /// The cells of both sets; `|` where tables are computed.
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of cells.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether a cell is in the set.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether all of these cells are in the other set, too.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Each cell moved by this many columns, or rows if it is a multiple of [`STRIDE`].
    const fn shifted(self, by: i8) -> Self {
        Self(if by < 0 { self.0 >> -by } else { self.0 << by })
    }

    /// The cells that share a side with one of these. Some may lie off the board.
    #[must_use]
    pub const fn neighbours(self) -> Self {
        const DOWN: i8 = STRIDE as i8;
        let across = self.shifted(1).with(self.shifted(-1));
        across.with(self.shifted(DOWN)).with(self.shifted(-DOWN))
    }

    /// The cells that continue a line: those with one of these on either side, with two of these
    /// just after and with two just before, first in rows, then in columns. Some may lie off the
    /// board. None is in another row than its two: a line over the edge would contain the bit
    /// between the rows.
    #[must_use]
    pub(crate) fn in_line(self) -> [Self; 6] {
        const DOWN: i8 = STRIDE as i8;
        [(1, -1), (-1, -2), (1, 2), (DOWN, -DOWN), (-DOWN, -2 * DOWN), (DOWN, 2 * DOWN)]
            .map(|(one, other)| self.shifted(one) & self.shifted(other))
    }

    /// The cells of this set that are connected with a cell of it by sides.
    #[must_use]
    pub fn component(self, cell: Cell) -> Self {
        let mut found = Self::of(cell);
        loop {
            let more = (found | found.neighbours()) & self;
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// Number of cells of the largest part that is connected by sides.
    #[must_use]
    pub fn largest_component(mut self) -> usize {
        let mut largest = 0;
        while let Some(cell) = self.first() {
            let component = self.component(cell);
            largest = largest.max(component.len());
            self -= component;
        }
        largest
    }

    /// The smallest rectangle that contains these cells, by its first and its last cell; `None` of
    /// no cells.
    #[must_use]
    pub fn corners(self) -> Option<(Cell, Cell)> {
        let (top, bottom) = (self.first()?.row(), (127 - self.0.leading_zeros()) as u8 / STRIDE);
        let columns = (top..=bottom).fold(0, |columns, row| columns | self.0 >> (row * STRIDE) & ((1 << STRIDE) - 1));
        let (left, right) = (columns.trailing_zeros() as u8, 127 - columns.leading_zeros() as u8);
        Some((Cell::at(left, top), Cell::at(right, bottom)))
    }

    /// The rectangle between two corners.
    #[must_use]
    pub fn rectangle((first, last): (Cell, Cell)) -> Self {
        let row = ((2 << (last.column() - first.column())) - 1) << first.column();
        (first.row()..=last.row()).fold(Self::NONE, |cells, at| cells | Self(row << (at * STRIDE)))
    }

    /// The set as two numbers; the second is 0 on the smaller board.
    #[must_use]
    pub(crate) const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    /// The first cell in reading order.
    #[must_use]
    pub fn first(self) -> Option<Cell> {
        (!self.is_empty()).then(|| Cell(self.0.trailing_zeros() as u8))
    }

    /// The cells in reading order.
    #[must_use]
    pub fn iter(self) -> Iter {
        Iter(self)
    }
}

impl BitOr for Cells {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other)
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for Cells {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitXor for Cells {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for Cells {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Cells {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, |all, cell| all | Self::of(cell))
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// The cells of a set in reading order.
#[derive(Clone, Debug)]
pub struct Iter(Cells);

impl Iterator for Iter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0 = Cells(self.0.0 & (self.0.0 - 1));
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> Cells {
        names.split(' ').map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn cells_are_named_by_column_and_row() {
        for name in ["a1", "i9", "e5", "f6"] {
            assert_eq!(name.parse::<Cell>().unwrap().to_string(), name);
        }
        for text in ["", "e", "j1", "a0", "A1", "a10", "5e"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }

    #[test]
    fn nothing_is_adjacent_or_in_line_over_an_edge() {
        let board = Cells::rectangle((Cell::at(0, 0), Cell::at(8, 8)));
        assert_eq!(cells("i1").neighbours() & board, cells("h1 i2"));
        assert_eq!(cells("a5").neighbours() & board, cells("a4 b5 a6"));
        let continued = |two: &str| cells(two).in_line().into_iter().fold(Cells::NONE, BitOr::bitor) & board;
        assert_eq!(continued("h1 i1"), cells("g1"));
        assert_eq!(continued("a2 b2"), cells("c2"));
        assert_eq!(continued("i1 a2"), Cells::NONE);
        assert_eq!(continued("c8 c9"), cells("c7"));
        assert_eq!(continued("d4 d6"), cells("d5"));
    }

    #[test]
    fn the_largest_component_is_connected_by_sides() {
        assert_eq!(cells("a1 b2 b3 c3 i1 a2").largest_component(), 5);
        assert_eq!(cells("a1 b2 c3").largest_component(), 1);
        assert_eq!(Cells::NONE.largest_component(), 0);
    }

    #[test]
    fn corners_enclose_all_cells() {
        let corners = cells("c2 f4 b3").corners().unwrap();
        assert_eq!((corners.0.to_string(), corners.1.to_string()), ("b2".to_owned(), "f4".to_owned()));
        assert_eq!(Cells::rectangle(corners).len(), 15);
        assert_eq!(Cells::rectangle((Cell::at(0, 0), Cell::at(8, 8))).len(), 81);
        assert_eq!(Cells::NONE.corners(), None);
    }
}
