//! Grounds: what a conclusion rests on.

use super::logic::{ClueOf, Logic};

pub use crate::engines::Ground;

/// A clue or a marked fact of a game, from which a fact follows.
pub type GroundOf<L> = Ground<ClueOf<L>, <L as Logic>::Fact>;
