//! Lean derivations: of conclusions one after another, what is needed to reach the end.
//!
//! What a conclusion rests on is found by asking what draws it again and again with less: its
//! *grounds* are facts, clues among them, from which it is still drawn, and without any one of
//! which it is not. Facts that were known early are preferred, since less had to be done for them.

use std::collections::HashSet;

use super::chart::Chart;
use super::fact::Fact;
use super::marks::Marks;
use super::techniques::{Technique, contradiction};
use smyoz_core::deduction::needed;

/// How a conclusion is drawn.
#[derive(Clone, Debug)]
pub(super) enum By {
    /// A technique sees it.
    Technique(&'static Technique),
    /// Something else shows that it follows from these facts.
    Facts(Vec<Fact>),
    /// What is known contradicts itself: the end of a chain.
    Contradiction,
}

impl By {
    fn concludes(&self, marks: &Marks, facts: &[Fact]) -> bool {
        match self {
            Self::Technique(technique) => technique.concludes(marks, facts).is_some(),
            Self::Facts(grounds) => grounds.iter().all(|&fact| marks.knows(fact)),
            Self::Contradiction => contradiction(marks).is_some(),
        }
    }
}

/// Conclusions one after another, each from what was known before it. The last is the end to be
/// reached.
pub(super) struct Derivation<'a> {
    pub chart: &'a Chart,
    /// What is known at the beginning.
    pub known: Vec<Fact>,
    /// The conclusions.
    pub steps: Vec<Conclusion>,
}

/// A step of a derivation.
#[derive(Clone, Debug)]
pub(super) struct Conclusion {
    /// How it is drawn.
    pub by: By,
    /// What it adds; nothing at the end.
    pub facts: Vec<Fact>,
    /// The round, ascending: all conclusions of a round are drawn from what was known before it.
    pub round: usize,
}

impl Conclusion {
    /// Conclusions each of which is drawn from what is known after the one before it.
    pub fn one_by_one(steps: impl IntoIterator<Item = (By, Vec<Fact>)>) -> Vec<Self> {
        (0..).zip(steps).map(|(round, (by, facts))| Self { by, facts, round }).collect()
    }
}

/// A step of a lean derivation.
#[derive(Clone, Debug)]
pub(super) struct Reasoned {
    /// Which step of the derivation it is.
    pub step: usize,
    /// The facts that are needed later.
    pub facts: Vec<Fact>,
    /// Facts known before, from which they follow.
    pub grounds: Vec<Fact>,
}

impl Derivation<'_> {
    /// The steps that are needed to reach the end, of each the facts that are needed, and its
    /// grounds.
    ///
    /// First everything is left out that is not among the grounds of a later step, then, the latest
    /// first, each step without which all later ones can still be taken, from other grounds.
    ///
    /// # Panics
    /// If a step does not follow from what is known before it.
    pub fn lean(&self) -> Vec<Reasoned> {
        let mut kept = self.backward();
        while self.leave_out(&mut kept) {
            self.trim(&mut kept);
        }
        kept
    }

    /// From the last step backward: the steps that conclude grounds of those kept so far.
    fn backward(&self) -> Vec<Reasoned> {
        let mut history = History::new(self.chart, self.known.iter().copied());
        let (mut before, mut round, mut known) = (Vec::new(), 0, history.facts.len());
        for step in &self.steps {
            if step.round != round {
                (round, known) = (step.round, history.facts.len());
            }
            before.push(known);
            history.extend(step.facts.iter().copied());
        }
        let (mut kept, mut needed) = (Vec::new(), HashSet::new());
        for (step, Conclusion { facts, .. }) in self.steps.iter().enumerate().rev() {
            history.truncate(before[step]);
            let facts: Vec<Fact> = facts.iter().copied().filter(|fact| needed.contains(fact)).collect();
            if facts.is_empty() && !self.is_end(step) {
                continue;
            }
            let grounds = self.grounds(&history, step, &facts, &[]);
            needed.extend(grounds.iter().copied());
            kept.push(Reasoned { step, facts, grounds });
        }
        kept.reverse();
        kept
    }

    fn is_end(&self, step: usize) -> bool {
        step + 1 == self.steps.len()
    }

    /// The grounds of a step among what is known before it, or among the `old` ones if a technique
    /// passes over what has become too plain.
    fn grounds(&self, history: &History, step: usize, facts: &[Fact], old: &[Fact]) -> Vec<Fact> {
        let by = &self.steps[step].by;
        let grounds = match by {
            By::Facts(wanted) => history.sources(wanted),
            _ => history.needed(|marks| by.concludes(marks, facts)),
        };
        let from_old = || {
            let old = History::new(self.chart, old.iter().copied());
            old.needed(|marks| by.concludes(marks, facts))
        };
        let grounds = grounds.or_else(from_old);
        grounds.unwrap_or_else(|| panic!("step {step} does not follow: {by:?} {facts:?}"))
    }

    /// Leaves out steps, the latest first, as long as all others can still be taken. Returns
    /// whether any was left out.
    fn leave_out(&self, kept: &mut Vec<Reasoned>) -> bool {
        let before = kept.len();
        for at in (0..kept.len()).rev().filter(|&at| at + 1 < before) {
            let lost = &kept[at].facts;
            let rests = |later: &usize| kept[*later].grounds.iter().any(|fact| lost.contains(fact));
            let later: Vec<usize> = (at + 1..kept.len()).filter(rests).collect();
            let mut marks = Marks::none(self.chart);
            marks.extend(self.known.iter().copied());
            let mut done = 0;
            let can_do_without = later.iter().all(|&later| {
                let between = (done..later).filter(|&step| step != at);
                between.for_each(|step| marks.extend(kept[step].facts.iter().copied()));
                done = later;
                let Reasoned { step, facts, grounds } = &kept[later];
                self.steps[*step].by.concludes(&marks, facts)
                    || grounds.iter().all(|&fact| marks.knows(fact)) && !grounds.iter().any(|fact| lost.contains(fact))
            });
            if can_do_without {
                kept.remove(at);
                later.into_iter().for_each(|later| self.renew(kept, later - 1));
            }
        }
        kept.len() < before
    }

    /// Finds the grounds of a step anew.
    fn renew(&self, kept: &mut [Reasoned], at: usize) {
        let facts = kept[..at].iter().flat_map(|kept| &kept.facts);
        let history = History::new(self.chart, self.known.iter().chain(facts).copied());
        let Reasoned { step, facts, grounds } = &kept[at];
        kept[at].grounds = self.grounds(&history, *step, facts, grounds);
    }

    /// Leaves out facts that no later step needs any more.
    fn trim(&self, kept: &mut Vec<Reasoned>) {
        let mut needed: HashSet<Fact> = HashSet::new();
        for at in (0..kept.len()).rev() {
            if kept[at].facts.iter().any(|fact| !needed.contains(fact)) {
                kept[at].facts.retain(|fact| needed.contains(fact));
                if kept[at].facts.is_empty() {
                    kept.remove(at);
                    continue;
                }
                self.renew(kept, at);
            }
            needed.extend(kept[at].grounds.iter().copied());
        }
    }
}

