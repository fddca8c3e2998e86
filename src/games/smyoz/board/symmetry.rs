//! The 8 symmetries of the square.

use super::cell::{Cell, CellSet, SIZE};
use super::lane::Lane;
use super::placement::Placement;
use super::point::{Point, PointSet};
use super::ship::{Axis, Ship};

/// A symmetry of the board: an optional transposition, followed by optional reflections.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symmetry {
    transposed: bool,
    /// Columns counted from the right.
    reversed_columns: bool,
    /// Rows counted from the bottom.
    reversed_rows: bool,
}

impl Symmetry {
    /// All 8, the identity first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self::IDENTITY; 8];
        let mut bits = 0;
        while bits < 8 {
            all[bits] =
                Self { transposed: bits & 4 != 0, reversed_columns: bits & 1 != 0, reversed_rows: bits & 2 != 0 };
            bits += 1;
        }
        all
    };

    /// Leaves everything in place.
    pub(crate) const IDENTITY: Self = Self { transposed: false, reversed_columns: false, reversed_rows: false };
    pub const MIRROR: Self = Self { reversed_columns: true, ..Self::IDENTITY };
    /// Turns clockwise by 90 degrees.
    pub const QUARTER_TURN: Self = Self { transposed: true, reversed_columns: true, reversed_rows: false };

    /// The image of a cell.
    pub fn cell(self, cell: Cell) -> Cell {
        let (mut column, mut row) = (cell.column(), cell.row());
        if self.transposed {
            (column, row) = (row, column);
        }
        if self.reversed_columns {
            column = SIZE - 1 - column;
        }
        if self.reversed_rows {
            row = SIZE - 1 - row;
        }
        Cell::at(column, row)
    }

    /// The image of a set of cells.
    pub fn cells(self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// The image of a cross point.
    pub fn point(self, point: Point) -> Point {
        let shared = point.cells().iter().map(|cell| self.cell(cell).points()).reduce(|shared, points| shared & points);
        shared.and_then(|points| points.iter().next()).expect("the four cells still have a corner in common")
    }

    /// The image of a set of points.
    pub fn points(self, points: PointSet) -> PointSet {
        points.iter().map(|point| self.point(point)).collect()
    }

    /// The image of a row or column.
    pub fn lane(self, lane: Lane) -> Lane {
        let [row, column] = Lane::through(self.cell(lane.cell(0)));
        if self.axis(lane.axis) == Axis::Horizontal { row } else { column }
    }

    /// The image of an axis.
    pub fn axis(self, axis: Axis) -> Axis {
        if self.transposed { axis.across() } else { axis }
    }

    /// The image of a placement.
    pub fn placement(self, placement: Placement) -> Placement {
        let axis = self.axis(placement.axis().unwrap_or(Axis::Horizontal));
        let first = placement.cells().iter().map(|cell| self.cell(cell)).min().expect("a ship has cells");
        let image = Ship::new(placement.kind(), axis, first).and_then(Placement::of);
        image.expect("the rules know no direction")
    }

    /// This symmetry, followed by another.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        // A cell off all axes of symmetry has eight different images, so any one identifies its
        // symmetry.
        let cell = Cell::at(0, 1);
        let to = next.cell(self.cell(cell));
        Self::ALL.into_iter().find(|symmetry| symmetry.cell(cell) == to).expect("symmetries are a group")
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub fn inverse(self) -> Self {
        if self.transposed {
            Self { transposed: true, reversed_columns: self.reversed_rows, reversed_rows: self.reversed_columns }
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses_undo() {
        for symmetry in Symmetry::ALL {
            assert!(Cell::all().all(|cell| symmetry.inverse().cell(symmetry.cell(cell)) == cell));
            assert!(Placement::all().all(|p| symmetry.inverse().placement(symmetry.placement(p)) == p));
        }
    }

    #[test]
    fn one_after_another() {
        for (first, next) in Symmetry::ALL.into_iter().flat_map(|first| Symmetry::ALL.map(|next| (first, next))) {
            assert!(Cell::all().all(|cell| first.then(next).cell(cell) == next.cell(first.cell(cell))));
        }
    }

    #[test]
    fn the_eight_differ_and_do_what_they_say() {
        let images: std::collections::BTreeSet<_> =
            Symmetry::ALL.iter().map(|symmetry| symmetry.cell(Cell::at(0, 1))).collect();
        assert_eq!(images.len(), 8);
        let to = |symmetry: Symmetry| symmetry.cell("21".parse().unwrap()).to_string();
        assert_eq!(to(Symmetry::MIRROR), "81");
        assert_eq!(to(Symmetry::QUARTER_TURN), "92");
    }
}
