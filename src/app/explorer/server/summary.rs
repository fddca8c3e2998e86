//! What the start page shows of puzzles.

use serde::Serialize;

use super::games::Saved;
use crate::play::About;

/// A puzzle of the library.
#[derive(Serialize)]
pub(super) struct Listed {
    #[serde(flatten)]
    about: About,
    /// The game that was changed last of those in which it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    /// Whether its ships are claimed to be found in one of them.
    claimed: bool,
}

impl Listed {
    pub fn new(about: About, saved: &[Saved]) -> Self {
        let is_of = |saved: &&Saved| {
            let puzzle = saved.summary.as_ref().and_then(|summary| summary.puzzle.as_ref());
            puzzle.is_some_and(|puzzle| puzzle.id == about.id)
        };
        let game = saved.iter().find(is_of).map(|saved| saved.id.clone());
        let is_claimed = |saved: &Saved| saved.summary.as_ref().is_some_and(|summary| summary.claimed);
        let claimed = saved.iter().filter(is_of).any(is_claimed);
        Self { about, game, claimed }
    }
}
