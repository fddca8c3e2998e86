//! Values in JSON that both games have: texts that are parsed, and numbers within bounds.
//!
//! They are read by serde, which can then report the line and column of an error.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::de::{self, Deserializer, Unexpected, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

/// A value that is a string in JSON.
pub(crate) struct AsString<T>(pub T);

impl<T: fmt::Display> Serialize for AsString<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for AsString<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map(AsString).map_err(de::Error::custom)
    }
}

/// A whole number within bounds.
#[derive(Clone, Copy, Default)]
pub(crate) struct Number<const FROM: u32, const TO: u32>(pub u32);

impl<const FROM: u32, const TO: u32> Number<FROM, TO> {
    /// The number as a type that all numbers within the bounds fit.
    pub(crate) fn small<T: TryFrom<u32, Error: fmt::Debug>>(self) -> T {
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
