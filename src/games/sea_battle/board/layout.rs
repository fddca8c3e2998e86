//! Layouts: what lies in the cells of a board, legal or not.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use thiserror::Error;

use super::cell::Cell;
use super::cell_set::CellSet;
use super::shows::Shows;
use super::size::{Size, SizeError};
use smyoz_core::puzzles::by_name;

/// What may lie in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A ship, or a part of one.
    Ship,
    Mine,
    Sweeper,
}

impl Piece {
    pub const ALL: [Self; 3] = [Self::Ship, Self::Mine, Self::Sweeper];

    /// The character that stands for it in a board as text.
    pub fn letter(self) -> char {
        ['#', '*', '+'][self as usize]
    }

    /// The name in messages.
    pub fn name(self) -> &'static str {
        ["ship", "mine", "sweeper"][self as usize]
    }
}

by_name!(Piece);

impl Shows {
    /// The piece that a cell has which shows this; `None` for water.
    pub fn piece(self) -> Option<Piece> {
        match self {
            Self::Water => None,
            Self::Mine => Some(Piece::Mine),
            Self::Sweeper => Some(Piece::Sweeper),
            _ => Some(Piece::Ship),
        }
    }
}

/// What lies in each cell of a board, legal or not: see [`Setting::check`](super::Setting::check).
///
/// Written as lines of `.` for water, `#` ship, `*` mine, `+` sweeper. Cells that share sides are
/// of one ship, since ships never touch there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "Vec<String>")]
pub struct Layout {
    size: Size,
    pieces: [CellSet; Piece::ALL.len()],
}

/// Why text cannot be read as a layout.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LayoutError {
    /// Too few or too many lines or characters.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// A line that is not as long as the first.
    #[error("line {line}: expected {expected} characters as in the first line, found {found}")]
    Width {
        /// Line number, from 1.
        line: usize,
        /// The length of the first line.
        expected: usize,
        /// Its length in characters.
        found: usize,
    },
    /// A character other than `.#*+`.
    #[error("line {line}, column {column}: expected one of `.#*+`, found `{found}`")]
    Letter {
        /// Line number, from 1.
        line: usize,
        /// Column number, from 1.
        column: usize,
        found: char,
    },
}

impl LayoutError {
    /// The same error with its line number increased by the number of lines above.
    #[must_use]
    pub fn lines_later(self, above: usize) -> Self {
        match self {
            Self::Size(_) => self,
            Self::Width { line, expected, found } => Self::Width { line: line + above, expected, found },
            Self::Letter { line, column, found } => Self::Letter { line: line + above, column, found },
        }
    }
}

impl Layout {
    pub fn empty(size: Size) -> Self {
        Self { size, pieces: [CellSet::NONE; Piece::ALL.len()] }
    }

    /// A layout of ships without mines and sweepers.
    ///
    /// # Panics
    /// If a cell is off the board.
    pub fn of_ships(size: Size, ships: CellSet) -> Self {
        let mut layout = Self::empty(size);
        layout.lay(Piece::Ship, &ships);
        layout
    }

    /// Lays pieces into cells, whatever lies there.
    ///
    /// # Panics
    /// If a cell is off the board.
    pub fn lay(&mut self, piece: Piece, cells: &CellSet) {
        assert!(cells.is_subset(&self.size.all()), "cells off a board of {}", self.size);
        self.clear(cells);
        self.pieces[piece as usize] |= *cells;
    }

