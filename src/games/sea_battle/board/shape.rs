//! Shapes of ships: straight ones, and the figures of three and four cells.

use std::collections::BTreeSet;

use super::cell::Cell;
use super::cell_set::CellSet;
use super::size::Size;

/// Lengths whose ships need not be straight if figures are allowed.
const BENT: std::ops::RangeInclusive<u8> = 3..=4;

/// Which figures the cells of a ship may form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shapes {
    #[default]
    Straight,
    /// Ships of three and four cells have any figure of orthogonally connected cells; the others
    /// are straight.
    Any,
}

/// A figure in one of its orientations, in the upper left corner of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shape {
    pub(super) cells: CellSet,
    pub(super) width: u8,
    pub(super) height: u8,
}

impl Shape {
    /// The shapes that ships of this length may have: first the horizontal one, then the vertical
    /// one, then the bent ones.
    pub(super) fn of_length(length: u8, shapes: Shapes) -> Vec<Self> {
        let mut straight = vec![Self::of(CellSet::rectangle(length, 1)), Self::of(CellSet::rectangle(1, length))];
        straight.dedup();
        if shapes == Shapes::Any && BENT.contains(&length) {
            let bent = figures(length).into_iter().map(Self::of).filter(|shape| !straight.contains(shape));
            straight.extend(bent.collect::<Vec<_>>());
        }
        straight
    }

    /// The shape of cells that begin at the first column and the first row.
    fn of(cells: CellSet) -> Self {
        let (width, height) = extent(cells);
        Self { cells, width, height }
    }

    /// Number of its cells and of those at their right and, if asked for, one row below these.
    pub(super) fn room(self, below: usize) -> usize {
        let wide = self.cells.rows().map(|row| row | row << 1);
        let above = |at: usize| at.checked_sub(below).map_or(0, |from| wide[from]);
        let row = |at: usize| wide.get(at).copied().unwrap_or(0) | above(at);
        (0..wide.len() + below).map(|at| row(at).count_ones() as usize).sum()
    }

    /// The shape at all its positions on a board, in reading order.
    pub(super) fn positions(self, size: Size) -> impl Iterator<Item = CellSet> {
        let columns = (size.width() + 1).saturating_sub(self.width);
        let rows = (size.height() + 1).saturating_sub(self.height);
        (0..rows).flat_map(move |row| (0..columns).map(move |column| self.cells.shifted(column, row)))
    }
}

/// Whether connected cells are a shape that ships may have.
pub(super) fn is_allowed(cells: CellSet, shapes: Shapes) -> bool {
    let (width, height) = extent(cells);
    let bent = shapes == Shapes::Any && BENT.contains(&u8::try_from(cells.len()).unwrap_or(u8::MAX));
    bent || width == 1 || height == 1
}

/// Number of columns and of rows from the first to the last of the cells.
fn extent(cells: CellSet) -> (u8, u8) {
    let columns = cells.rows().iter().fold(0, |all, row| all | row);
    let rows = cells.rows().iter().map(|&row| u32::from(row != 0));
    let rows = rows.enumerate().fold(0_u32, |all, (at, row)| all | row << at);
    let span = |bits: u32| (u32::BITS - bits.leading_zeros() - bits.trailing_zeros().min(31)) as u8;
    (span(columns), span(rows))
}

/// All figures of this many cells, in all orientations.
fn figures(length: u8) -> BTreeSet<CellSet> {
    let mut figures = BTreeSet::from([CellSet::of(Cell::at(0, 0))]);
    for _ in 1..length {
        // A free column and row before the figure let it grow to all sides.
        let grown = figures.iter().map(|cells| cells.shifted(1, 1)).flat_map(|cells| {
            (cells.with_sides() - cells).iter().map(move |cell| (cells | CellSet::of(cell)).in_corner())
        });
        figures = grown.collect();
    }
    figures
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_figures_as_polyominoes() {
        let count = |length, shapes| Shape::of_length(length, shapes).len();
        assert_eq!([1, 2, 3, 4, 5].map(|length| count(length, Shapes::Any)), [1, 2, 6, 19, 2]);
        assert_eq!([1, 2, 3, 4, 5].map(|length| count(length, Shapes::Straight)), [1, 2, 2, 2, 2]);
        for shape in Shape::of_length(4, Shapes::Any) {
            assert_eq!((shape.cells.len(), shape.cells.components().count()), (4, 1));
            assert!(is_allowed(shape.cells, Shapes::Any));
            assert_eq!(is_allowed(shape.cells, Shapes::Straight), shape.width == 1 || shape.height == 1);
        }
        assert!(!is_allowed(CellSet::rectangle(3, 2), Shapes::Any));
        assert!(is_allowed(CellSet::rectangle(1, 30), Shapes::Any));
    }

    #[test]
    fn shapes_stay_on_the_board() {
        let size: Size = "7x5".parse().unwrap();
        let straight = |length| Shape::of_length(length, Shapes::Straight);
        let positions = |length| straight(length).iter().flat_map(|shape| shape.positions(size)).collect::<Vec<_>>();
        assert_eq!([1, 2, 6, 7, 8].map(|length| positions(length).len()), [35, 58, 10, 5, 0]);
        assert!(positions(3).iter().all(|cells| cells.len() == 3 && cells.is_subset(&size.all())));
    }
}
