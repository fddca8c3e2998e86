//! The reasons of conclusions: whether they are enough, and none is superfluous.
//!
//! Three things are asked of the grounds of a conclusion. The technique, asked again with nothing
//! but the grounds, concludes the same. Without any one of them it does not. And a SAT engine
//! proves it from the grounds and the rules.

use smyoz::deduction::{
    By, Conclusion, Derivation, Ground, GroundOf, Knowledge, Logic, Position, Technique, position_of,
};
use smyoz::limits::Limits;
use thiserror::Error;

use super::{LogicCluesOf, LogicOf, MarksOf, Reasoned};

/// A conclusion with its grounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons<L: Logic> {
    pub technique: &'static Technique<L>,
    /// What it concludes.
    pub facts: Vec<L::Fact>,
    /// From what.
    pub grounds: Vec<GroundOf<L>>,
}

/// What is wrong with grounds.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WrongReasonsError<L: Logic> {
    /// The technique does not conclude the facts from them.
    #[error("not concluded from its reasons alone: {0:?}")]
    NotConcluded(Box<Reasons<L>>),
    /// One of them can be left out.
    #[error("concluded without {1:?}: {0:?}")]
    TooMany(Box<Reasons<L>>, GroundOf<L>),
    /// A fact does not follow from them and the rules that the technique names.
    #[error("{1:?} does not follow from the rules and its reasons: {0:?}")]
    NotEnough(Box<Reasons<L>>, L::Fact),
}

impl<L: Logic> Reasons<L> {
    /// The grounds on which a technique concludes these facts; `None` if it does not.
    pub fn of(technique: &'static Technique<L>, facts: &[L::Fact], clues: &L::Clues, marks: &L::Marks) -> Option<Self> {
        let known = marks.facts().collect();
        let by = By::Technique(technique);
        let end = By::Grounds(facts.iter().copied().map(Ground::Mark).collect());
        let steps = [(by, facts.to_vec()), (end, Vec::new())].into_iter().enumerate();
        let steps = steps.map(|(round, (by, facts))| Conclusion { by, facts, grounds: None, round }).collect();
        let derivation = Derivation { clues: clues.clone(), blank: marks.blank(), known, steps };
        let step = derivation.lean(Limits::NONE).ok()?.into_iter().next()?;
        Some(Self { technique, facts: step.facts, grounds: step.grounds })
    }
}

/// Judges the grounds of a conclusion from these clues. Returns whether the oracle decided each
/// fact within its limit.
///
/// # Errors
/// If they are too few or too many.
pub fn judge<G: Reasoned>(
    oracle: &mut G::Oracle,
    clues: &LogicCluesOf<G>,
    blank: &MarksOf<G>,
    reasons: &Reasons<LogicOf<G>>,
) -> Result<bool, WrongReasonsError<LogicOf<G>>> {
    let Reasons { technique, facts, grounds } = reasons;
    let concluded = |grounds: &[GroundOf<LogicOf<G>>]| {
        let (clues, marks) = position_of::<LogicOf<G>>(clues, blank, grounds);
        By::Technique(*technique).concludes(&Position { clues: &clues, marks: &marks }, facts)
    };
    if !concluded(grounds) {
        return Err(WrongReasonsError::NotConcluded(Box::new(reasons.clone())));
    }
    for at in 0..grounds.len() {
        let mut rest = grounds.clone();
        let ground = rest.remove(at);
        if concluded(&rest) {
            return Err(WrongReasonsError::TooMany(Box::new(reasons.clone()), ground));
        }
    }
    let mut decided = true;
    for &fact in facts {
        match G::follows(oracle, technique, clues, grounds, fact) {
            Some(true) => {}
            Some(false) => return Err(WrongReasonsError::NotEnough(Box::new(reasons.clone()), fact)),
            None => decided = false,
        }
    }
    Ok(decided)
}
