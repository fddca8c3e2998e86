//! Steps in the order in which a solver is told them: what is seen at one look as one, in stages.

use std::collections::HashMap;
use std::hash::Hash;

use itertools::Itertools;

use super::image::Image;
use super::logic::{Ground, GroundOf, Knowledge, Logic, Position};
use super::path::LeanStep;
use super::suppositions::Case;
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
    /// Before all others, if it needs none of them.
    First,
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
    let told = |manners: &'static [Manner]| (0..steps.len()).filter(|&at| manners.contains(&steps[at].manner()));
    for at in told(&[Manner::First]) {
        if teller.needs[at].is_empty() {
            teller.tell(at);
        }
    }
    told(&[Manner::First, Manner::AtOnce]).for_each(|at| teller.tell(at));
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
    /// What the solver does unasked, but these parts need, and steps whose conclusions were seen
    /// with those of earlier ones.
    pub asides: Vec<LeanStep<L>>,
    /// The parts as one conclusion, as it is worded. Places that are ruled out by then are not
    /// among its reasons.
    pub deduction: Deduction<L>,
}

impl<L: Logic> Passage<L> {
    /// The passages of a lean path from clues and marks.
    pub fn of(steps: &[LeanStep<L>], clues: &L::Clues, start: &L::Marks) -> Vec<Self> {
        let (mut marks, mut waiting, mut told) = (start.clone(), Vec::new(), Vec::new());
        let groups = grouped(steps);
        let count = groups.len();
        for (at, group) in groups.into_iter().enumerate() {
            let of = |places: Vec<usize>| places.into_iter().map(|at| steps[at].clone());
            let mut asides: Vec<LeanStep<L>> = waiting.drain(..).chain(of(group.asides)).collect();
            let parts: Vec<LeanStep<L>> = of(group.parts).collect();
            marks.add_all(asides.iter().flat_map(|step| step.deduction.facts.iter().copied()));
            // What was seen with earlier conclusions is not told again.
            let is_known = parts.iter().flat_map(|part| &part.deduction.facts).all(|&fact| marks.knows(fact));
            if is_known && at + 1 < count {
                asides.extend(parts);
                waiting = asides;
                continue;
            }
            let deduction = told_as(&parts, &Position { clues, marks: &marks });
            marks.add_all(deduction.facts.iter().copied());
            told.push(Self { parts, asides, deduction });
        }
        told
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

/// Steps that go together as one conclusion, as it is drawn here, with all that is seen at the same
/// look.
fn told_as<L: Logic>(parts: &[LeanStep<L>], position: &Position<L>) -> Deduction<L> {
    let new = |step: &LeanStep<L>| {
        let facts = step.deduction.facts.iter().copied().filter(|&fact| !position.marks.knows(fact)).collect_vec();
        (!facts.is_empty()).then(|| Deduction { facts, ..step.deduction.clone() })
    };
    let mut lean = parts.iter().filter_map(new).collect_vec();
    if lean.is_empty() {
        lean = parts.iter().map(|step| step.deduction.clone()).collect();
    }
    let anew = |deduction: &Deduction<L>| deduction.redrawn(position).unwrap_or_else(|| deduction.clone());
    let redrawn = lean.iter().map(anew).collect_vec();
    let technique = redrawn[0].technique;
    let mut also = if L::is_seen_whole(technique) { technique.seen(position) } else { Vec::new() };
    also.retain(|seen| redrawn.iter().any(|part| part.because == seen.because));
    let whole = together(redrawn.into_iter()).or_else(|| together(lean.into_iter()));
    let mut whole = whole.expect("steps that go together have reasons that do").in_sight(position.marks);
    let also = also.into_iter().flat_map(|seen| seen.facts).unique();
    let says = |whole: &[L::Fact], fact: L::Fact| whole.iter().any(|&own| L::implies(own, fact));
    let also = also.filter(|&fact| L::worth(fact) > 0 && !says(&whole.facts, fact)).collect_vec();
    whole.facts.extend(also);
    whole
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
    /// numbers, and what is left, that solvers find on their board, also in the chains of
    /// suppositions. `None` if it is drawn for another reason.
    pub fn redrawn(&self, position: &Position<L>) -> Option<Self> {
        if !self.cases.is_empty() {
            let cases = self.cases.iter().map(|case| case.redrawn(position)).collect();
            return Some(Self { cases, ..self.clone() });
        }
        let is_same = |anew: &Self| {
            let mut pairs = self.because.iter().zip(&anew.because);
            self.because.len() == anew.because.len() && pairs.all(|(one, left)| L::is_left_of(one, left))
        };
        let anew = self.technique.ways(position, &self.facts).into_iter().find(is_same)?;
        Some(Self { facts: self.facts.clone(), ..anew })
    }

    /// The conclusion for a solver who knows these marks: places that they rule out are not among
    /// its reasons.
    #[must_use]
    pub fn in_sight(self, before: &L::Marks) -> Self {
        let mut all = self;
        all.because.iter_mut().for_each(|because| L::narrow(because, before));
        for case in &mut all.cases {
            let mut marks = before.clone();
            marks.add(case.supposed);
            for (step, _) in &mut case.steps {
                step.because.iter_mut().for_each(|because| L::narrow(because, &marks));
                marks.add_all(step.facts.iter().copied());
            }
            case.broken.iter_mut().for_each(|(broken, _)| L::situate(broken, before, &marks));
        }
        all
    }
}

impl<L: Logic> Case<L> {
    /// It with its steps [redrawn](Deduction::redrawn) where that is possible.
    fn redrawn(&self, position: &Position<L>) -> Self {
        let mut marks = position.marks.clone();
        marks.add(self.supposed);
        let steps = self.steps.iter().map(|(step, grounds)| {
            let anew = step.redrawn(&Position { clues: position.clues, marks: &marks });
            marks.add_all(step.facts.iter().copied());
            (anew.unwrap_or_else(|| step.clone()), grounds.clone())
        });
        Self { steps: steps.collect(), ..self.clone() }
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
        L::manner(&self.deduction)
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
