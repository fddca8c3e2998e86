//! Paths: the solution of a puzzle step by step, always by the cheapest technique.

use super::derivation::{By, Conclusion, Derivation, Reasoned};
use super::error::DeductionError;
use super::logic::{Ground, GroundOf, Knowledge, Logic, Position};
use super::passage::{Group, Passage, grouped};
use super::step::{LeanStep, Opened, Step};
use super::technique::{Deduction, Technique, reach};
use crate::limits::{CancelledError, Limits};
use crate::puzzles::Level;

/// How often a path is put into a better order at most.
const TELLINGS: usize = 8;

/// What a solver sees, one step after another.
#[derive(Clone, Debug)]
pub struct Path<L: Logic> {
    /// The clues at its start.
    given: L::Clues,
    /// All clues: also those that were given on the way.
    clues: L::Clues,
    start: L::Marks,
    marks: L::Marks,
    steps: Vec<Step<L>>,
    /// Suppositions that were found with one that was made.
    pending: Vec<Deduction<L>>,
    narrowest: Option<Narrowest>,
}

impl<L: Logic> Path<L> {
    /// A path that begins with these clues and marks.
    pub fn new(clues: L::Clues, start: L::Marks) -> Self {
        let (steps, pending) = Default::default();
        Self { given: clues.clone(), clues, marks: start.clone(), start, steps, pending, narrowest: None }
    }

    /// It, where openings will be counted to know where it is [narrowest](Self::narrowest).
    #[must_use]
    pub fn counted(self) -> Self {
        Self { narrowest: Some(Narrowest::default()), ..self }
    }

