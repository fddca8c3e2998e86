//! Games as JSON: the format `sea-battle-game/1`.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::game::Game;
use crate::play::summary::millis;
use crate::play::{
    ACTIONS, ActionKeys, Actions, Historic, Mode, Playable, ReadGameError, Summary, expect_format, link_of,
};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Record;
use smyoz_games::sea_battle::Puzzle;

/// The format's name and version.
pub const FORMAT: &str = "sea-battle-game/1";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameKeys {
    format: String,
    puzzle: Box<Puzzle>,
    /// Whether it is solved, for lists; not relied upon.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    solved: bool,
    actions: Vec<ActionKeys<Action>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cursor: Option<usize>,
}

impl Game {
    /// The game as a file.
    pub fn to_json(&self) -> String {
        self.json_with(self.puzzle().clone())
    }

    /// The game as the last part of a link, which holds no solution, and nothing that leads to one
    /// but the clues.
    pub fn to_link(&self) -> String {
        link_of(&self.json_with(Puzzle { seed: None, solution: None, minimum: None, ..self.puzzle().clone() }))
    }

    fn json_with(&self, puzzle: Puzzle) -> String {
        let Actions { list: actions, cursor } = self.actions();
        let (format, puzzle) = (FORMAT.to_owned(), Box::new(puzzle));
        let keys = GameKeys { format, puzzle, solved: self.state().is_over(), actions, cursor };
        serde_json::to_string(&keys).expect("a game can be written")
    }
}

/// Reads a saved game, unless it is cancelled before it is known whether its puzzle is unique.
///
/// # Errors
/// If the text is not one, or an action of it cannot be done.
pub fn read_game(text: &str, limits: Limits) -> Result<Game, ReadGameError> {
    expect_format(text, FORMAT)?;
    let keys: GameKeys = serde_json::from_str(text)?;
    if keys.actions.len() > ACTIONS {
        return Err(ReadGameError::Long);
    }
    let game = Game::new(*keys.puzzle, limits)?;
    Ok(game.after(Actions { list: keys.actions, cursor: keys.cursor })?)
}

/// What lists show of a saved game.
///
/// # Errors
/// If the text is not one.
pub(crate) fn summary(text: &str) -> Result<Summary, String> {
    let keys: GameKeys = serde_json::from_str(text).map_err(|error| error.to_string())?;
    Ok(Summary {
        kind: keys.puzzle.game(),
        mode: Mode::Puzzle,
        seed: None,
        actions: keys.actions.len(),
        millis: millis(&keys.actions),
        claimed: keys.solved,
        puzzle: Some(keys.puzzle.about()),
    })
}
