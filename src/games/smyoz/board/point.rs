//! Cross points: the 8 × 8 interior crossings of the grid, and sets of them.

use std::fmt;

use super::cell::{Cell, CellSet, SIZE};
use smyoz_core::sets::{Indexed, Set};

/// Number of interior points in a row of points.
const POINTS: u8 = SIZE - 1;

/// An interior crossing of the grid lines.
///
/// Named after the cell to its upper left: point `37` is the lower right corner of cell 37. Ordered
/// row by row, each from the left (*reading order*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    pub const COUNT: usize = 64;

    /// The point at this index in reading order, 0–63.
    ///
    /// # Panics
    /// If `index` is 64 or more.
    #[inline]
    pub fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "no point has index {index}");
        Self(index as u8)
    }

    /// Index in reading order, 0–63.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Number of its vertical grid line, 0–7 from the left.
    #[inline]
    pub fn column(self) -> u8 {
        self.0 % POINTS
    }

    /// Number of its horizontal grid line, 0–7 from the top.
    #[inline]
    pub fn row(self) -> u8 {
        self.0 / POINTS
    }

    /// The four cells around it.
    #[inline]
    pub fn cells(self) -> CellSet {
        const SQUARE: u128 = 0b11 | 0b11 << SIZE;
        CellSet::from_bits(SQUARE << (self.row() * SIZE + self.column()))
    }

    /// All 64 points in reading order.
    #[inline]
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column() + 1, self.row() + 1)
    }
}

impl Cell {
    /// The cell's interior corners: four, two for a cell on the rim, one for a corner cell.
    #[inline]
    pub fn points(self) -> PointSet {
        let near = |at: u8| at.saturating_sub(1)..(at + 1).min(POINTS);
        let mut set = 0;
        for row in near(self.row()) {
            for column in near(self.column()) {
                set |= 1 << (row * POINTS + column);
            }
        }
        PointSet::from_bits(set)
    }

    /// The cells that have one of the points as a corner.
    #[inline]
    pub fn around(points: PointSet) -> CellSet {
        points.iter().map(Point::cells).collect()
    }
}

/// A set of interior points, in reading order.
pub type PointSet = Set<Point, u64>;

impl Indexed for Point {
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

/// Points that have a neighbour to their left.
const NOT_FIRST: u64 = !0x0101_0101_0101_0101;

/// Points that have a neighbour to their right.
const NOT_LAST: u64 = !0x8080_8080_8080_8080;

impl Point {
    /// These points and all that are orthogonally adjacent to them.
    #[inline]
    #[must_use]
    pub fn grown(points: PointSet) -> PointSet {
        let set = points.bits();
        PointSet::from_bits(set | set << 8 | set >> 8 | (set & NOT_LAST) << 1 | (set & NOT_FIRST) >> 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_have_one_two_or_four_points() {
        let count = |name: &str| name.parse::<Cell>().unwrap().points().len();
        assert_eq!((count("11"), count("51"), count("91"), count("99"), count("55")), (1, 2, 1, 1, 4));
        assert_eq!(Cell::all().map(|cell| cell.points().len()).sum::<usize>(), 4 * Point::COUNT);
    }

    #[test]
    fn points_lie_between_four_cells() {
        for point in Point::all() {
            assert!(point.cells().len() == 4 && point.cells() == Cell::around(point.into()));
        }
    }

    #[test]
    fn growing_stays_on_the_board() {
        for point in Point::all() {
            let grown = Point::grown(point.into());
            let near = Point::all()
                .filter(|other| other.column().abs_diff(point.column()) + other.row().abs_diff(point.row()) <= 1);
            assert_eq!(grown.iter().collect::<Vec<_>>(), near.collect::<Vec<_>>());
        }
    }
}
