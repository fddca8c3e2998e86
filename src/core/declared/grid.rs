//! Cells, the places that they make up, layouts, and symmetries.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserializer, Error as _};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::Declared;
use crate::game::{Face, Signed};

/// A cell, counted from the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// From above.
    pub row: u8,
    /// From the left.
    pub column: u8,
}

/// `C4`, in the third column and the fourth row.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Face::cell_name((self.column.into(), self.row.into())))
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let digits = text.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
        let column = column_named(&text[..text.len() - digits.len()]);
        let row = digits.parse::<u8>().ok().and_then(|row| row.checked_sub(1));
        let cell = column.zip(row).map(|(column, row)| Self { row, column });
        cell.filter(|cell| cell.to_string() == text).ok_or_else(|| format!("`{text}` is not a cell"))
    }
}

fn column_named(letters: &str) -> Option<u8> {
    (0..=u8::MAX).find(|&column| Face::column_name(column.into()) == letters)
}

/// Cells that belong together, as their readers call them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// A row.
    Row(u8),
    /// A column.
    Column(u8),
    /// The cells with this [region](Declared::region).
    Region(u8),
    /// The cells from one to another, in a straight line or diagonally.
    Run(Cell, Cell),
    /// A single cell.
    Cell(Cell),
}

impl From<Cell> for Place {
    fn from(cell: Cell) -> Self {
        Self::Cell(cell)
    }
}

impl From<Cell> for Option<Place> {
    fn from(cell: Cell) -> Self {
        Some(Place::Cell(cell))
    }
}

/// `row 2`, `column C`, `region B`, `A1–C3`, `C4`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Row(at) => write!(f, "row {}", at + 1),
            Self::Column(at) => write!(f, "column {}", Face::column_name(at.into())),
            Self::Region(at) => write!(f, "region {}", Face::column_name(at.into())),
            Self::Run(from, to) => write!(f, "{from}–{to}"),
            Self::Cell(cell) => cell.fmt(f),
        }
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || match text.split_once(' ') {
            Some(("row", row)) => row.parse::<u8>().ok()?.checked_sub(1).map(Self::Row),
            Some(("column", name)) => column_named(name).map(Self::Column),
            Some(("region", name)) => column_named(name).map(Self::Region),
            Some(_) => None,
            None => match text.split_once('–') {
                Some((from, to)) => Some(Self::Run(from.parse().ok()?, to.parse().ok()?)),
                None => text.parse().ok().map(Self::Cell),
            },
        };
        read().ok_or_else(|| format!("`{text}` is not a place"))
    }
}

/// A width and a height, at most 26 cells each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid {
    /// The number of columns.
    pub width: u8,
    /// The number of rows.
    pub height: u8,
}

impl Grid {
    /// As many rows as columns.
    pub const fn square(side: u8) -> Self {
        Self { width: side, height: side }
    }

    /// All cells, in reading order.
    pub fn cells(self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.height).flat_map(move |row| (0..self.width).map(move |column| Cell { row, column }))
    }

    /// The rows, then the columns.
    pub fn lines(self) -> impl Iterator<Item = Place> + use<> {
        (0..self.height).map(Place::Row).chain((0..self.width).map(Place::Column))
    }

    /// All diagonals of at least two cells.
    pub fn diagonals(self) -> impl Iterator<Item = Place> + use<> {
        let ends = move |cell: Cell, down: bool| {
            let rows = if down { self.height - 1 - cell.row } else { cell.row };
            let length = rows.min(self.width - 1 - cell.column);
            let row = if down { cell.row + length } else { cell.row - length };
            (length > 0).then(|| Place::Run(cell, Cell { row, column: cell.column + length }))
        };
        let starts =
            |down: bool| move |cell: &Cell| cell.column == 0 || cell.row == if down { 0 } else { self.height - 1 };
        let falling = self.cells().filter(starts(true)).filter_map(move |cell| ends(cell, true));
        falling.chain(self.cells().filter(starts(false)).filter_map(move |cell| ends(cell, false)))
    }

    /// The cells that share a side with this one.
    pub fn beside(self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        self.around(cell).filter(move |other| other.row == cell.row || other.column == cell.column)
    }

    /// The cells that share a side or a corner with this one.
    pub fn around(self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        let near = |at: u8, side: u8| at.saturating_sub(1)..=(at + 1).min(side - 1);
        let rows = near(cell.row, self.height);
        let cells = rows.flat_map(move |row| near(cell.column, self.width).map(move |column| Cell { row, column }));
        cells.filter(move |&other| other != cell)
    }

    /// Whether the cell lies on it.
    pub fn has(self, cell: Cell) -> bool {
        cell.row < self.height && cell.column < self.width
    }

    /// The number of a cell in reading order.
    pub(super) fn number(self, cell: Cell) -> usize {
        usize::from(cell.row) * usize::from(self.width) + usize::from(cell.column)
    }

    /// A character for each cell, row by row.
    pub fn rows(self, character: impl Fn(Cell) -> char) -> Vec<String> {
        let row = |row| (0..self.width).map(|column| character(Cell { row, column })).collect();
        (0..self.height).map(row).collect()
    }

    /// The grid of these rows, and what stands in its cells.
    ///
    /// # Errors
    /// If they are none, differ in length, or are too many or too long.
    pub fn read(rows: &[String]) -> Result<Layout, String> {
        let characters: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        let (width, height) = (characters.first().map_or(0, Vec::len), characters.len());
        let is_grid = (1..=26).contains(&width) && height <= 26 && characters.iter().all(|row| row.len() == width);
        let grid = is_grid.then_some(Self { width: width as u8, height: height as u8 });
        let grid = grid.ok_or("expected at most 26 rows of at most 26 characters, all of the same length")?;
        Ok(Layout { grid, characters: characters.concat() })
    }
}

