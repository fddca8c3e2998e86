//! Puzzles of either game, told apart by the format that a file names.

use itertools::{Either, Itertools};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::Failure;
use super::input::{FromText, Source};
use super::print::Format;
use super::puzzle_files::Filed;
use super::rows::Listed;
use smyoz_core::judging::certificate::Files;
use smyoz_core::puzzles::{Id, Level, Record, Seed};
use smyoz_games::sea_battle;
use smyoz_games::smyoz::compose::Traits;
use smyoz_games::smyoz::puzzle::{Claim, Puzzle, ReadError, read_as, read_puzzle};
use smyoz_paper::Style;
use smyoz_paper::book::Bindable;

/// A puzzle of either game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum AnyPuzzle {
    Smyoz(Box<Puzzle>),
    SeaBattle(Box<sea_battle::Puzzle>),
}

impl<'de> Deserialize<'de> for AnyPuzzle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let format = value.get("format").and_then(Value::as_str).unwrap_or_default();
        let puzzle = match format.starts_with(SEA_BATTLE) {
            true => serde_json::from_value(value).map(Self::SeaBattle),
            false => serde_json::from_value(value).map(Self::Smyoz),
        };
        puzzle.map_err(D::Error::custom)
    }
}

/// How the names of the formats of Sea Battle begin.
const SEA_BATTLE: &str = "sea-battle-puzzle/";

/// The format that a puzzle names, whatever else it says.
#[derive(Deserialize)]
struct Named {
    format: String,
}

/// Whether a text is meant to be a puzzle of Sea Battle.
pub(super) fn is_sea_battle(text: &str) -> bool {
    text.contains(SEA_BATTLE) && read_as(text).is_ok_and(|Named { format }| format.starts_with(SEA_BATTLE))
}

/// Does the same with the puzzle of either game.
macro_rules! either {
    ($any:expr, $puzzle:ident => $do:expr) => {
        match $any {
            AnyPuzzle::Smyoz($puzzle) => $do,
            AnyPuzzle::SeaBattle($puzzle) => $do,
        }
    };
}

impl Record for AnyPuzzle {
    fn game(&self) -> &'static str {
        either!(self, puzzle => puzzle.game())
    }

    fn id(&self) -> Id {
        either!(self, puzzle => puzzle.id())
    }

    fn seed(&self) -> Option<Seed> {
        either!(self, puzzle => puzzle.seed())
    }

    fn level(&self) -> Option<Level> {
        either!(self, puzzle => puzzle.level())
    }
}

impl Listed for AnyPuzzle {
    fn traits(&self) -> Traits {
        either!(self, puzzle => puzzle.traits())
    }

    fn kind(&self) -> Claim {
        either!(self, puzzle => puzzle.kind())
    }

    fn items(&self) -> u32 {
        either!(self, puzzle => puzzle.items())
    }

    fn score(&self) -> Option<u32> {
        either!(self, puzzle => puzzle.score())
    }
}

impl Filed for AnyPuzzle {
    const CLUE: &str = "clue";

    fn chosen(&self) -> usize {
        either!(self, puzzle => puzzle.chosen())
    }

    fn is_proved(&self) -> Option<bool> {
        either!(self, puzzle => puzzle.is_proved())
    }

    fn draw(&self, stem: &str, formats: &[Format], style: Style) -> Result<Vec<(String, Vec<u8>)>, Failure> {
        either!(self, puzzle => puzzle.draw(stem, formats, style))
    }

    fn certify(&self) -> Result<Files, String> {
        either!(self, puzzle => puzzle.certify())
    }
}

impl FromText for AnyPuzzle {
    fn from_text(text: &str) -> Result<Self, ReadError> {
        // What names no format is refused as a puzzle of SMYOZ.
        match is_sea_battle(text) {
            true => read_as(text).map(|puzzle| Self::SeaBattle(Box::new(puzzle))),
            false => read_puzzle(text).map(|puzzle| Self::Smyoz(Box::new(puzzle))),
        }
    }
}

impl AsRef<dyn Bindable> for AnyPuzzle {
    fn as_ref(&self) -> &(dyn Bindable + 'static) {
        either!(self, puzzle => &**puzzle)
    }
}

/// The puzzles of SMYOZ, and those of Sea Battle.
pub(super) fn by_game(sources: Vec<Source<AnyPuzzle>>) -> (Vec<Source>, Vec<Source<sea_battle::Puzzle>>) {
    sources.into_iter().partition_map(|Source { path, line, puzzle }| match puzzle {
        AnyPuzzle::Smyoz(puzzle) => Either::Left(Source { path, line, puzzle: *puzzle }),
        AnyPuzzle::SeaBattle(puzzle) => Either::Right(Source { path, line, puzzle: *puzzle }),
    })
}
