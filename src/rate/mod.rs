//! How hard a puzzle is: the solution path, its level and its score.
//!
//! Difficulty is defined by reasoning that a person can follow. The [`Path`] always takes the cheapest
//! [technique](crate::smyoz::techniques) that sees anything; where none does, it takes the cell or point that follows from
//! the fewest named constraints and marks (a *core*); and a mercy shot is opened when nothing else is left. A [`hint`] is
//! the step that the path would take from given marks. The level is
//! the lowest whose techniques solve the puzzle: as long as they see anything the path uses no others, and as more marks
//! never make a technique see less, what they reach does not depend on the order.
//!
//! All of it is worked out on the canonical image of the puzzle, so that its images are rated alike.

mod hint;
mod path;
mod sentence;
mod step;
mod stepper;

pub use hint::{NoHint, contradiction, hint, is_mercy_opened, wrong_marks};
pub use path::{NotRated, Path};
pub use step::Step;
pub use stepper::{Effort, NoStep, Stepper};

pub use crate::puzzle::{Hardest, Rating};
use crate::smyoz::techniques::{Level, Technique, reach};
use crate::smyoz::{Clues, Marks};

impl Rating {
    /// Whether these clues are no harder than the rating says: whether the techniques of its level solve them, but for those
    /// it does without. Nothing is harder than a grandmaster's puzzle.
    #[must_use]
    pub fn is_kept_by(&self, clues: &Clues) -> bool {
        self.level == Level::Grandmaster
            || solves(clues, |technique| technique.level <= self.level && !self.without.contains(&technique))
    }
}

/// Whether the techniques that are wanted solve these clues.
#[must_use]
pub fn solves(clues: &Clues, wanted: impl Fn(&Technique) -> bool) -> bool {
    let mut marks = Marks::start(clues);
    reach(clues, &mut marks, wanted);
    marks.is_solved()
}