    /// Takes the pieces out of cells.
    pub fn clear(&mut self, cells: &CellSet) {
        self.pieces.iter_mut().for_each(|pieces| *pieces -= *cells);
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The cells of all ships, mines or sweepers.
    pub fn cells(&self, piece: Piece) -> &CellSet {
        &self.pieces[piece as usize]
    }

    /// The cells of all pieces.
    pub fn occupied(&self) -> CellSet {
        self.pieces.iter().fold(CellSet::NONE, |all, &pieces| all | pieces)
    }

    /// What lies in a cell; `None` for water.
    pub fn at(&self, cell: Cell) -> Option<Piece> {
        Piece::ALL.into_iter().find(|&piece| self.cells(piece).contains(cell))
    }

    /// The cells of each ship, in the reading order of their first cells.
    pub fn ships(&self) -> impl Iterator<Item = CellSet> + use<> {
        self.cells(Piece::Ship).components()
    }

    /// The piece in a cell and all its cells; `None` for water.
    pub fn piece_at(&self, cell: Cell) -> Option<(Piece, CellSet)> {
        let piece = self.at(cell)?;
        Some((piece, if piece == Piece::Ship { self.ship_at(cell) } else { CellSet::of(cell) }))
    }

    /// The cells of the ship that lies in this cell; empty if none does.
    pub fn ship_at(&self, cell: Cell) -> CellSet {
        self.ships().find(|ship| ship.contains(cell)).unwrap_or_default()
    }

    /// What a cell shows: of a ship, which part.
    pub fn shows(&self, cell: Cell) -> Shows {
        match self.at(cell) {
            None => Shows::Water,
            Some(Piece::Mine) => Shows::Mine,
            Some(Piece::Sweeper) => Shows::Sweeper,
            Some(Piece::Ship) => Shows::part(self.cells(Piece::Ship), cell),
        }
    }

    /// The rows as strings of `.#*+`.
    pub fn rows(&self) -> Vec<String> {
        let letter = |cell| self.at(cell).map_or('.', Piece::letter);
        let row = |row| (0..self.size.width()).map(|column| letter(Cell::at(column, row))).collect();
        (0..self.size.height()).map(row).collect()
    }

    /// Reads rows of `.#*+`.
    ///
    /// # Errors
    /// If there are none or too many, one is not as long as the first, or has another character.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Self, LayoutError> {
        let expected = rows.first().map_or(0, |row| row.as_ref().chars().count());
        let mut layout = Self::empty(Size::new(expected, rows.len())?);
        for (row, text) in rows.iter().enumerate() {
            let found = text.as_ref().chars().count();
            if found != expected {
                return Err(LayoutError::Width { line: row + 1, expected, found });
            }
            for (column, found) in text.as_ref().chars().enumerate() {
                match Piece::ALL.into_iter().find(|piece| piece.letter() == found) {
                    Some(piece) => layout.pieces[piece as usize].insert(Cell::at(column as u8, row as u8)),
                    None if found == '.' => {}
                    None => return Err(LayoutError::Letter { line: row + 1, column: column + 1, found }),
                }
            }
        }
        Ok(layout)
    }
}

impl From<Layout> for Vec<String> {
    fn from(layout: Layout) -> Self {
        layout.rows()
    }
}

impl FromStr for Layout {
    type Err = LayoutError;

    /// Reads lines of `.#*+`. Whitespace around lines and blank lines at either end are ignored.
    fn from_str(text: &str) -> Result<Self, LayoutError> {
        let above = text.lines().take_while(|line| line.trim().is_empty()).count();
        let lines: Vec<&str> = text.trim().lines().map(str::trim).collect();
        Self::from_rows(&lines).map_err(|error| error.lines_later(above))
    }
}

impl fmt::Display for Layout {
    /// The rows, each terminated by a newline.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows().iter().try_for_each(|row| writeln!(f, "{row}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_are_read() {
        let text = "\n  ##.*\n  ....\n  +..#\n\n";
        let layout: Layout = text.parse().unwrap();
        assert_eq!((layout.size().width(), layout.size().height()), (4, 3));
        assert_eq!(layout.to_string(), "##.*\n....\n+..#\n");
        assert_eq!(layout.ships().map(|ship| ship.len()).collect::<Vec<_>>(), [2, 1]);
        let wrong = |text: &str| text.parse::<Layout>().unwrap_err().to_string();
        assert!(wrong("").contains("`0x0` is not the size of a board"));
        assert!(wrong(&".".repeat(31)).contains("`31x1` is not the size"));
        assert_eq!(wrong("\n..\n...\n"), "line 3: expected 2 characters as in the first line, found 3");
        assert_eq!(wrong("..\n.O"), "line 2, column 2: expected one of `.#*+`, found `O`");
    }

    #[test]
    fn cells_show_parts_of_ships() {
        let layout: Layout = "###..#\n.....#\n#.*#.#\n..##..\n+..##.".parse().unwrap();
        let shows = |name: &str| layout.shows(name.parse().unwrap()).name();
        assert_eq!(["A1", "B1", "C1"].map(shows), ["left", "middle", "right"]);
        assert_eq!(["F1", "F2", "F3"].map(shows), ["top", "middle", "bottom"]);
        // A figure: D3 over D4, C4 at its left, D5 below, E5 at the right of that.
        assert_eq!(["D3", "C4", "D4", "D5", "E5"].map(shows), ["top", "left", "middle", "middle", "right"]);
        assert_eq!(["A3", "C3", "A5", "B2"].map(shows), ["submarine", "mine", "sweeper", "water"]);
        assert!(Shows::Ship.fits(Shows::Left) && !Shows::Ship.fits(Shows::Mine) && !Shows::Left.fits(Shows::Right));
    }
}
