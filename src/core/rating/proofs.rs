//! What follows though no technique shows it: cores, and what solutions have in common.

use super::error::RateError;
use super::explainer::{Explainer, Found};
use crate::deduction::{Core, Knowledge, Path, Step, Technique};
use crate::engines::{Solutions, Solver};
use crate::game::{CluesOf, FactOf, LayoutOf, MarksOf, Reasoning};
use crate::limits::{CancelledError, Limits};

/// Solutions are listed up to this number, which exceeds what a local ambiguity can have.
const SOLUTIONS: usize = 8;

/// The number of questions examined: those that seem to follow from the fewest constraints.
const LOOKED_AT: usize = 4;

/// The number of cores to choose from: the first ones that are minimized with at most [`EASY`]
/// conflicts per question.
const CLOSE: usize = 2;
const EASY: u64 = 300;

/// The most facts in one step, all from the same grounds.
const TOGETHER: usize = 10;

/// What is done where no technique helps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// Nothing: the path ends there.
    Techniques,
    /// Minimal cores, for those questions that seem to follow from few constraints.
    #[default]
    Cores,
    /// Smallest cores, for all questions.
    Smallest,
}

/// Goes on by techniques and, where none helps, by cores, from clues of which the solutions are
/// looked up once.
pub(super) struct Proofs<'l, R: Reasoning> {
    game: &'l R,
    clues: &'l CluesOf<R>,
    effort: Effort,
    limits: Limits<'l>,
    /// Only cores need these, so they are found on first use.
    deep: Option<(Explainer<'l, R>, Vec<LayoutOf<R>>)>,
}

impl<'l, R: Reasoning> Proofs<'l, R> {
    pub fn new(game: &'l R, clues: &'l CluesOf<R>, effort: Effort, limits: Limits<'l>) -> Self {
        Self { game, clues, effort, limits, deep: None }
    }

    /// Takes steps until the layout is known.
    pub fn go_on(
        &mut self,
        path: &mut Path<R::Logic>,
        techniques: &[&'static Technique<R::Logic>],
    ) -> Result<(), RateError> {
        while !path.go_on(techniques, MarksOf::<R>::is_solved, self.limits)? {
            let core = self.core(path.end())?;
            path.push(Step::Core(core));
        }
        Ok(())
    }

    /// The smallest core found for something that is not known, if any follows.
    pub fn core(&mut self, marks: &MarksOf<R>) -> Result<Core<R::Logic>, RateError> {
        if self.effort == Effort::Techniques {
            return Err(RateError::Stuck);
        }
        if self.deep.is_none() {
            let solutions = some_solutions(self.game, self.clues, self.limits)?;
            if solutions.layouts.is_empty() {
                return Err(RateError::Contradiction);
            }
            let explainer = Explainer::new(self.game, self.clues, &solutions, self.limits)?;
            self.deep = Some((explainer, solutions.layouts));
        }
        let (explainer, solutions) = self.deep.as_mut().expect("they were made if they were not there");
        let mut facts: Vec<FactOf<R>> = shared(self.game, marks, solutions).collect();
        let mut inquiry = explainer.inquire(self.game.marked(marks, self.effort == Effort::Smallest));
        facts.sort_by_cached_key(|&fact| inquiry.estimate(fact));
        let found = if self.effort == Effort::Smallest {
            facts.iter().try_fold(None, |best: Option<Found<R>>, &fact| {
                let limit = best.as_ref().map_or(usize::MAX, |found| found.core.grounds.len());
                Ok::<_, CancelledError>(inquiry.smallest(fact, limit)?.or(best))
            })?
        } else {
            let easy = facts.iter().take(LOOKED_AT).filter_map(|&fact| inquiry.minimal(fact, EASY).transpose());
            let easy: Vec<Found<R>> = easy.take(CLOSE).collect::<Result<_, _>>()?;
            let mut found = easy.into_iter().min_by_key(|found| found.core.grounds.len());
            if let (None, Some(&first)) = (&found, facts.first()) {
                found = inquiry.by_clues(first)?;
            }
            match found {
                Some(found) => Some(found),
                None => facts.iter().find_map(|&fact| inquiry.minimal(fact, u64::MAX).transpose()).transpose()?,
            }
        };
        let mut found = found.ok_or(if solutions.len() > 1 { RateError::NotUnique } else { RateError::Stuck })?;
        inquiry.extend(&mut found, facts, TOGETHER)?;
        Ok(found.core)
    }
}

/// What is true of all these layouts, and not known.
fn shared<'a, R: Reasoning>(
    game: &'a R,
    marks: &MarksOf<R>,
    layouts: &'a [LayoutOf<R>],
) -> impl Iterator<Item = FactOf<R>> + 'a {
    let questions = game.questions(marks).into_iter();
    questions.filter(move |&fact| layouts.iter().all(|layout| game.holds(fact, layout)))
}

/// Whether everything is known that these layouts have in common.
pub fn knows_what_is_shared<R: Reasoning>(game: &R, marks: &MarksOf<R>, layouts: &[LayoutOf<R>]) -> bool {
    shared(game, marks, layouts).next().is_none()
}

/// Whether everything is known that all solutions have in common, but there are several: what a
/// clue that is given apart is for.
///
/// # Errors
/// If it was given up.
pub fn is_ambiguous<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    marks: &MarksOf<R>,
    limits: Limits,
) -> Result<bool, CancelledError> {
    let solutions = some_solutions(game, clues, limits)?;
    let is_open = solutions.complete && solutions.layouts.len() > 1;
    Ok(is_open && knows_what_is_shared(game, marks, &solutions.layouts))
}

/// More solutions than a local ambiguity can have, if there are so many.
pub(super) fn some_solutions<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    limits: Limits,
) -> Result<Solutions<LayoutOf<R>>, CancelledError> {
    Solver::new(game.problem()).solutions(clues, SOLUTIONS, limits)
}

/// Clues and marks that contradict each other, all of which are needed for that; `None` if a layout
/// fits all.
///
/// # Errors
/// If it was given up.
pub fn contradiction<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    marks: &[FactOf<R>],
    limits: Limits,
) -> Result<Option<Core<R::Logic>>, CancelledError> {
    let explainer = Explainer::new(game, clues, &some_solutions(game, clues, limits)?, limits)?;
    let found = explainer.inquire(marks.to_vec()).contradiction()?;
    Ok(found.map(|found| found.core))
}
