//! Why a puzzle could not be read, and where.

use std::fmt;

use thiserror::Error;

/// A line and column of a text, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in bytes; 0 where the line as a whole is meant.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if self.column > 0 { write!(f, ", column {}", self.column) } else { Ok(()) }
    }
}

/// A text that is no puzzle: where, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {message}")]
pub struct ReadError {
    /// Where.
    pub place: Place,
    /// What is wrong, and what was expected.
    pub message: String,
}

impl ReadError {
    /// The error of a text that stands after so many lines.
    #[must_use]
    pub fn lines_later(mut self, lines: usize) -> Self {
        self.place.line += lines;
        self
    }
}
