//! What all games have in common in JSON: puzzles that are read, values that are texts to be parsed
//! or numbers within bounds.
//!
//! They are read by serde, which can then report the line and column of an error.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::de::{self, DeserializeOwned, Deserializer, Unexpected, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Reads a puzzle of any game from its JSON.
///
/// # Errors
/// If the text is not JSON, or not such a puzzle.
pub fn read_as<P: DeserializeOwned>(text: &str) -> Result<P, ReadError> {
    serde_json::from_str(text).map_err(|error| match error.line() {
        0 if text.trim_end().contains('\n') => ReadError { position: TextPosition::WHOLE, ..ReadError::from(&error) },
        _ => ReadError::from(&error),
    })
}

/// A line and column in a text, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPosition {
    /// The line; 0 for the text as a whole, where it has several.
    pub line: usize,
    /// The column, in bytes; 0 for the line as a whole.
    pub column: usize,
}

impl TextPosition {
    const WHOLE: Self = Self { line: 0, column: 0 };
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if self.column > 0 { write!(f, ", column {}", self.column) } else { Ok(()) }
    }
}

/// A text is not a puzzle: where, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{message}", if *position == TextPosition::WHOLE { String::new() } else { format!("{position}: ") })]
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
        if lines > 0 {
            // An error about the whole text is then about the line where it begins.
            self.position.line = self.position.line.max(1) + lines;
        }
        self
    }
}

/// The message on a text that does not even begin like JSON.
const NOT_JSON: &str = "expected JSON, beginning with {";

/// The message on what stands where a key must, mostly the end of an object after a comma.
const NO_KEY: &str = "expected a key in quotes; the last value has no comma after it";

impl From<&serde_json::Error> for ReadError {
    fn from(error: &serde_json::Error) -> Self {
        let position = TextPosition { line: error.line().max(1), column: error.column() };
        // serde_json repeats the location at the end of its message.
        let message = error.to_string();
        let again = format!(" at line {} column {}", error.line(), error.column());
        let message = message.strip_suffix(&again).unwrap_or(&message);
        // The words of this project for what serde finds.
        let message = match message.strip_prefix("missing field ") {
            Some(key) => format!("{key} is missing"),
            None if error.is_eof() => "the file ends early".to_owned(),
            None if message == "key must be a string" => NO_KEY.to_owned(),
            None => message.to_owned(),
        };
        let is_other = error.is_syntax() && (error.line(), error.column()) == (1, 1);
        Self { position, message: if is_other { NOT_JSON.to_owned() } else { message } }
    }
}

/// How values are written and read that are strings in JSON, for `#[serde(with = "as_text")]`.
pub mod as_text {
    use super::{Cow, Deserialize, Deserializer, FromStr, Serializer, de, fmt};

    /// Writes a value as it is displayed.
    ///
    /// # Errors
    /// If the serializer fails.
    pub fn serialize<T: fmt::Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    /// Parses a string.
    ///
    /// # Errors
    /// If there is none, or it cannot be parsed.
    pub fn deserialize<'de, T: FromStr<Err: fmt::Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// Makes a type a string in JSON: the one as which it is displayed, and from which it is parsed.
/// Its parameters, if it has any, stand after it.
#[doc(hidden)]
#[macro_export]
macro_rules! __as_text {
    ($name:ty $(, $($of:tt)+)?) => {
        impl$(<$($of)+>)? serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::puzzles::as_text::serialize(self, serializer)
            }
        }

        impl<'de $(, $($of)+)?> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::puzzles::as_text::deserialize(deserializer)
            }
        }
    };
}

/// Displays the values of a type by their `name()`. With an error, which is made of a text that
/// names none of `ALL`, they are parsed from it, too.
#[doc(hidden)]
#[macro_export]
macro_rules! __by_name {
    ($name:ty, $error:ident) => {
        $crate::puzzles::by_name!($name);

        impl std::str::FromStr for $name {
            type Err = $error;

            fn from_str(text: &str) -> Result<Self, $error> {
                Self::ALL.into_iter().find(|value| value.name() == text).ok_or_else(|| $error(text.to_owned()))
            }
        }
    };
    ($name:ty) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

// Under their own names they are found in this room.
#[doc(inline)]
pub use {__as_text as as_text, __by_name as by_name};

/// A value that is a string in JSON.
#[derive(Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "T: fmt::Display", deserialize = "T: FromStr<Err: fmt::Display>"))]
pub struct AsString<T>(#[serde(with = "as_text")] pub T);

/// A whole number within bounds.
#[derive(Clone, Copy, Default)]
pub struct Number<const FROM: u32, const TO: u32>(pub u32);

impl<const FROM: u32, const TO: u32> Number<FROM, TO> {
    /// The number as a type that all numbers within the bounds fit.
    pub fn small<T: TryFrom<u32, Error: fmt::Debug>>(self) -> T {
        self.0.try_into().expect("a number with a small bound")
    }
}

impl<'de, const FROM: u32, const TO: u32> Deserialize<'de> for Number<FROM, TO> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Within<const FROM: u32, const TO: u32>;

        impl<const FROM: u32, const TO: u32> Visitor<'_> for Within<FROM, TO> {
            type Value = Number<FROM, TO>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a whole number from {FROM} to {TO}")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Self::Value, E> {
                let within = u32::try_from(number).ok().filter(|number| (FROM..=TO).contains(number));
                within.map(Number).ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }
        }

        deserializer.deserialize_u64(Within)
    }
}

impl<const FROM: u32, const TO: u32> Serialize for Number<FROM, TO> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0)
    }
}