    /// Goes on, always by the cheapest of these techniques, until the end that `is_reached`
    /// recognises, or until nothing more is seen. Returns whether the end was reached.
    ///
    /// # Errors
    /// If it was given up, or the chain of a supposition does not follow.
    pub fn go_on(
        &mut self,
        techniques: &[&'static Technique<L>],
        is_reached: impl Fn(&L::Marks) -> bool,
        limits: Limits,
    ) -> Result<bool, DeductionError> {
        while !is_reached(&self.marks) {
            let Some(step) = self.next(techniques, limits)? else { return Ok(false) };
            self.take(Step::Seen(step));
        }
        Ok(true)
    }

    /// The conclusion of the first of the techniques that has one. Suppositions are sought when all
    /// that were found before have been made, or are no longer needed.
    fn next(
        &mut self,
        techniques: &[&'static Technique<L>],
        limits: Limits,
    ) -> Result<Option<Deduction<L>>, DeductionError> {
        let position = Position { clues: &self.clues, marks: &self.marks };
        self.pending.retain(|pending| pending.facts.iter().any(|&fact| !self.marks.knows(fact)));
        for &technique in techniques {
            limits.check()?;
            let mut found = match technique.suppositions() {
                None => technique.first(&position, limits)?.into_iter().collect(),
                Some(_) => match self.pending.iter().position(|pending| pending.technique == technique) {
                    Some(at) => return Ok(Some(self.pending.remove(at))),
                    None => technique.openings(&position, limits)?,
                },
            };
            if found.is_empty() {
                continue;
            }
            if let Some(narrowest) = &mut self.narrowest {
                narrowest.look(technique.level, |level| {
                    let of_level = techniques.iter().filter(|technique| technique.level == level);
                    let count = |&other: &&'static Technique<L>| match technique.suppositions() {
                        Some(_) if other == technique => Ok(found.len()),
                        _ => other.count(&position, limits),
                    };
                    of_level.map(count).sum::<Result<usize, CancelledError>>()
                })?;
            }
            let first = found.remove(0);
            self.pending.extend(found);
            return Ok(Some(first));
        }
        Ok(None)
    }

    /// Takes a step that no technique sees.
    pub fn push(&mut self, step: Step<L>) {
        if let (Step::Core(_), Some(narrowest)) = (&step, &mut self.narrowest) {
            narrowest.look(Level::Beyond, |_| Ok::<_, CancelledError>(1)).expect("there is no limit");
        }
        self.take(step);
    }

    /// Opens what is given apart: from now on there are these clues.
    pub fn open(&mut self, opened: Opened<L>, clues: L::Clues) {
        self.clues = clues;
        self.take(Step::Opened(opened));
    }

    fn take(&mut self, step: Step<L>) {
        self.marks.add_all(step.news().iter().copied());
        self.steps.push(step);
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step<L>] {
        &self.steps
    }

    /// What is known at the start.
    pub fn start(&self) -> &L::Marks {
        &self.start
    }

    /// What is known at the end.
    pub fn end(&self) -> &L::Marks {
        &self.marks
    }

    /// The fewest conclusions of the highest level among the steps that were available where a step
    /// of that level was taken, suppositions that were found together being counted where they were
    /// found; 0 if there are no steps, or it was not [counted](Self::counted).
    pub fn narrowest(&self) -> usize {
        self.narrowest.map_or(0, Narrowest::fewest)
    }

    /// What a solver [wants to know](Logic::goal), as far as the path tells.
    pub fn goal(&self) -> Vec<L::Fact> {
        let news = self.steps.iter().flat_map(Step::news).copied();
        L::goal(&self.start, &news.collect::<Vec<_>>())
    }

    /// The steps that are needed to know these facts of the path, of each only the facts that are
    /// needed, and its grounds, in the order in which a reader follows them. Where no better order
    /// can be found, one of them may be unnecessary in it.
    ///
    /// # Errors
    /// If it was given up, or a step does not follow.
    pub fn lean(&self, goal: &[L::Fact], limits: Limits) -> Result<Vec<Group<L>>, DeductionError> {
        let seen = self.steps.iter().enumerate().map(|(seen, step)| (seen, step, None));
        let mut left = self.left(seen, goal, |derivation| derivation.lean(limits))?;
        for _ in 0..TELLINGS {
            let told = grouped(&left);
            let steps = || told.iter().flat_map(Group::steps);
            if steps().map(|step| step.seen).eq(left.iter().map(|step| step.seen)) {
                break;
            }
            // Told in another order, steps may know more, and do without others.
            let steps = steps().map(|step| (step.seen, &step.step, Some(step.grounds.clone())));
            left = self.left(steps, goal, |derivation| derivation.leaner(limits))?;
        }
        Ok(grouped(&left))
    }

    /// What is left of steps in this order, each with its place among those that are seen and
    /// grounds that are known, if their derivation is made lean.
    fn left<'a>(
        &self,
        steps: impl Iterator<Item = (usize, &'a Step<L>, Option<Vec<GroundOf<L>>>)>,
        goal: &[L::Fact],
        lean: impl FnOnce(&Derivation<L>) -> Result<Vec<Reasoned<L>>, DeductionError>,
    ) -> Result<Vec<LeanStep<L>>, DeductionError> {
        let (mut places, mut conclusions) = (Vec::new(), Vec::new());
        for (seen, step, grounds) in steps {
            let round = places.len();
            conclusions.push(Conclusion { by: step.by(), facts: step.news().to_vec(), grounds, round });
            places.push((seen, step));
        }
        let end = By::Grounds(goal.iter().copied().map(Ground::Mark).collect());
        conclusions.push(Conclusion { by: end, facts: Vec::new(), grounds: None, round: places.len() });
        let derivation = Derivation {
            clues: self.clues.clone(),
            blank: self.start.blank(),
            known: self.start.facts().collect(),
            steps: conclusions,
        };
        let mut kept = lean(&derivation)?;
        kept.pop();
        let left = kept.into_iter().map(|kept| {
            let (seen, step) = places[kept.step];
            LeanStep::of(seen, step, kept, &derivation)
        });
        left.collect()
    }

    /// The passages that lead to these facts.
    ///
    /// # Errors
    /// If it was given up, or a step does not follow.
    pub fn passages(&self, goal: &[L::Fact], limits: Limits) -> Result<Vec<Passage<L>>, DeductionError> {
        Ok(self.present(self.lean(goal, limits)?))
    }

    /// The passages of its steps, which are grouped already.
    pub fn present(&self, lean: Vec<Group<L>>) -> Vec<Passage<L>> {
        Passage::all(lean, [&self.given, &self.clues], &self.start)
    }

    /// The passage of a single step that is seen here, with all that it concludes.
    ///
    /// # Errors
    /// If it was given up, or the step does not follow.
    pub fn single(position: Position<L>, step: Step<L>, limits: Limits) -> Result<Passage<L>, DeductionError> {
        let mut path = Self::new(position.clues.clone(), position.marks.clone());
        let facts = step.facts().to_vec();
        path.take(step);
        let mut told = path.passages(&facts, limits)?;
        Ok(told.remove(0))
    }
}

/// The conclusion of the first of the techniques that has one.
pub(crate) fn cheapest<L: Logic>(
    techniques: impl IntoIterator<Item = &'static Technique<L>>,
    position: &Position<L>,
    limits: Limits,
) -> Result<Option<Deduction<L>>, DeductionError> {
    for technique in techniques {
        limits.check()?;
        if let Some(seen) = technique.first(position, limits)? {
            return Ok(Some(seen));
        }
    }
    Ok(None)
}

/// Where a path is narrowest: the fewest openings of the highest level of its steps where a step of
/// that level was taken.
#[derive(Clone, Copy, Debug, Default)]
struct Narrowest(Option<(Level, usize)>);

impl Narrowest {
    /// Takes a step of a level into account. Its openings, which must be those by wanted techniques
    /// only, are counted if they matter.
    fn look<E>(&mut self, level: Level, openings: impl FnOnce(Level) -> Result<usize, E>) -> Result<(), E> {
        let fewest = match self.0 {
            Some((highest, fewest)) if highest > level || highest == level && fewest <= 1 => return Ok(()),
            Some((highest, fewest)) if highest == level => fewest,
            _ => usize::MAX,
        };
        self.0 = Some((level, fewest.min(openings(level)?)));
        Ok(())
    }

    /// The number of openings there; 0 if there are no steps.
    fn fewest(self) -> usize {
        self.0.map_or(0, |(_, fewest)| fewest)
    }
}

/// The hardest of these groups, the first of several: the break-in.
pub fn hardest<L: Logic>(groups: &[Group<L>]) -> Option<&LeanStep<L>> {
    let hardness = |group: &Group<L>| {
        let parts = || group.parts.iter().map(|part| &part.step);
        (parts().map(Step::level).next(), parts().map(Step::score).max())
    };
    let most = groups.iter().map(hardness).max()?;
    groups.iter().find(|group| hardness(group) == most).map(|group| &group.parts[0])
}

/// Whether the wanted techniques solve a puzzle.
///
/// # Errors
/// If it was given up.
pub fn solves<L: Logic>(
    clues: &L::Clues,
    mut start: L::Marks,
    wanted: impl Fn(&Technique<L>) -> bool,
    limits: Limits,
) -> Result<bool, CancelledError> {
    reach(clues, &mut start, wanted, limits)?;
    Ok(start.is_solved())
}
