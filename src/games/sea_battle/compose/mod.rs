//! From a layout to the clues of a puzzle: cells are chosen, beside counts that are given, or
//! together with counts, so that no other layout fits.
//!
//! How they are chosen is [`composing`]'s matter.

pub mod wish;

use super::board::{Layout, Setting};
use super::clues::Clues;
use smyoz_core::composing;

pub use smyoz_core::judging::MinimumError;

/// What is asked of the clues.
pub type Wish = composing::Wish<Setting>;

/// Clues that a puzzle begins with.
pub type Start = composing::Start<Setting>;

/// How many clues are chosen.
pub type Goal = composing::Goal<Setting>;

/// Why there are no clues.
pub type ComposeError = composing::ComposeError<Layout, Clues>;

/// Chooses clues for layouts of one game, with engines that are prepared for it.
pub type Composer = composing::Composer<Setting>;
