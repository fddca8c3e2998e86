//! Steps as they are told: what is seen at one look told as one, in stages.

use itertools::Itertools;

use super::sentence::as_deduction;
use super::step::Step;
use super::{Hardest, sentence};
use crate::deduction::derivation::concludes_from;
use crate::deduction::techniques::{Because, Case, Deduction, Position, Technique};
use crate::deduction::{Derivation, Ground, Housekeeping, Reasoned};
use crate::{Clue, Clues, Fact, Marks, ShipCounts, Shot, Symmetry};
use smyoz_core::deduction::{Image, Manner, Tellable, UnfoundedError, grouped, stages};
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::Level;

/// A step with everything that is needed for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeanStep {
    /// Which of the steps that are seen it is.
    pub seen: usize,
    /// The step, with only those facts that are needed later.
    pub step: Step,
    /// Clues and marks from which it follows, by its technique, and without any one of which it
    /// does not.
    pub grounds: Vec<Ground>,
}

/// Steps that are told as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldStep {
    /// One step, or several by the same technique.
    pub parts: Vec<LeanStep>,
    /// Housekeeping that the reader does without being told to, but that these parts need, and steps
    /// whose conclusions were seen with those of earlier ones.
    pub asides: Vec<LeanStep>,
    /// What else is seen at the same look. Later steps do not say it again.
    pub also: Vec<Fact>,
    /// What is known before.
    pub board: Marks,
    /// The places that earlier steps of its stage rule out: readers have just been told.
    pub before: Vec<Fact>,
    /// The stage of the path, from 1. One ends when ships are found, and with the break-in, the
    /// first step by the hardest technique; where it would be long, earlier.
    pub stage: usize,
}

impl LeanStep {
    /// What is left of a step in a lean derivation.
    pub(super) fn of(
        seen: usize,
        step: &Step,
        reasoned: Reasoned,
        derivation: &Derivation,
    ) -> Result<Self, UnfoundedError> {
        let Reasoned { step: at, facts, grounds } = reasoned;
        let step = match step {
            Step::Technique(deduction) if deduction.technique.suppositions().is_none() => {
                let anew = concludes_from(deduction.technique, &derivation.clues, &grounds, &facts);
                Step::Technique(anew.ok_or_else(|| derivation.fault(at))?)
            }
            Step::Technique(deduction) => Step::Technique(Deduction { facts, ..deduction.clone() }),
            Step::Core { because, irredundant, .. } => {
                Step::Core { facts, because: because.clone(), irredundant: *irredundant }
            }
            Step::Mercy(shot) => Step::Mercy(*shot),
        };
        Ok(Self { seen, step, grounds })
    }

    fn technique(&self) -> Option<&'static Technique> {
        match &self.step {
            Step::Technique(deduction) => Some(deduction.technique),
            Step::Core { .. } | Step::Mercy(_) => None,
        }
    }

    /// The marks among its grounds.
    pub fn known(&self) -> impl Iterator<Item = Fact> {
        self.grounds.iter().filter_map(Ground::fact)
    }

    /// Whether it is done without being told to: the points of ship cells, and lines that have a
    /// ship.
    fn is_housekeeping(&self) -> bool {
        let says_some = |fact: &Fact| matches!(fact, Fact::Line(_, ShipCounts::SOME));
        self.technique().is_some_and(|technique| match technique.features.housekeeping {
            Housekeeping::None => false,
            Housekeeping::ShipsInLine => self.step.facts().iter().all(says_some),
            Housekeeping::All => true,
        })
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        Self { seen: self.seen, step: self.step.image(symmetry), grounds: symmetry.grounds(&self.grounds) }
    }
}

impl ToldStep {
    fn new(parts: Vec<LeanStep>) -> Self {
        let (asides, also, before) = Default::default();
        Self { parts, asides, also, board: Marks::default(), before, stage: 1 }
    }

    /// A single step for a solver who knows these marks.
    pub(super) fn single(step: LeanStep, board: Marks) -> Self {
        Self { board, ..Self::new(vec![step]) }
    }

    /// The step for a reader who does not read those before it.
    #[must_use]
    pub fn alone(&self) -> Self {
        Self { before: Vec::new(), ..self.clone() }
    }

