//! The next step of a solution, from any set of marks.

use thiserror::Error;

use super::hint::{contradiction, some_solutions};
use super::step::Step;
use crate::board::{FLEET, Layout, Placement};
use crate::clues::Clues;
use crate::deduction::techniques::{ALL, Because, Position, Technique};
use crate::deduction::{Core, Explainer, Scope, explainer};
use crate::deduction::{Fact, Marks};
use smyoz_core::deduction::{DeductionError, UnfoundedError};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Level;

/// What is tried when no technique applies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// Nothing: the path ends there.
    Techniques,
    /// Minimal cores, for those cells and points that seem to follow from few constraints.
    #[default]
    Cores,
    /// Smallest cores, for all cells and points.
    Smallest,
}

/// The number of cells and points examined: those that seem to follow from the fewest constraints.
const LOOKED_AT: usize = 4;

/// The number of cores to choose from: the first ones that are minimized with at most [`EASY`]
/// conflicts per question.
const CLOSE: usize = 2;
const EASY: u64 = 300;

/// The most facts in one step, all from the same grounds.
const TOGETHER: usize = 10;

/// Solutions are listed up to this number, which exceeds what a local ambiguity can have.
pub(super) const SOLUTIONS: usize = 8;

/// Why there is no next step.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoStepError {
    #[error("all ships are found")]
    Solved,
    /// No technique applies, and nothing else may be tried.
    #[error("no technique helps")]
    Stuck,
    /// The clues do not decide what is left.
    #[error("the clues do not decide the rest")]
    Ambiguous,
    #[error("what is known contradicts itself")]
    Contradiction,
    /// It was told to give up.
    #[error("cancelled")]
    Cancelled,
    /// There is a fault in the program.
    #[error(transparent)]
    Unfounded(#[from] UnfoundedError),
}

impl From<CancelledError> for NoStepError {
    fn from(_: CancelledError) -> Self {
        Self::Cancelled
    }
}

impl From<DeductionError> for NoStepError {
    fn from(reason: DeductionError) -> Self {
        match reason {
            DeductionError::Stopped(_) => Self::Cancelled,
            DeductionError::Unfounded(fault) => Self::Unfounded(fault),
        }
    }
}

/// Finds the next step from any marks. The answer depends only on clues, effort, techniques and
/// marks, not on earlier calls.
pub struct Stepper<'l> {
    limits: Limits<'l>,
    clues: Clues,
    effort: Effort,
    techniques: Vec<&'static Technique>,
    /// Only cores need this, so it is created on first use.
    deep: Option<Deep<'l>>,
}

struct Deep<'l> {
    explainer: Explainer<'l>,
    solutions: Vec<Layout>,
}

impl<'l> Stepper<'l> {
    /// A stepper for these clues.
    pub fn new(clues: &Clues, effort: Effort, limits: Limits<'l>) -> Self {
        Self::without(clues, effort, &[], limits)
    }

    /// A stepper that does not use these techniques.
    pub fn without(clues: &Clues, effort: Effort, without: &[&Technique], limits: Limits<'l>) -> Self {
        let known = |technique: &Technique| !without.contains(&technique);
        Self::with(clues, effort, known, limits)
    }

    /// A stepper that uses these techniques.
    pub fn with(clues: &Clues, effort: Effort, wanted: impl Fn(&Technique) -> bool, limits: Limits<'l>) -> Self {
        let techniques = ALL.iter().filter(|technique| wanted(technique)).collect();
        Self { limits, clues: clues.clone(), effort, techniques, deep: None }
    }

    /// The cheapest available step.
    ///
    /// # Errors
    /// If there is none, or it was given up.
    pub fn next(&mut self, marks: &Marks) -> Result<Step, NoStepError> {
        self.steps(marks).map(|steps| steps.into_iter().next().expect("there is a step"))
    }

    /// All steps that this technique sees, each from a reason of its own: by suppositions, those
    /// that take the fewest rounds.
    pub(crate) fn steps_by(&self, technique: &'static Technique, marks: &Marks) -> Result<Vec<Step>, NoStepError> {
        let openings = technique.openings(&Position { clues: &self.clues, marks }, self.limits)?;
        Ok(openings.into_iter().map(Step::Technique).collect())
    }

    /// The number of conclusions that its techniques of a level allow.
    pub(super) fn openings(&self, level: Level, marks: &Marks) -> Result<usize, CancelledError> {
        let position = Position { clues: &self.clues, marks };
        let of_level = self.techniques.iter().filter(|technique| technique.level == level);
        of_level.map(|technique| technique.count(&position, self.limits)).sum()
    }

    /// An irredundant set of clues and marks that contradict each other; `None` if they do not.
    pub fn contradiction(&self, marks: &[Fact]) -> Result<Option<Vec<Because>>, CancelledError> {
        contradiction(&self.clues, marks, self.limits)
    }

