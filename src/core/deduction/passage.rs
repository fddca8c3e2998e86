//! Steps in the order in which a solver is told them: what is seen at one look as one, in stages.
//!
//! What one sentence says may follow from several steps, and from looks that no step needs. So what
//! it rests on is found anew, for all of it together.

use std::collections::{HashMap, HashSet};
use std::mem::{Discriminant, discriminant};

use itertools::Itertools;

use super::derivation::By;
use super::grounds::irredundant;
use super::image::Image;
use super::logic::{Ground, GroundOf, Knowledge, Logic, Position, position_of};
use super::path::hardest;
use super::step::{Kind, LeanStep, Step};
use super::suppositions::Case;
use super::technique::{Deduction, Technique};
use crate::limits::Limits;
use crate::puzzles::Level;

/// The most steps of a passage, and the most facts.
const PARTS: usize = 6;
const FACTS: usize = 12;

/// The most passages of a stage.
const STAGE: usize = 8;

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

/// Steps that one sentence says together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group<L: Logic> {
    /// One step, or several that go together.
    pub parts: Vec<LeanStep<L>>,
    /// What these need and is not told by itself.
    pub asides: Vec<LeanStep<L>>,
}

impl<L: Logic> Group<L> {
    /// All its steps in order.
    pub fn steps(&self) -> impl Iterator<Item = &LeanStep<L>> {
        self.asides.iter().chain(&self.parts)
    }
}

/// Steps in the order in which they are told: each after all that it needs.
pub(super) fn grouped<L: Logic>(steps: &[LeanStep<L>]) -> Vec<Group<L>> {
    let mut teller = Teller::new(steps);
    (0..steps.len()).filter(|&at| manner(&steps[at]) == Manner::AtOnce).for_each(|at| teller.tell(at));
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
struct Teller<'a, L: Logic> {
    steps: &'a [LeanStep<L>],
    /// For each step, those that provide its grounds.
    needs: Vec<Vec<usize>>,
    is_told: Vec<bool>,
    all: Vec<Group<L>>,
}

impl<'a, L: Logic> Teller<'a, L> {
    fn new(steps: &'a [LeanStep<L>]) -> Self {
        let mut provided: HashMap<GroundOf<L>, usize> = HashMap::new();
        for (at, step) in steps.iter().enumerate() {
            step.step.provides().for_each(|ground| _ = provided.entry(ground).or_insert(at));
        }
        let needs = steps.iter().enumerate().map(|(at, step)| {
            let needs = step.grounds.iter().filter_map(|ground| provided.get(ground).copied());
            needs.filter(|&need| need != at).sorted_unstable().dedup().collect()
        });
        Self { needs: needs.collect(), is_told: vec![false; steps.len()], steps, all: Vec::new() }
    }

    fn is_aside(&self, at: usize) -> bool {
        manner(&self.steps[at]) == Manner::Aside
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
        let of = |places: Vec<usize>| places.into_iter().map(|at| self.steps[at].clone()).collect();
        self.all.push(Group { parts: of(parts), asides: of(asides) });
    }

    /// A step and those that are seen at the same look, as far as all that they need is told.
    fn seen_with(&self, at: usize) -> Vec<usize> {
        let (mut parts, mut facts) = (vec![at], self.steps[at].facts().len());
        for other in (0..self.steps.len()).filter(|&other| other != at && !self.is_told[other]) {
            let more = facts + self.steps[other].facts().len();
            let is_ready = self.needs[other].iter().all(|&need| {
                self.is_told[need] || self.is_aside(need) && self.needs[need].iter().all(|&need| self.is_told[need])
            });
            if is_ready && more <= FACTS && parts.len() < PARTS && go_together(&self.steps[at], &self.steps[other]) {
                facts = more;
                parts.push(other);
            }
        }
        parts.sort_unstable();
        parts
    }
}

fn manner<L: Logic>(step: &LeanStep<L>) -> Manner {
    step.deduction().map_or(Manner::AtOnce, L::manner)
}

