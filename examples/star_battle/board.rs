//! The board: cells and sets of them; rows, columns and regions; symmetries.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use smyoz::sets::{ElementSet, Set};
use thiserror::Error;

use crate::puzzle::BoardKeys;

/// The most cells a side, so that the cells of any board fit a `u128`.
pub const MAX_SIDE: usize = 11;

/// A set of cells; bit `MAX_SIDE * row + column` for each. A layout is the set of its stars.
pub type Cells = u128;

const FIRST_ROW: Cells = (1 << MAX_SIDE) - 1;
const FIRST_COLUMN: Cells = ((1 << (MAX_SIDE * MAX_SIDE)) - 1) / FIRST_ROW;

/// A cell. It has the same number on boards of all sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    pub fn at(column: usize, row: usize) -> Self {
        Self((MAX_SIDE * row + column) as u8)
    }

    pub fn column(self) -> usize {
        usize::from(self.0) % MAX_SIDE
    }

    pub fn row(self) -> usize {
        usize::from(self.0) / MAX_SIDE
    }

    /// The cell with this name.
    pub fn named(name: &str) -> Option<Self> {
        each((1 << (MAX_SIDE * MAX_SIDE)) - 1).find(|cell| cell.to_string() == name)
    }

    /// The set of this cell.
    pub fn alone(self) -> Cells {
        1 << self.0
    }
}

/// A column letter and a row number: `B3`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", letter(self.column()), self.row() + 1)
    }
}

/// The cells of a set in reading order.
pub fn each(cells: Cells) -> impl Iterator<Item = Cell> {
    Set::<usize, _>::from_bits(cells).iter().map(|number| Cell(number as u8))
}

pub fn letter(number: usize) -> char {
    char::from(b'A' + number as u8)
}

/// These cells and those on their left and right.
fn widened(cells: Cells) -> Cells {
    cells | (cells & !(FIRST_COLUMN << (MAX_SIDE - 1))) << 1 | (cells & !FIRST_COLUMN) >> 1
}

/// These cells and those that share a side with one of them, perhaps beyond the board.
pub fn with_sides(cells: Cells) -> Cells {
    widened(cells) | cells << MAX_SIDE | cells >> MAX_SIDE
}

/// Cells with a fixed number of stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unit {
    Row(usize),
    Column(usize),
    Region(usize),
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Row(at) => write!(f, "row {}", at + 1),
            Self::Column(at) => write!(f, "column {}", letter(at)),
            Self::Region(at) => write!(f, "region {}", letter(at)),
        }
    }
}

/// A square board, with its regions and the number of stars in each unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BoardKeys", into = "BoardKeys")]
pub struct Board {
    /// The number of rows, of columns and of regions.
    pub size: usize,
    /// The number of stars in each unit.
    pub stars: usize,
    /// In the order of their first cells, so that equal regions make equal boards.
    regions: Vec<Cells>,
}

/// The value of a key of a puzzle is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{key}`: expected {expected}")]
pub struct KeyError {
    key: &'static str,
    expected: String,
}

/// Checks the value of a key.
pub fn ensure(is_right: bool, key: &'static str, expected: impl Into<String>) -> Result<(), KeyError> {
    if is_right { Ok(()) } else { Err(KeyError { key, expected: expected.into() }) }
}

impl Board {
    /// The board whose regions are the cells with equal labels.
    pub fn new(size: usize, stars: usize, label: impl Fn(Cell) -> u8) -> Result<Self, KeyError> {
        ensure((4..=MAX_SIDE).contains(&size), "regions", format!("4 to {MAX_SIDE} rows"))?;
        ensure((1..=size / 4).contains(&stars), "stars", "a number from 1 to a quarter of the rows")?;
        let mut labelled = BTreeMap::<u8, Cells>::new();
        let cells = (0..size).flat_map(|row| (0..size).map(move |column| Cell::at(column, row)));
        cells.for_each(|cell| *labelled.entry(label(cell)).or_default() |= cell.alone());
        let mut regions: Vec<Cells> = labelled.into_values().collect();
        regions.sort_by_key(|region| region.trailing_zeros());
        ensure(regions.len() == size, "regions", "as many regions as rows")?;
        let grown = |region: Cells| (0..region.len()).fold(region & !(region - 1), |part, _| with_sides(part) & region);
        ensure(regions.iter().all(|&region| grown(region) == region), "regions", "regions that are connected")?;
        Ok(Self { size, stars, regions })
    }

    pub fn all(&self) -> Cells {
        self.regions.iter().fold(0, |all, region| all | region)
    }

    /// The rows, the columns and the regions.
    pub fn kinds(&self) -> [Vec<Unit>; 3] {
        [Unit::Row, Unit::Column, Unit::Region].map(|unit| (0..self.size).map(unit).collect())
    }

    pub fn units(&self) -> impl Iterator<Item = Unit> + use<> {
        self.kinds().into_iter().flatten()
    }

    pub fn cells(&self, unit: Unit) -> Cells {
        match unit {
            Unit::Row(at) => self.all() & FIRST_ROW << (MAX_SIDE * at),
            Unit::Column(at) => self.all() & FIRST_COLUMN << at,
            Unit::Region(at) => self.regions[at],
        }
    }

    /// The cells that a star in this one would touch.
    pub fn around(&self, cell: Cell) -> Cells {
        let wide = widened(cell.alone());
        (wide | wide << MAX_SIDE | wide >> MAX_SIDE) & self.all() & !cell.alone()
    }

    pub fn region(&self, cell: Cell) -> usize {
        self.regions.iter().position(|region| region & cell.alone() != 0).expect("each cell is in a region")
    }

    /// A line of characters for each row.
    pub fn draw(&self, character: impl Fn(Cell) -> char) -> Vec<String> {
        (0..self.size).map(|row| each(self.cells(Unit::Row(row))).map(&character).collect()).collect()
    }

    pub fn image(&self, symmetry: Symmetry) -> Self {
        let label = |cell| self.region(symmetry.inverse().cell(cell, self.size)) as u8;
        Self::new(self.size, self.stars, label).expect("the image of a board is one")
    }
}

/// A symmetry of the square: transposes if bit 0 is set, then reverses columns (bit 1), rows (bit
/// 2).
#[derive(Clone, Copy)]
pub struct Symmetry(u8);

impl Symmetry {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self)
    }

    /// All are their own inverses, except the two quarter turns.
    pub fn inverse(self) -> Self {
        Self([0, 1, 2, 5, 4, 3, 6, 7][usize::from(self.0)])
    }

    pub fn cell(self, cell: Cell, size: usize) -> Cell {
        let turned = |bit: u8, at: usize| if self.0 & bit == 0 { at } else { size - 1 - at };
        let (column, row) = if self.0 & 1 == 0 { (cell.column(), cell.row()) } else { (cell.row(), cell.column()) };
        Cell::at(turned(2, column), turned(4, row))
    }

    pub fn cells(self, cells: Cells, size: usize) -> Cells {
        each(cells).fold(0, |image, cell| image | self.cell(cell, size).alone())
    }
}
