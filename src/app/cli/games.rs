//! Which game a command is about.

use thiserror::Error;

use super::Misuse;
use crate::registry::{Game, Registry};

/// The game of this name, which is one of those that the command line allows.
pub(super) fn game_named(registry: &Registry, kind: &str) -> &'static dyn Game {
    registry.game(kind).unwrap_or_else(|| registry.usual())
}

/// A game does not have what a command is about.
#[derive(Debug, Error)]
#[error("not for this game: {game} has no {what}")]
pub(super) struct NotForGame {
    game: String,
    what: &'static str,
}

impl Misuse for NotForGame {}

impl NotForGame {
    /// The game with this name lacks this.
    pub fn new(game: &str, what: &'static str) -> Self {
        Self { game: game.to_owned(), what }
    }
}