/// Whether one sentence can tell both.
fn go_together<L: Logic>(one: &LeanStep<L>, other: &LeanStep<L>) -> bool {
    let (Some(this), Some(that)) = (one.deduction(), other.deduction()) else { return false };
    this.technique == that.technique
        && this.cases.is_empty()
        && this.kinds() == that.kinds()
        && L::manner(this) == L::manner(that)
        && L::goes_with(this, that)
}

/// Steps of a lean path that are told in one sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct Passage<L: Logic> {
    /// One step, or several by the same technique.
    pub parts: Vec<LeanStep<L>>,
    /// What the solver does unasked, but these parts need, and steps whose conclusions were seen
    /// with those of earlier ones.
    pub asides: Vec<LeanStep<L>>,
    /// The parts as they are worded for a solver who knows what is on the board: as one if their
    /// reasons [join](Logic::join).
    pub worded: Vec<Step<L>>,
    /// What else is seen at the same look. Later passages do not say it again.
    pub also: Vec<L::Fact>,
    /// Clues and marks, known before it, on which the whole rests: without any one of them, it would
    /// not follow.
    pub grounds: Vec<GroundOf<L>>,
    /// The marks when the reader comes to it.
    pub board: L::Marks,
    /// What earlier passages of its stage say that is [worth](Logic::worth) nothing by itself:
    /// readers have just been told.
    pub before: Vec<L::Fact>,
    /// The stage of the path, from 1. One ends with facts that are [found](Logic::ends_stage), and
    /// with the break-in, the first of the hardest steps; where it would be long, earlier.
    pub stage: usize,
}

impl<L: Logic> Passage<L> {
    /// The passages of a path that begins with the first clues and these marks, and ends with the
    /// other clues.
    pub(super) fn all(groups: Vec<Group<L>>, [given, all]: [&L::Clues; 2], start: &L::Marks) -> Vec<Self> {
        let hardest = hardest(&groups).map(|step| step.seen);
        let (mut told, mut waiting): (Vec<Self>, _) = (Vec::new(), Vec::new());
        let (mut clues, mut marks, count) = (given, start.clone(), groups.len());
        let mut before = marks.clone();
        for (at, mut group) in groups.into_iter().enumerate() {
            group.asides.splice(0..0, waiting.drain(..));
            marks.add_all(group.asides.iter().flat_map(LeanStep::facts).copied());
            let mut facts = group.parts.iter().flat_map(LeanStep::facts).peekable();
            let is_known = facts.peek().is_some() && facts.all(|&fact| marks.knows(fact));
            // What was seen with earlier conclusions is not told again.
            if is_known && at + 1 < count {
                waiting = group.asides;
                waiting.append(&mut group.parts);
                continue;
            }
            let passage = Self::of(group, &before, &Position { clues, marks: &marks });
            if let Step::Opened(opened) = &passage.parts[0].step {
                clues = all;
                marks.add_all(opened.facts.iter().copied());
            }
            marks.add_all(passage.facts());
            before.clone_from(&marks);
            told.push(passage);
        }
        let ends = told.iter().map(|passage| {
            let breaks_in = passage.parts.iter().any(|part| Some(part.seen) == hardest);
            breaks_in || passage.facts().any(L::ends_stage)
        });
        let stages = stages(&ends.collect::<Vec<_>>());
        told.iter_mut().zip(stages).for_each(|(passage, stage)| passage.stage = stage);
        for stage in told.chunk_by_mut(|one, other| one.stage == other.stage) {
            let mut before = Vec::new();
            for passage in stage {
                passage.before.clone_from(&before);
                before.extend(passage.facts().filter(|&fact| L::worth(fact) == 0));
            }
        }
        told
    }

    /// Steps that one sentence says together, for a solver at this position, who knew the marks
    /// `before` the asides.
    fn of(group: Group<L>, before: &L::Marks, position: &Position<L>) -> Self {
        let Worded { deductions, also, grounds } = Worded::of(&group, before, position);
        let Group { parts, asides } = group;
        let worded = match &parts[0].step {
            Step::Seen(_) => deductions.into_iter().map(Step::Seen).collect(),
            step => vec![step.clone()],
        };
        Self { parts, asides, worded, also, grounds, board: position.marks.clone(), before: Vec::new(), stage: 1 }
    }

