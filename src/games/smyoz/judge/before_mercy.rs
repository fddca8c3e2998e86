//! What the clues of a Z puzzle leave before its mercy shot.

use super::aim::{LEFT, SHARED, shared_ships};
use crate::board::Layout;
use crate::engines::Solutions;

/// What the clues leave before the mercy shot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BeforeMercy {
    /// The solutions, but at most one more than a local ambiguity can have.
    pub solutions: Vec<Layout>,
    /// The number of ships that they have in common.
    pub shared_ships: usize,
}

impl BeforeMercy {
    pub(super) fn of(solutions: Solutions) -> Self {
        let shared_ships = shared_ships(solutions.layouts.iter().copied());
        Self { solutions: solutions.layouts, shared_ships }
    }

    /// Whether this is a local ambiguity: 2 to 4 solutions that share at least 7 of the 10 ships.
    pub fn is_local(&self) -> bool {
        (2..=LEFT).contains(&self.solutions.len()) && self.shared_ships >= SHARED
    }
}
