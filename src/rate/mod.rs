//! How hard a puzzle is: the solution path, its level and its score.
//!
//! Difficulty is defined by reasoning that a person can follow. The [`SolutionPath`] always takes
//! the cheapest [technique](crate::smyoz::techniques) that applies; if there is none, the cell or
//! point that follows from the fewest named constraints and marks (a *core*); and the mercy shot is
//! opened when nothing else is left. A [`hint`] is the step that the path would take from given
//! marks. The level is the lowest whose techniques solve the puzzle. As long as these apply, the
//! path uses no others, and since more marks never invalidate a technique, the result does not
//! depend on the order of steps.
//!
//! Everything is computed on the canonical image of the puzzle, so that all its images are rated
//! alike.

mod hint;
mod path;
mod sentence;
mod step;
mod stepper;

pub use hint::{NoHint, contradiction, hint, is_mercy_opened, wrong_marks};
pub use path::{NotRated, SolutionPath};
pub use step::Step;
pub use stepper::{Effort, NoStep, Stepper};

pub use crate::puzzle::{Hardest, Rating};
use crate::smyoz::techniques::{Level, Technique, reach};
use crate::smyoz::{Clues, Marks};

impl Rating {
    /// Whether these clues are no harder than the rating says: whether the techniques of its level,
    /// except for those it excludes, solve them. Nothing is harder than a grandmaster's puzzle.
    #[must_use]
    pub fn is_kept_by(&self, clues: &Clues) -> bool {
        self.level == Level::Grandmaster
            || solves(clues, |technique| technique.level <= self.level && !self.without.contains(&technique))
    }
}

/// Whether the wanted techniques solve these clues.
#[must_use]
pub fn solves(clues: &Clues, wanted: impl Fn(&Technique) -> bool) -> bool {
    let mut marks = Marks::start(clues);
    reach(clues, &mut marks, wanted);
    marks.is_solved()
}