    /// A step by itself, for a solver who knows these marks.
    pub fn of_step(step: Step<L>, board: L::Marks) -> Self {
        let part = LeanStep { seen: 0, step: step.clone(), grounds: Vec::new() };
        let (asides, also, grounds, before) = Default::default();
        Self { parts: vec![part], asides, worded: vec![step], also, grounds, board, before, stage: 1 }
    }

    /// It for a reader who does not read those before it.
    #[must_use]
    pub fn alone(&self) -> Self {
        Self { before: Vec::new(), ..self.clone() }
    }

    /// All its steps in order.
    pub fn steps(&self) -> impl Iterator<Item = &LeanStep<L>> {
        self.asides.iter().chain(&self.parts)
    }

    /// The facts that it says, without those of its asides.
    pub fn facts(&self) -> impl Iterator<Item = L::Fact> + '_ {
        self.worded.iter().flat_map(Step::facts).chain(&self.also).copied()
    }

    /// Everything that is known after it and need not be before: what it says, its asides, and what
    /// an opened clue shows.
    pub fn news(&self) -> impl Iterator<Item = L::Fact> + '_ {
        self.steps().flat_map(|step| step.step.news()).chain(&self.also).copied()
    }

    /// What its suppositions suppose, and what their chains conclude.
    pub fn chain(&self) -> impl Iterator<Item = L::Fact> + '_ {
        self.deductions().flat_map(|deduction| deduction.cases.iter().flat_map(Case::facts))
    }

    /// The conclusions of its technique, as they are worded.
    pub fn deductions(&self) -> impl Iterator<Item = &Deduction<L>> {
        self.worded.iter().filter_map(Step::deduction)
    }

    /// All that it says as one conclusion, with the reasons of the first that it words; `None` if it
    /// is no technique's.
    pub fn deduction(&self) -> Option<Deduction<L>> {
        let first = self.deductions().next()?;
        Some(Deduction { facts: self.facts().collect(), ..first.clone() })
    }

    /// The technique, if it is one's.
    pub fn technique(&self) -> Option<&'static Technique<L>> {
        self.deductions().next().map(|deduction| deduction.technique)
    }

    /// What it is: all its parts are of one kind.
    pub fn kind(&self) -> Kind<L> {
        self.parts[0].step.kind()
    }

    /// The level of solvers who are expected to find it.
    pub fn level(&self) -> Level {
        self.parts[0].step.level()
    }

    /// The score of all its steps.
    pub fn score(&self) -> u32 {
        self.steps().map(|step| step.step.score()).sum()
    }

    /// The facts that it rests on.
    pub fn known(&self) -> Vec<L::Fact> {
        self.grounds.iter().filter_map(Ground::fact).collect()
    }

    /// The images of the passages of a path under a symmetry of the board, on which nothing is known
    /// in the marks `blank`.
    pub fn under(told: &[Self], image: &impl Image<L>, blank: &L::Marks) -> Vec<Self> {
        let mut board = blank.clone();
        board.add_all(told.iter().take(1).flat_map(|first| first.board.facts()).map(|fact| image.fact(fact)));
        let turned = told.iter().map(|passage| {
            board.add_all(passage.asides.iter().flat_map(LeanStep::facts).map(|&fact| image.fact(fact)));
            let turned = passage.turned(image, board.clone());
            board.add_all(turned.news());
            turned
        });
        turned.collect()
    }

    /// Its image, and that of its board.
    fn turned(&self, image: &impl Image<L>, board: L::Marks) -> Self {
        let images = |steps: &[LeanStep<L>]| steps.iter().map(|step| step.under(image)).collect();
        Self {
            parts: images(&self.parts),
            asides: images(&self.asides),
            worded: self.worded.iter().map(|step| step.under(image)).collect(),
            also: image.facts(&self.also),
            grounds: image.grounds(&self.grounds),
            board,
            before: self.before.iter().map(|&fact| image.fact(fact)).collect(),
            stage: self.stage,
        }
    }
}

