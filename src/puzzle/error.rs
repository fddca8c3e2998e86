//! Why a puzzle could not be read, and where.

use std::fmt;

use thiserror::Error;

/// A line and column in a text, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPosition {
    /// The line.
    pub line: usize,
    /// The column, in bytes; 0 for the line as a whole.
    pub column: usize,
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if self.column > 0 { write!(f, ", column {}", self.column) } else { Ok(()) }
    }
}

/// A text is not a puzzle: where, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{position}: {message}")]
pub struct ReadError {
    /// Where.
    pub position: TextPosition,
    /// What is wrong, and what was expected.
    pub message: String,
}

impl ReadError {
    /// The same error in a text that begins after this many lines.
    #[must_use]
    pub fn lines_later(mut self, lines: usize) -> Self {
        self.position.line += lines;
        self
    }
}
