//! How hard a puzzle is, as a file says it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use thiserror::Error;

use super::json::{Number, Text, object};
use crate::smyoz::techniques::{ALL, Level, Technique};

/// How hard a puzzle is. Its JSON is the value of a puzzle's key `rating`; [`rate`](crate::rate) works it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The lowest level whose techniques solve the puzzle.
    pub level: Level,
    /// The sum of the steps' scores.
    pub score: u32,
    /// Number of steps.
    pub steps: usize,
    /// What the hardest step on the path is.
    pub hardest: Hardest,
    /// The fewest conclusions of its level that were there to be seen where a step of that level was needed.
    pub narrowest: usize,
    /// The number of constraints and marks in the largest core on the path, if there is one.
    pub core: Option<usize>,
    /// Whether the cores on the path are the smallest that there are, and not just minimal: they differ in size, so
    /// the score depends on it. `false` where no core is on the path.
    pub exact: bool,
    /// Techniques that the path does without, none twice.
    pub without: Vec<&'static Technique>,
}

/// What the hardest step of a solution path is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hardest {
    /// A technique.
    Technique(&'static Technique),
    /// A core: no technique helped.
    Core,
    /// The opening of the mercy shot.
    Mercy,
    /// There is no step: the clues show the whole solution.
    None,
}

impl Hardest {
    /// The steps that are no techniques, by the ids that they have in files.
    const OTHERS: [(&'static str, Self); 3] = [("core", Self::Core), ("mercy", Self::Mercy), ("none", Self::None)];

    /// The id in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Technique(technique) => technique.id,
            Self::Core => "core",
            Self::Mercy => "mercy",
            Self::None => "none",
        }
    }
}

impl fmt::Display for Hardest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Hardest {
    type Err = UnknownTechnique;

    fn from_str(text: &str) -> Result<Self, UnknownTechnique> {
        match Self::OTHERS.into_iter().find(|&(id, _)| id == text) {
            Some((_, hardest)) => Ok(hardest),
            None => technique(text).map(Self::Technique),
        }
    }
}

/// A text that is the id of no technique.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no technique has the id `{id}`{}", .nearest.map_or_else(String::new, |id| format!(": is `{id}` meant?")))]
pub struct UnknownTechnique {
    /// The text.
    pub id: String,
    /// The id that it resembles most, if it resembles any.
    pub nearest: Option<&'static str>,
}

/// Texts that are less alike than this, by the measure of Jaro and Winkler, are hardly misspellings of each other.
const ALIKE: f64 = 0.8;

fn technique(id: &str) -> Result<&'static Technique, UnknownTechnique> {
    Technique::by_id(id).ok_or_else(|| {
        // No misspelling is much longer than a name, and the measure takes time.
        let likeness = |technique: &&Technique| strsim::jaro_winkler(technique.id, id);
        let nearest = ALL.iter().filter(|_| id.len() <= 40).max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
        let nearest = nearest.filter(|technique| likeness(technique) >= ALIKE);
        UnknownTechnique { id: id.to_owned(), nearest: nearest.map(|technique| technique.id) }
    })
}

/// A key in which two ratings differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The key in files.
    pub key: &'static str,
    /// The value in the one; `null` where it has none.
    pub claimed: Value,
    /// The value in the other.
    pub found: Value,
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

impl Rating {
    /// The keys in which another rating differs from this one, which is the one that is claimed.
    #[must_use]
    pub fn differences(&self, found: &Self) -> Vec<Difference> {
        let [claimed, found] =
            [self, found].map(|rating| serde_json::to_value(rating).expect("a rating is plain data"));
        let differing = KEYS.into_iter().filter(|&key| claimed[key] != found[key]);
        differing.map(|key| Difference { key, claimed: claimed[key].clone(), found: found[key].clone() }).collect()
    }
}

/// The keys in files.
const KEYS: [&str; 8] = ["level", "score", "steps", "hardest", "narrowest", "core", "exact", "without"];

/// The id of a technique.
struct Id(&'static Technique);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id)
    }
}

impl FromStr for Id {
    type Err = UnknownTechnique;

    fn from_str(text: &str) -> Result<Self, UnknownTechnique> {
        technique(text).map(Self)
    }
}

/// A whole number that counts something.
type Count = Number<0, { u32::MAX }>;

/// The keys of a rating, in the order in which they are written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RatingKeys {
    level: Level,
    score: Count,
    steps: Count,
    hardest: Text<Hardest>,
    narrowest: Count,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    core: Option<Count>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    exact: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    without: Vec<Text<Id>>,
}

impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let count = |number: usize| Number(u32::try_from(number).expect("no path is that long"));
        RatingKeys {
            level: self.level,
            score: Number(self.score),
            steps: count(self.steps),
            hardest: Text(self.hardest),
            narrowest: count(self.narrowest),
            core: self.core.map(count),
            exact: self.exact,
            without: self.without.iter().map(|&technique| Text(Id(technique))).collect(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rating {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object(deserializer, |keys: RatingKeys| {
            let without: Vec<&Technique> = keys.without.into_iter().map(|text| text.0.0).collect();
            let twice = (1..without.len()).find(|&at| without[..at].contains(&without[at]));
            if let Some(at) = twice {
                return Err(format!("technique `{}` is listed twice", without[at].id));
            }
            Ok(Self {
                level: keys.level,
                score: keys.score.0,
                steps: keys.steps.0 as usize,
                hardest: keys.hardest.0,
                narrowest: keys.narrowest.0 as usize,
                core: keys.core.map(|size| size.0 as usize),
                exact: keys.exact,
                without,
            })
        })
    }
}
