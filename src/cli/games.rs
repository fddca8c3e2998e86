//! Puzzles of either game: a file says by its `format` which one it is of.

use itertools::{Either, Itertools};
use serde::Deserialize;

use super::input::{Readable, Source};
use crate::puzzle::{Puzzle, ReadError, read_puzzle};
use crate::sea_battle;

/// A puzzle of a game.
pub(super) enum OfGame {
    Smyoz(Box<Puzzle>),
    SeaBattle(Box<sea_battle::Puzzle>),
}

/// What tells the game.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Head {
    format: String,
}

impl Readable for OfGame {
    /// Whatever is not of Sea Battle is meant to be of SMYOZ.
    fn read(text: &str) -> Result<Self, ReadError> {
        let head: Head = serde_json::from_str(text).unwrap_or_default();
        match head.format.starts_with("sea-battle-puzzle/") {
            true => serde_json::from_str(text).map(Self::SeaBattle).map_err(|error| ReadError::from(&error)),
            false => read_puzzle(text).map(|puzzle| Self::Smyoz(Box::new(puzzle))),
        }
    }

    fn of_batch(puzzle: Puzzle) -> Self {
        Self::Smyoz(Box::new(puzzle))
    }
}

/// The puzzles of SMYOZ, and those of Sea Battle.
pub(super) fn by_game(sources: Vec<Source<OfGame>>) -> (Vec<Source>, Vec<Source<sea_battle::Puzzle>>) {
    sources.into_iter().partition_map(|Source { path, line, puzzle }| match puzzle {
        OfGame::Smyoz(puzzle) => Either::Left(Source { path, line, puzzle: *puzzle }),
        OfGame::SeaBattle(puzzle) => Either::Right(Source { path, line, puzzle: *puzzle }),
    })
}
