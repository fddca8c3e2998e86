//! Paths: the solution of a puzzle step by step, always by the cheapest technique.

use std::cmp::Reverse;

use super::derivation::{By, Conclusion, Derivation, Reasoned};
use super::error::DeductionError;
use super::logic::{Ground, GroundOf, Knowledge, Logic, Position, position_of};
use super::technique::{Deduction, Technique, cheapest, reach};
use crate::limits::{CancelledError, Limits};
use crate::puzzles::Level;

/// What a solver sees, one conclusion after another.
#[derive(Clone, Debug)]
pub struct Path<L: Logic> {
    clues: L::Clues,
    start: L::Marks,
    /// The conclusions, each from what was known before it.
    pub steps: Vec<Deduction<L>>,
    /// Whether they lead to the solution.
    pub solves: bool,
    /// The fewest conclusions of the highest level among the steps that were available, by wanted
    /// techniques, where a step of that level was taken; 0 if there are no steps.
    pub narrowest: usize,
}

/// A step of a lean path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeanStep<L: Logic> {
    /// The conclusion; only facts that are needed later.
    pub deduction: Deduction<L>,
    /// Clues, and facts known before, from which it follows, and none of which can be spared.
    pub grounds: Vec<GroundOf<L>>,
}

impl<L: Logic> Path<L> {
    /// Goes on, by wanted techniques only, until the puzzle is solved or nothing more is seen.
    ///
    /// # Errors
    /// If it was given up, or the chain of a supposition does not follow.
    pub fn find(
        clues: L::Clues,
        start: L::Marks,
        wanted: impl Fn(&Technique<L>) -> bool,
        limits: Limits,
    ) -> Result<Self, DeductionError> {
        let techniques: Vec<&'static Technique<L>> = L::techniques().iter().filter(|one| wanted(one)).collect();
        let mut narrowest = Narrowest::default();
        let look = |step: &Deduction<L>, position: &Position<L>| {
            narrowest.look(step.technique.level, |level| {
                let of_level = techniques.iter().filter(|technique| technique.level == level);
                of_level.map(|technique| technique.count(position, limits)).sum::<Result<usize, CancelledError>>()
            })
        };
        let (path, _) = Self::go_on(clues, start, &techniques, L::Marks::is_solved, look, limits)?;
        Ok(Self { narrowest: narrowest.fewest(), ..path })
    }

    /// Goes on from marks, by wanted techniques only, until the end that `is_reached` recognises;
    /// `None` if it is not reached. `narrowest` is not computed.
    ///
    /// # Errors
    /// If it was given up, or the chain of a supposition does not follow.
    pub fn find_until(
        clues: L::Clues,
        start: L::Marks,
        wanted: impl Fn(&Technique<L>) -> bool,
        is_reached: impl Fn(&L::Marks) -> bool,
        limits: Limits,
    ) -> Result<Option<Self>, DeductionError> {
        let techniques: Vec<&'static Technique<L>> = L::techniques().iter().filter(|one| wanted(one)).collect();
        let (path, is_there) = Self::go_on(clues, start, &techniques, is_reached, |_, _| Ok(()), limits)?;
        Ok(is_there.then_some(path))
    }

    /// Goes on from marks by these techniques until the end that `is_reached` recognises, or until
    /// nothing more is seen. Each step is shown to `look` with the position before it. Returns
    /// whether the end was reached; `narrowest` is not computed.
    fn go_on(
        clues: L::Clues,
        start: L::Marks,
        techniques: &[&'static Technique<L>],
        is_reached: impl Fn(&L::Marks) -> bool,
        mut look: impl FnMut(&Deduction<L>, &Position<L>) -> Result<(), CancelledError>,
        limits: Limits,
    ) -> Result<(Self, bool), DeductionError> {
        let (mut marks, mut steps) = (start.clone(), Vec::new());
        let mut is_there = is_reached(&marks);
        while !is_there {
            let position = Position { clues: &clues, marks: &marks };
            let Some(step) = cheapest(techniques.iter().copied(), &position, limits)? else { break };
            look(&step, &position)?;
            marks.add_all(step.facts.iter().copied());
            steps.push(step);
            is_there = is_reached(&marks);
        }
        Ok((Self { solves: marks.is_solved(), clues, start, steps, narrowest: 0 }, is_there))
    }

    /// What is known at the start.
    pub fn start(&self) -> &L::Marks {
        &self.start
    }

    /// What is known at the end.
    pub fn end(&self) -> L::Marks {
        let mut marks = self.start.clone();
        marks.add_all(self.concluded());
        marks
    }

    /// The facts of all steps.
    fn concluded(&self) -> impl Iterator<Item = L::Fact> {
        self.steps.iter().flat_map(|step| step.facts.iter().copied())
    }

    /// What a solver [wants to know](Logic::goal), as far as the path tells.
    pub fn goal(&self) -> Vec<L::Fact> {
        L::goal(&self.start, &self.concluded().collect::<Vec<_>>())
    }

    /// The steps that are needed for the [goal](Self::goal), of each only the facts that are
    /// needed, and its grounds.
    ///
    /// No step can be left out: the others could not all be taken.
    ///
    /// # Errors
    /// If it was given up, or a step does not follow.
    pub fn lean(&self, limits: Limits) -> Result<Vec<LeanStep<L>>, DeductionError> {
        self.lean_to(self.goal(), limits)
    }

    /// The steps that are needed for these facts of the path, of each only the facts that are
    /// needed, and its grounds.
    ///
    /// # Errors
    /// If it was given up, or a step does not follow.
    pub fn lean_to(&self, needed: Vec<L::Fact>, limits: Limits) -> Result<Vec<LeanStep<L>>, DeductionError> {
        let end = By::Grounds(needed.into_iter().map(Ground::Mark).collect());
        let seen = self.steps.iter().map(|step| (step.by(), step.facts.clone()));
        let steps = (0..).zip(seen.chain([(end, Vec::new())]));
        let derivation = Derivation {
            clues: self.clues.clone(),
            blank: self.start.blank(),
            known: self.start.facts().collect(),
            steps: steps.map(|(round, (by, facts))| Conclusion { by, facts, grounds: None, round }).collect(),
        };
        let mut lean = derivation.lean(limits)?;
        lean.pop();
        lean.into_iter().map(|reasoned| LeanStep::of(&derivation, &self.steps[reasoned.step], reasoned)).collect()
    }
}

impl<L: Logic> LeanStep<L> {
    /// The facts from which it follows.
    pub fn known(&self) -> Vec<L::Fact> {
        self.grounds.iter().filter_map(Ground::fact).collect()
    }

