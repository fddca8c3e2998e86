//! Objects of JSON by their keys. An error within a value names the key.

use serde::Deserialize;
use serde::de::{self, MapAccess};

/// Defines an object whose keys may be absent. Unknown keys are refused, for a misspelt key must
/// not pass for an absent one.
macro_rules! object {
    ($(#[$doc:meta])* struct $name:ident { $($key:ident: $value:ty,)* }) => {
        $(#[$doc])*
        #[derive(Default, serde::Serialize)]
        struct $name {
            $(#[serde(skip_serializing_if = "Option::is_none")] $key: Option<$value>,)*
        }

        impl $name {
            /// The names of the keys.
            const NAMES: &[&str] = &[$(stringify!($key)),*];
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
                        let mut object = $name::default();
                        while let Some(key) = map.next_key::<String>()? {
                            match &*key {
                                $(stringify!($key) => crate::sea_battle::puzzle::keys::read(
                                    &mut map, stringify!($key), &mut object.$key,
                                )?,)*
                                _ => return Err(serde::de::Error::unknown_field(&key, $name::NAMES)),
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