    /// The cheapest available step; all that take the fewest rounds if these are suppositions.
    ///
    /// # Errors
    /// If there is none, or it was given up.
    pub fn steps(&mut self, marks: &Marks) -> Result<Vec<Step>, NoStepError> {
        if marks.is_solved() {
            let fits = layout(marks).is_some_and(|layout| self.clues.fit(&layout));
            return Err(if fits { NoStepError::Solved } else { NoStepError::Contradiction });
        }
        let position = Position { clues: &self.clues, marks };
        for technique in &self.techniques {
            self.limits.check()?;
            let steps = match technique.suppositions() {
                Some(_) => self.steps_by(technique, marks)?,
                None => technique.first(&position, self.limits)?.map(Step::Technique).into_iter().collect(),
            };
            if !steps.is_empty() {
                return Ok(steps);
            }
        }
        self.limits.check()?;
        match self.effort {
            Effort::Techniques => Err(NoStepError::Stuck),
            Effort::Cores | Effort::Smallest => self.core(marks).map(|core| vec![Step::core(&core)]),
        }
    }

    /// The smallest core found for an unknown cell or point, if any follows.
    fn core(&mut self, marks: &Marks) -> Result<Core, NoStepError> {
        if self.deep.is_none() {
            let solutions = some_solutions(&self.clues, self.limits)?;
            if solutions.layouts.is_empty() {
                return Err(NoStepError::Contradiction);
            }
            let explainer = explainer(&self.clues, &solutions, self.limits)?;
            self.deep = Some(Deep { explainer, solutions: solutions.layouts });
        }
        let Deep { explainer, solutions } = self.deep.as_mut().expect("it was made if it was not there");
        let scope = if self.effort == Effort::Smallest { Scope::All } else { Scope::Board };
        let mut inquiry = explainer.inquire(scope.grounds(marks));
        let mut facts: Vec<Fact> = candidates(marks, solutions).collect();
        facts.sort_by_cached_key(|&fact| inquiry.estimate(fact));
        let core = match self.effort {
            Effort::Smallest => facts.iter().try_fold(None, |best: Option<Core>, &fact| {
                let limit = best.as_ref().map_or(usize::MAX, |core| core.grounds.len());
                Ok::<_, CancelledError>(inquiry.smallest(fact, limit)?.or(best))
            })?,
            Effort::Techniques | Effort::Cores => {
                let easy = facts.iter().take(LOOKED_AT).filter_map(|&fact| inquiry.minimal(fact, EASY).transpose());
                let easy: Vec<Core> = easy.take(CLOSE).collect::<Result<_, _>>()?;
                let mut found = easy.into_iter().min_by_key(|core| core.grounds.len());
                if let (None, Some(&first)) = (&found, facts.first()) {
                    found = inquiry.by_clues(first)?;
                }
                match found {
                    Some(found) => Some(found),
                    None => facts.iter().find_map(|&fact| inquiry.minimal(fact, u64::MAX).transpose()).transpose()?,
                }
            }
        };
        let mut core = core.ok_or(NoStepError::Ambiguous)?;
        inquiry.extend(&mut core, facts, TOGETHER)?;
        Ok(core)
    }
}

/// Whether everything about cells and points is known that these layouts have in common.
pub(crate) fn knows_what_is_shared(marks: &Marks, layouts: &[Layout]) -> bool {
    candidates(marks, layouts).next().is_none()
}

/// Whether everything about cells and points is known that all solutions have in common, but there
/// are several: what a mercy shot is for.
pub fn is_ambiguous(clues: &Clues, marks: &Marks, limits: Limits) -> Result<bool, CancelledError> {
    let solutions = some_solutions(clues, limits)?;
    Ok(solutions.complete && solutions.layouts.len() > 1 && knows_what_is_shared(marks, &solutions.layouts))
}

/// The layout, once all ten ships are found, if they form one.
fn layout(marks: &Marks) -> Option<Layout> {
    let ships: [Placement; FLEET.len()] = marks.found().iter().collect::<Vec<_>>().try_into().ok()?;
    Layout::new(ships).ok()
}

/// Facts about unknown cells and points that are true of all solutions.
fn candidates<'a>(marks: &'a Marks, solutions: &'a [Layout]) -> impl Iterator<Item = Fact> + 'a {
    let cells = marks.unknown().iter().flat_map(|cell| [Fact::Water(cell), Fact::Ship(cell)]);
    let points = marks.unknown_points().iter().flat_map(|point| [Fact::WaterPoint(point), Fact::ShipPoint(point)]);
    cells.chain(points).filter(|fact| solutions.iter().all(|layout| fact.holds(layout)))
}
