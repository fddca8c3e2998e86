//! Steps as they are told: what is seen at one look told as one, in stages.

use std::collections::HashMap;

use itertools::Itertools;

use super::step::Step;
use super::{Hardest, sentence};
use crate::deduction::derivation::concludes_from;
use crate::deduction::techniques::{Because, Deduction, Technique};
use crate::deduction::{Derivation, Ground, Housekeeping, Reasoned};
use crate::{Clue, Fact, ShipCounts, Shot, Symmetry};
use smyoz_core::deduction::{Image, Unfounded};
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::Level;

/// The most places that are told as one, and the most facts.
const PLACES: usize = 6;
const FACTS: usize = 12;

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
    /// Housekeeping that the reader does without being told to, but that these parts need.
    pub asides: Vec<LeanStep>,
    /// The stage of the path, from 1. One ends when a ship is found, and with the break-in, the
    /// first step by the hardest technique.
    pub stage: usize,
}

impl LeanStep {
    /// What is left of a step in a lean derivation.
    pub(super) fn of(seen: usize, step: &Step, reasoned: Reasoned, derivation: &Derivation) -> Result<Self, Unfounded> {
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
    /// A single step.
    pub(super) fn single(step: LeanStep) -> Self {
        Self { parts: vec![step], asides: Vec::new(), stage: 1 }
    }

    /// All its steps.
    pub fn steps(&self) -> impl Iterator<Item = &LeanStep> {
        self.asides.iter().chain(&self.parts)
    }

    /// The facts that its parts add, without those of housekeeping.
    pub fn facts(&self) -> impl Iterator<Item = Fact> {
        self.parts.iter().flat_map(|part| part.step.facts()).copied()
    }

    /// The level of solvers who are expected to find it.
    #[must_use]
    pub fn level(&self) -> Level {
        self.parts[0].step.level()
    }

    /// The score of all its steps.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.steps().map(|step| step.step.score()).sum()
    }

    /// The kind of step, with its technique if it is one.
    #[must_use]
    pub fn kind(&self) -> Hardest {
        self.parts[0].step.kind()
    }

    /// The technique, if it is one's step.
    #[must_use]
    pub fn technique(&self) -> Option<&'static Technique> {
        self.parts[0].technique()
    }

    /// What is said: a sentence or, for suppositions, one for each step of their chains.
    #[must_use]
    pub fn sentences(&self, lang: Lang) -> Vec<String> {
        sentence::told(self, lang)
    }

    /// Everything that it rests on, in words: clues, what is known, and placement rules.
    #[must_use]
    pub fn because(&self, lang: Lang) -> Vec<String> {
        sentence::grounds(self, lang)
    }

    /// Where to look: shots, ships, lines or cells.
    #[must_use]
    pub fn place(&self, lang: Lang) -> String {
        self.place_among(&[], lang)
    }

    /// The same, but a cell that one of these shots shows is named as that shot: it is not one to
    /// be filled in.
    #[must_use]
    pub fn place_among(&self, shots: &[Shot], lang: Lang) -> String {
        sentence::place(self, shots, lang)
    }

    /// Its image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let images = |steps: &[LeanStep]| steps.iter().map(|step| step.image(symmetry)).collect();
        Self { parts: images(&self.parts), asides: images(&self.asides), stage: self.stage }
    }
}

/// Steps as they are told.
///
/// What is seen at one look waits until it is needed, and is then told with all that can be seen at
/// the same look by then; but a ship is found at once. Housekeeping is told with the first step
/// that needs it.
pub(super) fn tell(steps: Vec<LeanStep>) -> Vec<ToldStep> {
    let mut teller = Teller::new(steps);
    for at in 0..teller.steps.len() {
        let finds_ship = teller.steps[at].step.facts().iter().any(|fact| matches!(fact, Fact::Found(_)));
        if finds_ship || !teller.can_wait(at) {
            teller.tell(at);
        }
    }
    // What no other step needs is an end in itself.
    (0..teller.steps.len()).for_each(|at| teller.tell(at));
    let mut told = teller.all;
    divide(&mut told);
    told
}

