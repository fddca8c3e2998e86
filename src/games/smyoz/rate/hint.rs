//! Hints: the next step for a solver who has made some marks, or what is wrong with these.

use crate::lang::SmyozTexts;
use itertools::Itertools;
use thiserror::Error;

use super::sentence;
use super::step::{self, Step};
use super::stepper::{Effort, NoStepError, SOLUTIONS, Stepper, is_ambiguous};
use super::told::{LeanStep, ToldStep};
use crate::board::{Axis, Layout, Placement, Ship, ShipType};
use crate::clues::{Clues, Content};
use crate::deduction::techniques::Because;
use crate::deduction::{Derivation, explainer};
use crate::deduction::{Fact, Marks};
use crate::engines::{Solutions, search};
use crate::puzzle::{Puzzle, canonical_symmetry, image, mercy};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{Budget, CancelledError, Limits};

/// Why there is no hint.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HintError {
    /// There is no next step.
    #[error(transparent)]
    Step(#[from] NoStepError),
    #[error("wrong: {}", wrong.iter().format(" "))]
    Wrong {
        wrong: Vec<Fact>,
        /// Why not all marks can hold: clues and marks that contradict each other, none of which
        /// can be spared.
        because: Vec<Because>,
    },
}

impl From<CancelledError> for HintError {
    fn from(stopped: CancelledError) -> Self {
        Self::Step(stopped.into())
    }
}

impl HintError {
    /// The reason in words.
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Step(NoStepError::Solved) => lang.no_step_solved(),
            Self::Step(NoStepError::Stuck) => lang.no_step_stuck(),
            Self::Step(NoStepError::Ambiguous) => lang.no_step_ambiguous(),
            Self::Step(NoStepError::Contradiction) => lang.no_step_contradiction(),
            Self::Step(NoStepError::Cancelled) => lang.no_step_cancelled(),
            Self::Step(NoStepError::Unfounded(fault)) => fault.to_string(),
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
/// If marks are wrong, there is no next step, or it was given up.
pub fn hint(puzzle: &Puzzle, marks: &[Fact], effort: Effort, limits: Limits) -> Result<ToldStep, HintError> {
    let marks = &marks.iter().copied().unique().collect::<Vec<Fact>>()[..];
    let wrong = wrong_marks(puzzle, marks, limits)?;
    if !wrong.is_empty() {
        let because = contradiction(&puzzle.all_clues(), marks, limits)?.unwrap_or_default();
        return Err(HintError::Wrong { wrong, because });
    }
    // Like paths, hints are computed on the canonical image.
    let symmetry = canonical_symmetry(puzzle.task());
    let image = image(puzzle, symmetry);
    let closed = match mercy(&puzzle.promise) {
        Some(mercy) if !is_mercy_opened(puzzle, marks, limits)? => Some(mercy),
        _ => None,
    };
    let clues = if closed.is_some() { image.clues } else { image.all_clues() };
    let start = Marks::start(&clues);
    // A shot shows a whole DELTA: that it lies there is nothing to look for.
    let shown = clues.shots.iter().filter_map(|shot| match shot.shows.content {
        Content::Ship(ShipType::Delta) => {
            Ship::new(ShipType::Delta, Axis::Horizontal, shot.cell).and_then(Placement::of)
        }
        _ => None,
    });
    let known = start.facts().chain(marks.iter().map(|fact| fact.image(symmetry))).chain(shown.map(Fact::Found));
    let known: Vec<Fact> = known.collect();
    let marks: Marks = known.iter().copied().collect();
    let without = puzzle.rating.as_ref().map_or(&[][..], |rating| &rating.without);
    match (Stepper::without(&clues, effort, without, limits).steps(&marks), closed) {
        (Ok(steps), _) => Ok(with_grounds(&steps[0], clues, known, limits)?.image(symmetry.inverse())),
        (Err(end @ (NoStepError::Ambiguous | NoStepError::Stuck)), Some(mercy))
            if end == NoStepError::Ambiguous || is_ambiguous(&clues, &marks, limits)? =>
        {
            Ok(ToldStep::single(LeanStep { seen: 0, step: Step::Mercy(mercy), grounds: Vec::new() }, marks))
        }
        (Err(end), _) => Err(end.into()),
    }
}

/// A step with what it rests on.
fn with_grounds(step: &Step, clues: Clues, known: Vec<Fact>, limits: Limits) -> Result<ToldStep, NoStepError> {
    let board = known.iter().copied().collect();
    let derivation = Derivation::single(step.by(), step.facts().to_vec(), clues, Marks::default(), known);
    let reasoned = derivation.lean(limits)?.swap_remove(0);
    Ok(ToldStep::single(LeanStep::of(0, step, reasoned, &derivation)?, board))
}

/// The wrong marks: those that do not hold in the solution or, if there are a few, in the one that
/// they fit best. With many solutions, no mark is called wrong.
pub fn wrong_marks(puzzle: &Puzzle, marks: &[Fact], limits: Limits) -> Result<Vec<Fact>, CancelledError> {
    if marks.is_empty() {
        return Ok(Vec::new());
    }
    let solutions = some_solutions(&puzzle.all_clues(), limits)?;
    let wrong = |layout: &Layout| marks.iter().copied().filter(|fact| !fact.holds(layout)).collect::<Vec<Fact>>();
    let fewest = solutions.layouts.iter().map(wrong).min_by_key(Vec::len);
    Ok(fewest.filter(|_| solutions.complete).unwrap_or_default())
}

/// More solutions than a local ambiguity can have, if there are so many.
pub(super) fn some_solutions(clues: &Clues, limits: Limits) -> Result<Solutions, CancelledError> {
    let mut budget = Budget::new(limits);
    let found = search::solutions(clues, SOLUTIONS, &mut budget);
    limits.check()?;
    if budget.is_exhausted() { Err(CancelledError) } else { Ok(found) }
}

/// Why no layout fits both clues and marks: a minimal set of them that is contradictory. `None` if
/// a layout fits.
pub fn contradiction(clues: &Clues, marks: &[Fact], limits: Limits) -> Result<Option<Vec<Because>>, CancelledError> {
    let explainer = explainer(clues, &some_solutions(clues, limits)?, limits)?;
    let core = explainer.inquire(marks.to_vec()).contradiction()?;
    Ok(core.map(|core| step::because(&core)))
}

/// Whether the solver must have opened the mercy shot: whether the marks say something that does
/// not follow without it.
fn is_mercy_opened(puzzle: &Puzzle, marks: &[Fact], limits: Limits) -> Result<bool, CancelledError> {
    let before = some_solutions(&puzzle.clues, limits)?;
    Ok(!before.layouts.iter().all(|layout| marks.iter().all(|fact| fact.holds(layout))))
}