    /// A single conclusion from a position.
    ///
    /// # Errors
    /// If it does not follow, or was given up.
    pub fn from(position: &Position<L>, deduction: &Deduction<L>, limits: Limits) -> Result<Self, DeductionError> {
        let known = position.marks.facts().collect();
        let (clues, blank) = (position.clues.clone(), position.marks.blank());
        let derivation = Derivation::single(deduction.by(), deduction.facts.clone(), clues, blank, known);
        let first = derivation.lean(limits)?.into_iter().next().filter(|first| first.step == 0);
        Self::of(&derivation, deduction, first.ok_or_else(|| derivation.fault(0))?)
    }

    /// What is left of a step that was seen.
    ///
    /// # Errors
    /// If its technique does not conclude it from its grounds.
    pub fn of(derivation: &Derivation<L>, seen: &Deduction<L>, reasoned: Reasoned<L>) -> Result<Self, DeductionError> {
        let Reasoned { step, facts, grounds } = reasoned;
        let deduction = match seen.technique.suppositions() {
            Some(_) => Deduction { facts, ..seen.clone() },
            None => {
                let (clues, marks) = position_of::<L>(&derivation.clues, &derivation.blank, &grounds);
                let anew = seen.technique.concludes(&Position { clues: &clues, marks: &marks }, &facts);
                anew.ok_or_else(|| derivation.fault(step))?
            }
        };
        Ok(Self { deduction, grounds })
    }
}

impl<L: Logic> Deduction<L> {
    pub fn by(&self) -> By<L> {
        match self.technique.suppositions() {
            Some(_) => By::Grounds(self.grounds()),
            None => By::Technique(self.technique),
        }
    }
}

/// Where a path is narrowest: the fewest openings of the highest level of its steps where a step of
/// that level was taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Narrowest(Option<(Level, usize)>);

impl Narrowest {
    /// Takes a step of a level into account. Its openings, which must be those by wanted techniques
    /// only, are counted if they matter.
    ///
    /// # Errors
    /// If counting was given up.
    pub fn look<E>(&mut self, level: Level, openings: impl FnOnce(Level) -> Result<usize, E>) -> Result<(), E> {
        let fewest = match self.0 {
            Some((highest, fewest)) if highest > level || highest == level && fewest <= 1 => return Ok(()),
            Some((highest, fewest)) if highest == level => fewest,
            _ => usize::MAX,
        };
        self.0 = Some((level, fewest.min(openings(level)?)));
        Ok(())
    }

    /// The number of openings there; 0 if there are no steps.
    pub fn fewest(self) -> usize {
        self.0.map_or(0, |(_, fewest)| fewest)
    }
}

/// The hardest of the techniques of a path; of equally hard ones, the first.
pub fn hardest<L: Logic>(told: &[LeanStep<L>]) -> Option<&'static Technique<L>> {
    told.iter().map(|step| step.deduction.technique).min_by_key(|technique| Reverse(technique.score))
}

/// A hint: the next step by wanted techniques, and what it rests on; `None` if nothing is seen.
///
/// # Errors
/// If it was given up, or the step does not follow.
pub fn next_step<L: Logic>(
    position: &Position<L>,
    wanted: impl Fn(&Technique<L>) -> bool,
    limits: Limits,
) -> Result<Option<LeanStep<L>>, DeductionError> {
    let step = cheapest(L::techniques().iter().filter(|one| wanted(one)), position, limits)?;
    step.map(|step| LeanStep::from(position, &step, limits)).transpose()
}

/// Whether the wanted techniques solve a puzzle.
pub fn solves<L: Logic>(
    clues: &L::Clues,
    mut start: L::Marks,
    wanted: impl Fn(&Technique<L>) -> bool,
    limits: Limits,
) -> Result<bool, CancelledError> {
    reach(clues, &mut start, wanted, limits)?;
    Ok(start.is_solved())
}
