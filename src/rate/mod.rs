//! How hard a puzzle is: the solution path, its level and its score.
//!
//! Difficulty is defined by reasoning that a person can follow. The [`Path`] always takes the cheapest
//! [technique](crate::smyoz::techniques) that sees anything; where none does, it takes the cell or point that follows of
//! the fewest named constraints and marks (a *core*); and a mercy shot is opened when nothing else is left. The level is
//! the lowest whose techniques solve the puzzle: as long as they see anything the path uses no others, and as more marks
//! never make a technique see less, what they reach does not depend on the order.
//!
//! All of it is worked out on the canonical image of the puzzle, so that its images are rated alike.

mod guide;
mod path;
mod sentence;

use serde::{Deserialize, Serialize};

pub use guide::{Effort, Guide, NoStep};
pub use path::{NotRated, Path, Step};

use crate::smyoz::techniques::{Level, Technique, reach};
use crate::smyoz::{Clues, Marks};

/// How hard a puzzle is. Its JSON is the value of a puzzle's key `rating`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// The lowest level whose techniques solve the puzzle.
    pub level: Level,
    /// The sum of the steps' scores.
    pub score: u32,
    /// Number of steps.
    pub steps: usize,
    /// The id of the hardest technique on the path; `core` where no technique helped.
    pub hardest: String,
    /// The fewest conclusions of its level that were there to be seen where a step of that level was needed.
    pub narrowest: usize,
    /// The size of the largest core on the path, if there is one: of how many things a step followed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub core: Option<usize>,
    /// Ids of techniques that the path does without.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
}

impl Rating {
    /// The rating in a puzzle file, if it has one of this kind.
    #[must_use]
    pub fn of(puzzle: &crate::puzzle::Puzzle) -> Option<Self> {
        puzzle.rating.as_ref().and_then(|rating| Self::deserialize(rating).ok())
    }

    /// The rating as a puzzle file has it.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        serde_json::to_value(self).expect("plain data becomes JSON")
    }

    /// Whether these clues are no harder than the rating says: whether the techniques of its level solve them, but for those
    /// it does without. Nothing is harder than a grandmaster's puzzle.
    #[must_use]
    pub fn is_kept_by(&self, clues: &Clues) -> bool {
        self.level == Level::Grandmaster
            || solves(clues, |technique| {
                technique.level <= self.level && !self.without.iter().any(|id| id == technique.id)
            })
    }
}

/// Whether the techniques that are wanted solve these clues.
#[must_use]
pub fn solves(clues: &Clues, wanted: impl Fn(&Technique) -> bool) -> bool {
    let mut marks = Marks::start(clues);
    reach(clues, &mut marks, wanted);
    marks.is_solved()
}
