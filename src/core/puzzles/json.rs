//! JSON, the one way: a format is a struct of keys, derived, and its conversion, so that serde can
//! say where an error is. Puzzles of all games are read here, values that are texts to be parsed or
//! numbers within bounds.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, DeserializeOwned, Deserializer, MapAccess, Unexpected, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_path_to_error::Segment;
use thiserror::Error;

/// Reads a value from its JSON. An error names the place, and the key with the path to it.
///
/// # Errors
/// If the text is not JSON, or not such a value.
pub fn read_as<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    read_bytes(text.as_bytes())
}

/// Reads a value from the bytes of its JSON, as [`read_as`] does.
///
/// # Errors
/// If the bytes are not JSON, or not such a value.
pub fn read_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ReadError> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let read: Result<T, _> = serde_path_to_error::deserialize(&mut json);
    // An error without a place is about a value read to its end. That nothing may follow it comes first.
    if read.as_ref().err().is_none_or(|error| error.inner().line() == 0) {
        json.end().map_err(|error| ReadError::from(&error))?;
    }
    read.map_err(|error| ReadError::new(&error, bytes))
}

/// Reads values that stand one after another, as [`read_as`] does.
///
/// # Errors
/// If the text is not JSON, or one is not such a value.
pub fn read_each<T: DeserializeOwned>(text: &str) -> Result<Vec<T>, ReadError> {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut all = Vec::new();
    while json.end().is_err() {
        all.push(serde_path_to_error::deserialize(&mut json).map_err(|error| ReadError::new(&error, text.as_bytes()))?);
    }
    Ok(all)
}

/// Reads a value from JSON that is known to be JSON. An error names the path to the key.
///
/// # Errors
/// If it is not such a value.
pub fn read_value<T: DeserializeOwned>(json: Value) -> Result<T, ReadError> {
    let read = serde_path_to_error::deserialize(json);
    read.map_err(|error| ReadError { position: TextPosition::WHOLE, ..ReadError::new(&error, b"") })
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
    pub position: TextPosition,
    /// What is wrong, and what was expected.
    pub message: String,
}

impl ReadError {
    /// The place and the message, for a text that is one line of others.
    pub fn within_line(&self) -> String {
        match self.position.column {
            0 => self.message.clone(),
            column => format!("column {column}: {}", self.message),
        }
    }

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

impl ReadError {
    /// An error with the path to the key, in this text.
    fn new(error: &serde_path_to_error::Error<serde_json::Error>, text: &[u8]) -> Self {
        let mut read = Self::from(error.inner());
        if error.inner().line() == 0 && text.trim_ascii_end().contains(&b'\n') {
            read.position = TextPosition::WHOLE;
        }
        let mut path: Vec<&Segment> = error.path().iter().collect();
        // The message names an unknown key itself.
        if matches!(path.last(), Some(Segment::Unknown)) || read.message.starts_with("unknown field `") {
            path.pop();
        }
        if !path.is_empty() && !error.inner().is_eof() {
            read.message = format!("`{}`: {}", shown(&path), read.message);
        }
        read
    }
}

/// A path such as `shots[3].cell`.
fn shown(path: &[&Segment]) -> String {
    let mut text = String::new();
    for part in path {
        if !text.is_empty() && !matches!(part, Segment::Seq { .. }) {
            text.push('.');
        }
        text += &part.to_string();
    }
    text
}

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

/// An object of JSON, read by its keys `K`. What is derived reads a list of the values, too; this
/// does not.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Object<K>(pub K);

impl<'de, K: Deserialize<'de>> Deserialize<'de> for Object<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ByKeys<K>(PhantomData<K>);

        impl<'de, K: Deserialize<'de>> Visitor<'de> for ByKeys<K> {
            type Value = K;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<K, A::Error> {
                K::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(ByKeys(PhantomData)).map(Self)
    }
}

/// Reads the name of a format, which must be this one.
///
/// # Errors
/// If it is another one, or no name.
pub fn read_format<'de, D: Deserializer<'de>>(deserializer: D, expected: &str) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    match name == expected {
        true => Ok(name),
        false => Err(de::Error::custom(format_args!("unknown format `{name}`: expected `{expected}`"))),
    }
}

/// Whether a key can be left out, since its value is the one that stands for an absent key.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
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
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Number<const FROM: u32, const TO: u32>(pub u32);

impl<const FROM: u32, const TO: u32> Number<FROM, TO> {
    /// A number, which is within the bounds.
    pub fn of(number: impl Into<u32>) -> Self {
        Self(number.into())
    }

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
