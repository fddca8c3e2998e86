//! Hints: the next step for a solver who has made some marks, or what is wrong with these.

use itertools::Itertools;
use thiserror::Error;

use super::error::RateError;
use super::explainer::Explainer;
use super::path::{View, techniques};
use super::proofs::{Effort, Proofs, is_ambiguous, some_solutions};
use crate::deduction::{
    ChartOf, DeductionError, FactOf, GroundOf, Image, Knowledge, Logic, Manner, Passage, Path, Position, Step,
    Technique, cheapest,
};
use crate::engines::Solutions;
use crate::game::{Game, Task};
use crate::lang::Lang;
use crate::limits::{CancelledError, Limits};

/// Why there is no hint.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HintError<L: Logic> {
    /// The whole layout is known.
    #[error("all cells are known")]
    Solved,
    /// No technique applies, and nothing else may be tried.
    #[error("no technique helps")]
    Stuck,
    /// The clues do not decide what is left.
    #[error("the clues do not decide the rest")]
    Ambiguous,
    /// No layout fits the clues.
    #[error("the clues contradict each other")]
    Contradiction,
    /// Some marks are wrong.
    #[error("{} marks are wrong", .wrong.len())]
    Wrong {
        /// These.
        wrong: Vec<L::Fact>,
        /// Why not all marks can hold: clues and marks that contradict each other, none of which can
        /// be spared.
        because: Vec<GroundOf<L>>,
    },
    /// It was given up, or there is a fault in the program.
    #[error(transparent)]
    Unfinished(#[from] DeductionError),
}

impl<L: Logic> From<CancelledError> for HintError<L> {
    fn from(stopped: CancelledError) -> Self {
        Self::Unfinished(stopped.into())
    }
}

impl<L: Logic> From<RateError> for HintError<L> {
    fn from(reason: RateError) -> Self {
        match reason {
            RateError::Stuck => Self::Stuck,
            RateError::NotUnique | RateError::UpToSymmetry => Self::Ambiguous,
            RateError::Contradiction => Self::Contradiction,
            RateError::Unfinished(unfinished) => Self::Unfinished(unfinished),
        }
    }
}

impl<L: Logic> HintError<L> {
    /// The reason in words.
    pub fn sentence(&self, chart: &L::Chart, lang: Lang) -> String {
        match self {
            Self::Solved => lang.no_step_solved(),
            Self::Stuck => lang.no_step_stuck(),
            Self::Ambiguous => lang.no_step_ambiguous(),
            Self::Contradiction => lang.not_rated_contradiction(),
            Self::Unfinished(DeductionError::Cancelled(_)) => lang.no_step_cancelled(),
            Self::Unfinished(DeductionError::Unfounded(fault)) => fault.to_string(),
            Self::Wrong { wrong, because } => {
                let wrong = lang.few(wrong.iter().map(|&fact| L::fact_name(chart, fact)));
                lang.no_hint_wrong(wrong, L::grounds(because, chart, lang).join("; "))
            }
        }
    }
}

/// The next step from these marks, and what it rests on: the one that would be taken there, without
/// some techniques. What is given apart is opened when only a local ambiguity is left.
///
/// # Errors
/// If marks are wrong, or there is no next step.
pub fn hint<G: Game>(
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    known: &[FactOf<G>],
    without: &[&'static Technique<G::Logic>],
    effort: Effort,
    limits: Limits,
) -> Result<Passage<G::Logic>, HintError<G::Logic>> {
    let known = known.iter().copied().unique().collect_vec();
    let all = task.all(G::Logic::game(chart));
    let solutions = some_solutions::<G>(chart, &all, limits)?;
    if solutions.complete && solutions.layouts.is_empty() {
        return Err(HintError::Contradiction);
    }
    let wrong = wrong_marks::<G>(chart, &known, &solutions);
    if !wrong.is_empty() {
        let explainer = Explainer::<G>::new(chart, &all, &solutions, limits)?;
        let found = explainer.inquire(known).contradiction()?;
        return Err(HintError::Wrong { wrong, because: found.map(|found| found.core.grounds).unwrap_or_default() });
    }
    let view = View::of(chart, task);
    let there = view.there();
    let is_closed = task.promise.mercy().is_some() && !is_opened(chart, task, &known, limits)?;
    let clues = if is_closed { &view.clues } else { &view.all };
    let turned = G::Logic::turned(there, view.symmetry);
    let mut marks = G::Logic::start(there, clues);
    marks.add_all(known.iter().map(|&fact| turned.fact(fact)));
    if marks.is_solved() {
        let fits = G::Logic::layout(&marks).is_some_and(|layout| G::Logic::game(there).fits_all(clues, &layout));
        return Err(if fits { HintError::Solved } else { HintError::Contradiction });
    }
    let given = G::Logic::given(clues);
    let wanted = techniques::<G>(|technique| !without.contains(&technique));
    let step = loop {
        let seen = cheapest(wanted.iter().copied(), &Position { clues: &given, marks: &marks }, limits)?;
        // What solvers do unasked is no hint.
        match seen {
            Some(seen) if G::Logic::manner(&seen) == Manner::Aside => marks.add_all(seen.facts),
            seen => break seen,
        }
    };
    let step = match step {
        Some(seen) => Step::Seen(seen),
        None => match Proofs::<G>::new(there, clues, effort, limits).core(&marks) {
            Ok(core) => Step::Core(core),
            Err(RateError::NotUnique) if is_closed => Step::Opened(view.opened()),
            Err(RateError::Stuck) if is_closed && is_ambiguous::<G>(there, clues, &marks, limits)? => {
                Step::Opened(view.opened())
            }
            Err(end) => return Err(end.into()),
        },
    };
    let passage = Path::single(Position { clues: &given, marks: &marks }, step, limits)?;
    Ok(view.passages(&[passage]).swap_remove(0))
}

/// The wrong marks: those that do not hold in the solution or, if there are a few, in the one that
/// they fit best. With many solutions, no mark is called wrong.
fn wrong_marks<G: Game>(chart: &ChartOf<G>, marks: &[FactOf<G>], solutions: &Solutions<G::Layout>) -> Vec<FactOf<G>> {
    let wrong =
        |layout: &G::Layout| marks.iter().copied().filter(|&fact| !G::Logic::holds(chart, fact, layout)).collect_vec();
    let fewest = solutions.layouts.iter().map(wrong).min_by_key(Vec::len);
    fewest.filter(|_| solutions.complete).unwrap_or_default()
}

/// Whether the solver must have opened what is given apart: whether the marks say something that
/// does not follow without it.
fn is_opened<G: Game>(
    chart: &ChartOf<G>,
    task: Task<'_, G>,
    marks: &[FactOf<G>],
    limits: Limits,
) -> Result<bool, CancelledError> {
    let before = some_solutions::<G>(chart, task.clues, limits)?;
    Ok(!before.layouts.iter().all(|layout| marks.iter().all(|&fact| G::Logic::holds(chart, fact, layout))))
}
