//! Leaving out what is not needed.

use std::collections::HashSet;

use super::reasons::History;
use super::{By, Derivation};
use crate::smyoz::clues::{Clue, Clues};
use crate::smyoz::deduction::techniques::Position;
use crate::smyoz::deduction::{Fact, Ground, Marks};

/// A step of a lean derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasoned {
    /// Which step of the derivation it is.
    pub step: usize,
    /// The facts that are needed later.
    pub facts: Vec<Fact>,
    /// Clues and facts known before, from which they follow.
    pub grounds: Vec<Ground>,
}

impl Reasoned {
    /// The facts among its grounds.
    pub fn known(&self) -> impl Iterator<Item = Fact> {
        self.grounds.iter().filter_map(Ground::fact)
    }
}

impl Derivation {
    /// The steps that are needed to reach the end, of each the facts that are needed, and its
    /// grounds.
    ///
    /// First everything is left out that is not among the grounds of a later step, then, the latest
    /// first, each step without which all later ones can still be taken, from other grounds.
    ///
    /// # Panics
    /// If a step does not follow from what is known before it.
    #[must_use]
    pub fn lean(&self) -> Vec<Reasoned> {
        let mut kept = self.backward();
        while self.leave_out(&mut kept) {
            self.trim(&mut kept);
        }
        kept
    }

    /// Whether the step can be taken with these facts: its grounds are among them, or others that
    /// do.
    ///
    /// That the marks imply its grounds is not enough: a technique may pass over what has become
    /// too plain. Then it must see the same in what implies them.
    fn follows(&self, kept: &Reasoned, facts: &[Fact], marks: &Marks) -> bool {
        if kept.known().all(|fact| facts.contains(&fact)) {
            return true;
        }
        let clues = self.clues_at(kept.step);
        let concludes =
            |marks: &Marks| self.steps[kept.step].by.concludes(&Position { clues: &clues, marks }, &kept.facts);
        concludes(marks)
            || kept.known().all(|fact| marks.knows(fact))
                && concludes(&kept.known().map(|fact| stand_in(fact, facts)).collect())
    }

    /// The clues that are given at a step: all but those of shots not yet opened.
    fn clues_at(&self, step: usize) -> Clues {
        let later = self.steps[step..].iter().filter_map(|step| match step.by {
            By::Shot(shot) => Some(Clue::Shot(shot)),
            _ => None,
        });
        later.fold(self.clues.clone(), |clues, shot| clues.without(&shot))
    }

    /// The grounds of a step, given what is known before it, and some from which it follows if that
    /// is known.
    fn grounds(&self, history: &History, step: usize, facts: &[Fact], old: Option<&[Ground]>) -> Vec<Ground> {
        let (by, clues) = (&self.steps[step].by, self.clues_at(step));
        let from_old = || {
            let old = old?.iter().filter_map(Ground::fact).map(|fact| stand_in(fact, history.facts()));
            History::new(old).grounds(by, facts, &clues)
        };
        let grounds = history.grounds(by, facts, &clues).or_else(from_old);
        grounds.unwrap_or_else(|| panic!("step {step} does not follow: {by:?} {facts:?}"))
    }

    /// From the last step backward: the steps that conclude grounds of those kept so far.
    fn backward(&self) -> Vec<Reasoned> {
        let mut history = History::new(self.known.iter().copied());
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
            let facts: Vec<Fact> = step.facts.iter().copied().filter(|fact| needed.contains(fact)).collect();
            if facts.is_empty() && !self.is_fixed(at) {
                continue;
            }
            let grounds = self.grounds(&history, at, &facts, step.grounds.as_deref());
            let reasoned = Reasoned { step: at, facts, grounds };
            needed.extend(reasoned.known());
            kept.push(reasoned);
        }
        kept.reverse();
        kept
    }

    /// Whether a step is never left out: the end, and shots.
    fn is_fixed(&self, step: usize) -> bool {
        step + 1 == self.steps.len() || matches!(self.steps[step].by, By::Shot(_))
    }

    /// Leaves out steps, the latest first, as long as all others can still be taken. Returns
    /// whether any was left out.
    fn leave_out(&self, kept: &mut Vec<Reasoned>) -> bool {
        let before = kept.len();
        for at in (0..kept.len()).rev() {
            if self.is_fixed(kept[at].step) {
                continue;
            }
            let lost: HashSet<Fact> = kept[at].facts.iter().copied().collect();
            let later: Vec<usize> =
                (at + 1..kept.len()).filter(|&later| kept[later].known().any(|fact| lost.contains(&fact))).collect();
            let mut facts: Vec<Fact> = self.known.clone();
            let mut marks: Marks = self.known.iter().copied().collect();
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
                    self.renew(kept, later - 1);
                }
            }
        }
        kept.len() < before
    }

    /// Finds the grounds of a step anew.
    fn renew(&self, kept: &mut [Reasoned], at: usize) {
        let facts = kept[..at].iter().flat_map(|kept| &kept.facts);
        let history = History::new(self.known.iter().chain(facts).copied());
        let old = std::mem::take(&mut kept[at].grounds);
        kept[at].grounds = self.grounds(&history, kept[at].step, &kept[at].facts, Some(&old));
    }

    /// Leaves out facts that no later step needs any more.
    fn trim(&self, kept: &mut Vec<Reasoned>) {
        let mut needed: HashSet<Fact> = HashSet::new();
        for at in (0..kept.len()).rev() {
            let unneeded = |fact: &Fact| !needed.contains(fact);
            if kept[at].facts.iter().any(unneeded) {
                kept[at].facts.retain(|fact| needed.contains(fact));
                if kept[at].facts.is_empty() && !self.is_fixed(kept[at].step) {
                    kept.remove(at);
                    continue;
                }
                self.renew(kept, at);
            }
            needed.extend(kept[at].known());
        }
    }
}

/// The fact itself if it is among these, else the first of them that implies it, if there is one.
fn stand_in(fact: Fact, facts: &[Fact]) -> Fact {
    let implies = |other: &&Fact| Marks::from_iter([**other]).knows(fact);
    if facts.contains(&fact) { fact } else { facts.iter().find(implies).copied().unwrap_or(fact) }
}