    /// Whether another step says the same of other lines at the shot that this one names, and does
    /// not rest on what this one concludes.
    fn goes_on_with(&self, other: &Self) -> bool {
        let [this, that] = [self, other].map(|step| as_deduction(&step.parts[0].step));
        let (Some(this), Some(that)) = (this, that) else { return false };
        let rests_on = |fact: Fact| other.steps().any(|step| step.grounds.contains(&Ground::Mark(fact)));
        this.technique == that.technique
            && this.technique.features.names_strokes
            && this.because.first() == that.because.first()
            && kinds(&self.parts[0]) == kinds(&other.parts[0])
            && !self.facts().any(rests_on)
    }

    /// Draws its conclusions anew where they are drawn here for the same reasons, if possible with
    /// the points that are plain to see.
    fn redraw(&mut self, position: &Position) {
        let plain = position.marks.with_plain_points();
        let plain = Position { marks: &plain, ..*position };
        for part in &mut self.parts {
            let anew = as_deduction(&part.step).and_then(|deduction| {
                let new = unknown(deduction, position.marks);
                let anew = new.redrawn(&plain).or_else(|| new.redrawn(position))?;
                Some(Deduction { facts: deduction.facts.clone(), ..anew })
            });
            part.step = anew.map_or_else(|| part.step.clone(), Step::Technique);
        }
    }

    /// Whether readers know all that it concludes, since it was seen with conclusions of earlier
    /// steps.
    fn is_known_to(&self, marks: &Marks) -> bool {
        let mut facts = self.parts.iter().flat_map(|part| part.step.facts()).peekable();
        facts.peek().is_some() && facts.all(|&fact| marks.knows(fact))
    }

    /// Other facts that its technique sees for the reasons of its parts.
    fn seen_too(&self, position: &Position) -> Vec<Fact> {
        let Some(technique) = self.technique() else { return Vec::new() };
        // Conclusions at one look may differ in their other reasons.
        let most = if technique.features.at_one_look { 1 } else { usize::MAX };
        let named = |deduction: &Deduction| deduction.because.iter().take(most).cloned().collect_vec();
        let reasons = self.parts.iter().filter_map(|part| as_deduction(&part.step)).map(named).collect_vec();
        let (kinds, own) = (kinds(&self.parts[0]), self.facts().collect_vec());
        let facts = technique.seen(position).into_iter().filter(|seen| reasons.contains(&named(seen)));
        let facts = facts.flat_map(|seen| seen.facts).filter(|fact| kinds.contains(&std::mem::discriminant(fact)));
        // Lines that have ships are plain to see, and places where none lies are of no interest.
        let is_plain = |fact: &Fact| matches!(fact, Fact::Line(..) | Fact::Excluded(_));
        facts.filter(|fact| !own.contains(fact) && !is_plain(fact)).unique().collect()
    }

    /// All its steps.
    pub fn steps(&self) -> impl Iterator<Item = &LeanStep> {
        self.asides.iter().chain(&self.parts)
    }

    /// The facts that it says, without those of housekeeping, and those that readers know.
    pub fn facts(&self) -> impl Iterator<Item = Fact> {
        let told = self.told_parts().flat_map(|part| told_facts(part.step.facts(), &self.board));
        told.chain(self.also.iter().copied())
    }

    /// Its parts without those that say nothing new to readers; all if none does.
    fn told_parts(&self) -> impl Iterator<Item = &LeanStep> {
        let knows = |part: &LeanStep| {
            let facts = part.step.facts();
            !facts.is_empty() && facts.iter().all(|&fact| self.board.knows(fact))
        };
        let is_known = self.parts.iter().all(knows);
        self.parts.iter().filter(move |part| is_known || !knows(part))
    }

    /// What its suppositions suppose, and what their chains conclude.
    pub fn chain(&self) -> impl Iterator<Item = Fact> {
        let deductions = self.parts.iter().filter_map(|part| as_deduction(&part.step));
        deductions.flat_map(|deduction| deduction.cases.iter().flat_map(Case::facts))
    }

    /// The level of solvers who are expected to find it.
    pub fn level(&self) -> Level {
        self.parts[0].step.level()
    }

    /// The score of all its steps.
    pub fn score(&self) -> u32 {
        self.steps().map(|step| step.step.score()).sum()
    }

    /// The kind of step, with its technique if it is one.
    pub fn kind(&self) -> Hardest {
        self.parts[0].step.kind()
    }

