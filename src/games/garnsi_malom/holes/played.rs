//! The board of a game when its pieces begin to move, as that of a puzzle.

use std::collections::BTreeSet;
use std::path::Path;

use serde::{Deserialize, Serialize};
use smyoz_core::batch::disk::{FILE_LIMIT, read_regular};
use smyoz_core::contest::{Contest as _, Record, replay};
use smyoz_core::declared::{Cell, Declared as _, Layout};

use super::{HOLE, Holes};
use crate::contest::{GarnsiMalom, Phase};

/// A board that players have filled. Journals hold its rows, since the record may change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Played {
    side: u8,
    rows: Vec<String>,
}

impl Played {
    /// The board of the game in a record.
    ///
    /// # Errors
    /// If the file cannot be read or holds no game that fits, or the board is no puzzle: why.
    pub fn read(path: &str) -> Result<Self, String> {
        let bytes = read_regular(Path::new(path), FILE_LIMIT).map_err(|error| error.to_string())?;
        let text = String::from_utf8(bytes);
        Self::of_record(&text.map_err(|error| error.to_string())?)
    }

    /// The board of the game that a record tells.
    ///
    /// # Errors
    /// As for [`Self::read`].
    pub fn of_record(text: &str) -> Result<Self, String> {
        let record = Record::read(text).map_err(|error| error.to_string())?;
        if record.header.game != GarnsiMalom::GAME {
            return Err(format!("expected a game of {}, found {}", GarnsiMalom::GAME, record.header.game));
        }
        let rules = GarnsiMalom::of_variant(&record.header.variant)?;
        let begun = rules.begin(record.header.seed);
        let game = replay(rules, begun, &record).map_err(|error| error.to_string())?;
        let mut positions = (0..=game.turns().len()).map(|moves| game.after(moves));
        let placed = positions.find(|position| position.phase() == Phase::Moving);
        Self::try_from(game.rules().rows(&placed.ok_or("pieces are still being placed")?))
    }

    /// The board and its layout.
    #[must_use]
    pub fn layout(&self, shown: bool) -> (Holes, Layout) {
        let holes = self.rows.iter().flat_map(|row| row.chars()).filter(|&character| character == HOLE).count();
        let board = Holes { side: self.side, holes: holes as u8, shown };
        let at = |Cell { row, column }| char::from(self.rows[usize::from(row)].as_bytes()[usize::from(column)]);
        let layout = Layout::new(board.grid(), at);
        (board, layout)
    }
}

/// A sign that was given up on purpose may fit into a hole, and so may one into a barred cell.
impl TryFrom<Vec<String>> for Played {
    type Error = String;

    fn try_from(rows: Vec<String>) -> Result<Self, String> {
        let expected = || "expected 6 or 9 rows of as many digits and dots".to_owned();
        let side = u8::try_from(rows.len()).ok().filter(|side| [6, 9].contains(side)).ok_or_else(expected)?;
        let fits = |row: &String| {
            row.len() == rows.len()
                && row.bytes().all(|byte| (b'1'..=b'0' + side).contains(&byte) || byte == HOLE as u8)
        };
        if !rows.iter().all(fits) {
            return Err(expected());
        }
        let played = Self { side, rows };
        let (board, layout) = played.layout(false);
        for hole in layout.cells(HOLE) {
            let seen: BTreeSet<char> = board.seen_from(hole).map(|cell| layout.at(cell)).collect();
            if let Some(digit) = board.digits().find(|digit| !seen.contains(digit)) {
                return Err(format!("{hole} is empty though {digit} fits into it, so the board is no puzzle"));
            }
        }
        if board.holes < Holes::FEWEST {
            return Err("every cell of the board is filled: expected holes".to_owned());
        }
        board.follows_rules(&layout).then_some(played).ok_or_else(|| "a digit meets an equal one".to_owned())
    }
}

impl From<Played> for Vec<String> {
    fn from(played: Played) -> Self {
        played.rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Result<Played, String> {
        Played::try_from(text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[cfg(unix)]
    #[test]
    fn a_file_without_end_is_refused() {
        assert_eq!(Played::read("/dev/zero").unwrap_err(), "it is not a regular file");
    }

    #[test]
    fn boards_that_are_no_puzzles_are_refused() {
        let board = "2.6154 514632 142365 653241 435.16 .61523";
        let (holes, layout) = rows(board).unwrap().layout(true);
        assert_eq!((holes.side, holes.holes, holes.shown), (6, 3, true));
        assert_eq!(layout.grid.rows(|cell| layout.at(cell)).join(" "), board);
        let refused = |from: &str, to: &str| rows(&board.replace(from, to)).unwrap_err();
        assert_eq!(refused("435.16", ".35.16"), "A5 is empty though 4 fits into it, so the board is no puzzle");
        assert_eq!(refused("653241", "653246"), "a digit meets an equal one");
        for (from, to) in [("2.6154 ", ""), ("4", "7"), ("4", "x")] {
            assert_eq!(refused(from, to), "expected 6 or 9 rows of as many digits and dots");
        }
        let full = "123456 456123 231564 564231 312645 645312";
        assert_eq!(rows(full).unwrap_err(), "every cell of the board is filled: expected holes");
    }
}
