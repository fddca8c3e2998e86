//! Steps as they are told: what is seen at one look told as one, in stages.

use super::step::Step;
use super::{Hardest, sentence};
use crate::board::Symmetry;
use crate::clues::{Clue, Clues, Shot};
use crate::deduction::techniques::{Case, Deduction, Position, Technique};
use crate::deduction::{Derivation, Ground, Reasoned, Smyoz};
use crate::deduction::{Fact, Marks};
use smyoz_core::deduction::{self, DeductionError, Group, Image, Tellable, Worded, stages, tell};
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

/// Steps that one sentence says together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldStep {
    /// One step, or several by the same technique.
    pub parts: Vec<LeanStep>,
    /// Housekeeping that the reader does without being told to, but that these parts need, and steps
    /// whose conclusions were seen with those of earlier ones.
    pub asides: Vec<LeanStep>,
    /// The parts as they are worded for a solver who knows what is on the board.
    pub worded: Vec<Step>,
    /// What else is seen at the same look. Later steps do not say it again.
    pub also: Vec<Fact>,
    /// What [the whole rests on](Worded::grounds).
    pub grounds: Vec<Ground>,
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
    ) -> Result<Self, DeductionError> {
        let (facts, grounds) = (reasoned.facts.clone(), reasoned.grounds.clone());
        let step = match step {
            Step::Technique(seen) => Step::Technique(deduction::LeanStep::of(derivation, seen, reasoned)?.deduction),
            Step::Core { because, irredundant, .. } => {
                Step::Core { facts, because: because.clone(), irredundant: *irredundant }
            }
            Step::Mercy(shot) => Step::Mercy(*shot),
        };
        Ok(Self { seen, step, grounds })
    }

    /// The marks among its grounds.
    pub fn known(&self) -> impl Iterator<Item = Fact> {
        self.grounds.iter().filter_map(Ground::fact)
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        Self { seen: self.seen, step: self.step.image(symmetry), grounds: symmetry.grounds(&self.grounds) }
    }
}

impl ToldStep {
    /// A single step for a solver who knows these marks.
    pub(super) fn single(step: LeanStep, board: Marks) -> Self {
        let worded = match &step.step {
            Step::Technique(deduction) => Step::Technique(deduction.clone().in_sight(&board)),
            step => step.clone(),
        };
        let (asides, also, before) = Default::default();
        let grounds = step.grounds.clone();
        Self { parts: vec![step], asides, worded: vec![worded], also, grounds, board, before, stage: 1 }
    }

    /// Steps that one sentence says together, for a solver at this position, who knew the marks
    /// `before` the asides.
    fn of(group: Group<LeanStep>, before: &Marks, position: &Position) -> Self {
        let Worded { deductions, also, grounds } = Worded::of(&group, before, position);
        let Group { parts, asides } = group;
        let worded = match &parts[0].step {
            Step::Technique(_) => deductions.into_iter().map(Step::Technique).collect(),
            step => vec![step.clone()],
        };
        Self { parts, asides, worded, also, grounds, board: position.marks.clone(), before: Vec::new(), stage: 1 }
    }

    /// The step for a reader who does not read those before it.
    #[must_use]
    pub fn alone(&self) -> Self {
        Self { before: Vec::new(), ..self.clone() }
    }

    pub fn steps(&self) -> impl Iterator<Item = &LeanStep> {
        self.asides.iter().chain(&self.parts)
    }

    /// The facts that it says, without those of housekeeping, and those that readers know.
    pub fn facts(&self) -> impl Iterator<Item = Fact> {
        self.worded.iter().flat_map(Step::facts).chain(&self.also).copied()
    }

    /// What its suppositions suppose, and what their chains conclude.
    pub fn chain(&self) -> impl Iterator<Item = Fact> {
        self.deductions().flat_map(|deduction| deduction.cases.iter().flat_map(Case::facts))
    }

    /// The conclusions of its technique, as they are worded.
    pub(super) fn deductions(&self) -> impl Iterator<Item = &Deduction> {
        self.worded.iter().filter_map(Step::deduction)
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
        self.worded[0].deduction().map(|deduction| deduction.technique)
    }