    /// The technique, if it is one's step.
    pub fn technique(&self) -> Option<&'static Technique> {
        self.parts[0].technique()
    }

    /// What is said: a sentence or, for suppositions, one for each step of their chains.
    pub fn sentences(&self, lang: Lang) -> Vec<String> {
        sentence::told(self, lang)
    }

    /// Its parts as they are worded for a solver who knows what is on the board: what is seen at
    /// the same look goes with the first of them.
    pub(super) fn in_sight(&self) -> Vec<Step> {
        let parts = self.told_parts().enumerate().map(|(at, part)| match &part.step {
            Step::Technique(deduction) => {
                let mut deduction = unknown(deduction, &self.board).in_sight(&self.board);
                deduction.facts.extend(self.also.iter().filter(|_| at == 0));
                Step::Technique(deduction)
            }
            step => step.clone(),
        });
        parts.collect()
    }

    /// Everything that it rests on or names, in words: clues, what is known, placement rules,
    /// places that are left by then, and what would be broken.
    pub fn because(&self, lang: Lang) -> Vec<String> {
        sentence::grounds(self, lang)
    }

    /// Where to look: shots, ships, lines or cells.
    pub fn place(&self, lang: Lang) -> String {
        self.place_among(&[], lang)
    }

    /// The same, but a cell that one of these shots shows is named as that shot: it is not one to
    /// be filled in.
    pub fn place_among(&self, shots: &[Shot], lang: Lang) -> String {
        sentence::place(self, shots, lang)
    }

    /// Where to look, for a reader who may have found nothing yet: at shots or lines, so that no
    /// ship is given away.
    pub fn area(&self, lang: Lang) -> String {
        sentence::area(self, lang)
    }

    /// Its image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let images = |steps: &[LeanStep]| steps.iter().map(|step| step.image(symmetry)).collect();
        let also = self.also.iter().map(|fact| fact.image(symmetry)).sorted_unstable().collect();
        let board = self.board.facts().map(|fact| fact.image(symmetry)).collect();
        let before = self.before.iter().map(|fact| fact.image(symmetry)).collect();
        Self { parts: images(&self.parts), asides: images(&self.asides), also, board, before, stage: self.stage }
    }
}

/// Steps as they are told.
///
/// What is seen at one look waits until it is needed, and is then told with all that can be seen at
/// the same look by then; but a ship is found at once. Housekeeping is told with the first step
/// that needs it.
pub(super) fn tell(steps: &[LeanStep]) -> Vec<ToldStep> {
    let of = |places: Vec<usize>| places.into_iter().map(|at| steps[at].clone()).collect();
    let groups = grouped(steps).into_iter();
    groups.map(|group| ToldStep { asides: of(group.asides), ..ToldStep::new(of(group.parts)) }).collect()
}

impl Tellable for LeanStep {
    type Ground = Ground;

    fn grounds(&self) -> &[Ground] {
        &self.grounds
    }

    /// What the mercy shot shows is not known before it is opened.
    fn provides(&self) -> Vec<Ground> {
        match self.step {
            Step::Mercy(shot) => vec![Ground::Clue(Clue::Shot(shot))],
            _ => self.step.facts().iter().copied().map(Ground::Mark).collect(),
        }
    }

    fn facts(&self) -> usize {
        self.step.facts().len()
    }

    fn manner(&self) -> Manner {
        let finds_ship = self.step.facts().iter().any(|fact| matches!(fact, Fact::Found(_)));
        let is_seen_at_one_look = || self.technique().is_some_and(|technique| technique.features.at_one_look);
        match finds_ship {
            false if self.is_housekeeping() => Manner::Aside,
            false if is_seen_at_one_look() => Manner::WhenNeeded,
            _ => Manner::AtOnce,
        }
    }

    /// By one technique, about the same kinds of facts, and for the same reason if the wording
    /// names a single one.
    fn goes_with(&self, other: &Self) -> bool {
        let (Step::Technique(this), Step::Technique(that)) = (&self.step, &other.step) else { return false };
        this.technique == that.technique
            && this.cases.is_empty()
            && kinds(self) == kinds(other)
            && (have_same_reason(this, that) || this.technique.features.at_one_look)
            && self.is_housekeeping() == other.is_housekeeping()
    }
}

