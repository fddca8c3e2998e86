//! Steps in the order in which a solver is told them: what is seen at one look as one, in stages.

use std::collections::HashMap;
use std::hash::Hash;

use itertools::Itertools;

use super::image::Image;
use super::logic::{Ground, GroundOf, Knowledge, Logic, Position};
use super::path::LeanStep;
use super::technique::Deduction;

/// The most steps of a passage, and the most facts.
const PARTS: usize = 6;
const FACTS: usize = 12;

/// The most passages of a stage.
const STAGE: usize = 8;

/// A step that can be told together with others.
pub trait Tellable {
    /// What steps rest on.
    type Ground: Clone + Eq + Hash;

    /// What it rests on.
    fn grounds(&self) -> &[Self::Ground];

    /// The grounds of later steps that it provides.
    fn provides(&self) -> Vec<Self::Ground>;

    /// The number of facts that it adds.
    fn facts(&self) -> usize;

    /// When it is told.
    fn manner(&self) -> Manner;

    /// Whether one sentence can tell both.
    fn goes_with(&self, other: &Self) -> bool;
}

/// When a step is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// As soon as it is taken.
    AtOnce,
    /// When another step needs it, with all that can be seen at the same look by then.
    WhenNeeded,
    /// Never by itself: solvers do it unasked. It is an aside of the first step that needs it.
    Aside,
}

/// Steps that are told as one, by their places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// One step, or several that go together.
    pub parts: Vec<usize>,
    /// What these need and is not told by itself.
    pub asides: Vec<usize>,
}

/// Steps in the order in which they are told: each after all that it needs.
pub fn grouped<S: Tellable>(steps: &[S]) -> Vec<Group> {
    let mut teller = Teller::new(steps);
    for (at, step) in steps.iter().enumerate() {
        if step.manner() == Manner::AtOnce {
            teller.tell(at);
        }
    }
    // What no other step needs is an end in itself.
    (0..steps.len()).for_each(|at| teller.tell(at));
    teller.all
}

/// The stage of each passage, counted from 1, if a stage ends with some of them, or with the last
/// of those in a row. Long ones are divided evenly.
pub fn stages(ends: &[bool]) -> Vec<usize> {
    let natural = ends.chunk_by(|&ends, &next| next || !ends).map(<[bool]>::len);
    let parts = natural.flat_map(|passages| {
        let parts = passages.div_ceil(STAGE);
        (0..parts).map(move |part| passages * (part + 1) / parts - passages * part / parts)
    });
    (1..).zip(parts).flat_map(|(stage, passages)| std::iter::repeat_n(stage, passages)).collect()
}

/// Brings steps into the order in which they are told.
struct Teller<'a, S> {
    steps: &'a [S],
    /// For each step, those that provide its grounds.
    needs: Vec<Vec<usize>>,
    is_told: Vec<bool>,
    all: Vec<Group>,
}

impl<'a, S: Tellable> Teller<'a, S> {
    fn new(steps: &'a [S]) -> Self {
        let mut provided: HashMap<S::Ground, usize> = HashMap::new();
        for (at, step) in steps.iter().enumerate() {
            step.provides().into_iter().for_each(|ground| _ = provided.entry(ground).or_insert(at));
        }
        let needs = steps.iter().enumerate().map(|(at, step)| {
            let needs = step.grounds().iter().filter_map(|ground| provided.get(ground).copied());
            needs.filter(|&need| need != at).sorted_unstable().dedup().collect()
        });
        Self { needs: needs.collect(), is_told: vec![false; steps.len()], steps, all: Vec::new() }
    }

    fn is_aside(&self, at: usize) -> bool {
        self.steps[at].manner() == Manner::Aside
    }

    /// Tells a step after all that it needs, unless it was told.
    fn tell(&mut self, at: usize) {
        if self.is_told[at] {
            return;
        }
        for need in self.needs[at].clone() {
            match self.is_aside(need) {
                true => self.needs[need].clone().into_iter().for_each(|need| self.tell(need)),
                false => self.tell(need),
            }
        }
        // It may have been told along with one of these.
        if self.is_told[at] {
            return;
        }
        let parts = self.seen_with(at);
        let needs = parts.iter().flat_map(|&part| &self.needs[part]).copied();
        let asides: Vec<usize> = needs.filter(|&need| !self.is_told[need]).sorted_unstable().dedup().collect();
        asides.iter().chain(&parts).for_each(|&step| self.is_told[step] = true);
        self.all.push(Group { parts, asides });
    }

    /// A step and those that are seen at the same look, as far as all that they need is told.
    fn seen_with(&self, at: usize) -> Vec<usize> {
        let (mut parts, mut facts) = (vec![at], self.steps[at].facts());
        for other in (0..self.steps.len()).filter(|&other| other != at && !self.is_told[other]) {
            let more = facts + self.steps[other].facts();
            let is_ready = self.needs[other].iter().all(|&need| {
                self.is_told[need] || self.is_aside(need) && self.needs[need].iter().all(|&need| self.is_told[need])
            });
            if is_ready && more <= FACTS && parts.len() < PARTS && self.steps[at].goes_with(&self.steps[other]) {
                facts = more;
                parts.push(other);
            }
        }
        parts.sort_unstable();
        parts
    }
}

