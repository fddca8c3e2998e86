//! Games as JSON: the format `sea-battle-game/1`.

use super::game::Game;
use super::refusal::SessionError;
use crate::board::Setting;
use crate::puzzle::Puzzle;
use smyoz_app::play::saved::{self, OfPuzzle};
use smyoz_app::play::{About, BeginError, Historic, Play as _, ReadGameError, Summary};
use smyoz_core::limits::Limits;

/// The format's name and version.
pub const FORMAT: &str = "sea-battle-game/1";

impl OfPuzzle for Game {
    type Puzzle = Puzzle;

    fn format() -> String {
        FORMAT.to_owned()
    }

    fn about(puzzle: &Puzzle) -> About {
        Setting::listed(puzzle)
    }

    fn of_puzzle(puzzle: Puzzle, limits: Limits) -> Result<Self, BeginError<SessionError>> {
        Self::new(puzzle, limits)
    }

    fn its_puzzle(&self) -> &Puzzle {
        self.puzzle()
    }

    fn bare_puzzle(&self) -> Puzzle {
        Puzzle { seed: None, solution: None, minimum: None, ..self.puzzle().clone() }
    }

    fn is_over(&self) -> bool {
        self.state().is_over()
    }
}

impl Game {
    /// The game as a file.
    pub fn to_json(&self) -> String {
        saved::to_json(self)
    }

    /// The game as the last part of a link, which holds no solution, and nothing that leads to one
    /// but the clues.
    pub fn to_link(&self) -> String {
        saved::to_link(self)
    }
}

/// Reads a saved game, unless it is cancelled before it is known whether its puzzle is unique.
///
/// # Errors
/// If the text is not one, or an action of it cannot be done.
pub fn read_game(text: &str, limits: Limits) -> Result<Game, ReadGameError> {
    saved::read(text, limits)
}

pub(crate) fn summary(text: &str) -> Result<Summary, String> {
    saved::summary::<Game>(text)
}
