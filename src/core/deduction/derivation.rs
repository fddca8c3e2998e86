//! Derivations: conclusions one after another, each from what was known before it, and what of all
//! this is needed to reach the end.
//!
//! What a conclusion rests on is found by asking what draws it, a technique say, again and again
//! with less: the *grounds* are clues and facts from which it is still drawn, and without any one
//! of which it is not. Facts that were known early are preferred, since less had to be done for
//! them.
//!
//! A [lean](Derivation::lean) derivation has only steps, and of each step only facts, without which
//! the end is not reached.

use std::collections::HashSet;

use super::error::{DeductionError, UnfoundedError};
use super::history::History;
use super::logic::{ClueOf, ClueSet, Ground, GroundOf, Knowledge, Logic, Position};
use super::technique::Technique;
use crate::limits::Limits;

/// How a conclusion is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By<L: Logic> {
    Technique(&'static Technique<L>),
    /// Something else shows that it follows from these grounds.
    Grounds(Vec<GroundOf<L>>),
    /// These clues are given, and were not before. Such a step is never left out.
    Clues(Vec<ClueOf<L>>),
    /// What is known contradicts itself: the end of a derivation.
    Contradiction,
}

impl<L: Logic> By<L> {
    /// Whether it still follows from these clues and marks.
    pub fn concludes(&self, position: &Position<L>, facts: &[L::Fact]) -> bool {
        match self {
            Self::Technique(technique) => technique.concludes(position, facts).is_some(),
            Self::Grounds(grounds) => grounds.iter().all(|ground| match ground {
                Ground::Clue(clue) => position.clues.all().contains(clue),
                Ground::Mark(fact) => position.marks.knows(*fact),
            }),
            Self::Clues(_) => true,
            Self::Contradiction => L::contradiction(position).is_some(),
        }
    }
}

/// A step of a derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conclusion<L: Logic> {
    pub by: By<L>,
    /// What follows and was not known before, not even by an earlier step of the same round;
    /// nothing at the end of a derivation.
    pub facts: Vec<L::Fact>,
    /// Grounds from which it is known to follow, if there are any. Some techniques do not see any
    /// more what has become too plain, or see it only once the plain things are noted down.
    pub grounds: Option<Vec<GroundOf<L>>>,
    /// The round, ascending: all conclusions of a round are drawn from what was known before it.
    pub round: usize,
}

/// Conclusions one after another, of which the last is the end to be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation<L: Logic> {
    /// All clues, those that are given on the way among them.
    pub clues: L::Clues,
    /// Marks in which nothing is known.
    pub blank: L::Marks,
    /// What is known at the beginning.
    pub known: Vec<L::Fact>,
    pub steps: Vec<Conclusion<L>>,
}

/// A step of a lean derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasoned<L: Logic> {
    /// Which step of the derivation it is.
    pub step: usize,
    /// The facts that are needed later.
    pub facts: Vec<L::Fact>,
    /// Clues and facts known before, from which they follow.
    pub grounds: Vec<GroundOf<L>>,
}

impl<L: Logic> Reasoned<L> {
    /// The facts among its grounds.
    pub fn known(&self) -> impl Iterator<Item = L::Fact> {
        self.grounds.iter().filter_map(Ground::fact)
    }
}

impl<L: Logic> Derivation<L> {
    /// The steps that are needed to reach the end, of each the facts that are needed, and its
    /// grounds.
    ///
    /// First everything is left out that is not among the grounds of a later step, then, the latest
    /// first, each step without which all later ones can still be taken, from other grounds.
    ///
    /// # Errors
    /// If a step does not follow from what is known before it, or it was given up.
    pub fn lean(&self, limits: Limits) -> Result<Vec<Reasoned<L>>, DeductionError> {
        self.without_spare(self.needed(limits)?, limits)
    }