/// Steps of a lean path that are told in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage<L: Logic> {
    /// One step, or several by the same technique.
    pub parts: Vec<LeanStep<L>>,
    /// What the solver does unasked, but these parts need.
    pub asides: Vec<LeanStep<L>>,
    /// The parts as one conclusion, as it is worded. Places that are ruled out by then are not
    /// among its reasons.
    pub deduction: Deduction<L>,
}

impl<L: Logic> Passage<L> {
    /// The passages of a lean path from clues and marks.
    pub fn of(steps: &[LeanStep<L>], clues: &L::Clues, start: &L::Marks) -> Vec<Self> {
        let mut marks = start.clone();
        let groups = grouped(steps).into_iter().map(|group| {
            let of = |places: Vec<usize>| places.into_iter().map(|at| steps[at].clone()).collect::<Vec<_>>();
            let (parts, asides) = (of(group.parts), of(group.asides));
            asides.iter().for_each(|step| marks.add_all(step.deduction.facts.iter().copied()));
            let position = Position { clues, marks: &marks };
            let lean = || parts.iter().map(|step| step.deduction.clone());
            let redrawn = lean().map(|deduction| deduction.redrawn(&position).unwrap_or(deduction));
            let deduction = together(redrawn).or_else(|| together(lean()));
            let deduction = deduction.expect("steps that go together have reasons that do").in_sight(&marks);
            marks.add_all(deduction.facts.iter().copied());
            Self { parts, asides, deduction }
        });
        groups.collect()
    }

    /// All its steps.
    pub fn steps(&self) -> impl Iterator<Item = &LeanStep<L>> {
        self.asides.iter().chain(&self.parts)
    }

    /// The score of all its steps.
    pub fn score(&self) -> u32 {
        self.steps().map(|step| step.deduction.score()).sum()
    }

    /// The facts that its parts rest on.
    pub fn known(&self) -> Vec<L::Fact> {
        self.parts.iter().flat_map(LeanStep::known).unique().collect()
    }

    /// Its image under a symmetry of the board.
    #[must_use]
    pub fn under(&self, image: &impl Image<L>) -> Self {
        let images = |steps: &[LeanStep<L>]| steps.iter().map(|step| step.under(image)).collect();
        Self { parts: images(&self.parts), asides: images(&self.asides), deduction: self.deduction.under(image) }
    }
}

/// Conclusions of steps that go together as one; `None` if their reasons do not.
fn together<L: Logic>(mut parts: impl Iterator<Item = Deduction<L>>) -> Option<Deduction<L>> {
    let mut all = parts.next()?;
    for Deduction { facts, because, .. } in parts {
        all.facts.extend(facts);
        for (one, other) in all.because.iter_mut().zip(&because) {
            *one = L::join(all.technique, one, other)?;
        }
    }
    Some(all)
}

impl<L: Logic> Deduction<L> {
    /// The same conclusion as it is drawn here, where more is known than it needs: with the
    /// numbers, and what is left, that solvers find on their board. `None` if it is drawn for
    /// another reason, or by suppositions.
    pub fn redrawn(&self, position: &Position<L>) -> Option<Self> {
        if !self.cases.is_empty() {
            return None;
        }
        let anew = self.technique.concludes(position, &self.facts)?;
        let pairs = || self.because.iter().zip(&anew.because);
        let is_same = self.because.len() == anew.because.len() && pairs().all(|(one, left)| L::is_left_of(one, left));
        is_same.then(|| Self { facts: self.facts.clone(), ..anew })
    }

    /// The conclusion for a solver who knows these marks: places that they rule out are not among
    /// its reasons.
    #[must_use]
    pub fn in_sight(self, marks: &L::Marks) -> Self {
        let mut all = self;
        all.because.iter_mut().for_each(|because| L::narrow(because, marks));
        for case in &mut all.cases {
            let mut marks = marks.clone();
            marks.add(case.supposed);
            for (step, _) in &mut case.steps {
                step.because.iter_mut().for_each(|because| L::narrow(because, &marks));
                marks.add_all(step.facts.iter().copied());
            }
        }
        all
    }
}

impl<L: Logic> Tellable for LeanStep<L> {
    type Ground = GroundOf<L>;

    fn grounds(&self) -> &[GroundOf<L>] {
        &self.grounds
    }

    fn provides(&self) -> Vec<GroundOf<L>> {
        self.deduction.facts.iter().copied().map(Ground::Mark).collect()
    }

    fn facts(&self) -> usize {
        self.deduction.facts.len()
    }

    fn manner(&self) -> Manner {
        L::manner(self.deduction.technique)
    }

    fn goes_with(&self, other: &Self) -> bool {
        let kinds = |step: &Self| step.deduction.facts.iter().map(std::mem::discriminant).dedup().collect::<Vec<_>>();
        let (one, other_one) = (&self.deduction, &other.deduction);
        let joins = || {
            let mut pairs = one.because.iter().zip(&other_one.because);
            pairs.all(|(this, that)| L::join(one.technique, this, that).is_some())
        };
        one.technique == other_one.technique
            && one.cases.is_empty()
            && one.because.len() == other_one.because.len()
            && kinds(self) == kinds(other)
            && joins()
    }
}
