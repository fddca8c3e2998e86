//! Notes of a player in cells, beside the marks: colours, which mean what the player wants them to,
//! and ships of which a cell is no part. Nothing is concluded from them.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use smyoz_core::puzzles::as_text;
use smyoz_paper::CellNotes;

/// How many colours there are, and the longest ship.
const COLOURS: u8 = 4;
const LONGEST: u8 = 30;

/// A note in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Note {
    /// A colour, from 1.
    Colour(u8),
    /// The cell is no part of a ship of this length.
    NotOf(u8),
}

impl Note {
    /// Whether it is true of a cell in which a ship of this length lies, or none.
    #[must_use]
    pub fn holds(self, length: Option<usize>) -> bool {
        match self {
            Self::Colour(_) => true,
            Self::NotOf(other) => length != Some(other.into()),
        }
    }
}

/// A cell and a note in it: `E4~2` for the second colour, `E4!3` for no part of a ship of three
/// cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Noted<C> {
    pub cell: C,
    pub note: Note,
}

/// Text that is no note.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not a note: expected a cell with a colour from 1 to 4, such as `E4~2`, or with a length, such as `E4!3`"
)]
pub struct NoteError(String);

impl<C: fmt::Display> fmt::Display for Noted<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.note {
            Note::Colour(number) => write!(f, "{}~{number}", self.cell),
            Note::NotOf(length) => write!(f, "{}!{length}", self.cell),
        }
    }
}

impl<C: FromStr> FromStr for Noted<C> {
    type Err = NoteError;

    fn from_str(text: &str) -> Result<Self, NoteError> {
        let read = || {
            let (cell, number) = text.split_once(['~', '!'])?;
            let is_colour = text.contains('~');
            let is_plain = |number: &u8| number.to_string().len() == text.len() - cell.len() - 1;
            let number = number.parse().ok().filter(is_plain)?;
            let most = if is_colour { COLOURS } else { LONGEST };
            let note = if is_colour { Note::Colour(number) } else { Note::NotOf(number) };
            (1..=most).contains(&number).then_some(Self { cell: cell.parse().ok()?, note })
        };
        read().ok_or_else(|| NoteError(text.chars().take(20).collect()))
    }
}

as_text!(Noted<C>, C: fmt::Display + FromStr);

/// What is noted and taken back, as records say it.
pub fn changes<C: fmt::Display>(add: &[Noted<C>], erase: &[Noted<C>]) -> Vec<String> {
    add.iter().map(Noted::to_string).chain(erase.iter().map(|noted| format!("{noted}?"))).collect()
}

/// Notes as they are printed, with the place of each cell and the sign of ships by their length.
pub fn printed<C: Ord + Copy>(
    notes: impl IntoIterator<Item = Noted<C>>,
    at: impl Fn(C) -> (u8, u8),
    sign: impl Fn(u8) -> String,
) -> Vec<CellNotes> {
    let mut cells: BTreeMap<C, CellNotes> = BTreeMap::new();
    for Noted { cell, note } in notes {
        let notes = cells.entry(cell).or_insert_with(|| CellNotes { at: at(cell), ..CellNotes::default() });
        match note {
            Note::Colour(number) => notes.colours.push(number.to_string()),
            Note::NotOf(length) => notes.ships.push(sign(length)),
        }
    }
    cells.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_mean_nothing_and_lengths_are_true_of_other_ships_and_of_water() {
        assert!(Note::Colour(1).holds(None) && Note::NotOf(3).holds(None) && Note::NotOf(3).holds(Some(2)));
        assert!(!Note::NotOf(3).holds(Some(3)));
    }
}
