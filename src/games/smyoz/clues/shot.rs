//! Shots: a cell, its content and its colour.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::colouring::{Colour, Colouring};
use crate::board::{Cell, CellSet, Drawing, Layout, PointSet, ShipType, Symmetry};
use smyoz_core::puzzles::{Object, as_text};

/// What a cell holds: a ship's type, or water with the number of water points among the cell's
/// corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Content {
    /// A ship of this type.
    Ship(ShipType),
    /// Water; 0–4 of the cell's corners are water points.
    Water(u8),
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ship(kind) => write!(f, "{}", kind.letter()),
            Self::Water(digit) => write!(f, "{digit}"),
        }
    }
}

/// What a shot shows: content and colour. Written `A`, `Dr`, `0`, `2rg`, `1gg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shows {
    pub content: Content,
    /// The lines that run through the cell.
    pub colour: Colour,
}

as_text!(Shows);

impl fmt::Display for Shows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.content, self.colour)
    }
}

/// Text that is not what a shot can show.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a shot: expected A, B, G, D or a digit 0-4, then nothing, r, g, rr, gg or rg, such as `2rg`")]
pub struct ShowsError(String);

impl FromStr for Shows {
    type Err = ShowsError;

    fn from_str(text: &str) -> Result<Self, ShowsError> {
        let read = || {
            let first = text.chars().next()?;
            let content = match first {
                '0'..='4' => Content::Water(first as u8 - b'0'),
                _ => Content::Ship(ShipType::from_letter(first)?),
            };
            let colour = Colour::from_suffix(&text[first.len_utf8()..])?;
            Some(Self { content, colour })
        };
        read().ok_or_else(|| ShowsError(text.to_owned()))
    }
}

/// A shot: a cell and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    pub cell: Cell,
    pub shows: Shows,
}

impl Shot {
    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        Self { cell: symmetry.cell(self.cell), ..self }
    }
}

/// Shots at different cells, in the order in which they were given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Object<Shot>>")]
pub struct Shots(Vec<Shot>);

/// Two shots at one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("cell {0} is shot twice")]
pub struct ShotTwiceError(pub Cell);

impl Shots {
    pub const NONE: Self = Self(Vec::new());

    /// These shots.
    ///
    /// # Errors
    /// If two of them are at one cell.
    pub fn new(shots: impl IntoIterator<Item = Shot>) -> Result<Self, ShotTwiceError> {
        let mut all = Self::NONE;
        shots.into_iter().try_for_each(|shot| all.push(shot)).map(|()| all)
    }

    /// What shots at these cells of a layout show, in reading order.
    pub fn at(cells: CellSet, view: &View) -> Self {
        Self(cells.iter().map(|cell| view.shot(cell)).collect())
    }

    /// Adds a shot.
    ///
    /// # Errors
    /// If its cell is shot already.
    pub fn push(&mut self, shot: Shot) -> Result<(), ShotTwiceError> {
        if self.cells().contains(shot.cell) {
            return Err(ShotTwiceError(shot.cell));
        }
        self.0.push(shot);
        Ok(())
    }

    /// Takes the last shot away.
    pub fn pop(&mut self) -> Option<Shot> {
        self.0.pop()
    }

    /// The shots but that at a cell.
    #[must_use]
    pub fn without(mut self, cell: Cell) -> Self {
        self.0.retain(|shot| shot.cell != cell);
        self
    }

    /// The cells that are shot.
    pub fn cells(&self) -> CellSet {
        self.0.iter().map(|shot| shot.cell).collect()
    }

    /// The shots in reading order.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        self.0.sort_unstable_by_key(|shot| shot.cell);
        self
    }

    /// What becomes of them under a symmetry of the board, in the same order.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        Self(self.0.iter().map(|shot| shot.image(symmetry)).collect())
    }
}

/// Those of a file: sorted into reading order, whatever the order there.
impl TryFrom<Vec<Object<Shot>>> for Shots {
    type Error = ShotTwiceError;

    fn try_from(shots: Vec<Object<Shot>>) -> Result<Self, ShotTwiceError> {
        Self::new(shots.into_iter().map(|Object(shot)| shot)).map(Self::sorted)
    }
}

impl Deref for Shots {
    type Target = [Shot];

    fn deref(&self) -> &[Shot] {
        &self.0
    }
}

impl<'a> IntoIterator for &'a Shots {
    type Item = &'a Shot;
    type IntoIter = std::slice::Iter<'a, Shot>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Display for Shot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.cell, self.shows)
    }
}

/// What every shot at a layout shows, computed once.
#[derive(Clone, Debug)]
pub struct View {
    drawing: Drawing,
    water: PointSet,
    colouring: Colouring,
}

impl View {
    /// The view of a layout.
    pub fn of(layout: &Layout) -> Self {
        Self { drawing: layout.drawing(), water: layout.water_points(), colouring: Colouring::of(layout) }
    }

    /// What a shot at the cell shows.
    pub fn shows(&self, cell: Cell) -> Shows {
        let content = match self.drawing.at(cell) {
            Some(kind) => Content::Ship(kind),
            None => Content::Water((cell.points() & self.water).len() as u8),
        };
        Shows { content, colour: self.colouring.colour(cell) }
    }

    /// The shot at the cell.
    pub fn shot(&self, cell: Cell) -> Shot {
        Shot { cell, shows: self.shows(cell) }
    }

    /// What all 81 cells show, in reading order.
    pub fn all(&self) -> [Shows; Cell::COUNT] {
        std::array::from_fn(|index| self.shows(Cell::from_index(index)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_back() {
        for text in ["A", "Dr", "0", "2rg", "1gg", "4rr", "Bg"] {
            assert_eq!(text.parse::<Shows>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn no_cell_is_shot_twice() {
        let shot = |cell: &str, shows: &str| Shot { cell: cell.parse().unwrap(), shows: shows.parse().unwrap() };
        let twice = [shot("37", "2rg"), shot("55", "G"), shot("37", "A")];
        assert_eq!(Shots::new(twice), Err(ShotTwiceError(twice[0].cell)));
        let mut shots = Shots::new(twice[..2].iter().copied()).unwrap();
        assert_eq!(shots.push(twice[1]), Err(ShotTwiceError(twice[1].cell)));
        assert_eq!(shots.sorted()[..], [twice[1], twice[0]]);
    }

    #[test]
    fn impossible_shots_are_refused() {
        for text in ["", "7", "5", "Dx", "gr", "2gr", "2rrr", "a", "2 r", ".", "ű", "Dű"] {
            assert!(text.parse::<Shows>().is_err(), "{text}");
        }
    }
}
