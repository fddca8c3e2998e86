//! Our own format, one object after another.

use super::error::ReadError;
use super::{Entry, Format};
use crate::puzzle::Puzzle;
use smyoz_core::puzzles::{self, TextPosition, read_each};

pub(super) fn read(text: &str) -> Result<Vec<Entry>, ReadError> {
    let puzzles: Vec<Puzzle> = read_each(text).map_err(placed)?;
    Ok(puzzles.into_iter().map(Entry::from).collect())
}

/// The error with its place.
fn placed(error: puzzles::ReadError) -> ReadError {
    let puzzles::ReadError { position: TextPosition { line, column }, message } = error;
    ReadError { format: Format::Json, line: line.max(1), column, message }
}

pub(super) fn write(entries: &[Entry]) -> String {
    let line = |entry: &Entry| serde_json::to_string(&entry.puzzle).expect("a puzzle is JSON") + "\n";
    entries.iter().map(line).collect()
}
