//! Puzzles of either game, told apart by the format that a file names.

use super::input::FromText;
use crate::puzzle::{Puzzle, ReadError, read_as, read_puzzle};
use crate::sea_battle;

/// A puzzle of either game.
pub(super) enum AnyPuzzle {
    Smyoz(Box<Puzzle>),
    SeaBattle(Box<sea_battle::Puzzle>),
}

impl From<Puzzle> for AnyPuzzle {
    fn from(puzzle: Puzzle) -> Self {
        Self::Smyoz(puzzle.into())
    }
}

impl FromText for AnyPuzzle {
    fn from_text(text: &str) -> Result<Self, ReadError> {
        match read_puzzle(text) {
            Err(_) if text.contains(sea_battle::puzzle::FORMAT) => {
                read_as(text).map(|puzzle| Self::SeaBattle(Box::new(puzzle)))
            }
            read => read.map(Self::from),
        }
    }
}
