//! Games as JSON: the format `smyoz-game/1`.
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::game::{Beginning, Game, Source};
use crate::board::Layout;
use crate::front::GAME;
use crate::puzzle::Puzzle;
use crate::seeds::Seed;
use smyoz_app::play::summary::millis;
use smyoz_app::play::{
    ACTIONS, ActionKeys, Actions, Historic, Mode, Playable, ReadGameError, Summary, expect_format, link_of,
    text_of_link,
};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::read_as;

/// The format's name and version.
pub const FORMAT: &str = "smyoz-game/1";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameKeys {
    format: String,
    mode: Mode,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    layout: Option<Layout>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    puzzle: Option<Box<Puzzle>>,
    actions: Vec<ActionKeys<Action>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cursor: Option<usize>,
}

impl Game {
    /// The game as a file.
    pub fn to_json(&self) -> String {
        self.json_from(&self.start().source)
    }

    fn json_from(&self, source: &Source) -> String {
        let (mut seed, mut layout, mut puzzle) = (None, None, None);
        match source {
            Source::Seed(number) => seed = Some(*number),
            Source::Layout(rows) => layout = Some(*rows),
            Source::Puzzle(clues) => puzzle = Some(clues.clone()),
        }
        let (format, mode) = (FORMAT.to_owned(), self.start().mode);
        let Actions { list: actions, cursor } = Actions::from(&self.history);
        let keys = GameKeys { format, mode, seed, layout, puzzle, actions, cursor };
        serde_json::to_string(&keys).expect("a game can be written")
    }

    /// The game as the last part of a link. That of a puzzle holds no solution, and nothing that
    /// leads to one but the clues; unless shots have decided between the images of a solution.
    pub fn to_link(&self) -> String {
        let has_shots = self.entries().iter().any(|entry| matches!(entry.action, Action::Shoot { .. }));
        match &self.start().source {
            Source::Puzzle(puzzle) if !has_shots => {
                let clues = Puzzle { seed: None, solution: None, minimum: None, ..(**puzzle).clone() };
                link_of(&self.json_from(&Source::Puzzle(Box::new(clues))))
            }
            source => link_of(&self.json_from(source)),
        }
    }
}

/// Reads a saved game, unless it is cancelled before it is known whether its puzzle is unique.
///
/// # Errors
/// If the text is not one, or an action of it cannot be done.
pub fn read_game(text: &str, limits: Limits) -> Result<Game, ReadGameError> {
    expect_format(text, FORMAT)?;
    let keys: GameKeys = read_as(text)?;
    let source = match (keys.seed, keys.layout, keys.puzzle) {
        (Some(seed), None, None) => Source::Seed(seed),
        (None, Some(layout), None) => Source::Layout(layout),
        (None, None, Some(puzzle)) => Source::Puzzle(puzzle),
        _ => return Err(ReadGameError::Source),
    };
    if keys.actions.len() > ACTIONS {
        return Err(ReadGameError::Long);
    }
    let game = Game::new(Beginning { mode: keys.mode, source }, limits)?;
    Ok(game.after(Actions { list: keys.actions, cursor: keys.cursor })?)
}

/// Reads a link, or its last part, like [`read_game`].
///
/// # Errors
/// If it does not lead to a game.
pub fn read_link(link: &str, limits: Limits) -> Result<Game, ReadGameError> {
    read_game(&text_of_link(link)?, limits)
}

/// What is read of a game for lists.
#[derive(Deserialize)]
struct SummaryKeys {
    mode: Mode,
    seed: Option<Seed>,
    puzzle: Option<Box<Puzzle>>,
    actions: Vec<ActionKeys<Action>>,
    cursor: Option<usize>,
}

/// What lists show of a saved game.
///
/// # Errors
/// If the text is not one.
pub(crate) fn summary(text: &str) -> Result<Summary, String> {
    let SummaryKeys { mode, seed, puzzle, actions, cursor } = read_as(text).map_err(|error| error.to_string())?;
    let cursor = cursor.unwrap_or(actions.len());
    let last = actions.get(..cursor).map(<[_]>::last);
    let last = last.ok_or_else(|| format!("the cursor is at action {cursor} of {}", actions.len()))?;
    let claimed = last.is_some_and(|entry| entry.action == Action::Claim);
    Ok(Summary {
        kind: GAME,
        mode,
        // It leads to the solution.
        seed: seed.filter(|_| claimed),
        actions: actions.len(),
        millis: millis(&actions),
        claimed,
        puzzle: puzzle.map(|puzzle| puzzle.about()),
    })
}
