//! What a player can say of the layout: a fact, the digit or the colour of a cell, or a note in it.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::board::{Cell, CellSet, Layout, Point};
use crate::clues::{Colour, Content, View};
use crate::deduction::Fact;
use smyoz_app::play::Noted;
use smyoz_core::puzzles::as_text;

/// Something that is said of a layout, in what is the player's own hand: a part of a cell that the
/// workshop places, or a quick mark.
///
/// Written as a [`Fact`], as `37:2` for the digit 2 in cell 37, or as `37=rg` for its colour (`37=`
/// if no line runs there); notes as [`Noted`], lengths standing for types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Statement {
    Fact(Fact),
    /// The cell is water, and this many of its corners are water points, 0–4.
    Digit(Cell, u8),
    /// These lines run through the cell.
    Colour(Cell, Colour),
    /// A note, from which nothing is concluded.
    Note(Noted<Cell>),
}

impl Statement {
    /// The cells that it is about: one, or the four around a point, or those of a ship or a lane.
    pub fn cells(self) -> CellSet {
        match self {
            Self::Digit(cell, _) | Self::Colour(cell, _) | Self::Note(Noted { cell, .. }) => cell.into(),
            Self::Fact(fact) => fact.cells(),
        }
    }

    /// Whether it is about a part of this cell: its content, its colour, or one of its corners.
    pub(crate) fn is_part_of(self, cell: Cell) -> bool {
        match self {
            Self::Fact(Fact::Found(_) | Fact::Excluded(_) | Fact::Line(..)) | Self::Note(_) => false,
            _ => self.cells().contains(cell),
        }
    }

    /// Whether it is true of the layout that this view shows.
    pub fn holds(self, layout: &Layout, view: &View) -> bool {
        match self {
            Self::Fact(fact) => fact.holds(layout),
            Self::Digit(cell, digit) => view.shows(cell).content == Content::Water(digit),
            Self::Colour(cell, colour) => view.shows(cell).colour == colour,
            Self::Note(Noted { cell, note }) => {
                let ship = layout.placements().into_iter().find(|ship| ship.cells().contains(cell));
                note.holds(ship.map(|ship| ship.cells().len()))
            }
        }
    }

    /// The facts that it says at once: a digit that all or none of the corners are water points.
    pub fn facts(self) -> Vec<Fact> {
        match self {
            Self::Fact(fact) => vec![fact],
            Self::Digit(cell, digit) => {
                let corners = cell.points();
                let all: Option<fn(Point) -> Fact> = match usize::from(digit) {
                    0 => Some(Fact::ShipPoint),
                    number if number == corners.len() => Some(Fact::WaterPoint),
                    _ => None,
                };
                let points = corners.iter().filter_map(|point| all.map(|fact| fact(point)));
                [Fact::Water(cell)].into_iter().chain(points).collect()
            }
            Self::Colour(..) | Self::Note(_) => Vec::new(),
        }
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fact(fact) => write!(f, "{fact}"),
            Self::Digit(cell, digit) => write!(f, "{cell}:{digit}"),
            Self::Colour(cell, colour) => write!(f, "{cell}={colour}"),
            Self::Note(noted) => write!(f, "{noted}"),
        }
    }
}

/// Text that is not a statement.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not a statement: expected a fact such as `44.`, `44B`, `44/55#`, `B44-64`, a digit `44:2`, a colour `44=rg`, or a note `44!3`"
)]
pub struct StatementError(String);

impl FromStr for Statement {
    type Err = StatementError;

    fn from_str(text: &str) -> Result<Self, StatementError> {
        let wrong = || StatementError(text.to_owned());
        if let Some((cell, digit)) = text.split_once(':') {
            let cell: Cell = cell.parse().map_err(|_| wrong())?;
            let digit: u8 = digit.parse().map_err(|_| wrong())?;
            return (usize::from(digit) <= cell.points().len()).then_some(Self::Digit(cell, digit)).ok_or_else(wrong);
        }
        if let Some((Ok(cell), colour)) = text.split_once('=').map(|(cell, colour)| (cell.parse(), colour)) {
            return Colour::from_suffix(colour).map(|colour| Self::Colour(cell, colour)).ok_or_else(wrong);
        }
        if let Ok(noted) = text.parse() {
            return Ok(Self::Note(noted));
        }
        text.parse().map(Self::Fact).map_err(|_| wrong())
    }
}

as_text!(Statement);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_back() {
        for text in ["44.", "44#", "44B", "44/55.", "B44-64", "row4=0", "44:2", "11:1", "44=rg", "44=", "44!4", "44~1"]
        {
            assert_eq!(text.parse::<Statement>().unwrap().to_string(), text);
        }
        for text in ["", "44", "44:5", "11:2", "44:", "4:1", "44=gr", "row4=", "44=row", "99/99."] {
            assert!(text.parse::<Statement>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_digit_may_say_all_about_the_corners() {
        let facts = |text: &str| text.parse::<Statement>().unwrap().facts().len();
        assert_eq!([facts("44:0"), facts("44:2"), facts("44:4"), facts("41:2"), facts("44=rg")], [5, 1, 5, 3, 0]);
    }
}
