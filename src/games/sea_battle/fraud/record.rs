//! The record of a game: the shots at a board and what its owner answered.

use std::fmt;

use thiserror::Error;

use crate::board::{Cell, CellNameError, CellSet, Columns, Layout, Piece};
use smyoz_core::puzzles::by_name;

/// What the owner of a board answers to a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Answer {
    Miss,
    /// A part of a ship that has others left.
    Hit,
    /// The last part of a ship.
    Sunk,
    Mine,
    Sweeper,
}

/// The words for each answer, in the order of [`Answer`]: English first, then Russian, Hungarian.
const WORDS: [&[&str]; 5] = [
    &["miss", "мимо", "mellé", "nem talált"],
    &["hit", "ранен", "ранил", "попал", "попадание", "talált"],
    &["sunk", "убил", "убит", "потопил", "потоплен", "elsüllyedt", "süllyedt"],
    &["mine", "мина", "akna"],
    &["sweeper", "тральщик", "aknaszedő"],
];

impl Answer {
    pub const ALL: [Self; 5] = [Self::Miss, Self::Hit, Self::Sunk, Self::Mine, Self::Sweeper];

    /// The name in files and messages.
    pub fn name(self) -> &'static str {
        WORDS[self as usize][0]
    }

    /// The answer that a word stands for, also in capitals or with an exclamation mark.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        let word = word.trim_end_matches(['!', '.', ',']).to_lowercase();
        Self::ALL.into_iter().find(|&answer| WORDS[answer as usize].contains(&word.as_str()))
    }
}

by_name!(Answer);

impl Answer {
    /// The answer to a shot at a cell of a layout when these cells, itself among them, have been
    /// shot at.
    #[must_use]
    pub fn to(cell: Cell, layout: &Layout, shot: &CellSet) -> Self {
        Self::of(layout.piece_at(cell), shot)
    }

    /// The same if this piece, with all its cells, lies there; `None` is water.
    pub(crate) fn of(piece: Option<(Piece, CellSet)>, shot: &CellSet) -> Self {
        match piece {
            None => Self::Miss,
            Some((Piece::Mine, _)) => Self::Mine,
            Some((Piece::Sweeper, _)) => Self::Sweeper,
            Some((Piece::Ship, cells)) if cells.is_subset(shot) => Self::Sunk,
            Some((Piece::Ship, _)) => Self::Hit,
        }
    }
}

/// A shot and its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shot {
    pub cell: Cell,
    pub answer: Answer,
    /// The cell of their own board that the player who shot named, after a mine or a sweeper.
    pub named: Option<Cell>,
    /// The line of the record, from 1.
    pub line: usize,
}

/// The shots at one board, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record(pub Vec<Shot>);

/// A line of a record that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// Not a cell and an answer.
    #[error("line {line}: expected a cell and an answer, such as `E4 miss`, found `{found}`")]
    Line {
        /// The line, from 1.
        line: usize,
        found: String,
    },
    /// A name that is not of a cell.
    #[error("line {line}: {error}")]
    Cell {
        /// The line, from 1.
        line: usize,
        error: CellNameError,
    },
    /// A word that is not an answer.
    #[error("line {line}: `{word}` is not an answer: expected {}", Expected)]
    Answer {
        /// The line, from 1.
        line: usize,
        word: String,
    },
}

/// The English and Russian words for the answers.
struct Expected;

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, words) in WORDS.iter().enumerate() {
            let before = ["", ", "][usize::from(at > 0)];
            write!(f, "{before}`{}` ({})", words[0], words[1])?;
        }
        Ok(())
    }
}

impl Record {
    /// Reads a record: a cell and an answer a line, and after `mine` and `sweeper` the cell that
    /// was named, if any. Blank lines and those that begin with `#` are skipped.
    ///
    /// # Errors
    /// If a line is something else, or there is no such column or row.
    pub fn read(text: &str, columns: &Columns) -> Result<Self, RecordError> {
        let lines = (1..).zip(text.lines().map(str::trim));
        let filled = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        filled.map(|(line, text)| shot(line, text, columns)).collect::<Result<_, _>>().map(Self)
    }
}

fn shot(line: usize, text: &str, columns: &Columns) -> Result<Shot, RecordError> {
    let parts = text.split_once(char::is_whitespace);
    let (name, rest) = parts.ok_or_else(|| RecordError::Line { line, found: text.to_owned() })?;
    let read = |name: &str| columns.cell(name.trim_matches(['«', '»', '"', ':', ',']));
    let cell = read(name).map_err(|error| RecordError::Cell { line, error })?;
    let word = |text: &str| Answer::from_word(text.trim_matches(['«', '»', '"', '-', '–', '—', ':', ' ']));
    let rest = rest.trim();
    let (answer, named) = match (word(rest), rest.rsplit_once(char::is_whitespace)) {
        (Some(answer), _) => (Some(answer), None),
        (None, Some((before, name))) => {
            let answer = word(before).filter(|answer| matches!(answer, Answer::Mine | Answer::Sweeper));
            let named = answer.map(|_| read(name).map_err(|error| RecordError::Cell { line, error })).transpose()?;
            (answer, named)
        }
        (None, None) => (None, None),
    };
    let unknown = || rest.trim_matches(['«', '»', '"', '-', '–', '—', ' ']).to_owned();
    let answer = answer.ok_or_else(|| RecordError::Answer { line, word: unknown() })?;
    Ok(Shot { cell, answer, named, line })
}
