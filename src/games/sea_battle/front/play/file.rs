//! Games as JSON: the format `sea-battle-game/1`.

use super::action::Action;
use super::game::Game;
use crate::board::Setting;
use smyoz_app::play::{Historic, ReadGameError, Summary, saved};
use smyoz_core::limits::Limits;

impl Game {
    /// The game as a file.
    pub fn to_json(&self) -> String {
        saved::to_json(self.puzzle(), self.history(), self.state().is_over())
    }

    /// The game as the last part of a link, which holds no solution, and nothing that leads to one
    /// but the clues.
    pub fn to_link(&self) -> String {
        saved::to_link(self.puzzle(), self.history(), self.state().is_over())
    }
}

/// Reads a saved game, unless it is cancelled before it is known whether its puzzle is unique.
///
/// # Errors
/// If the text is not one, or an action of it cannot be done.
pub fn read_game(text: &str, limits: Limits) -> Result<Game, ReadGameError> {
    saved::read(text, limits, Game::new)
}

pub(crate) fn summary(text: &str) -> Result<Summary, String> {
    saved::summary::<Setting, Action>(text)
}