/// Brings steps into the order in which they are told.
struct Teller {
    steps: Vec<LeanStep>,
    /// For each step, those that conclude its grounds.
    needs: Vec<Vec<usize>>,
    is_told: Vec<bool>,
    all: Vec<ToldStep>,
}

impl Teller {
    fn new(steps: Vec<LeanStep>) -> Self {
        let mut made_by: HashMap<Fact, usize> = HashMap::new();
        for (at, step) in steps.iter().enumerate() {
            step.step.facts().iter().for_each(|&fact| _ = made_by.entry(fact).or_insert(at));
        }
        let opened = steps.iter().enumerate().find_map(|(at, step)| match step.step {
            Step::Mercy(shot) => Some((at, Clue::Shot(shot))),
            Step::Technique(_) | Step::Core { .. } => None,
        });
        let needs = steps.iter().map(|step| {
            let needs = step.known().filter_map(|fact| made_by.get(&fact).copied());
            // What the mercy shot shows is not known before it is opened.
            let rests_on = |clue: &Clue| step.grounds.iter().any(|ground| ground.clue() == Some(clue));
            let opened = opened.iter().filter(|(_, clue)| rests_on(clue)).map(|&(at, _)| at);
            needs.chain(opened).sorted_unstable().dedup().collect()
        });
        let needs = needs.collect();
        Self { is_told: vec![false; steps.len()], steps, needs, all: Vec::new() }
    }

    fn can_wait(&self, at: usize) -> bool {
        let step = &self.steps[at];
        step.is_housekeeping() || step.technique().is_some_and(|technique| technique.features.at_one_look)
    }

    /// Tells a step after all that it needs, unless it was told.
    fn tell(&mut self, at: usize) {
        if self.is_told[at] {
            return;
        }
        for need in self.needs[at].clone() {
            match self.steps[need].is_housekeeping() {
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
        let told = ToldStep { parts: of(parts), asides: of(asides), stage: 1 };
        self.all.push(told);
    }

    /// A step and those that are seen at the same look, as far as all that they need is told.
    fn seen_with(&self, at: usize) -> Vec<usize> {
        let (mut parts, mut facts) = (vec![at], self.steps[at].step.facts().len());
        for other in (0..self.steps.len()).filter(|&other| other != at && !self.is_told[other]) {
            let more = facts + self.steps[other].step.facts().len();
            let is_ready = self.needs[other].iter().all(|&need| {
                let is_housekeeping = self.steps[need].is_housekeeping();
                self.is_told[need] || is_housekeeping && self.needs[need].iter().all(|&need| self.is_told[need])
            });
            if is_ready && more <= FACTS && parts.len() < PLACES && self.goes_with(at, other) {
                facts = more;
                parts.push(other);
            }
        }
        parts.sort_unstable();
        parts
    }

    /// Whether the two are told in one sentence: by one technique, about the same kinds of facts,
    /// and for the same reason if the wording names a single one.
    fn goes_with(&self, one: usize, other: usize) -> bool {
        let [one, other] = [one, other].map(|at| &self.steps[at]);
        let (Step::Technique(this), Step::Technique(that)) = (&one.step, &other.step) else { return false };
        this.technique == that.technique
            && this.cases.is_empty()
            && kinds(one) == kinds(other)
            && (have_same_reason(this, that) || this.technique.features.at_one_look)
            && one.is_housekeeping() == other.is_housekeeping()
    }
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

/// Divides a path into stages.
fn divide(told: &mut [ToldStep]) {
    let break_in = hardest(told);
    let mut stage = 1;
    for (at, step) in told.iter_mut().enumerate() {
        step.stage = stage;
        let finds_ship = step.facts().any(|fact| matches!(fact, Fact::Found(_)));
        stage += usize::from(finds_ship || break_in == Some(at));
    }
}