/// What stands in each cell: a character of the [contents](Declared::contents), or of what is
/// [given](Declared::given).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Layout {
    /// The grid.
    pub grid: Grid,
    characters: Vec<char>,
}

impl Layout {
    /// The layout with these characters.
    pub fn new(grid: Grid, character: impl Fn(Cell) -> char) -> Self {
        Self { grid, characters: grid.cells().map(character).collect() }
    }

    /// What stands in a cell.
    pub fn at(&self, cell: Cell) -> char {
        self.characters[self.grid.number(cell)]
    }

    /// The cells with this character, in reading order.
    pub fn cells(&self, character: char) -> impl Iterator<Item = Cell> {
        self.grid.cells().filter(move |&cell| self.at(cell) == character)
    }

    /// Its image.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let back = symmetry.inverse();
        Self::new(self.grid, |cell| symmetry.character(self.at(back.cell(cell))))
    }
}

/// In files, the rows.
impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.grid.rows(|cell| self.at(cell)).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Grid::read(&Vec::<String>::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// A symmetry: it transposes (bit 0), then reverses columns (bit 1) and rows (bit 2), and renames
/// contents that are [alike](Declared::alike).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    bits: u8,
    grid: Grid,
    alike: &'static [Signed],
    /// For each of those that are alike, which it becomes.
    names: [u8; Self::MOST],
}

impl Symmetry {
    /// The most contents that can be alike.
    const MOST: usize = 32;

    /// Those of a board that rename nothing. Only a square is transposed.
    pub fn of<G: Declared>(board: &G) -> impl Iterator<Item = Self> {
        let (grid, alike) = (board.grid(), board.alike());
        let names = std::array::from_fn(|name| name as u8);
        let turns = (0..8).filter(move |bits: &u8| bits & 1 == 0 || grid.width == grid.height);
        let all = turns.map(move |bits| Self { bits, grid, alike, names });
        all.filter(|&symmetry| board.image(symmetry).is_some())
    }

    /// Whether rows become columns.
    pub fn transposes(self) -> bool {
        self.bits & 1 == 1
    }

    /// The symmetry that undoes this one. Apart from names, all do this themselves, except the two
    /// quarter turns.
    #[must_use]
    pub fn inverse(self) -> Self {
        let mut names = self.names;
        self.names.iter().enumerate().for_each(|(name, &image)| names[usize::from(image)] = name as u8);
        Self { bits: [0, 1, 2, 5, 4, 3, 6, 7][usize::from(self.bits)], names, ..self }
    }

    /// It with other names: contents are numbered in the order in which these name them.
    pub(super) fn renaming(self, contents: impl IntoIterator<Item = char>) -> Self {
        let places = contents.into_iter().filter_map(|character| self.place_of(character));
        let mut order: Vec<usize> = Vec::new();
        for name in places.chain(0..self.alike.len()) {
            if !order.contains(&name) {
                order.push(name);
            }
        }
        let mut names = self.names;
        order.into_iter().enumerate().for_each(|(image, name)| names[name] = image as u8);
        Self { names, ..self }
    }

    fn place_of(self, character: char) -> Option<usize> {
        self.alike.iter().position(|signed| signed.character == character)
    }

    /// The image of a cell.
    pub fn cell(self, Cell { row, column }: Cell) -> Cell {
        let (row, column) = if self.transposes() { (column, row) } else { (row, column) };
        let turned = |bit: u8, at: u8, side: u8| if self.bits & bit == 0 { at } else { side - 1 - at };
        let Grid { width, height } = self.grid;
        Cell { row: turned(4, row, height), column: turned(2, column, width) }
    }

    /// The image of what stands in a cell.
    pub fn character(self, character: char) -> char {
        let image = |name: usize| self.alike[usize::from(self.names[name])].character;
        self.place_of(character).map_or(character, image)
    }

    /// The image of a place of the first board on the second.
    pub(super) fn place<G: Declared>(self, place: Place, from: &G, to: &G) -> Place {
        let at = |row, column| self.cell(Cell { row, column });
        match (place, self.transposes()) {
            (Place::Row(row), false) => Place::Row(at(row, 0).row),
            (Place::Row(row), true) => Place::Column(at(row, 0).column),
            (Place::Column(column), false) => Place::Column(at(0, column).column),
            (Place::Column(column), true) => Place::Row(at(0, column).row),
            (Place::Region(_), _) => {
                let first = from.cells(place).first().copied().expect("a region has cells");
                Place::Region(to.region(self.cell(first)).expect("the image of a region is one"))
            }
            (Place::Run(one, other), _) => {
                let [one, other] = [one, other].map(|cell| self.cell(cell));
                // Runs begin on the left or, in a column, above.
                let is_first = (one.column, one.row) <= (other.column, other.row);
                if is_first { Place::Run(one, other) } else { Place::Run(other, one) }
            }
            (Place::Cell(cell), _) => Place::Cell(self.cell(cell)),
        }
    }
}