    /// What is said: a sentence or, for suppositions, one for each step of their chains.
    pub fn sentences(&self, lang: Lang) -> Vec<String> {
        sentence::told(self, lang)
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

    /// Everything that is known after it and was not before: what it says, its asides, and the content
    /// of the mercy shot.
    pub fn news(&self) -> impl Iterator<Item = Fact> {
        let opened = self.parts.iter().filter_map(|part| match &part.step {
            Step::Mercy(shot) => Some(Fact::shown_by(shot)),
            _ => None,
        });
        self.steps().flat_map(|step| step.step.facts()).chain(&self.also).copied().chain(opened)
    }

    /// Its image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let images = |steps: &[LeanStep]| steps.iter().map(|step| step.image(symmetry)).collect();
        let also = symmetry.facts(&self.also);
        let board = self.board.facts().map(|fact| fact.image(symmetry)).collect();
        let before = self.before.iter().map(|fact| fact.image(symmetry)).collect();
        let worded = self.worded.iter().map(|step| step.image(symmetry)).collect();
        let (parts, asides, grounds) = (images(&self.parts), images(&self.asides), symmetry.grounds(&self.grounds));
        Self { parts, asides, worded, also, grounds, board, before, ..*self }
    }
}

impl Tellable for LeanStep {
    type Logic = Smyoz;

    fn grounds(&self) -> &[Ground] {
        &self.grounds
    }

    fn facts(&self) -> &[Fact] {
        self.step.facts()
    }

    fn deduction(&self) -> Option<&Deduction> {
        self.step.deduction()
    }

    /// Nothing that the mercy shot shows is known before it is opened: neither its colour, a clue, nor
    /// its content, a mark.
    fn provides(&self) -> Vec<Ground> {
        match self.step {
            Step::Mercy(shot) => vec![Ground::Clue(Clue::Shot(shot)), Ground::Mark(Fact::shown_by(&shot))],
            _ => self.step.facts().iter().copied().map(Ground::Mark).collect(),
        }
    }
}

/// The path for a reader, from what is known at its start and once the mercy shot is opened: with
/// the board before each step, with all that is seen at the look of a step, without bookkeeping,
/// and in stages.
pub(super) fn present(groups: Vec<Group<LeanStep>>, clues: [&Clues; 2]) -> Vec<ToldStep> {
    let hardest = hardest(&groups).map(|at| groups[at].parts[0].seen);
    let [mut clues, all] = clues;
    let mut told =
        tell(with_neighbours(without_bookkeeping(groups)), &mut Marks::start(clues), |group, before, marks| {
            let step = ToldStep::of(group, before, &Position { clues, marks });
            if let Step::Mercy(_) = step.parts[0].step {
                clues = all;
                marks.extend(Marks::start(all).facts());
            }
            marks.extend(step.facts());
            step
        });
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
fn without_bookkeeping(groups: Vec<Group<LeanStep>>) -> Vec<Group<LeanStep>> {
    let mut waiting: Vec<LeanStep> = Vec::new();
    let mut all = Vec::new();
    for mut group in groups {
        if group.parts[0].deduction().is_some_and(|deduction| deduction.technique.features.is_bookkeeping) {
            waiting.extend(group.asides.into_iter().chain(group.parts));
            continue;
        }
        let (needed, others): (Vec<LeanStep>, Vec<LeanStep>) =
            waiting.into_iter().partition(|aside| aside.step.facts().iter().any(|fact| rests_on(&group, *fact)));
        waiting = others;
        group.asides.splice(0..0, needed);
        all.push(group);
    }
    all
}

fn rests_on(group: &Group<LeanStep>, fact: Fact) -> bool {
    group.steps().any(|step| step.grounds.contains(&Ground::Mark(fact)))
}

/// Tells successive steps as one that say of different lines what the strokes of one shot mean.
fn with_neighbours(groups: Vec<Group<LeanStep>>) -> Vec<Group<LeanStep>> {
    let mut all: Vec<Group<LeanStep>> = Vec::new();
    for group in groups {
        match all.last_mut() {
            Some(last) if goes_on_with(last, &group) => {
                last.asides.extend(group.asides);
                last.parts.extend(group.parts);
            }
            _ => all.push(group),
        }
    }
    all
}

/// Whether a step says the same of other lines at the shot that the one before names, and does not
/// rest on what that one concludes.
fn goes_on_with(before: &Group<LeanStep>, after: &Group<LeanStep>) -> bool {
    let [this, that] = [before, after].map(|group| group.parts[0].deduction());
    let (Some(this), Some(that)) = (this, that) else { return false };
    this.technique == that.technique
        && this.technique.features.names_strokes
        && this.because.first() == that.because.first()
        && this.kinds() == that.kinds()
        && !before.parts.iter().flat_map(|part| part.step.facts()).any(|&fact| rests_on(after, fact))
}

/// The first step that is as hard as any: the break-in.
pub(super) fn hardest(groups: &[Group<LeanStep>]) -> Option<usize> {
    let hardness = |group: &Group<LeanStep>| {
        let parts = || group.parts.iter().map(|part| &part.step);
        (parts().map(Step::level).next(), parts().map(Step::score).max())
    };
    let most = groups.iter().map(hardness).max()?;
    groups.iter().position(|group| hardness(group) == most)
}
