//! Games as JSON: the format is named after the game, `star-battle-game/1`.

use super::game::{Action, Game};
use super::played::Play;
use crate::play::{Played, ReadGameError, Summary, saved};
use smyoz_core::limits::Limits;

pub(crate) fn read_game<P: Play>(text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
    Ok(Box::new(saved::read(text, limits, Game::<P>::new)?))
}

pub(crate) fn summary<P: Play>(text: &str) -> Result<Summary, String> {
    saved::summary::<P, Action>(text)
}
