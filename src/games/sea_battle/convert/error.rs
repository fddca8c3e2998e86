//! What goes wrong between formats.

use thiserror::Error;

use super::Format;

/// Text that is not of its format, or states something impossible.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{format}: line {line}, column {column}: {message}")]
pub struct ReadError {
    /// The format that was expected.
    pub format: Format,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    pub message: String,
}

/// Something that a format has no way to say.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{format} cannot express {what}")]
pub struct WriteError {
    pub format: Format,
    /// What it cannot express, as the rest of a sentence.
    pub what: String,
}

/// A name that no format has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a format: expected `json`, `puzz-link`, `janko`, `csplib` or `minizinc`")]
pub struct UnknownFormatError(pub(super) String);
