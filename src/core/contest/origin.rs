//! Where a position is from.

use serde::{Deserialize, Serialize};

use super::Contest;
use crate::puzzles::Seed;

/// The game that a position is from: the seed by which it began, and its moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The seed of its start position.
    pub seed: Seed,
    /// Its moves in the game's notation.
    pub moves: Vec<String>,
}

impl Origin {
    /// The position that its moves lead to from the start position of the seed.
    ///
    /// # Errors
    /// If a move cannot be read or is illegal: which one, and why.
    pub fn position<C: Contest>(&self, rules: &C, mut start: C::Position) -> Result<C::Position, String> {
        for (number, text) in (1..).zip(&self.moves) {
            let played = rules.read(&start, text).and_then(|chosen| rules.play(&mut start, &chosen).map(|_| ()));
            played.map_err(|error| format!("`game`: move {number}: {error}"))?;
        }
        Ok(start)
    }
}
