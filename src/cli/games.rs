//! Puzzles of either game, told apart by the format that a file names.

use itertools::{Either, Itertools};

use super::input::{FromText, Source};
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
            Err(_) if is_sea_battle(text) => read_as(text).map(|puzzle| Self::SeaBattle(Box::new(puzzle))),
            read => read.map(Self::from),
        }
    }
}

/// Whether a text that is no puzzle of SMYOZ is meant to be one of Sea Battle.
pub(super) fn is_sea_battle(text: &str) -> bool {
    text.contains("\"sea-battle-puzzle/")
}

/// The puzzles of SMYOZ, and those of Sea Battle.
pub(super) fn by_game(sources: Vec<Source<AnyPuzzle>>) -> (Vec<Source>, Vec<Source<sea_battle::Puzzle>>) {
    sources.into_iter().partition_map(|Source { path, line, puzzle }| match puzzle {
        AnyPuzzle::Smyoz(puzzle) => Either::Left(Source { path, line, puzzle: *puzzle }),
        AnyPuzzle::SeaBattle(puzzle) => Either::Right(Source { path, line, puzzle: *puzzle }),
    })
}
