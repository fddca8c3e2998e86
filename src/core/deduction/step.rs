//! Steps towards a solution.

use std::fmt;
use std::str::FromStr;

use super::derivation::{By, Derivation, Reasoned};
use super::error::DeductionError;
use super::image::Image;
use super::logic::{ClueOf, Ground, GroundOf, Logic, Position, position_of};
use super::technique::{Deduction, Technique};
use crate::puzzles::{Level, UnknownTechniqueError};

/// The score of a core, and that of each of its members.
const CORE: u32 = 60;
const MEMBER: u32 = 2;

/// A step towards a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<L: Logic> {
    /// A technique sees it.
    Seen(Deduction<L>),
    /// No technique does, but it follows from a few clues and marks together.
    Core(Core<L>),
    /// Only a local ambiguity is left: the clue that is given apart is opened.
    Opened(Opened<L>),
}

/// Facts and the grounds from which they follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Core<L: Logic> {
    /// What follows; nothing if the grounds contradict each other.
    pub facts: Vec<L::Fact>,
    /// Clues and marks; none if it follows from the rules alone.
    pub grounds: Vec<GroundOf<L>>,
    /// Whether it is proved that none of these can be left out.
    pub irredundant: bool,
}

/// What a clue that is given apart adds: itself, unless it is a fact, and what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened<L: Logic> {
    /// The clues.
    pub clues: Vec<ClueOf<L>>,
    /// The facts.
    pub facts: Vec<L::Fact>,
}

impl<L: Logic> Step<L> {
    /// The facts that it concludes; what a clue shows is no conclusion.
    pub fn facts(&self) -> &[L::Fact] {
        match self {
            Self::Seen(deduction) => &deduction.facts,
            Self::Core(core) => &core.facts,
            Self::Opened(_) => &[],
        }
    }

    /// The facts that are known after it, and need not be before.
    pub fn news(&self) -> &[L::Fact] {
        match self {
            Self::Opened(opened) => &opened.facts,
            _ => self.facts(),
        }
    }

    /// The conclusion, if it is a technique's.
    pub fn deduction(&self) -> Option<&Deduction<L>> {
        match self {
            Self::Seen(deduction) => Some(deduction),
            Self::Core(_) | Self::Opened(_) => None,
        }
    }

    /// The level of solvers who are expected to find it.
    pub fn level(&self) -> Level {
        match self {
            Self::Seen(deduction) => deduction.technique.level,
            Self::Core(_) => Level::Beyond,
            Self::Opened(_) => Level::Beginner,
        }
    }

    /// What it costs.
    pub fn score(&self) -> u32 {
        match self {
            Self::Seen(deduction) => deduction.score(),
            Self::Core(core) => CORE + MEMBER * core.grounds.len() as u32,
            Self::Opened(_) => 0,
        }
    }

    /// What it is.
    pub fn kind(&self) -> Kind<L> {
        match self {
            Self::Seen(deduction) => Kind::Technique(deduction.technique),
            Self::Core(_) => Kind::Core,
            Self::Opened(_) => Kind::Mercy,
        }
    }

    /// The number of steps in its chains, if it makes suppositions.
    pub fn chain(&self) -> Option<usize> {
        self.deduction().and_then(Deduction::chain)
    }

    /// How it is concluded.
    pub fn by(&self) -> By<L> {
        match self {
            Self::Seen(deduction) => deduction.by(),
            Self::Core(core) => By::Grounds(core.grounds.clone()),
            Self::Opened(opened) => By::Clues(opened.clues.clone()),
        }
    }

    /// The grounds of later steps that it provides. Nothing that an opened clue says or shows is
    /// known before.
    pub(super) fn provides(&self) -> impl Iterator<Item = GroundOf<L>> + '_ {
        let clues = match self {
            Self::Opened(opened) => &opened.clues[..],
            Self::Seen(_) | Self::Core(_) => &[],
        };
        clues.iter().cloned().map(Ground::Clue).chain(self.news().iter().copied().map(Ground::Mark))
    }

    /// Its image under a symmetry of the board.
    #[must_use]
    pub fn under(&self, image: &impl Image<L>) -> Self {
        match self {
            Self::Seen(deduction) => Self::Seen(deduction.under(image)),
            Self::Core(core) => Self::Core(Core {
                facts: image.facts(&core.facts),
                grounds: core.grounds.iter().map(|ground| image.ground(ground)).collect(),
                irredundant: core.irredundant,
            }),
            Self::Opened(opened) => Self::Opened(Opened {
                clues: opened.clues.iter().map(|clue| image.clue(clue)).collect(),
                facts: image.facts(&opened.facts),
            }),
        }
    }
}

