//! Ratings: how hard a puzzle is, as files state it.

use itertools::Itertools;
use serde::{Deserialize, Serialize};

use crate::deduction::{Kind, Logic, Technique};
use crate::puzzles::{AsString, Difference, Level, Number, Object, is_default};

/// How hard a puzzle is. In JSON, the value of a puzzle's key `rating`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", try_from = "Object<RatingKeys<L>>", into = "RatingKeys<L>")]
pub struct Rating<L: Logic> {
    /// The version of the scale. Ratings of different scales cannot be compared.
    pub scale: u32,
    /// The lowest level whose techniques solve the puzzle, or a higher one to whose [range of
    /// scores](crate::deduction::Scale) its score belongs; beyond if no techniques do, and cores
    /// complete the path.
    pub level: Level,
    /// What the steps that are needed cost: their scores, and the first use of each technique.
    pub score: u32,
    /// The number of steps that are needed.
    pub steps: usize,
    /// The hardest step.
    pub hardest: Kind<L>,
    /// The fewest conclusions of the highest level that were available where a step of that level
    /// was taken. All steps that are seen count, whether or not they are needed in the end;
    /// suppositions that were found together are counted where they were found.
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
    /// Techniques that were not to be used, sorted by id, without duplicates.
    pub without: Vec<&'static Technique<L>>,
}

impl<L: Logic> Rating<L> {
    /// The scale of the ratings that are worked out today.
    pub const SCALE: u32 = L::SCALE.version;

    /// The techniques that a rating excludes; none if there is no rating.
    pub fn excluded(rating: Option<&Self>) -> &[&'static Technique<L>] {
        rating.map_or(&[], |rating| &rating.without)
    }

    /// Whether it is of the scale of those that are worked out today.
    pub fn is_of_today(&self) -> bool {
        self.scale == Self::SCALE
    }

    /// The keys in which this rating, the claimed one, differs from the one that was found.
    pub fn differences(&self, found: &Self) -> Vec<Difference> {
        Difference::between(self, found)
    }
}

type Count = Number<0, { u32::MAX }>;

/// The keys of a rating, in the order in which they are written.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct RatingKeys<L: Logic> {
    #[serde(default = "first_scale")]
    scale: Number<1, { u32::MAX }>,
    level: Level,
    score: Count,
    steps: Count,
    hardest: AsString<Kind<L>>,
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
    without: Vec<AsString<&'static Technique<L>>>,
}

/// The first ratings did not name a scale.
fn first_scale() -> Number<1, { u32::MAX }> {
    Number(1)
}

impl<L: Logic> From<Rating<L>> for RatingKeys<L> {
    fn from(rating: Rating<L>) -> Self {
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

impl<L: Logic> TryFrom<Object<RatingKeys<L>>> for Rating<L> {
    type Error = String;

    fn try_from(Object(keys): Object<RatingKeys<L>>) -> Result<Self, String> {
        let count = |number: Count| number.0 as usize;
        let mut without: Vec<&Technique<L>> = keys.without.into_iter().map(|technique| technique.0).collect();
        if let Some(twice) = without.iter().duplicates_by(|technique| technique.id).next() {
            return Err(format!("`without`: technique `{twice}` is listed twice"));
        }
        without.sort_by_key(|technique| technique.id);
        Ok(Self {
            scale: keys.scale.0,
            level: keys.level,
            score: keys.score.0,
            steps: count(keys.steps),
            hardest: keys.hardest.0,
            narrowest: count(keys.narrowest),
            suppositions: count(keys.suppositions),
            longest: count(keys.longest),
            core: keys.core.map(count),
            exact: keys.exact,
            without,
        })
    }
}