    /// The same for steps that state grounds, which are known before them: only those are left out
    /// without which all later ones can still be taken.
    ///
    /// # Errors
    /// If the end is not reached, or it was given up.
    pub fn leaner(&self, limits: Limits) -> Result<Vec<Reasoned<L>>, DeductionError> {
        let mut history = History::new(&self.blank, self.known.iter().copied());
        let mut kept = Vec::new();
        for (step, Conclusion { facts, grounds, .. }) in self.steps.iter().enumerate() {
            let grounds = match grounds {
                Some(grounds) => grounds.clone(),
                None => self.grounds(&history, step, facts, None)?,
            };
            history.extend(facts.iter().copied());
            kept.push(Reasoned { step, facts: facts.clone(), grounds });
        }
        self.without_spare(kept, limits)
    }

    /// Leaves out steps as long as there are spare ones.
    fn without_spare(&self, mut kept: Vec<Reasoned<L>>, limits: Limits) -> Result<Vec<Reasoned<L>>, DeductionError> {
        while self.leave_out(&mut kept, limits)? {
            self.trim(&mut kept)?;
        }
        Ok(kept)
    }

    /// The fault that a step does not follow.
    pub fn fault(&self, step: usize) -> UnfoundedError {
        let Conclusion { by, facts, .. } = &self.steps[step];
        UnfoundedError { conclusion: format!("step {step}, {facts:?} by {by:?},") }
    }

    /// Whether the step can be taken with these facts: its grounds are among them, or others that
    /// do.
    ///
    /// That the marks imply its grounds is not enough: a technique may pass over what has become
    /// too plain. Then it must see the same in what implies them.
    fn follows(&self, kept: &Reasoned<L>, facts: &[L::Fact], marks: &L::Marks) -> bool {
        if kept.known().all(|fact| facts.contains(&fact)) {
            return true;
        }
        let clues = self.clues_at(kept.step);
        let concludes =
            |marks: &L::Marks| self.steps[kept.step].by.concludes(&Position { clues: &clues, marks }, &kept.facts);
        concludes(marks)
            || kept.known().all(|fact| marks.knows(fact)) && {
                let mut others = self.blank.clone();
                others.add_all(kept.known().map(|fact| self.stand_in(fact, facts)));
                concludes(&others)
            }
    }

    /// The fact itself if it is among these, else the first of them that implies it, if there is
    /// one.
    fn stand_in(&self, fact: L::Fact, facts: &[L::Fact]) -> L::Fact {
        let implies = |other: &&L::Fact| {
            let mut alone = self.blank.clone();
            alone.add(**other);
            alone.knows(fact)
        };
        if facts.contains(&fact) { fact } else { facts.iter().find(implies).copied().unwrap_or(fact) }
    }

    /// The clues that are given at a step: all but those that are given later.
    fn clues_at(&self, step: usize) -> L::Clues {
        let later: Vec<&ClueOf<L>> = self.steps[step..]
            .iter()
            .flat_map(|step| match &step.by {
                By::Clues(clues) => &clues[..],
                _ => &[],
            })
            .collect();
        if later.is_empty() { self.clues.clone() } else { self.clues.only(|clue| !later.contains(&clue)) }
    }

    /// The grounds of a step, given what is known before it, and some from which it follows if that
    /// is known.
    fn grounds(
        &self,
        history: &History<L>,
        step: usize,
        facts: &[L::Fact],
        old: Option<&[GroundOf<L>]>,
    ) -> Result<Vec<GroundOf<L>>, UnfoundedError> {
        let (by, clues) = (&self.steps[step].by, self.clues_at(step));
        let found = history.grounds(by, facts, &clues);
        let from_old = || {
            let old = old?.iter().filter_map(Ground::fact).map(|fact| self.stand_in(fact, history.facts()));
            History::new(&self.blank, old).grounds(by, facts, &clues)
        };
        found.or_else(from_old).ok_or_else(|| self.fault(step))
    }

