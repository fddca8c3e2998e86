//! Games as JSON: the format is named after the game, `star-battle-game/1`.

use super::game::{ActionError, Game};
use super::played::Play;
use crate::play::saved::{self, OfPuzzle};
use crate::play::{About, BeginError, Playable, Played, ReadGameError, Summary};
use smyoz_core::limits::Limits;
use smyoz_core::standard::Puzzle;

/// The name of the format and its version.
pub(crate) fn format<P: Play>() -> String {
    format!("{}-game/1", P::KIND)
}

impl<P: Play> OfPuzzle for Game<P> {
    type Puzzle = Puzzle<P>;

    fn format() -> String {
        format::<P>()
    }

    fn about(puzzle: &Puzzle<P>) -> About {
        puzzle.about()
    }

    fn of_puzzle(puzzle: Puzzle<P>, limits: Limits) -> Result<Self, BeginError<ActionError>> {
        Self::new(puzzle, limits)
    }

    fn its_puzzle(&self) -> &Puzzle<P> {
        &self.puzzle
    }

    fn bare_puzzle(&self) -> Puzzle<P> {
        Puzzle { seed: None, solution: None, minimum: None, ..self.puzzle.clone() }
    }

    fn is_over(&self) -> bool {
        self.history.state().is_over
    }
}

pub(crate) fn read_game<P: Play>(text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
    Ok(Box::new(saved::read::<Game<P>>(text, limits)?))
}

pub(crate) fn summary<P: Play>(text: &str) -> Result<Summary, String> {
    saved::summary::<Game<P>>(text)
}
