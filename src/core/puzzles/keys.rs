//! Objects of JSON by their keys. An error within a value names the key.

use serde::Deserialize;
use serde::de::{self, MapAccess};

/// Defines an object whose keys may be absent. Unknown keys are refused, for a misspelt key must
/// not pass for an absent one. It may have a type parameter, with a bound.
#[doc(hidden)]
#[macro_export]
macro_rules! __object {
    ($(#[$doc:meta])* struct $name:ident $(<$of:ident: $bound:path>)? { $($key:ident: $value:ty,)* }) => {
        $(#[$doc])*
        #[derive(serde::Serialize)]
        #[serde(bound = "")]
        struct $name $(<$of: $bound>)? {
            $(#[serde(skip_serializing_if = "Option::is_none")] $key: Option<$value>,)*
        }

        impl $(<$of: $bound>)? $name $(<$of>)? {
            /// The names of the keys.
            const NAMES: &[&str] = &[$(stringify!($key)),*];
        }

        impl<'de $(, $of: $bound)?> serde::Deserialize<'de> for $name $(<$of>)? {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Keys<K>(std::marker::PhantomData<K>);

                impl<'de $(, $of: $bound)?> serde::de::Visitor<'de> for Keys<$name $(<$of>)?> {
                    type Value = $name $(<$of>)?;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str("an object")
                    }

                    fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                        let mut object = $name { $($key: None,)* };
                        while let Some(key) = map.next_key::<String>()? {
                            match &*key {
                                $(stringify!($key) => $crate::puzzles::read_key(
                                    &mut map, stringify!($key), &mut object.$key,
                                )?,)*
                                _ => return Err(serde::de::Error::unknown_field(&key, Self::Value::NAMES)),
                            }
                        }
                        Ok(object)
                    }
                }

                deserializer.deserialize_map(Keys(std::marker::PhantomData))
            }
        }
    };
}

// Under its own name it is found in this room.
#[doc(inline)]
pub use __object as object;

/// Reads the value of a key; [`object!`] uses it.
///
/// # Errors
/// If the key was there before, or its value is wrong.
pub fn read_key<'de, A: MapAccess<'de>, T: Deserialize<'de>>(
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
///
/// # Errors
/// If it is not.
pub fn required<T>(key: &str, value: Option<T>) -> Result<T, String> {
    value.ok_or_else(|| format!("`{key}` is missing"))
}
