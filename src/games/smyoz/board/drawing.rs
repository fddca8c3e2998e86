//! A board as someone drew it: any letters anywhere, legal or not.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::cell::{Cell, CellSet, SIZE};
use super::rules::Violation;
use super::ship::{Axis, FLEET, Ship, ShipType};

/// What is drawn in each cell: a ship's letter or nothing.
///
/// Written as 9 lines of 9 characters from `.ABGD`, or as one line of 81.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drawing([Option<ShipType>; Cell::COUNT]);

/// Why text cannot be read as a drawing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DrawingError {
    /// The wrong number of lines.
    #[error("expected 9 lines of 9 characters or one line of 81, found {0} lines")]
    Lines(usize),
    /// A single line whose length is not 81 characters.
    #[error("expected 9 lines of 9 characters or one line of 81, found one line of {0}")]
    SingleLine(usize),
    /// A line with the wrong number of characters.
    #[error("line {line}: expected 9 characters, found {found}")]
    Width {
        /// Line number, from 1.
        line: usize,
        /// Its length in characters.
        found: usize,
    },
    /// A character other than `.ABGD`.
    #[error("line {line}, column {column}: expected one of `.ABGD`, found `{found}`")]
    Letter {
        /// Line number, from 1.
        line: usize,
        /// Column number, from 1.
        column: usize,
        found: char,
    },
}

impl DrawingError {
    /// The same error with its line number increased by the number of lines above.
    #[must_use]
    pub fn lines_later(self, above: usize) -> Self {
        match self {
            Self::Lines(_) | Self::SingleLine(_) => self,
            Self::Width { line, found } => Self::Width { line: line + above, found },
            Self::Letter { line, column, found } => Self::Letter { line: line + above, column, found },
        }
    }
}

impl Drawing {
    /// The drawing of exactly these ships.
    pub fn of(ships: impl IntoIterator<Item = Ship>) -> Self {
        let mut drawing = Self([None; Cell::COUNT]);
        for ship in ships {
            for cell in ship.cells() {
                drawing.0[cell.index()] = Some(ship.kind());
            }
        }
        drawing
    }

    /// The type of ship drawn in a cell; `None` for water.
    pub fn at(&self, cell: Cell) -> Option<ShipType> {
        self.0[cell.index()]
    }

    /// The cells that bear the letter of a type.
    pub fn cells(&self, kind: ShipType) -> CellSet {
        Cell::all().filter(|&cell| self.at(cell) == Some(kind)).collect()
    }

    /// The ten ships of the fleet as the drawing shows them, sorted.
    ///
    /// Where ships touch, their letters can be read as ships in several ways; the reading that
    /// breaks the fewest rules is returned.
    ///
    /// # Errors
    /// The types whose letters cannot be read as that type's ships of the fleet, each with the
    /// cells that are no such ships or, if only their number is wrong, all that bear its letter.
    pub fn ships(&self) -> Result<Vec<Ship>, Vec<(ShipType, CellSet)>> {
        let readings = ShipType::ALL.map(|kind| {
            let mut found = Vec::new();
            read_ships(kind, self.cells(kind), &mut Vec::new(), &mut found);
            found
        });
        let unreadable: Vec<_> = ShipType::ALL
            .into_iter()
            .filter(|&kind| readings[kind as usize].is_empty())
            .map(|kind| (kind, misshapen(kind, self.cells(kind))))
            .collect();
        if !unreadable.is_empty() {
            return Err(unreadable);
        }
        let [alpha, beta, gamma, delta] = &readings;
        let mut best: Option<(usize, Vec<Ship>)> = None;
        for beta in beta {
            for gamma in gamma {
                let ships = [&alpha[0][..], beta, gamma, &delta[0]].concat();
                let broken = Violation::find(&ships).len();
                if best.as_ref().is_none_or(|(fewest, _)| broken < *fewest) {
                    best = Some((broken, ships));
                }
            }
        }
        let (_, mut ships) = best.expect("every type was read");
        ships.sort_unstable();
        assert!(ships.iter().map(|ship| ship.kind()).eq(FLEET));
        Ok(ships)
    }

    /// The nine rows as strings of `.ABGD`.
    pub fn rows(&self) -> [String; SIZE as usize] {
        std::array::from_fn(|row| (0..SIZE).map(|column| self.letter(Cell::at(column, row as u8))).collect())
    }

    fn letter(&self, cell: Cell) -> char {
        self.at(cell).map_or('.', ShipType::letter)
    }

