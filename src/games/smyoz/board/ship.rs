//! Ships: the four types of the fleet, and a ship at a position on the board.

use std::fmt;
use std::ops::Range;

use super::cell::{Cell, CellSet, SIZE};
use super::lane::Lane;
use super::point::PointSet;

/// The four types of ship, the longest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShipType {
    /// α, 4 cells, one in the fleet.
    Alpha,
    /// β, 3 cells, two in the fleet.
    Beta,
    /// γ, 2 cells, three in the fleet.
    Gamma,
    /// δ, 1 cell, four in the fleet.
    Delta,
}

/// The fleet: every ship's type, the longest first.
pub const FLEET: [ShipType; 10] = {
    use ShipType::{Alpha, Beta, Delta, Gamma};
    [Alpha, Beta, Beta, Gamma, Gamma, Gamma, Delta, Delta, Delta, Delta]
};

impl ShipType {
    /// All four types, the longest first.
    pub const ALL: [Self; 4] = [Self::Alpha, Self::Beta, Self::Gamma, Self::Delta];

    /// Length in cells.
    pub fn length(self) -> u8 {
        4 - self as u8
    }

    /// Number of ships of this type in the fleet.
    pub fn count(self) -> usize {
        self as usize + 1
    }

    /// Whether the codes of its ships say how these lie relative to the ALFA.
    pub fn has_bearing(self) -> bool {
        matches!(self, Self::Beta | Self::Gamma)
    }

    /// The letter that stands for it in files: `A`, `B`, `G` or `D`.
    pub fn letter(self) -> char {
        ['A', 'B', 'G', 'D'][self as usize]
    }

    /// The Greek letter that stands for it in print.
    pub fn greek(self) -> char {
        ['α', 'β', 'γ', 'δ'][self as usize]
    }

    /// The name in Latin letters, as the rule sheet writes it: `ALFA`, `BETA`, `GAMMA` or `DELTA`.
    pub fn name(self) -> &'static str {
        ["ALFA", "BETA", "GAMMA", "DELTA"][self as usize]
    }

    /// The type that a letter stands for.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// The direction in which a ship lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    Horizontal,
    Vertical,
}

impl Axis {
    pub const BOTH: [Self; 2] = [Self::Horizontal, Self::Vertical];

    #[must_use]
    pub fn across(self) -> Self {
        match self {
            Self::Horizontal => Self::Vertical,
            Self::Vertical => Self::Horizontal,
        }
    }
}

/// A straight ship at a position on the board, legal or not.
///
/// A DELTA has no direction; it is always stored as horizontal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ship {
    kind: ShipType,
    axis: Axis,
    first: Cell,
}

impl Ship {
    /// The ship of this type that lies along `axis` from its first cell (in reading order), if it
    /// fits on the board.
    pub fn new(kind: ShipType, axis: Axis, first: Cell) -> Option<Self> {
        let axis = if kind == ShipType::Delta { Axis::Horizontal } else { axis };
        let ship = Self { kind, axis, first };
        (ship.start(axis) + kind.length() <= SIZE).then_some(ship)
    }

    /// The ship of a name as files have it: `B44-64`, or `D37` for a DELTA.
    pub fn named(name: &str) -> Option<Self> {
        let kind = ShipType::from_letter(name.chars().next()?)?;
        let cells = &name[1..];
        let (first, last) = cells.split_once('-').unwrap_or((cells, cells));
        let (first, last): (Cell, Cell) = (first.parse().ok()?, last.parse().ok()?);
        let axis = if first.row() == last.row() { Axis::Horizontal } else { Axis::Vertical };
        Self::new(kind, axis, first).filter(|ship| ship.short_name() == name)
    }

    /// Its letter, its first and its last cell, as files have it: `B44-64`, or `D37` for a DELTA.
    pub(crate) fn short_name(self) -> String {
        match self.kind {
            ShipType::Delta => format!("D{}", self.first),
            kind => format!("{}{}-{}", kind.letter(), self.first, self.last()),
        }
    }

    pub fn kind(self) -> ShipType {
        self.kind
    }

    /// The direction it lies in; `None` for a DELTA, which has none.
    pub fn axis(self) -> Option<Axis> {
        (self.kind != ShipType::Delta).then_some(self.axis)
    }

    /// Its first cell in reading order.
    pub fn first(self) -> Cell {
        self.first
    }

    /// Its last cell in reading order.
    pub fn last(self) -> Cell {
        self.cells().iter().last().expect("a ship has cells")
    }

    /// The first column (along [`Axis::Horizontal`]) or row (along [`Axis::Vertical`]) that it
    /// occupies, from 0.
    pub fn start(self, axis: Axis) -> u8 {
        match axis {
            Axis::Horizontal => self.first.column(),
            Axis::Vertical => self.first.row(),
        }
    }

    /// How many columns (along [`Axis::Horizontal`]) or rows (along [`Axis::Vertical`]) it
    /// occupies.
    pub fn extent(self, axis: Axis) -> u8 {
        if self.axis == axis { self.kind.length() } else { 1 }
    }

    /// One past the last column or row that it occupies.
    pub fn end(self, axis: Axis) -> u8 {
        self.start(axis) + self.extent(axis)
    }

    /// The rows and columns that it occupies, each with the range of positions along it, from 0.
    pub(crate) fn spans(self) -> impl Iterator<Item = (Lane, Range<u8>)> {
        Axis::BOTH.into_iter().flat_map(move |axis| {
            let lanes = self.start(axis.across())..self.end(axis.across());
            lanes.map(move |at| (Lane { axis, at }, self.start(axis)..self.end(axis)))
        })
    }

    /// Whether it has tips (short ends) that point along `axis`. A DELTA has tips along both axes.
    pub(crate) fn has_tips_along(self, axis: Axis) -> bool {
        self.extent(axis) == self.kind.length()
    }

    pub fn cells(self) -> CellSet {
        let columns = self.start(Axis::Horizontal)..self.end(Axis::Horizontal);
        let rows = self.start(Axis::Vertical)..self.end(Axis::Vertical);
        rows.flat_map(|row| columns.clone().map(move |column| Cell::at(column, row))).collect()
    }

    /// Its ship points: the interior corners of its cells.
    pub fn points(self) -> PointSet {
        self.cells().iter().map(Cell::points).collect()
    }

    /// How many of its cell sides lie on the rim of the board.
    pub fn rim_sides(self) -> u8 {
        Axis::BOTH
            .into_iter()
            .map(|axis| {
                let ends = u8::from(self.start(axis) == 0) + u8::from(self.end(axis) == SIZE);
                ends * self.extent(axis.across())
            })
            .sum()
    }
}

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            ShipType::Delta => write!(f, "{} {}", self.kind.name(), self.first),
            _ => write!(f, "{} {}-{}", self.kind.name(), self.first, self.last()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rim_sides_count_cell_sides() {
        let sides = |kind, axis, cell: &str| Ship::new(kind, axis, cell.parse().unwrap()).unwrap().rim_sides();
        assert_eq!(sides(ShipType::Delta, Axis::Horizontal, "11"), 2);
        assert_eq!(sides(ShipType::Delta, Axis::Horizontal, "91"), 2);
        assert_eq!(sides(ShipType::Delta, Axis::Horizontal, "51"), 1);
        assert_eq!(sides(ShipType::Beta, Axis::Horizontal, "31"), 3);
        assert_eq!(sides(ShipType::Beta, Axis::Vertical, "31"), 1);
        assert_eq!(sides(ShipType::Beta, Axis::Vertical, "11"), 4);
        assert_eq!(sides(ShipType::Beta, Axis::Vertical, "32"), 0);
    }
}
