//! Our own format, one object after another.

use super::error::ReadError;
use super::{Entry, Format};
use crate::puzzle::Puzzle;
use smyoz_core::puzzles::{self, TextPosition};

pub(super) fn read(text: &str) -> Result<Vec<Entry>, ReadError> {
    let puzzles = serde_json::Deserializer::from_str(text).into_iter::<Puzzle>();
    puzzles.map(|puzzle| puzzle.map(Entry::from).map_err(|error| placed(&error))).collect()
}

/// The error with its place.
fn placed(error: &serde_json::Error) -> ReadError {
    let puzzles::ReadError { position: TextPosition { line, column }, message } = error.into();
    ReadError { format: Format::Json, line, column, message }
}

pub(super) fn write(entries: &[Entry]) -> String {
    let line = |entry: &Entry| serde_json::to_string(&entry.puzzle).expect("a puzzle is JSON") + "\n";
    entries.iter().map(line).collect()
}
