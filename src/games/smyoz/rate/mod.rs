//! How hard a puzzle is: the solution path, its level and its score.
//!
//! Difficulty is defined by reasoning that a person can follow. What is *seen* is found by always
//! taking the cheapest [technique](crate::deduction::techniques) that applies; if there is
//! none but suppositions, those that take the fewest rounds; and the mercy shot is opened when
//! nothing else is left. Of this, a [`SolutionPath`] *tells* only what is needed: steps are left
//! out as long as all others can still be taken, and what is seen at one look is told as one. Level
//! and score are those of the told path. A puzzle that techniques do not solve is *beyond*: its
//! path has steps that follow from a few named constraints and marks (a *core*), which is a proof,
//! but not one that a person would find.
//!
//! A [`hint`] is the step that would be taken from given marks. The level is the lowest whose
//! techniques solve the puzzle; those of a Z puzzle must first lead to its ambiguity, to all that
//! its remaining solutions share, though finding the ships may need less. As long as these apply,
//! no others are used, and since more marks never invalidate a technique once the easier ones have
//! added theirs, the level does not depend on the order of steps.
//!
//! Everything is computed on the canonical image of the puzzle, so that all its images are rated
//! alike.
//!
//! Steps and sentences refer to each other, since a step says itself in words; so do hints and the
//! stepper, which share how contradictory marks are told.

mod broken;
mod codes;
mod hint;
mod order;
mod path;
mod rater;
mod replay;
mod sentence;
mod step;
mod stepper;
mod told;
mod words;

pub use hint::{HintError, contradiction, hint, wrong_marks};
pub use path::{RateError, SolutionPath, Stage};
pub use rater::Paths;
pub use replay::{broken_off, spare_step};
pub use sentence::{impossible, rule_name};
pub use step::Step;
pub(crate) use stepper::knows_what_is_shared;
pub use stepper::{Effort, NoStepError, Stepper, is_ambiguous};
pub use told::{LeanStep, ToldStep};

use crate::clues::Clues;
use crate::deduction::Marks;
use crate::deduction::techniques::{Technique, reach};
use crate::engines::Smyoz;
use crate::lang::{SmyozTexts, TEXTS};
pub use crate::puzzle::{Hardest, Rating};
use smyoz_core::game::Task;
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Level;

/// Whether a puzzle is no harder than a rating says: whether the techniques of its level, except for
/// those it excludes, solve it. Nothing is harder than what is beyond them.
pub fn keeps(rating: &Rating, task: Task<'_, Smyoz>, limits: Limits) -> Result<bool, CancelledError> {
    let wanted = |technique: &Technique| technique.level <= rating.level && !rating.without.contains(&technique);
    Ok(rating.level == Level::Beyond || leads_to_solution(task, wanted, limits)?)
}

/// The name of a technique, or of another kind of step.
pub fn title(kind: Hardest, lang: Lang) -> String {
    match kind {
        Hardest::Technique(technique) => TEXTS.technique(lang, technique.id),
        Hardest::Core => lang.kind_core(),
        Hardest::Mercy => lang.kind_mercy(),
        Hardest::None => lang.kind_none(),
    }
}

/// Whether the wanted techniques solve a puzzle. A Z puzzle they must first lead to its ambiguity,
/// to all that its remaining solutions share; only then is the mercy shot opened.
pub fn leads_to_solution(
    task: Task<'_, Smyoz>,
    wanted: impl Fn(&Technique) -> bool,
    limits: Limits,
) -> Result<bool, CancelledError> {
    let before = task.clues;
    if task.promise.mercy().is_none() {
        return solves(before, wanted, limits);
    }
    let mut marks = Marks::start(before);
    reach(before, &mut marks, &wanted, limits)?;
    if !is_ambiguous(before, &marks, limits)? {
        return Ok(false);
    }
    let all = task.all(&Smyoz);
    marks.extend(Marks::start(&all).facts());
    reach(&all, &mut marks, wanted, limits)?;
    Ok(marks.is_solved())
}

/// Whether the wanted techniques solve these clues.
pub fn solves(clues: &Clues, wanted: impl Fn(&Technique) -> bool, limits: Limits) -> Result<bool, CancelledError> {
    let mut marks = Marks::start(clues);
    reach(clues, &mut marks, wanted, limits)?;
    Ok(marks.is_solved())
}
