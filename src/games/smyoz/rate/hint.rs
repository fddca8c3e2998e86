//! Hints: the next step for a solver who has made some marks, or what is wrong with these.

use itertools::Itertools;
use thiserror::Error;

use super::sentence;
use super::step::{self, Step};
use super::stepper::{Effort, NoStep, SOLUTIONS, Stepper, is_ambiguous};
use super::told::{LeanStep, ToldStep};
use crate::smyoz::deduction::techniques::Because;
use crate::smyoz::deduction::{Derivation, explainer};
use crate::smyoz::puzzle::Puzzle;
use crate::smyoz::{Clues, Fact, Layout, Marks, search};
use smyoz_core::deduction::Limits;
use smyoz_core::lang::Lang;

/// Why there is no hint.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoHint {
    /// There is no next step.
    #[error(transparent)]
    Step(#[from] NoStep),
    /// These marks are wrong.
    #[error("wrong: {}", wrong.iter().format(" "))]
    Wrong {
        /// The marks.
        wrong: Vec<Fact>,
        /// Why not all marks can hold: clues and marks that contradict each other, none of which
        /// can be spared.
        because: Vec<Because>,
    },
}

impl NoHint {
    /// The reason in words.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Step(NoStep::Solved) => lang.no_step_solved(),
            Self::Step(NoStep::Stuck) => lang.no_step_stuck(),
            Self::Step(NoStep::Ambiguous) => lang.no_step_ambiguous(),
            Self::Step(NoStep::Contradiction) => lang.no_step_contradiction(),
            Self::Step(NoStep::Cancelled) => lang.no_step_cancelled(),
            Self::Step(NoStep::Unfounded(fault)) => fault.to_string(),
            Self::Wrong { wrong, because } => {
                lang.no_hint_wrong(lang.few(wrong.iter().map(Fact::to_string)), sentence::reasons(because, lang))
            }
        }
    }
}

/// The next step from these marks: the one that would be taken there, without the techniques that
/// the puzzle's rating excludes, and what it rests on. The mercy shot is opened when only a local
/// ambiguity is left.
///
/// # Errors
/// If marks are wrong, or there is no next step.
pub fn hint(puzzle: &Puzzle, marks: &[Fact], effort: Effort) -> Result<ToldStep, NoHint> {
    hint_until(puzzle, marks, effort, &|| false)
}

/// The same, given up before the next technique once `enough` says yes.
///
/// # Errors
/// If marks are wrong, there is no next step, or it was given up.
pub fn hint_until(
    puzzle: &Puzzle,
    marks: &[Fact],
    effort: Effort,
    enough: &dyn Fn() -> bool,
) -> Result<ToldStep, NoHint> {
    let marks = &marks.iter().copied().unique().collect::<Vec<Fact>>()[..];
    let wrong = wrong_marks(puzzle, marks);
    if !wrong.is_empty() {
        let because = contradiction(&puzzle.clues(), marks).unwrap_or_default();
        return Err(NoHint::Wrong { wrong, because });
    }
    // Like paths, hints are computed on the canonical image.
    let symmetry = puzzle.canonical_symmetry();
    let image = puzzle.image(symmetry);
    let closed = puzzle.mercy.filter(|_| !is_mercy_opened(puzzle, marks));
    let clues = if closed.is_some() { image.clues_before_mercy() } else { image.clues() };
    let start = Marks::start(&clues);
    let known: Vec<Fact> = start.facts().chain(marks.iter().map(|fact| fact.image(symmetry))).collect();
    let marks: Marks = known.iter().copied().collect();
    let without = puzzle.rating.as_ref().map_or(&[][..], |rating| &rating.without);
    match (Stepper::without(&clues, effort, without).steps(&marks, Limits::until(enough)), closed) {
        (Ok(steps), _) => Ok(with_grounds(&steps[0], clues, known, Limits::until(enough))?.image(symmetry.inverse())),
        (Err(end @ (NoStep::Ambiguous | NoStep::Stuck)), Some(mercy))
            if end == NoStep::Ambiguous || is_ambiguous(&clues, &marks) =>
        {
            Ok(ToldStep::single(LeanStep { seen: 0, step: Step::Mercy(mercy), grounds: Vec::new() }))
        }
        (Err(end), _) => Err(end.into()),
    }
}

/// A step with what it rests on.
fn with_grounds(step: &Step, clues: Clues, known: Vec<Fact>, limits: Limits) -> Result<ToldStep, NoStep> {
    let derivation = Derivation::single(step.by(), step.facts().to_vec(), clues, Marks::default(), known);
    let reasoned = derivation.lean(limits)?.swap_remove(0);
    Ok(ToldStep::single(LeanStep::of(0, step, reasoned, &derivation)?))
}

/// The wrong marks: those that do not hold in the solution or, if there are a few, in the one that
/// they fit best. With many solutions, no mark is called wrong.
#[must_use]
pub fn wrong_marks(puzzle: &Puzzle, marks: &[Fact]) -> Vec<Fact> {
    if marks.is_empty() {
        return Vec::new();
    }
    let solutions = search::solutions(&puzzle.clues(), SOLUTIONS);
    let wrong = |layout: &Layout| marks.iter().copied().filter(|fact| !fact.holds(layout)).collect::<Vec<Fact>>();
    let fewest = solutions.layouts.iter().map(wrong).min_by_key(Vec::len);
    fewest.filter(|_| solutions.complete).unwrap_or_default()
}

/// Why no layout fits both clues and marks: a minimal set of them that is contradictory. `None` if
/// a layout fits.
#[must_use]
pub fn contradiction(clues: &Clues, marks: &[Fact]) -> Option<Vec<Because>> {
    let explainer = explainer(clues, &search::solutions(clues, SOLUTIONS));
    let core = explainer.inquire(marks.to_vec()).contradiction()?;
    Some(step::because(&core))
}

/// Whether the solver must have opened the mercy shot: whether the marks say something that does
/// not follow without it.
#[must_use]
pub fn is_mercy_opened(puzzle: &Puzzle, marks: &[Fact]) -> bool {
    let before = search::solutions(&puzzle.clues_before_mercy(), SOLUTIONS);
    !before.layouts.iter().all(|layout| marks.iter().all(|fact| fact.holds(layout)))
}
