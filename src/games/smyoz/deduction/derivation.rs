//! Derivations of SMYOZ, and what their conclusions rest on.

use super::fact::Fact;
use super::logic::{Ground, Smyoz};
use super::marks::Marks;
use super::techniques::{Deduction, Position, Technique};
use crate::clues::Clues;
use smyoz_core::deduction;

/// How a conclusion is drawn.
pub type By = deduction::By<Smyoz>;

/// A step of a derivation.
pub type Conclusion = deduction::Conclusion<Smyoz>;

/// Conclusions one after another, of which the last is the end to be reached.
pub type Derivation = deduction::Derivation<Smyoz>;

/// A step of a lean derivation.
pub type Reasoned = deduction::Reasoned<Smyoz>;

pub(crate) fn position_of(clues: &Clues, grounds: &[Ground]) -> (Clues, Marks) {
    deduction::position_of::<Smyoz>(clues, &Marks::default(), grounds)
}

/// How a technique concludes these facts from these grounds alone.
pub(crate) fn concludes_from(
    technique: &'static Technique,
    clues: &Clues,
    grounds: &[Ground],
    facts: &[Fact],
) -> Option<Deduction> {
    let (clues, marks) = position_of(clues, grounds);
    technique.concludes(&Position { clues: &clues, marks: &marks }, facts)
}