/// The path for a reader, from what is known at its start and once the mercy shot is opened: with
/// the board before each step, with all that is seen at the look of a step, without bookkeeping,
/// and in stages.
pub(super) fn present(told: Vec<ToldStep>, clues: [&Clues; 2]) -> Vec<ToldStep> {
    let hardest = hardest(&told).map(|at| told[at].parts[0].seen);
    let mut told = with_neighbours(without_bookkeeping(told));
    let (mut clues, mut marks, mut waiting) = (clues.into_iter(), Marks::default(), Vec::new());
    let mut open = |marks: &mut Marks| {
        let opened = clues.next().expect("the mercy shot is opened once");
        marks.extend(Marks::start(opened).facts());
        opened
    };
    let mut known = open(&mut marks);
    let count = told.len();
    for (at, step) in told.iter_mut().enumerate() {
        step.asides.splice(0..0, std::mem::take(&mut waiting));
        if step.is_known_to(&marks) && at + 1 < count {
            waiting = std::mem::take(&mut step.asides);
            waiting.append(&mut step.parts);
            continue;
        }
        step.asides.iter().for_each(|aside| marks.extend(aside.step.facts().iter().copied()));
        step.board = marks.clone();
        step.redraw(&Position { clues: known, marks: &marks });
        step.also = step.seen_too(&Position { clues: known, marks: &marks });
        if let Step::Mercy(_) = step.parts[0].step {
            known = open(&mut marks);
        }
        marks.extend(step.facts().collect::<Vec<_>>());
    }
    told.retain(|step| !step.parts.is_empty());
    let ends = told.iter().map(|step| {
        step.parts.iter().any(|part| Some(part.seen) == hardest)
            || step.facts().any(|fact| matches!(fact, Fact::Found(_)))
    });
    let stages = stages(&ends.collect::<Vec<_>>());
    told.iter_mut().zip(stages).for_each(|(step, stage)| step.stage = stage);
    for stage in told.chunk_by_mut(|one, other| one.stage == other.stage) {
        let mut before = Vec::new();
        for step in stage {
            step.before.clone_from(&before);
            before.extend(step.facts().filter(|fact| matches!(fact, Fact::Excluded(_))));
        }
    }
    told
}

/// Makes steps that only repeat that all ships of a type are found asides of the first steps that
/// need them.
fn without_bookkeeping(told: Vec<ToldStep>) -> Vec<ToldStep> {
    let mut waiting: Vec<LeanStep> = Vec::new();
    let mut all: Vec<ToldStep> = Vec::new();
    for mut step in told {
        if step.technique().is_some_and(|technique| technique.features.is_bookkeeping) {
            waiting.extend(step.asides.into_iter().chain(step.parts));
            continue;
        }
        let rests_on = |fact: &Fact| step.steps().any(|step| step.grounds.contains(&Ground::Mark(*fact)));
        let (needed, others) = waiting.into_iter().partition(|aside| aside.step.facts().iter().any(rests_on));
        waiting = others;
        let asides: Vec<LeanStep> = needed;
        step.asides.splice(0..0, asides);
        all.push(step);
    }
    all
}

/// Tells successive steps as one that say of different lines what the strokes of one shot mean.
fn with_neighbours(told: Vec<ToldStep>) -> Vec<ToldStep> {
    let mut all: Vec<ToldStep> = Vec::new();
    for step in told {
        match all.last_mut() {
            Some(last) if last.goes_on_with(&step) => {
                last.asides.extend(step.asides);
                last.parts.extend(step.parts);
            }
            _ => all.push(step),
        }
    }
    all
}

/// A conclusion without what readers know, since it was seen with earlier ones.
fn unknown(deduction: &Deduction, marks: &Marks) -> Deduction {
    Deduction { facts: told_facts(&deduction.facts, marks), ..deduction.clone() }
}

/// Facts without those that readers know; all if they know all.
fn told_facts(facts: &[Fact], marks: &Marks) -> Vec<Fact> {
    let new = facts.iter().copied().filter(|&fact| !marks.knows(fact)).collect_vec();
    if new.is_empty() { facts.to_vec() } else { new }
}

/// Whether two conclusions name the same reasons, even if one of them breaks more.
fn have_same_reason(one: &Deduction, other: &Deduction) -> bool {
    let is_same = |(one, other): (&Because, &Because)| match (one, other) {
        (Because::Broken(one), Because::Broken(other)) => one.or(other).is_some(),
        _ => one == other,
    };
    one.because.len() == other.because.len() && one.because.iter().zip(&other.because).all(is_same)
}

/// What kinds of facts a step adds.
fn kinds(step: &LeanStep) -> Vec<std::mem::Discriminant<Fact>> {
    step.step.facts().iter().map(std::mem::discriminant).dedup().collect()
}

/// The first step that is as hard as any: the break-in.
pub(super) fn hardest(told: &[ToldStep]) -> Option<usize> {
    let hardness = |step: &ToldStep| (step.level(), step.parts.iter().map(|part| part.step.score()).max());
    let most = told.iter().map(hardness).max()?;
    told.iter().position(|step| hardness(step) == most)
}
