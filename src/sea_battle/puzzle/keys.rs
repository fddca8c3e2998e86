//! Objects of JSON by their keys. An error within a value names the key.

use std::fmt;
use std::str::FromStr;

use serde::de::{self, Deserializer, MapAccess, Unexpected, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

/// Defines an object whose keys may be absent. Unknown keys are refused, for a misspelt key must
/// not pass for an absent one.
macro_rules! object {
    ($(#[$doc:meta])* struct $name:ident { $($key:ident: $value:ty,)* }) => {
        $(#[$doc])*
        #[derive(Default, serde::Serialize)]
        struct $name {
            $(#[serde(skip_serializing_if = "Option::is_none")] $key: Option<$value>,)*
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Keys;

                impl<'de> serde::de::Visitor<'de> for Keys {
                    type Value = $name;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str("an object")
                    }

                    fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<$name, A::Error> {
                        const KNOWN: &[&str] = &[$(stringify!($key)),*];
                        let mut object = $name::default();
                        while let Some(key) = map.next_key::<String>()? {
                            match &*key {
                                $(stringify!($key) => $crate::sea_battle::puzzle::keys::read(
                                    &mut map, stringify!($key), &mut object.$key,
                                )?,)*
                                _ => return Err(serde::de::Error::unknown_field(&key, KNOWN)),
                            }
                        }
                        Ok(object)
                    }
                }

                deserializer.deserialize_map(Keys)
            }
        }
    };
}

pub(super) use object;

/// Reads the value of a key.
pub(super) fn read<'de, A: MapAccess<'de>, T: Deserialize<'de>>(
    map: &mut A,
    key: &'static str,
    value: &mut Option<T>,
) -> Result<(), A::Error> {
    if value.is_some() {
        return Err(de::Error::duplicate_field(key));
    }
    *value = Some(map.next_value().map_err(|error| de::Error::custom(format_args!("`{key}`: {error}")))?);
    Ok(())
}

/// The value of a key that must be there.
pub(super) fn required<T>(key: &str, value: Option<T>) -> Result<T, String> {
    value.ok_or_else(|| format!("`{key}` is missing"))
}

/// A whole number from 0 or 1 to a bound.
#[derive(Clone, Copy)]
pub(super) struct Number<const FROM: u16, const TO: u16>(pub u16);

impl<const FROM: u16, const TO: u16> Number<FROM, TO> {
    /// The number, if its bound is below 256.
    pub(super) fn small(self) -> u8 {
        self.0.try_into().expect("a number with a small bound")
    }
}

impl<'de, const FROM: u16, const TO: u16> Deserialize<'de> for Number<FROM, TO> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Within<const FROM: u16, const TO: u16>;

        impl<const FROM: u16, const TO: u16> Visitor<'_> for Within<FROM, TO> {
            type Value = Number<FROM, TO>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a whole number from {FROM} to {TO}")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Self::Value, E> {
                let within = u16::try_from(number).ok().filter(|number| (FROM..=TO).contains(number));
                within.map(Number).ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }
        }

        deserializer.deserialize_u64(Within)
    }
}

impl<const FROM: u16, const TO: u16> Serialize for Number<FROM, TO> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.0)
    }
}

/// A value that is a string in JSON.
pub(super) struct Text<T>(pub T);

impl<T: fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map(Text).map_err(de::Error::custom)
    }
}
