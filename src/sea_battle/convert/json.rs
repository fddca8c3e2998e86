//! Our own format, one object after another.

use super::error::ReadError;
use super::{Entry, Format};
use crate::sea_battle::puzzle::Puzzle;

pub(super) fn read(text: &str) -> Result<Vec<Entry>, ReadError> {
    let puzzles = serde_json::Deserializer::from_str(text).into_iter::<Puzzle>();
    puzzles.map(|puzzle| puzzle.map(Entry::from).map_err(|error| placed(&error))).collect()
}

/// The error with its place, which the message states at its end.
fn placed(error: &serde_json::Error) -> ReadError {
    let (line, column) = (error.line(), error.column());
    let message = error.to_string();
    let place = format!(" at line {line} column {column}");
    let message = message.strip_suffix(&place).unwrap_or(&message).to_owned();
    ReadError { format: Format::Json, line, column, message }
}

pub(super) fn write(entries: &[Entry]) -> String {
    let line = |entry: &Entry| serde_json::to_string(&entry.puzzle).expect("a puzzle is JSON") + "\n";
    entries.iter().map(line).collect()
}
