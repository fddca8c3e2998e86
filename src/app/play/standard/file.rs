//! Games as JSON: the format is named after the game, `star-battle-game/1`.

use serde::{Deserialize, Serialize};

use super::game::{Action, Game};
use crate::play::summary::millis;
use crate::play::{
    ACTIONS, ActionKeys, Actions, Historic, Mode, Playable, Played, ReadGameError, Summary, expect_format, link_of,
};
use smyoz_core::limits::Limits;
use smyoz_core::standard::{Puzzle, Standard};

/// The name of the format and its version.
pub(crate) fn format<P: Standard>() -> String {
    format!("{}-game/1", P::KIND)
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "P: Standard")]
struct GameKeys<P: Standard> {
    format: String,
    puzzle: Box<Puzzle<P>>,
    /// Whether it is solved, for lists; not relied upon.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    solved: bool,
    actions: Vec<ActionKeys<Action>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cursor: Option<usize>,
}

impl<P: Standard> Game<P> {
    /// The game as a file.
    pub fn to_json(&self) -> String {
        self.json_with(self.puzzle.clone())
    }

    /// The game as the last part of a link, which holds no solution, and nothing that leads to one
    /// but the clues.
    pub fn to_link(&self) -> String {
        link_of(&self.json_with(Puzzle { seed: None, solution: None, minimum: None, ..self.puzzle.clone() }))
    }

    fn json_with(&self, puzzle: Puzzle<P>) -> String {
        let Actions { list: actions, cursor } = Actions::from(&self.history);
        let solved = self.history.state().is_over;
        let keys = GameKeys { format: format::<P>(), puzzle: Box::new(puzzle), solved, actions, cursor };
        serde_json::to_string(&keys).expect("a game can be written")
    }
}

/// Reads a saved game, unless it is cancelled before it is known whether its puzzle is unique.
///
/// # Errors
/// If the text is not one, or an action of it cannot be done.
pub(crate) fn read_game<P: Standard>(text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
    expect_format(text, &format::<P>())?;
    let keys: GameKeys<P> = serde_json::from_str(text)?;
    if keys.actions.len() > ACTIONS {
        return Err(ReadGameError::Long);
    }
    let game = Game::<P>::new(*keys.puzzle, limits)?;
    Ok(Box::new(game.after(Actions { list: keys.actions, cursor: keys.cursor })?))
}

/// What lists show of a saved game.
///
/// # Errors
/// If the text is not one.
pub(crate) fn summary<P: Standard>(text: &str) -> Result<Summary, String> {
    let keys: GameKeys<P> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    Ok(Summary {
        kind: P::KIND,
        mode: Mode::Puzzle,
        seed: None,
        actions: keys.actions.len(),
        millis: millis(&keys.actions),
        claimed: keys.solved,
        puzzle: Some(Playable::about(&*keys.puzzle)),
    })
}
