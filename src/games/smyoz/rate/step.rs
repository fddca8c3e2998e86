//! The steps of a solution path.

use super::{Hardest, sentence};
use crate::board::Symmetry;
use crate::clues::{Clue, Shot};
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Deduction};
use crate::deduction::{By, Core, Ground};
use smyoz_core::deduction::Image;
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::Level;

/// The score of a core, plus 2 for each of its members.
const CORE: u32 = 60;

/// A step towards the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Technique(Deduction),
    /// Something follows from a few constraints and marks together, though no technique shows it.
    Core {
        facts: Vec<Fact>,
        because: Vec<Because>,
        /// Whether it is proved that none of these can be left out.
        irredundant: bool,
    },
    /// Only a local ambiguity is left: the mercy shot is opened.
    Mercy(Shot),
}

impl Step {
    pub(super) fn core(core: &Core) -> Self {
        Self::Core { facts: core.facts.clone(), because: because(core), irredundant: core.irredundant }
    }

    /// The facts that it adds.
    pub fn facts(&self) -> &[Fact] {
        match self {
            Self::Technique(deduction) => &deduction.facts,
            Self::Core { facts, .. } => facts,
            Self::Mercy(_) => &[],
        }
    }

    /// The conclusion, if a technique applies.
    pub fn deduction(&self) -> Option<&Deduction> {
        match self {
            Self::Technique(deduction) => Some(deduction),
            Self::Core { .. } | Self::Mercy(_) => None,
        }
    }

    /// The level of solvers who are expected to find it.
    pub fn level(&self) -> Level {
        match self {
            Self::Technique(deduction) => deduction.technique.level,
            Self::Core { .. } => Level::Beyond,
            Self::Mercy(_) => Level::Beginner,
        }
    }

    pub fn score(&self) -> u32 {
        match self {
            Self::Technique(deduction) => deduction.score(),
            Self::Core { because, .. } => CORE + 2 * because.len() as u32,
            Self::Mercy(_) => 0,
        }
    }

    pub(super) fn by(&self) -> By {
        match self {
            Self::Technique(deduction) => deduction.by(),
            Self::Core { because, .. } => {
                let grounds = because.iter().filter_map(|because| match because {
                    Because::Clue(clue) => Some(Ground::Clue(clue.clone())),
                    Because::Fact(fact) => Some(Ground::Mark(*fact)),
                    _ => None,
                });
                By::Grounds(grounds.collect())
            }
            Self::Mercy(shot) => By::Clue(Clue::Shot(*shot)),
        }
    }

    /// The number of steps in its chains, if it makes suppositions.
    pub fn chain(&self) -> Option<usize> {
        self.deduction().and_then(Deduction::chain)
    }

    /// The kind of step, with its technique if it is one.
    pub fn kind(&self) -> Hardest {
        match self {
            Self::Technique(deduction) => Hardest::Technique(deduction.technique),
            Self::Core { .. } => Hardest::Core,
            Self::Mercy(_) => Hardest::Mercy,
        }
    }

    /// The id of the technique, or of the kind of step.
    pub fn id(&self) -> &'static str {
        self.kind().id()
    }

    /// The step as a sentence, by itself: without what else must be known for it.
    pub fn sentence(&self, lang: Lang) -> String {
        sentence::seen(self, lang)
    }

    /// Its image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        match self {
            Self::Technique(deduction) => Self::Technique(deduction.under(&symmetry)),
            Self::Core { facts, because, irredundant } => Self::Core {
                facts: symmetry.facts(facts),
                because: because.iter().map(|because| because.image(symmetry)).collect(),
                irredundant: *irredundant,
            },
            Self::Mercy(shot) => Self::Mercy(shot.image(symmetry)),
        }
    }
}

/// The grounds of a core.
pub(super) fn because(core: &Core) -> Vec<Because> {
    let because = core.grounds.iter().map(|ground| match ground {
        Ground::Clue(clue) => Because::Clue(clue.clone()),
        Ground::Mark(fact) => Because::Fact(*fact),
    });
    because.collect()
}
