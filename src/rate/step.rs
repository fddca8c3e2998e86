//! The steps of a solution path.

use itertools::Itertools;

use super::{Hardest, sentence};
use crate::lang::Lang;
use crate::smyoz::deduction::{Core, Ground};
use crate::smyoz::techniques::{Because, Deduction, Level};
use crate::smyoz::{Fact, Shot, Symmetry};

/// The score of a core, plus 2 for each of its members.
const CORE: u32 = 60;

/// A step towards the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A technique applies.
    Technique(Deduction),
    /// No technique applies, but something follows from a few constraints and marks together.
    Core {
        /// What follows.
        facts: Vec<Fact>,
        /// Named constraints and marks, none of which can be left out.
        because: Vec<Because>,
    },
    /// Only a local ambiguity is left: the mercy shot is opened.
    Mercy(Shot),
}

impl Step {
    pub(super) fn core(core: &Core) -> Self {
        Self::Core { facts: core.facts.clone(), because: because(core) }
    }

    /// The facts that it adds.
    #[must_use]
    pub fn facts(&self) -> &[Fact] {
        match self {
            Self::Technique(deduction) => &deduction.facts,
            Self::Core { facts, .. } => facts,
            Self::Mercy(_) => &[],
        }
    }

    /// The level of solvers who are expected to find it.
    #[must_use]
    pub fn level(&self) -> Level {
        match self {
            Self::Technique(deduction) => deduction.technique.level,
            Self::Core { .. } => Level::Grandmaster,
            Self::Mercy(_) => Level::Beginner,
        }
    }

    /// Its score.
    #[must_use]
    pub fn score(&self) -> u32 {
        match self {
            Self::Technique(deduction) => deduction.technique.score,
            Self::Core { because, .. } => CORE + 2 * because.len() as u32,
            Self::Mercy(_) => 0,
        }
    }

    /// The kind of step, with its technique if it is one.
    #[must_use]
    pub fn kind(&self) -> Hardest {
        match self {
            Self::Technique(deduction) => Hardest::Technique(deduction.technique),
            Self::Core { .. } => Hardest::Core,
            Self::Mercy(_) => Hardest::Mercy,
        }
    }

    /// The id of the technique, or of the kind of step.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.kind().id()
    }

    /// The step as a sentence.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        sentence::sentence(self, lang)
    }

    /// Its reasons, in words.
    #[must_use]
    pub fn reasons(&self, lang: Lang) -> Vec<String> {
        sentence::reasons(self, lang)
    }

    /// Its image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        match self {
            Self::Technique(deduction) => Self::Technique(deduction.image(symmetry)),
            Self::Core { facts, because } => Self::Core {
                facts: facts.iter().map(|&fact| fact.image(symmetry)).sorted_unstable().collect(),
                because: because.iter().map(|because| because.image(symmetry)).collect(),
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
