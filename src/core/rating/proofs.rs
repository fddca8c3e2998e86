//! What follows though no technique shows it: cores, and what solutions have in common.

use super::error::RateError;
use super::explainer::{Explainer, Found};
use crate::deduction::{ChartOf, Core, FactOf, Knowledge, Logic, MarksOf, Path, Step, Technique};
use crate::engines::{Solutions, Solver};
use crate::game::Game;
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
pub(super) struct Proofs<'l, G: Game> {
    chart: &'l ChartOf<G>,
    clues: &'l G::Clues,
    effort: Effort,
    limits: Limits<'l>,
    /// Only cores need these, so they are found on first use.
    deep: Option<(Explainer<'l, G>, Vec<G::Layout>)>,
}

impl<'l, G: Game> Proofs<'l, G> {
    pub fn new(chart: &'l ChartOf<G>, clues: &'l G::Clues, effort: Effort, limits: Limits<'l>) -> Self {
        Self { chart, clues, effort, limits, deep: None }
    }

    /// Takes steps until the layout is known.
    pub fn go_on(
        &mut self,
        path: &mut Path<G::Logic>,
        techniques: &[&'static Technique<G::Logic>],
    ) -> Result<(), RateError> {
        while !path.go_on(techniques, MarksOf::<G>::is_solved, self.limits)? {
            let core = self.core(path.end())?;
            path.push(Step::Core(core));
        }
        Ok(())
    }

    /// The smallest core found for something that is not known, if any follows.
    pub fn core(&mut self, marks: &MarksOf<G>) -> Result<Core<G::Logic>, RateError> {
        if self.effort == Effort::Techniques {
            return Err(RateError::Stuck);
        }
        if self.deep.is_none() {
            let solutions = some_solutions::<G>(self.chart, self.clues, self.limits)?;
            if solutions.layouts.is_empty() {
                return Err(RateError::Contradiction);
            }
            let explainer = Explainer::<G>::new(self.chart, self.clues, &solutions, self.limits)?;
            self.deep = Some((explainer, solutions.layouts));
        }
        let (explainer, solutions) = self.deep.as_mut().expect("they were made if they were not there");
        let mut facts: Vec<FactOf<G>> = shared::<G>(self.chart, marks, solutions).collect();
        let mut inquiry = explainer.inquire(G::Logic::marked(marks, self.effort == Effort::Smallest));
        facts.sort_by_cached_key(|&fact| inquiry.estimate(fact));
        let found = if self.effort == Effort::Smallest {
            facts.iter().try_fold(None, |best: Option<Found<G>>, &fact| {
                let limit = best.as_ref().map_or(usize::MAX, |found| found.core.grounds.len());
                Ok::<_, CancelledError>(inquiry.smallest(fact, limit)?.or(best))
            })?
        } else {
            let easy = facts.iter().take(LOOKED_AT).filter_map(|&fact| inquiry.minimal(fact, EASY).transpose());
            let easy: Vec<Found<G>> = easy.take(CLOSE).collect::<Result<_, _>>()?;
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
        // What comes with others at a glance is not said.
        let mut known = marks.clone();
        found.core.facts.retain(|&fact| known.add(fact));
        Ok(found.core)
    }
}

/// What is true of all these layouts, and not known.
fn shared<'a, G: Game>(
    chart: &'a ChartOf<G>,
    marks: &MarksOf<G>,
    layouts: &'a [G::Layout],
) -> impl Iterator<Item = FactOf<G>> + 'a {
    let questions = G::Logic::questions(marks).into_iter();
    questions.filter(move |&fact| layouts.iter().all(|layout| G::Logic::holds(chart, fact, layout)))
}

/// Whether everything is known that these layouts have in common.
pub fn knows_what_is_shared<G: Game>(chart: &ChartOf<G>, marks: &MarksOf<G>, layouts: &[G::Layout]) -> bool {
    shared::<G>(chart, marks, layouts).next().is_none()
}

/// Whether everything is known that all solutions have in common, but there are several: what a
/// clue that is given apart is for.
///
/// # Errors
/// If it was given up.
pub fn is_ambiguous<G: Game>(
    chart: &ChartOf<G>,
    clues: &G::Clues,
    marks: &MarksOf<G>,
    limits: Limits,
) -> Result<bool, CancelledError> {
    let solutions = some_solutions::<G>(chart, clues, limits)?;
    let is_open = solutions.complete && solutions.layouts.len() > 1;
    Ok(is_open && knows_what_is_shared::<G>(chart, marks, &solutions.layouts))
}

/// More solutions than a local ambiguity can have, if there are so many.
pub(super) fn some_solutions<G: Game>(
    chart: &ChartOf<G>,
    clues: &G::Clues,
    limits: Limits,
) -> Result<Solutions<G::Layout>, CancelledError> {
    Solver::new(G::Logic::game(chart)).solutions(clues, SOLUTIONS, limits)
}

/// Clues and marks that contradict each other, all of which are needed for that; `None` if a layout
/// fits all.
///
/// # Errors
/// If it was given up.
pub fn contradiction<G: Game>(
    chart: &ChartOf<G>,
    clues: &G::Clues,
    marks: &[FactOf<G>],
    limits: Limits,
) -> Result<Option<Core<G::Logic>>, CancelledError> {
    let explainer = Explainer::<G>::new(chart, clues, &some_solutions::<G>(chart, clues, limits)?, limits)?;
    let found = explainer.inquire(marks.to_vec()).contradiction()?;
    Ok(found.map(|found| found.core))
}
