//! Puzzles in the formats of other programs.
//!
//! | format | what it is | defined by |
//! |---|---|---|
//! | `json` | `sea-battle-puzzle/1`, one object or several | [`puzzle`](super::puzzle) |
//! | `puzz-link` | addresses of puzz.link and its kin | the source of pzprjs |
//! | `janko` | the text in the pages of janko.at | programs that read these pages |
//! | `csplib` | the Prolog facts of CSPLib's problem 014 | the comment in its data file |
//! | `minizinc` | the `.dzn` files of the benchmark `solbat` | its model `sb.mzn` |
//!
//! A puzzle's game and clues are converted, and its solution and title where the format has a place
//! for them. Where it has none for a rule or a clue, writing is an error that names it. Notes,
//! seeds, minima and ratings are of our own format only.

mod assemble;
mod csplib;
mod error;
mod janko;
mod json;
mod minizinc;
mod puzz_link;
mod scanner;

pub use error::{ReadError, UnknownFormatError, WriteError};

use super::puzzle::Puzzle;
use scanner::Scanner;
use smyoz_core::puzzles::{Title, by_name};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// `sea-battle-puzzle/1`.
    Json,
    /// Addresses of puzz.link, each on a line.
    PuzzLink,
    /// Text as in the pages of janko.at.
    Janko,
    /// Prolog facts, as in CSPLib.
    Csplib,
    /// MiniZinc data for `sb.mzn`.
    Minizinc,
}

/// A puzzle of a file, and what it is called there.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The name, if it has one: its title or, in CSPLib, a number.
    pub name: Option<String>,
    pub puzzle: Puzzle,
}

impl Format {
    pub const ALL: [Self; 5] = [Self::Json, Self::PuzzLink, Self::Janko, Self::Csplib, Self::Minizinc];

    /// The name on the command line and in messages.
    pub fn name(self) -> &'static str {
        ["json", "puzz-link", "janko", "csplib", "minizinc"][self as usize]
    }

    /// The format that a text seems to have, by how it begins.
    pub fn detect(text: &str) -> Option<Self> {
        let first = text.split_whitespace().next()?;
        if first.starts_with('{') {
            return Some(Self::Json);
        }
        if janko::is_begun_by(first) || text.contains(janko::MIME_TYPE) {
            return Some(Self::Janko);
        }
        if puzz_link::is_begun_by(first) {
            return Some(Self::PuzzLink);
        }
        let mut scanner = Scanner::new(Self::Csplib, text);
        scanner.blanks();
        match (scanner.word(), scanner.peek()) {
            ("problem", Some('(')) => Some(Self::Csplib),
            (word, Some('=')) if !word.is_empty() => Some(Self::Minizinc),
            _ => None,
        }
    }

    /// Reads the puzzles of a text, at least one.
    ///
    /// # Errors
    /// If the text is not of this format, or states something impossible: the first place where it
    /// does.
    pub fn read(self, text: &str) -> Result<Vec<Entry>, ReadError> {
        let entries = match self {
            Self::Json => json::read(text),
            Self::PuzzLink => puzz_link::read(text),
            Self::Janko => janko::read(text),
            Self::Csplib => csplib::read(text),
            Self::Minizinc => minizinc::read(text),
        }?;
        if entries.is_empty() { Err(Scanner::new(self, text).error("there is no puzzle")) } else { Ok(entries) }
    }

    /// Writes puzzles, with a newline at the end.
    ///
    /// # Errors
    /// If the format cannot express something in a puzzle.
    pub fn write(self, entries: &[Entry]) -> Result<String, WriteError> {
        match self {
            Self::Json => Ok(json::write(entries)),
            Self::PuzzLink => puzz_link::write(entries),
            Self::Janko => janko::write(entries),
            Self::Csplib => csplib::write(entries),
            Self::Minizinc => minizinc::write(entries),
        }
    }
}

by_name!(Format, UnknownFormatError);

impl From<Puzzle> for Entry {
    fn from(puzzle: Puzzle) -> Self {
        Self { name: puzzle.caption.title().map(str::to_owned), puzzle }
    }
}

impl Entry {
    /// A puzzle whose title is this name, shortened where our own format has no room for it.
    pub fn named(name: String, mut puzzle: Puzzle) -> Self {
        puzzle.caption.title = Title::shortened(&name);
        Self { name: Some(name), puzzle }
    }
}
