//! Games as JSON: the format is named after the game, `star-battle-game/1`.

use super::game::{Action, Game};
use super::played::Play;
use crate::play::{Played, ReadGameError, Summary, saved};
use smyoz_core::limits::Limits;

pub(crate) fn read_game<G: Play>(text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
    Ok(Box::new(saved::read(text, limits, Game::<G>::new)?))
}

pub(crate) fn summary<G: Play>(text: &str) -> Result<Summary, String> {
    saved::summary::<G, Action>(text)
}
