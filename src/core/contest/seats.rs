//! Who sits where.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Who plays a seat. Written `human` or `program:LEVEL`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Human,
    /// A program of the game, by its name.
    Program(String),
}

/// Text that does not say who sits.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` cannot take a seat: expected `human` or `program:LEVEL`, such as `program:strong`")]
pub struct SeatError(String);

impl FromStr for Sitter {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Self, SeatError> {
        match text.split_once(':') {
            None if text == "human" => Ok(Self::Human),
            Some(("program", level)) if !level.is_empty() => Ok(Self::Program(level.to_owned())),
            _ => Err(SeatError(text.to_owned())),
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Program(level) => write!(f, "program:{level}"),
        }
    }
}
