//! What a player of Sea Battle does.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::board::{Cell, Layout, Piece};
use smyoz_app::play::Noted;
use smyoz_core::puzzles::{as_text, is_default};

/// One thing that a player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Marks cells, or takes marks back.
    Mark {
        /// The cells, each with its mark.
        cells: Vec<Said>,
    },
    /// Notes something in cells beside the marks, and takes other notes back.
    Note {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        add: Vec<Noted<Cell>>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        erase: Vec<Noted<Cell>>,
    },
    /// Chooses whether water is drawn by itself around finished ships and in fulfilled lines.
    Auto { on: bool },
    Hint {
        /// 1: where to look; 2: by which technique, too; 3: the sentence.
        stage: u8,
        /// What the hint concluded, noted when it was given; empty before, and if it concluded
        /// nothing. Absent in lists of older versions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        told: Option<String>,
    },
    /// Asks whether all marks are right.
    Check {
        /// Whether to say which are wrong.
        #[serde(default, skip_serializing_if = "is_default")]
        places: bool,
    },
    /// Leaves the game for a while.
    Pause,
}

/// What a player says lies in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    Water,
    Piece(Piece),
}

impl Mark {
    const ALL: [Self; 4] =
        [Self::Water, Self::Piece(Piece::Ship), Self::Piece(Piece::Mine), Self::Piece(Piece::Sweeper)];

    /// The character that stands for it, as in layouts.
    pub fn letter(self) -> char {
        match self {
            Self::Water => '.',
            Self::Piece(piece) => piece.letter(),
        }
    }

    /// Whether it is true of a cell of a layout.
    pub fn holds(self, layout: &Layout, cell: Cell) -> bool {
        layout.at(cell).map_or(Self::Water, Self::Piece) == self
    }
}

/// What stands for a mark that is taken back.
const OPEN: char = '?';

/// A cell and its mark; none if it is taken back. Written `E4.` for water, `E4#` ship, `E4*` mine,
/// `E4+` sweeper, `E4?` for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Said {
    pub cell: Cell,
    pub mark: Option<Mark>,
}

/// Text that is no marked cell.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a mark: expected a cell and one of `.#*+?`, such as `E4#`")]
pub struct SaidError(String);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cell, self.mark.map_or(OPEN, Mark::letter))
    }
}

impl FromStr for Said {
    type Err = SaidError;

    fn from_str(text: &str) -> Result<Self, SaidError> {
        let error = || SaidError(text.chars().take(20).collect());
        let sign = text.chars().last().ok_or_else(error)?;
        let cell = text[..text.len() - sign.len_utf8()].parse().map_err(|_| error())?;
        let mark = Mark::ALL.into_iter().find(|mark| mark.letter() == sign);
        if mark.is_none() && sign != OPEN { Err(error()) } else { Ok(Self { cell, mark }) }
    }
}

as_text!(Said);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_back() {
        for text in ["E4.", "E4#", "AD30*", "A1+", "Z9?"] {
            assert_eq!(text.parse::<Said>().unwrap().to_string(), text);
        }
        for text in ["", "E4", "E4!", "4#", "E#", "AE1#", "E31.", "é", "E4#é"] {
            assert!(text.parse::<Said>().is_err(), "{text}");
        }
    }
}
