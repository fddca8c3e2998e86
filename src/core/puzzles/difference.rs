//! In what a claim of a puzzle differs from what is found.

use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value};

/// A key in which two ratings differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The key in files.
    pub key: String,
    /// The claimed value; `null` if absent.
    pub claimed: Value,
    /// The value that was found; `null` if absent.
    pub found: Value,
}

impl Difference {
    /// The keys of two objects in which what is claimed differs from what was found.
    ///
    /// # Panics
    /// If the two are not plain data with keys.
    pub fn between(claimed: &impl Serialize, found: &impl Serialize) -> Vec<Self> {
        let keys = |value: Result<Value, _>| match value {
            Ok(Value::Object(keys)) => keys,
            other => panic!("plain data with keys expected, found {other:?}"),
        };
        let claimed = keys(serde_json::to_value(claimed));
        let found = keys(serde_json::to_value(found));
        let added = found.keys().filter(|&key| !claimed.contains_key(key));
        let of = |keys: &Map<String, Value>, key| keys.get(key).cloned().unwrap_or_default();
        let both = claimed.keys().chain(added);
        let both = both.map(|key| Self { key: key.clone(), claimed: of(&claimed, key), found: of(&found, key) });
        both.filter(|one| one.claimed != one.found).collect()
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |value: &Value| match value {
            Value::Null => "absent".to_owned(),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        write!(f, "{} {} should be {}", self.key, text(&self.claimed), text(&self.found))
    }
}
