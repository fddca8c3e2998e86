//! Ratings: how hard a puzzle is, as files state it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::json::object;
use crate::deduction::techniques::Technique;
use crate::engines::Smyoz;
use smyoz_core::deduction::Logic;
use smyoz_core::puzzles::{AsString, Difference, Level, Number, UnknownTechniqueError};

/// How hard a puzzle is; [`rate`](crate::rate) computes it. In JSON, the value of a puzzle's
/// key `rating`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The version of the scale. Ratings of different scales cannot be compared.
    pub scale: u32,
    /// The lowest level whose techniques solve the puzzle.
    pub level: Level,
    /// The sum of the scores of the steps that are needed.
    pub score: u32,
    /// The number of steps as they are told.
    pub steps: usize,
    /// The hardest step among them.
    pub hardest: Hardest,
    /// The fewest conclusions of its level that were available where a step of that level was
    /// needed.
    pub narrowest: usize,
    /// The number of suppositions that are needed.
    pub suppositions: usize,
    /// The number of steps in the longest chain from a supposition.
    pub longest: usize,
    /// The number of constraints and marks in the largest core on the path, if there is one.
    pub core: Option<usize>,
    /// Whether the cores on the path are smallest, not merely minimal ones. Their sizes differ, so
    /// the score depends on it. `false` if there is no core on the path.
    pub exact: bool,
    /// Techniques that were not to be used, without duplicates.
    pub without: Vec<&'static Technique>,
}

/// What the hardest step of a solution path is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hardest {
    /// A technique.
    Technique(&'static Technique),
    /// A core: no technique made progress.
    Core,
    /// Opening the mercy shot.
    Mercy,
    /// There are no steps: the clues show the whole solution.
    None,
}

impl Hardest {
    /// The steps that are not techniques, with their ids in files.
    const OTHERS: [(&'static str, Self); 3] = [("core", Self::Core), ("mercy", Self::Mercy), ("none", Self::None)];

    /// The id in files.
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
    type Err = UnknownTechniqueError;

    fn from_str(text: &str) -> Result<Self, UnknownTechniqueError> {
        match Self::OTHERS.into_iter().find(|&(id, _)| id == text) {
            Some((_, hardest)) => Ok(hardest),
            None => Technique::named_by(text).map(Self::Technique),
        }
    }
}

impl Rating {
    /// The scale of the ratings that are worked out today. Ratings that do not name one are of the
    /// first, in which everything that was seen counted, whether it was needed or not. In the
    /// second, a few steps counted that the order of telling makes spare.
    pub const SCALE: u32 = Smyoz::POLICY.scale;

    /// The keys in which this rating, the claimed one, differs from the one that was found.
    pub fn differences(&self, found: &Self) -> Vec<Difference> {
        Difference::between(&KEYS, self, found)
    }
}

/// The keys in files.
const KEYS: [&str; 11] =
    ["scale", "level", "score", "steps", "hardest", "narrowest", "suppositions", "longest", "core", "exact", "without"];

struct TechniqueId(&'static Technique);

impl fmt::Display for TechniqueId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id)
    }
}

impl FromStr for TechniqueId {
    type Err = UnknownTechniqueError;

    fn from_str(text: &str) -> Result<Self, UnknownTechniqueError> {
        Technique::named_by(text).map(Self)
    }
}

type Count = Number<0, { u32::MAX }>;

/// The keys of a rating, in the order in which they are written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RatingKeys {
    #[serde(default = "first_scale")]
    scale: Number<1, { u32::MAX }>,
    level: Level,
    score: Count,
    steps: Count,
    hardest: AsString<Hardest>,
    narrowest: Count,
    #[serde(default, skip_serializing_if = "is_zero")]
    suppositions: Count,
    #[serde(default, skip_serializing_if = "is_zero")]
    longest: Count,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    core: Option<Count>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    exact: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    without: Vec<AsString<TechniqueId>>,
}

fn first_scale() -> Number<1, { u32::MAX }> {
    Number(1)
}

fn is_zero(count: &Count) -> bool {
    count.0 == 0
}

impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let count = |number: usize| Number(u32::try_from(number).expect("no path is that long"));
        RatingKeys {
            scale: Number(self.scale),
            level: self.level,
            score: Number(self.score),
            steps: count(self.steps),
            hardest: AsString(self.hardest),
            narrowest: count(self.narrowest),
            suppositions: count(self.suppositions),
            longest: count(self.longest),
            core: self.core.map(count),
            exact: self.exact,
            without: self.without.iter().map(|&technique| AsString(TechniqueId(technique))).collect(),
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
                scale: keys.scale.0,
                level: keys.level,
                score: keys.score.0,
                steps: keys.steps.0 as usize,
                hardest: keys.hardest.0,
                narrowest: keys.narrowest.0 as usize,
                suppositions: keys.suppositions.0 as usize,
                longest: keys.longest.0 as usize,
                core: keys.core.map(|size| size.0 as usize),
                exact: keys.exact,
                without,
            })
        })
    }
}