    /// From the last step backward: the steps that conclude grounds of those kept so far.
    fn needed(&self, limits: Limits) -> Result<Vec<Reasoned<L>>, DeductionError> {
        let mut history = History::new(&self.blank, self.known.iter().copied());
        let (mut before, mut round, mut known) = (Vec::new(), 0, history.len());
        for step in &self.steps {
            if step.round != round {
                (round, known) = (step.round, history.len());
            }
            before.push(known);
            history.extend(step.facts.iter().copied());
        }
        let (mut kept, mut needed) = (Vec::new(), HashSet::new());
        for (at, step) in self.steps.iter().enumerate().rev() {
            history.truncate(before[at]);
            let facts: Vec<L::Fact> = step.facts.iter().copied().filter(|fact| needed.contains(fact)).collect();
            if facts.is_empty() && !self.is_fixed(at) {
                continue;
            }
            limits.check()?;
            let grounds = self.grounds(&history, at, &facts, step.grounds.as_deref())?;
            let reasoned = Reasoned { step: at, facts, grounds };
            needed.extend(reasoned.known());
            kept.push(reasoned);
        }
        kept.reverse();
        Ok(kept)
    }

    /// Whether a step is never left out: the end, and clues that are given.
    fn is_fixed(&self, step: usize) -> bool {
        step + 1 == self.steps.len() || matches!(self.steps[step].by, By::Clues(_))
    }

    /// Leaves out steps, the latest first, as long as all others can still be taken. Returns
    /// whether any was left out.
    fn leave_out(&self, kept: &mut Vec<Reasoned<L>>, limits: Limits) -> Result<bool, DeductionError> {
        let before = kept.len();
        for at in (0..kept.len()).rev() {
            if self.is_fixed(kept[at].step) {
                continue;
            }
            limits.check()?;
            let lost: HashSet<L::Fact> = kept[at].facts.iter().copied().collect();
            let later: Vec<usize> =
                (at + 1..kept.len()).filter(|&later| kept[later].known().any(|fact| lost.contains(&fact))).collect();
            let (mut facts, mut marks) = (self.known.clone(), self.blank.clone());
            marks.add_all(self.known.iter().copied());
            let mut done = 0;
            let can_do_without = later.iter().all(|&later| {
                let between = kept[done..later].iter().enumerate().filter(|(place, _)| done + place != at);
                for &fact in between.flat_map(|(_, kept)| &kept.facts) {
                    facts.push(fact);
                    marks.add(fact);
                }
                done = later;
                self.follows(&kept[later], &facts, &marks)
            });
            if can_do_without {
                kept.remove(at);
                for later in later {
                    self.renew(kept, later - 1)?;
                }
            }
        }
        Ok(kept.len() < before)
    }

    /// Finds the grounds of a step anew.
    fn renew(&self, kept: &mut [Reasoned<L>], at: usize) -> Result<(), UnfoundedError> {
        let facts = kept[..at].iter().flat_map(|kept| &kept.facts);
        let history = History::new(&self.blank, self.known.iter().chain(facts).copied());
        let old = std::mem::take(&mut kept[at].grounds);
        kept[at].grounds = self.grounds(&history, kept[at].step, &kept[at].facts, Some(&old))?;
        Ok(())
    }

    /// Leaves out facts that no later step needs any more.
    fn trim(&self, kept: &mut Vec<Reasoned<L>>) -> Result<(), UnfoundedError> {
        let mut needed: HashSet<L::Fact> = HashSet::new();
        for at in (0..kept.len()).rev() {
            if kept[at].facts.iter().any(|fact| !needed.contains(fact)) {
                kept[at].facts.retain(|fact| needed.contains(fact));
                if kept[at].facts.is_empty() && !self.is_fixed(kept[at].step) {
                    kept.remove(at);
                    continue;
                }
                self.renew(kept, at)?;
            }
            needed.extend(kept[at].known());
        }
        Ok(())
    }
}