/// What is known, in the order in which it became known.
struct History<'a> {
    facts: Vec<Fact>,
    /// The marks with so many of the first facts: none, one time [`APART`], and so on.
    marks: Vec<Marks<'a>>,
    /// The marks with all.
    all: Marks<'a>,
}

/// The number of facts from which on the marks with some of them are not made anew.
const APART: usize = 8;

impl<'a> History<'a> {
    fn new(chart: &'a Chart, facts: impl IntoIterator<Item = Fact>) -> Self {
        let none = Marks::none(chart);
        let mut history = Self { facts: Vec::new(), marks: vec![none.clone()], all: none };
        history.extend(facts);
        history
    }

    fn extend(&mut self, facts: impl IntoIterator<Item = Fact>) {
        for fact in facts {
            // What is known already would never be preferred.
            if self.all.add(fact) {
                self.facts.push(fact);
                if self.facts.len().is_multiple_of(APART) {
                    self.marks.push(self.all.clone());
                }
            }
        }
    }

    /// Forgets all but the first so many facts.
    fn truncate(&mut self, len: usize) {
        if len < self.facts.len() {
            self.all = self.with(len, &[]);
            self.facts.truncate(len);
            self.marks.truncate(len / APART + 1);
        }
    }

    /// The marks with the first so many facts and these.
    fn with(&self, len: usize, more: &[Fact]) -> Marks<'a> {
        let mut marks = self.marks[len / APART].clone();
        marks.extend(self.facts[len / APART * APART..len].iter().chain(more).copied());
        marks
    }

    /// Facts from which something follows, and none of which can be spared; `None` if it does not
    /// follow from all.
    fn needed(&self, follows: impl Fn(&Marks) -> bool) -> Option<Vec<Fact>> {
        if !follows(&self.all) {
            return None;
        }
        Some(needed(&self.facts, |first, others| follows(&self.with(first, others))))
    }

    /// The facts that first told each of these; `None` if one is not known. What no single fact
    /// tells is told by several.
    fn sources(&self, wanted: &[Fact]) -> Option<Vec<Fact>> {
        let none = &self.marks[0];
        let mut marks = none.clone();
        let mut open: Vec<Fact> = wanted.iter().copied().filter(|&fact| !marks.knows(fact)).collect();
        let mut sources = HashSet::new();
        for &fact in &self.facts {
            marks.add(fact);
            let (told, rest): (Vec<Fact>, Vec<Fact>) = open.into_iter().partition(|&wanted| marks.knows(wanted));
            open = rest;
            for wanted in told {
                let mut alone = none.clone();
                alone.add(fact);
                if alone.knows(wanted) {
                    sources.insert(fact);
                } else {
                    sources.extend(self.needed(|marks| marks.knows(wanted))?);
                }
            }
        }
        open.is_empty().then(|| self.facts.iter().copied().filter(|fact| sources.contains(fact)).collect())
    }
}
