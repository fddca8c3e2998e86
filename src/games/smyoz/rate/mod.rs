//! How hard a puzzle is, how it is solved, and what to do next: [`rating`] for this game.
//!
//! The files of words refer to each other in a circle: sentences have notes, whose words say what
//! would be broken.

mod blocked;
mod broken;
mod codes;
mod facts;
mod notes;
mod order;
pub(crate) mod sentence;
mod words;

pub use crate::puzzle::{Kind, Rating};
pub use facts::facts_about;
pub(crate) use facts::{literal, marked};
pub use sentence::{area, impossible, is_noted, rule_name};
pub use smyoz_core::rating::{Effort, RateError};

use crate::engines::Smyoz;
use smyoz_core::{deduction, rating};

/// A path from the clues to the solution.
pub type SolutionPath = rating::SolutionPath<Smyoz>;

/// A part of a path.
pub type Stage<'a> = rating::Stage<'a, Smyoz>;

/// Why there is no hint.
pub type HintError = rating::HintError<Smyoz>;

/// A step towards the solution.
pub type Step = deduction::Step<Smyoz>;

/// A step with everything that is needed for it.
pub type LeanStep = deduction::LeanStep<Smyoz>;

/// Steps that one sentence says together.
pub type Passage = deduction::Passage<Smyoz>;
