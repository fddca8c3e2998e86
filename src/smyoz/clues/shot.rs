//! Shots: a cell, its content and its colour.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::colouring::{Colour, Colouring};
use crate::smyoz::board::{Cell, Drawing, Layout, PointSet, ShipType, Symmetry};

/// What a cell holds: a ship's type, or water with the number of water points among the cell's corners.
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
    /// What the cell holds.
    pub content: Content,
    /// The lines that run through the cell.
    pub colour: Colour,
}

impl fmt::Display for Shows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.content, self.colour)
    }
}

/// A text that no shot can show.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no shot: expected A, B, G, D or a digit 0-4, then nothing, r, g, rr, gg or rg, such as `2rg`")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shot {
    /// Where.
    pub cell: Cell,
    /// What is seen there.
    pub shows: Shows,
}

impl Shot {
    /// What becomes of it under a symmetry of the board.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        Self { cell: symmetry.cell(self.cell), ..self }
    }
}

impl fmt::Display for Shot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.cell, self.shows)
    }
}

/// All that shots at a layout can show, worked out once.
#[derive(Clone, Debug)]
pub struct View {
    drawing: Drawing,
    water: PointSet,
    colouring: Colouring,
}

impl View {
    /// Looks at a layout.
    #[must_use]
    pub fn of(layout: &Layout) -> Self {
        Self { drawing: layout.drawing(), water: layout.water_points(), colouring: Colouring::of(layout) }
    }

    /// What a shot at the cell shows.
    #[must_use]
    pub fn shows(&self, cell: Cell) -> Shows {
        let content = match self.drawing.at(cell) {
            Some(kind) => Content::Ship(kind),
            None => Content::Water((cell.points() & self.water).len() as u8),
        };
        Shows { content, colour: self.colouring.colour(cell) }
    }

    /// The shot at the cell.
    #[must_use]
    pub fn shot(&self, cell: Cell) -> Shot {
        Shot { cell, shows: self.shows(cell) }
    }

    /// What all 81 cells show, in reading order.
    #[must_use]
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
    fn impossible_shots_are_refused() {
        for text in ["", "7", "5", "Dx", "gr", "2gr", "2rrr", "a", "2 r", ".", "ű", "Dű"] {
            assert!(text.parse::<Shows>().is_err(), "{text}");
        }
    }
}
