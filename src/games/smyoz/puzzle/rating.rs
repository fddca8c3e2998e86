//! Ratings: how hard a puzzle is, as files state it.

use std::fmt;
use std::str::FromStr;

use itertools::Itertools;
use serde::{Deserialize, Serialize};

use crate::deduction::techniques::Technique;
use crate::engines::Smyoz;
use smyoz_core::deduction::Logic;
use smyoz_core::puzzles::{AsString, Difference, Level, Number, Object, UnknownTechniqueError, is_default};

/// How hard a puzzle is; [`rate`](crate::rate) computes it. In JSON, the value of a puzzle's
/// key `rating`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Object<RatingKeys>", into = "RatingKeys")]
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
        Difference::between(self, found)
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
    #[serde(default, skip_serializing_if = "is_default")]
    suppositions: Count,
    #[serde(default, skip_serializing_if = "is_default")]
    longest: Count,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    core: Option<Count>,
    #[serde(default, skip_serializing_if = "is_default")]
    exact: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    without: Vec<AsString<&'static Technique>>,
}

fn first_scale() -> Number<1, { u32::MAX }> {
    Number(1)
}

impl From<Rating> for RatingKeys {
    fn from(rating: Rating) -> Self {
        let count = |number: usize| Number(u32::try_from(number).expect("no path is that long"));
        Self {
            scale: Number(rating.scale),
            level: rating.level,
            score: Number(rating.score),
            steps: count(rating.steps),
            hardest: AsString(rating.hardest),
            narrowest: count(rating.narrowest),
            suppositions: count(rating.suppositions),
            longest: count(rating.longest),
            core: rating.core.map(count),
            exact: rating.exact,
            without: rating.without.into_iter().map(AsString).collect(),
        }
    }
}

impl TryFrom<Object<RatingKeys>> for Rating {
    type Error = String;

    fn try_from(Object(keys): Object<RatingKeys>) -> Result<Self, String> {
        let without: Vec<&Technique> = keys.without.into_iter().map(|technique| technique.0).collect();
        if let Some(twice) = without.iter().duplicates_by(|technique| technique.id).next() {
            return Err(format!("`without`: technique `{twice}` is listed twice"));
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
    }
}
