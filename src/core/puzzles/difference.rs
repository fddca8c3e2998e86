//! In what a claim of a puzzle differs from what is found.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

/// A key in which two ratings differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The key in files.
    pub key: &'static str,
    /// The claimed value; `null` if absent.
    pub claimed: Value,
    /// The value that was found; `null` if absent.
    pub found: Value,
}

impl Difference {
    /// Those of these keys in which what is claimed differs from what was found.
    ///
    /// # Panics
    /// If the two are not plain data.
    pub fn between(keys: &[&'static str], claimed: &impl Serialize, found: &impl Serialize) -> Vec<Self> {
        let claimed = serde_json::to_value(claimed).expect("a claim is plain data");
        let found = serde_json::to_value(found).expect("what is found is plain data");
        let differing = keys.iter().filter(|&&key| claimed[key] != found[key]);
        differing.map(|&key| Self { key, claimed: claimed[key].clone(), found: found[key].clone() }).collect()
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
