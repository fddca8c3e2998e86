//! Sets of cells, a bit a cell.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use itertools::Itertools;

use super::cell::Cell;
use super::line::Line;
use super::size::MAX_SIDE;

/// Number of rows of the largest board.
const ROWS: usize = MAX_SIDE as usize;

/// A set of cells: a `u32` a row, whose bit 0 is the leftmost column.
///
/// It knows no board; what grows ([`with_corners`](Self::with_corners)) may pass the right and the
/// lower edge of a small one, and must be cut by [`Size::all`](super::Size::all).
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet([u32; ROWS]);

impl CellSet {
    pub const NONE: Self = Self([0; ROWS]);

    /// The columns that a row may have.
    const ROW: u32 = (1 << MAX_SIDE) - 1;

    /// The cells of the first columns and rows.
    pub(super) fn rectangle(width: u8, height: u8) -> Self {
        let row = (1 << width) - 1;
        Self(std::array::from_fn(|at| if at < usize::from(height) { row } else { 0 }))
    }

    pub fn of(cell: Cell) -> Self {
        let mut set = Self::NONE;
        set.insert(cell);
        set
    }

    /// The bits of a row, counted from 0; bit 0 is the leftmost column.
    pub fn row(&self, row: u8) -> u32 {
        self.0[usize::from(row)]
    }

    /// All rows, from the top, each as its bits.
    pub fn rows(&self) -> &[u32; MAX_SIDE as usize] {
        &self.0
    }

    /// Whether there is no cell in it.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Number of its cells on a line.
    pub fn count_in(&self, line: Line) -> u8 {
        let count = match line {
            Line::Column(column) => self.0.iter().map(|row| row >> column & 1).sum(),
            Line::Row(row) => self.row(row).count_ones(),
        };
        count as u8
    }

    /// Whether the cell is in it.
    pub fn contains(&self, cell: Cell) -> bool {
        self.row(cell.row()) >> cell.column() & 1 == 1
    }

    pub fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell.row())] |= 1 << cell.column();
    }

    pub fn remove(&mut self, cell: Cell) {
        self.0[usize::from(cell.row())] &= !(1 << cell.column());
    }

    /// Whether some cell is in both.
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (one, other)| all | one & other) != 0
    }

    /// Whether all its cells are also in the other.
    pub fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (one, other)| all | one & !other) == 0
    }

    /// Its first cell in reading order.
    pub fn first(&self) -> Option<Cell> {
        let row = self.0.iter().position(|&row| row != 0)?;
        Some(Cell::at(self.0[row].trailing_zeros() as u8, row as u8))
    }

    /// Its first and its last cell if it has all cells between these on a line, and no others.
    pub fn ends(&self) -> Option<(Cell, Cell)> {
        let (first, last) = (self.first()?, self.iter().last()?);
        let is_on_line = self.iter().all(|cell| cell.row() == first.row())
            || self.iter().all(|cell| cell.column() == first.column());
        (is_on_line && usize::from(first.distance(last)) + 1 == self.len()).then_some((first, last))
    }

    /// The name of a place with these cells: of a straight piece the first and the last
    /// (`A1-C1`), of another one all (`A1+B1+B2`), each with these signs between.
    pub fn place_name(&self, to: &str, and: &str) -> String {
        match self.ends() {
            Some((first, last)) if first == last => first.to_string(),
            Some((first, last)) => format!("{first}{to}{last}"),
            None => self.iter().join(and),
        }
    }

    /// Its cells in reading order.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + use<> {
        let mut rest = *self;
        std::iter::from_fn(move || {
            let cell = rest.first()?;
            rest.remove(cell);
            Some(cell)
        })
    }

    /// The cells that share a side with one of these, and these.
    #[must_use]
    pub fn with_sides(&self) -> Self {
        let wide = self.widened();
        Self(std::array::from_fn(|at| wide.0[at] | self.above(at) | self.below(at)))
    }

    /// The cells that share a side or a corner with one of these, and these.
    #[must_use]
    pub fn with_corners(&self) -> Self {
        let wide = self.widened();
        Self(std::array::from_fn(|at| wide.0[at] | wide.above(at) | wide.below(at)))
    }

    /// The same cells this many columns to the right and rows down. Those that leave the largest
    /// board are lost.
    pub(super) fn shifted(&self, columns: u8, rows: u8) -> Self {
        let row = |at: usize| at.checked_sub(rows.into()).map_or(0, |from| self.0[from] << columns & Self::ROW);
        Self(std::array::from_fn(row))
    }

    /// The same cells, moved to the first column and the first row.
    pub(super) fn in_corner(&self) -> Self {
        let first = self.0.iter().position(|&row| row != 0).unwrap_or(0);
        let column = self.0.iter().map(|row| row.trailing_zeros()).min().unwrap_or(0).min(31);
        Self(std::array::from_fn(|at| self.0.get(at + first).map_or(0, |row| row >> column)))
    }

    fn widened(&self) -> Self {
        Self(self.0.map(|row| (row | row << 1 | row >> 1) & Self::ROW))
    }

    fn above(&self, row: usize) -> u32 {
        if row == 0 { 0 } else { self.0[row - 1] }
    }

    fn below(&self, row: usize) -> u32 {
        self.0.get(row + 1).copied().unwrap_or(0)
    }

    /// The sets of orthogonally connected cells, in the reading order of their first cells.
    pub fn components(&self) -> impl Iterator<Item = Self> + use<> {
        let mut rest = *self;
        std::iter::from_fn(move || {
            let mut part = Self::of(rest.first()?);
            loop {
                let grown = part.with_sides() & rest;
                if grown == part {
                    break;
                }
                part = grown;
            }
            rest -= part;
            Some(part)
        })
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $assign_trait:ident, $assign:ident, $row:expr) => {
        impl $trait for CellSet {
            type Output = Self;

            fn $method(mut self, other: Self) -> Self {
                self.$assign(other);
                self
            }
        }

        impl $assign_trait for CellSet {
            fn $assign(&mut self, other: Self) {
                let row: fn(u32, u32) -> u32 = $row;
                self.0.iter_mut().zip(other.0).for_each(|(one, other)| *one = row(*one, other));
            }
        }
    };
}

operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |one, other| one & other);
operator!(BitOr, bitor, BitOrAssign, bitor_assign, |one, other| one | other);
operator!(Sub, sub, SubAssign, sub_assign, |one, other| one & !other);

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        cells.into_iter().for_each(|cell| self.insert(cell));
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn cells() -> impl Strategy<Value = BTreeSet<Cell>> {
        prop::collection::btree_set((0..MAX_SIDE, 0..MAX_SIDE).prop_map(|(column, row)| Cell::at(column, row)), 0..40)
    }

    proptest! {
        #[test]
        fn sets_are_sets(one in cells(), other in cells()) {
            let [a, b]: [CellSet; 2] = [&one, &other].map(|cells| cells.iter().copied().collect());
            prop_assert!(a.iter().eq(one.iter().copied()));
            prop_assert_eq!(a.len(), one.len());
            prop_assert_eq!(a.first(), one.first().copied());
            prop_assert!((a & b).iter().eq(one.intersection(&other).copied()));
            prop_assert!((a | b).iter().eq(one.union(&other).copied()));
            prop_assert!((a - b).iter().eq(one.difference(&other).copied()));
            prop_assert_eq!(a.meets(&b), !one.is_disjoint(&other));
            prop_assert_eq!(a.is_subset(&b), one.is_subset(&other));
            for at in 0..MAX_SIDE {
                prop_assert_eq!(usize::from(a.count_in(Line::Row(at))), one.iter().filter(|cell| cell.row() == at).count());
                let column = one.iter().filter(|cell| cell.column() == at).count();
                prop_assert_eq!(usize::from(a.count_in(Line::Column(at))), column);
            }
        }

        #[test]
        fn sets_grow_by_their_neighbours(one in cells()) {
            let set: CellSet = one.iter().copied().collect();
            let steps = |cell: Cell, other: Cell| cell.column().abs_diff(other.column()) + cell.row().abs_diff(other.row());
            for cell in (0..MAX_SIDE).flat_map(|row| (0..MAX_SIDE).map(move |column| Cell::at(column, row))) {
                prop_assert_eq!(set.with_corners().contains(cell), one.iter().any(|other| other.distance(cell) <= 1));
                prop_assert_eq!(set.with_sides().contains(cell), one.iter().any(|&other| steps(other, cell) <= 1));
            }
            let parts: Vec<_> = set.components().collect();
            prop_assert_eq!(parts.iter().fold(CellSet::NONE, |all, &part| all | part), set);
            prop_assert_eq!(parts.iter().map(CellSet::len).sum::<usize>(), set.len());
            for (at, part) in parts.iter().enumerate() {
                prop_assert_eq!(part.components().count(), 1);
                prop_assert!(parts[..at].iter().all(|other| !other.with_sides().meets(part)));
            }
        }
    }

    #[test]
    fn places_are_named_by_their_ends_or_all_their_cells() {
        let name = |cells: &str| {
            let cells: CellSet = cells.split(' ').map(|cell| cell.parse::<Cell>().unwrap()).collect();
            cells.place_name("-", "+")
        };
        assert_eq!(CellSet::NONE.place_name("-", "+"), "");
        for (cells, expected) in [
            ("B2", "B2"),
            ("B2 C2 D2", "B2-D2"),
            ("B2 B3", "B2-B3"),
            ("A1 B1 A2", "A1+B1+A2"),
            ("A1 A2 A3 B2", "A1+A2+B2+A3"),
            ("A1 C1", "A1+C1"),
            ("A1 B2", "A1+B2"),
        ] {
            assert_eq!(name(cells), expected);
        }
    }
}