/// Steps that go together as they are worded for a solver at a position.
struct Worded<L: Logic> {
    /// Their conclusions: drawn as they are seen there, without what is known, and as one conclusion
    /// if their reasons [join](Logic::join).
    deductions: Vec<Deduction<L>>,
    /// What else is seen at the same look.
    pub also: Vec<L::Fact>,
    /// Clues, and marks known before, from which the techniques conclude the asides, one after
    /// another, and then all that is said. Without any one of them, they do not conclude all of it.
    pub grounds: Vec<GroundOf<L>>,
}

impl<L: Logic> Worded<L> {
    /// The steps of a group for a solver at a position, who knew the marks `before` its asides.
    fn of(group: &Group<L>, before: &L::Marks, position: &Position<L>) -> Self {
        let marks = position.marks;
        let anew = |deduction: &Deduction<L>| deduction.redrawn(position).unwrap_or_else(|| deduction.clone());
        let all = group.parts.iter().filter_map(LeanStep::deduction).collect_vec();
        let mut lean = all.iter().filter_map(|deduction| deduction.unknown_to(marks)).collect_vec();
        if lean.is_empty() {
            lean = all.iter().map(|&deduction| deduction.clone()).collect();
        }
        let mut redrawn = lean.iter().map(anew).collect_vec();
        let said = |also: &[L::Fact]| Said::new(group, also, before, position);
        let mut also = seen_with(&redrawn, position);
        // Where more is known than the steps need, the look may show other facts, but no longer theirs.
        // If their grounds do not show all of them, nor does all that is known, the others are not told.
        let grounds = said(&also).grounds().unwrap_or_else(|| {
            also.clear();
            let said = said(&also);
            said.grounds().unwrap_or(said.stated)
        });
        // A part may follow from what another rests on: then it is worded so.
        let (clues, mut shown) = position_of::<L>(position.clues, before, &grounds);
        shown.add_all(group.asides.iter().flat_map(LeanStep::facts).copied());
        let shown = Position { clues: &clues, marks: &shown };
        for part in redrawn.iter_mut().filter(|part| part.redrawn(&shown).is_none()) {
            let other = part.technique.ways(&shown, &part.facts).into_iter().next();
            other.into_iter().for_each(|other| *part = anew(&Deduction { facts: part.facts.clone(), ..other }));
        }
        let one = together(redrawn.iter().cloned()).or_else(|| together(lean.into_iter()));
        let deductions = one.map_or(redrawn, |one| vec![one]);
        let deductions = deductions.into_iter().map(|deduction| deduction.in_sight(marks)).collect();
        Self { deductions, also, grounds }
    }
}

/// What else is seen at the same look as conclusions of a technique, and told with them.
fn seen_with<L: Logic>(parts: &[Deduction<L>], position: &Position<L>) -> Vec<L::Fact> {
    let Some(first) = parts.first() else { return Vec::new() };
    let seen = first.technique.seen(position).into_iter();
    let seen = seen.filter(|seen| parts.iter().any(|part| L::is_same_look(part, seen)));
    let says = |fact| parts.iter().flat_map(|part| &part.facts).any(|&own| L::implies(own, fact));
    let facts = seen.flat_map(|seen| seen.facts).unique();
    facts.filter(|&fact| L::is_told_with(fact, first) && !says(fact)).collect()
}

/// What a group says, to find what that rests on.
struct Said<'a, L: Logic> {
    clues: &'a L::Clues,
    before: &'a L::Marks,
    /// How its asides are concluded, one after another, and then what it says.
    looks: Vec<(By<L>, Vec<L::Fact>)>,
    /// What its steps rest on by themselves, as far as it was known before.
    stated: Vec<GroundOf<L>>,
}

