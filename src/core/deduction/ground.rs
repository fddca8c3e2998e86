//! Grounds: what a conclusion rests on.

use super::logic::{ClueOf, Logic};

/// Something from which a fact follows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ground<L: Logic> {
    /// A clue.
    Clue(ClueOf<L>),
    /// A fact that is marked.
    Mark(L::Fact),
}

impl<L: Logic> Ground<L> {
    /// The clue, if it is one.
    #[must_use]
    pub fn clue(&self) -> Option<&ClueOf<L>> {
        match self {
            Self::Clue(clue) => Some(clue),
            Self::Mark(_) => None,
        }
    }

    /// The fact, if it is a mark.
    #[must_use]
    pub fn fact(&self) -> Option<L::Fact> {
        match self {
            Self::Mark(fact) => Some(*fact),
            Self::Clue(_) => None,
        }
    }
}