    /// Reads nine rows of `.ABGD`.
    ///
    /// # Errors
    /// If there are not nine rows of nine characters, or a character is not one of `.ABGD`.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Self, DrawingError> {
        match rows {
            [row] => return Err(DrawingError::SingleLine(row.as_ref().chars().count())),
            _ if rows.len() != usize::from(SIZE) => return Err(DrawingError::Lines(rows.len())),
            _ => {}
        }
        let mut drawing = Self([None; Cell::COUNT]);
        for (row, text) in rows.iter().enumerate() {
            let found = text.as_ref().chars().count();
            if found != usize::from(SIZE) {
                return Err(DrawingError::Width { line: row + 1, found });
            }
            for (column, found) in text.as_ref().chars().enumerate() {
                let kind = ShipType::from_letter(found);
                if kind.is_none() && found != '.' {
                    return Err(DrawingError::Letter { line: row + 1, column: column + 1, found });
                }
                drawing.0[Cell::at(column as u8, row as u8).index()] = kind;
            }
        }
        Ok(drawing)
    }
}

/// Collects in `found` every way to cover the cells exactly with the fleet's ships of this type, by
/// backtracking over the ships that start at the first uncovered cell.
fn read_ships(kind: ShipType, cells: CellSet, taken: &mut Vec<Ship>, found: &mut Vec<Vec<Ship>>) {
    let Some(first) = cells.iter().next() else {
        if taken.len() == kind.count() {
            found.push(taken.clone());
        }
        return;
    };
    if taken.len() == kind.count() {
        return;
    }
    let axes = if kind == ShipType::Delta { &Axis::BOTH[..1] } else { &Axis::BOTH };
    for ship in axes.iter().filter_map(|&axis| Ship::new(kind, axis, first)) {
        let covered = ship.cells();
        if (covered & cells) == covered {
            taken.push(ship);
            read_ships(kind, cells - covered, taken, found);
            taken.pop();
        }
    }
}

/// The cells in groups that are not made of ships of this type; all cells if there is none.
fn misshapen(kind: ShipType, cells: CellSet) -> CellSet {
    let (mut rest, mut wrong) = (cells, CellSet::EMPTY);
    while let Some(first) = rest.iter().next() {
        let group = group(first, rest);
        rest -= group;
        let is_too_large = group.len() > kind.count() * usize::from(kind.length());
        if is_too_large || !is_made_of(kind, group) {
            wrong |= group;
        }
    }
    if wrong.is_empty() { cells } else { wrong }
}

/// The cells that are orthogonally connected to the first within these.
fn group(first: Cell, cells: CellSet) -> CellSet {
    let mut group: CellSet = [first].into_iter().collect();
    loop {
        let is_beside = |cell: &Cell| group.iter().any(|other| are_beside(*cell, other));
        let more: CellSet = cells.iter().filter(is_beside).collect();
        if more.is_subset(group) {
            return group;
        }
        group |= more;
    }
}

fn are_beside(one: Cell, other: Cell) -> bool {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row()) == 1
}

/// Whether the cells can be covered by any number of ships of this type.
fn is_made_of(kind: ShipType, cells: CellSet) -> bool {
    let Some(first) = cells.iter().next() else { return true };
    Axis::BOTH.iter().filter_map(|&axis| Ship::new(kind, axis, first)).any(|ship| {
        let covered = ship.cells();
        covered.is_subset(cells) && is_made_of(kind, cells - covered)
    })
}

impl FromStr for Drawing {
    type Err = DrawingError;

    /// Reads 9 lines of 9 characters, or one of 81. Whitespace around lines and blank lines at
    /// either end are ignored.
    fn from_str(text: &str) -> Result<Self, DrawingError> {
        let above = text.lines().take_while(|line| line.trim().is_empty()).count();
        let lines: Vec<&str> = text.trim().lines().map(str::trim).collect();
        let drawing = match lines[..] {
            [line] if line.chars().count() == Cell::COUNT => {
                let letters: Vec<char> = line.chars().collect();
                let rows: Vec<String> = letters.chunks(usize::from(SIZE)).map(|row| row.iter().collect()).collect();
                Self::from_rows(&rows).map_err(|error| match error {
                    DrawingError::Letter { line, column, found } => {
                        DrawingError::Letter { line: 1, column: (line - 1) * usize::from(SIZE) + column, found }
                    }
                    other => other,
                })
            }
            _ => Self::from_rows(&lines),
        };
        drawing.map_err(|error| error.lines_later(above))
    }
}

impl fmt::Display for Drawing {
    /// Nine lines, each terminated by a newline.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows().iter().try_for_each(|row| writeln!(f, "{row}"))
    }
}