impl<L: Logic> Deduction<L> {
    /// How it is concluded.
    pub fn by(&self) -> By<L> {
        match self.technique.suppositions() {
            Some(_) => By::Grounds(self.grounds()),
            None => By::Technique(self.technique),
        }
    }
}

/// A step of a lean path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeanStep<L: Logic> {
    /// Which of the steps that are seen it is.
    pub seen: usize,
    /// The step, with only those facts that are needed later.
    pub step: Step<L>,
    /// An irredundant set of clues and earlier facts from which it follows.
    pub grounds: Vec<GroundOf<L>>,
}

impl<L: Logic> LeanStep<L> {
    /// What is left of a step that was seen.
    ///
    /// # Errors
    /// If its technique does not conclude it from its grounds.
    pub(super) fn of(
        seen: usize,
        step: &Step<L>,
        reasoned: Reasoned<L>,
        derivation: &Derivation<L>,
    ) -> Result<Self, DeductionError> {
        let Reasoned { step: at, facts, grounds } = reasoned;
        let step = match step {
            Step::Seen(deduction) if deduction.technique.suppositions().is_some() => {
                Step::Seen(Deduction { facts, ..deduction.clone() })
            }
            Step::Seen(deduction) => {
                let (clues, marks) = position_of::<L>(&derivation.clues, &derivation.blank, &grounds);
                let anew = deduction.technique.concludes(&Position { clues: &clues, marks: &marks }, &facts);
                Step::Seen(anew.ok_or_else(|| derivation.fault(at))?)
            }
            Step::Core(core) => Step::Core(Core { facts, ..core.clone() }),
            Step::Opened(opened) => Step::Opened(opened.clone()),
        };
        Ok(Self { seen, step, grounds })
    }

    /// The facts that it concludes.
    pub fn facts(&self) -> &[L::Fact] {
        self.step.facts()
    }

    /// The conclusion, if it is a technique's.
    pub fn deduction(&self) -> Option<&Deduction<L>> {
        self.step.deduction()
    }

    /// The marks among its grounds.
    pub fn known(&self) -> impl Iterator<Item = L::Fact> {
        self.grounds.iter().filter_map(Ground::fact)
    }

    /// Whether it follows here: its grounds are known, or its technique sees it anyway.
    pub fn follows(&self, position: &Position<L>) -> bool {
        let facts = self.facts();
        match &self.step {
            Step::Opened(_) => true,
            _ if By::Grounds(self.grounds.clone()).concludes(position, facts) => true,
            Step::Seen(deduction) if deduction.cases.is_empty() => {
                deduction.technique.concludes(position, facts).is_some()
            }
            Step::Seen(_) | Step::Core(_) => false,
        }
    }

    /// The conclusions that techniques draw by looking, each with its grounds: the step itself or,
    /// for suppositions, those of their chains.
    pub fn conclusions(&self) -> Vec<(&Deduction<L>, &[GroundOf<L>])> {
        match self.deduction() {
            Some(deduction) if deduction.cases.is_empty() => vec![(deduction, &self.grounds)],
            Some(deduction) => {
                let steps = deduction.cases.iter().flat_map(|case| &case.steps);
                steps.map(|(step, grounds)| (step, &grounds[..])).collect()
            }
            None => Vec::new(),
        }
    }

    /// Its image under a symmetry of the board.
    #[must_use]
    pub fn under(&self, image: &impl Image<L>) -> Self {
        Self { seen: self.seen, step: self.step.under(image), grounds: image.grounds(&self.grounds) }
    }
}

/// What a step is: one by a technique, or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind<L: Logic> {
    /// By a technique.
    Technique(&'static Technique<L>),
    /// A core: no technique made progress.
    Core,
    /// A clue that is given apart is opened.
    Mercy,
    /// There are no steps: the clues show the whole solution.
    None,
}

impl<L: Logic> Kind<L> {
    /// The technique, if it is one.
    pub fn technique(self) -> Option<&'static Technique<L>> {
        match self {
            Self::Technique(technique) => Some(technique),
            Self::Core | Self::Mercy | Self::None => None,
        }
    }

    /// The id in files.
    pub fn id(self) -> &'static str {
        match self {
            Self::Technique(technique) => technique.id,
            Self::Core => "core",
            Self::Mercy => "mercy",
            Self::None => "none",
        }
    }
}

impl<L: Logic> fmt::Display for Kind<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl<L: Logic> FromStr for Kind<L> {
    type Err = UnknownTechniqueError;

    fn from_str(text: &str) -> Result<Self, UnknownTechniqueError> {
        match [Self::Core, Self::Mercy, Self::None].into_iter().find(|kind| kind.id() == text) {
            Some(kind) => Ok(kind),
            None => Technique::named_by(text).map(Self::Technique),
        }
    }
}
