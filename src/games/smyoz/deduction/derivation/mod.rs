//! Derivations: conclusions one after another, each from what was known before it, and what of all
//! this is needed to reach the end.
//!
//! What a conclusion rests on is found by asking what draws it, a technique say, again and again
//! with less: the *grounds* are clues and facts from which it is still drawn, and without any one
//! of which it is not. Facts that were known early are preferred, since less had to be done for
//! them.
//!
//! A [lean](Derivation::lean) derivation has only steps, and of each step only facts, without which
//! the end is not reached.

mod lean;
mod reasons;

pub use lean::Reasoned;

use super::explainer::Ground;
use super::fact::Fact;
use super::marks::Marks;
use super::techniques::{Deduction, Position, Technique, contradiction};
use crate::smyoz::clues::{Clues, Shot};

/// How a conclusion is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// A technique sees it.
    Technique(&'static Technique),
    /// Something else shows that it follows from these grounds.
    Grounds(Vec<Ground>),
    /// This shot is opened, which adds a clue.
    Shot(Shot),
    /// What is known contradicts itself: the end of a derivation.
    Contradiction,
}

/// A step of a derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conclusion {
    /// How it is drawn.
    pub by: By,
    /// What follows and was not known before, not even by an earlier step of the same round;
    /// nothing at the end of a derivation.
    pub facts: Vec<Fact>,
    /// Grounds from which it is known to follow, if there are any. Some techniques do not see any
    /// more what has become too plain, or see it only once the plain things are noted down.
    pub grounds: Option<Vec<Ground>>,
    /// The round, ascending: all conclusions of a round are drawn from what was known before it.
    pub round: usize,
}

/// Conclusions one after another, of which the last is the end to be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// All clues, those of shots that are opened on the way among them.
    pub clues: Clues,
    /// What is known at the beginning.
    pub known: Vec<Fact>,
    /// The steps.
    pub steps: Vec<Conclusion>,
}

impl Derivation {
    /// A single conclusion from what is known.
    #[must_use]
    pub fn single(by: By, facts: Vec<Fact>, clues: Clues, known: Vec<Fact>) -> Self {
        let end = By::Grounds(facts.iter().copied().map(Ground::Mark).collect());
        let steps = vec![
            Conclusion { by, facts, grounds: None, round: 0 },
            Conclusion { by: end, facts: Vec::new(), grounds: None, round: 1 },
        ];
        Self { clues, known, steps }
    }
}

impl By {
    /// Whether it still follows from these clues and marks.
    #[must_use]
    pub fn concludes(&self, position: &Position, facts: &[Fact]) -> bool {
        match self {
            Self::Technique(technique) => technique.concludes(position, facts).is_some(),
            Self::Grounds(grounds) => grounds.iter().all(|ground| match ground {
                Ground::Clue(clue) => position.clues.iter().any(|given| given == *clue),
                Ground::Mark(fact) => position.marks.knows(*fact),
            }),
            Self::Shot(_) => true,
            Self::Contradiction => contradiction(position).is_some(),
        }
    }
}

/// The grounds as clues and marks.
#[must_use]
pub(crate) fn position_of(clues: &Clues, grounds: &[Ground]) -> (Clues, Marks) {
    let given = clues.only(|clue| grounds.iter().any(|ground| ground.clue() == Some(clue)));
    (given, grounds.iter().filter_map(Ground::fact).collect())
}

impl Technique {
    /// How it concludes these facts from these grounds alone.
    #[must_use]
    pub fn concludes_from(&'static self, clues: &Clues, grounds: &[Ground], facts: &[Fact]) -> Option<Deduction> {
        let (clues, marks) = position_of(clues, grounds);
        self.concludes(&Position { clues: &clues, marks: &marks }, facts)
    }
}