impl<'a, L: Logic> Said<'a, L> {
    fn new(group: &Group<L>, also: &[L::Fact], before: &'a L::Marks, position: &Position<'a, L>) -> Self {
        let by = |step: &LeanStep<L>| match step.deduction() {
            Some(deduction) if deduction.cases.is_empty() => By::Technique(deduction.technique),
            _ => By::Grounds(step.grounds.clone()),
        };
        let new = |step: &LeanStep<L>| step.facts().iter().copied().filter(|&fact| !before.knows(fact)).collect_vec();
        let mut looks = group.asides.iter().map(|aside| (by(aside), new(aside))).collect_vec();
        // At its end, a path may say again what is known.
        let said = || group.parts.iter().flat_map(LeanStep::facts).chain(also).copied();
        let news = said().filter(|&fact| !position.marks.knows(fact)).collect_vec();
        looks.push((by(&group.parts[0]), if news.is_empty() { said().collect() } else { news }));
        let stated = group.steps().flat_map(|step| &step.grounds).unique();
        let stated = stated.filter(|ground| ground.fact().is_none_or(|fact| before.knows(fact))).cloned().collect();
        Self { clues: position.clues, before, looks, stated }
    }

    /// Whether all of it follows from these.
    fn follows(&self, clues: &L::Clues, marks: &L::Marks) -> bool {
        let mut marks = marks.clone();
        self.looks.iter().all(|(by, facts)| {
            let news = facts.iter().copied().filter(|&fact| !marks.knows(fact)).collect_vec();
            let position = Position { clues, marks: &marks };
            let follows = news.is_empty()
                || match by {
                    By::Technique(technique) => {
                        let seen = technique.facts(&position, Limits::NONE).expect("there is no limit");
                        news.iter().all(|&fact| seen.iter().any(|&seen| L::implies(seen, fact)))
                    }
                    by => by.concludes(&position, &news),
                };
            marks.add_all(news);
            follows
        })
    }

    /// Clues and marks from which all of it follows, and none of which can be left out: as far as
    /// possible, those that its steps state. `None` if it follows neither from these nor from all
    /// that is known.
    fn grounds(&self) -> Option<Vec<GroundOf<L>>> {
        let (stated, _) = position_of::<L>(self.clues, self.before, &self.stated);
        let mut facts = self.stated.iter().filter_map(Ground::fact).collect_vec();
        let blank = self.before.blank();
        let needed = |clues: &L::Clues, facts: &[L::Fact]| {
            irredundant::<L>(clues, &blank, facts, |clues, marks| self.follows(clues, marks))
        };
        let own = needed(&stated, &facts);
        let all = || {
            let said: HashSet<L::Fact> = self.looks.iter().flat_map(|(_, facts)| facts).copied().collect();
            facts.extend(self.before.facts().filter(|fact| !said.contains(fact)));
            needed(&stated, &facts).or_else(|| needed(self.clues, &facts))
        };
        own.or_else(all)
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
    /// What kinds of facts it concludes.
    pub fn kinds(&self) -> Vec<Discriminant<L::Fact>> {
        self.facts.iter().map(discriminant).dedup().collect()
    }

    /// It without facts that are known; `None` if all are.
    fn unknown_to(&self, marks: &L::Marks) -> Option<Self> {
        let facts = self.facts.iter().copied().filter(|&fact| !marks.knows(fact)).collect_vec();
        (!facts.is_empty()).then(|| Self { facts, ..self.clone() })
    }

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
    /// It with its steps [redrawn](Deduction::redrawn) where that is possible, without what is known.
    fn redrawn(&self, position: &Position<L>) -> Self {
        let mut marks = position.marks.clone();
        marks.add(self.supposed);
        let steps = self.steps.iter().filter_map(|(step, grounds)| {
            let step = step.unknown_to(&marks)?;
            let now = Position { clues: position.clues, marks: &marks };
            // For another reason, rather than with numbers of another board.
            let other = || step.technique.ways(&now, &step.facts).into_iter().next();
            let anew = step.redrawn(&now).or_else(other).map(|anew| Deduction { facts: step.facts.clone(), ..anew });
            marks.add_all(step.facts.iter().copied());
            Some((anew.unwrap_or(step), grounds.clone()))
        });
        Self { steps: steps.collect(), ..self.clone() }
    }
}
