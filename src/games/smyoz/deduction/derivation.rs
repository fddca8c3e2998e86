//! Derivations of SMYOZ, and what their conclusions rest on.

use super::logic::Smyoz;
use smyoz_core::deduction;

/// How a conclusion is drawn.
pub type By = deduction::By<Smyoz>;

/// A step of a derivation.
pub type Conclusion = deduction::Conclusion<Smyoz>;

/// Conclusions one after another, of which the last is the end to be reached.
pub type Derivation = deduction::Derivation<Smyoz>;

/// A step of a lean derivation.
pub type Reasoned = deduction::Reasoned<Smyoz>;
