//! Games as commands and the Explorer see them, and the list of those that there are.
//!
//! Everything below is generic and compiled for each game; here it becomes objects, of which one
//! call is a whole operation: a verdict, a path, a seed of a batch. An [`Entry`] is a game as an
//! [`AnyGame`]; its puzzles are [`AnyPuzzle`].
//!
//! Only [`Registry::read`] looks at the format that a puzzle names.

#![warn(missing_docs, clippy::missing_errors_doc)]

mod answers;
pub mod asked;
pub mod composing;
pub mod contest;
mod entry;
mod exchange;
mod game;
mod job;
pub mod merits;
mod puzzle;
mod sheets;
pub mod standard;
pub mod values;
pub mod verdict;
mod web;
pub mod wishes;

pub use answers::{
    Blame, CertificateFiles, CertifyError, Counted, Encoded, NoContradiction, NotProvedError, Report, Solved,
    Strictness, Traits,
};
pub use asked::{Layouts, Read, Refusal, Reply, SeedLayout, Tool, with_clause, with_text};
pub use entry::Entry;
pub use exchange::{Exchange, NamedPuzzle, ReadPuzzles};
pub use game::{AnyGame, BoardOptions, Composing, Extras, Imported};
pub use job::{Attempt, Dispute, Job, JobError, RefusedError, Text, over_after};
pub use puzzle::AnyPuzzle;
pub use sheets::{Sheet, Sheets};
pub use web::{Web, web_scripts};
pub use wishes::Wishes;

use serde::de::{Error as _, IgnoredAny};
use serde::{Deserialize, Deserializer};

use crate::play::{Played, ReadGameError, Summary, VEILED, format_of, unveiled};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Object, ReadError, read_as};

/// What any puzzle names.
#[derive(Deserialize)]
struct Named {
    format: Option<String>,
}

/// The games that a program knows.
#[derive(Clone)]
pub struct Registry {
    games: Vec<&'static dyn AnyGame>,
}

impl Registry {
    /// These games; the first is meant where none is named.
    ///
    /// # Panics
    /// If there is none, or two have the same name.
    pub fn new(games: Vec<&'static dyn AnyGame>) -> Self {
        assert!(!games.is_empty(), "a registry has a game");
        let kinds = games.iter().flat_map(|game| game.extras().aliases.iter().copied().chain([game.kind()]));
        let is_unique =
            kinds.clone().enumerate().all(|(at, kind)| kinds.clone().skip(at + 1).all(|other| other != kind));
        assert!(is_unique, "each game has a name of its own");
        Self { games }
    }

    /// The games.
    pub fn games(&self) -> &[&'static dyn AnyGame] {
        &self.games
    }

    /// The game that is meant where none is named.
    pub fn usual(&self) -> &'static dyn AnyGame {
        self.games[0]
    }

    /// The game with this name, or with this other name.
    pub fn game(&self, name: &str) -> Option<&'static dyn AnyGame> {
        let is_named = |game: &&'static dyn AnyGame| game.kind() == name || game.extras().aliases.contains(&name);
        self.games.iter().copied().find(is_named)
    }

    /// What is counted in solutions of the games, each thing once.
    pub fn counted(&self) -> Vec<Counted> {
        let mut all: Vec<Counted> = Vec::new();
        for counted in self.games.iter().flat_map(|game| game.extras().counted) {
            if all.iter().all(|other| other.name != counted.name) {
                all.push(*counted);
            }
        }
        all
    }

    /// Reads a puzzle of any of the games.
    ///
    /// # Errors
    /// If it is not a puzzle.
    pub fn read(&self, text: &str) -> Result<Box<dyn AnyPuzzle>, ReadError> {
        self.game_by_format(text).map_or_else(|| Err(self.unknown_format(text)), |game| game.read(text))
    }

    /// That a text names no format of these games.
    fn unknown_format(&self, text: &str) -> ReadError {
        #[derive(Debug, Deserialize)]
        struct Keys {
            #[serde(rename = "format", deserialize_with = "unknown")]
            _format: (),
        }
        fn unknown<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
            let name = String::deserialize(deserializer)?;
            Err(D::Error::custom(format_args!("unknown format `{name}`")))
        }
        // What is no JSON names no format.
        if let Err(error) = read_as::<IgnoredAny>(text).and_then(|_| read_as::<Object<Named>>(text)) {
            return error;
        }
        let error = read_as::<Object<Keys>>(text).map(drop).expect_err("no format is known here");
        let formats: Vec<String> = self.games.iter().map(|game| format!("`{}`", game.format())).collect();
        ReadError { message: format!("{}: expected {}", error.message, formats.join(" or ")), ..error }
    }

    /// The puzzles of a text in a format of other programs that one of the games knows.
    pub fn import(&self, text: &str) -> Option<Imported> {
        self.games.iter().find_map(|game| (game.extras().import)(text))
    }

    /// The game whose puzzle a text is meant to be.
    pub fn game_of(&self, text: &str) -> &'static dyn AnyGame {
        self.game_by_format(text).unwrap_or(self.usual())
    }

    /// The game that a text names as its format, even if it is not a puzzle otherwise.
    pub fn game_by_format(&self, text: &str) -> Option<&'static dyn AnyGame> {
        let Named { format } = read_as(text).ok()?;
        self.games.iter().find(|game| Some(game.format()) == format).copied()
    }

    /// Reads a saved game of any kind, unless it is cancelled before it is known whether its puzzle
    /// is unique.
    ///
    /// # Errors
    /// If the text is not one, or an action of it cannot be done.
    pub fn read_played(&self, text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
        let text = unveiled(text)?;
        self.played_game(&text)?.read_played(&text, limits)
    }

    /// What lists show of a saved game of any kind.
    ///
    /// # Errors
    /// If the text is not one.
    pub fn summary(&self, text: &str) -> Result<Summary, String> {
        let text = unveiled(text).map_err(|error| error.to_string())?;
        self.played_game(&text).map_err(|error| error.to_string())?.summary(&text)
    }

    /// The game of which a text is a saved game.
    fn played_game(&self, text: &str) -> Result<&'static dyn AnyGame, ReadGameError> {
        let format = format_of(text)?;
        let played = self.games.iter().find(|game| game.played_format().as_ref() == Some(&format));
        played.copied().ok_or_else(|| ReadGameError::Format { format, known: self.played_formats() })
    }

    /// Whether a format is that of saved games, of whatever version.
    pub fn is_played(&self, format: &str) -> bool {
        let formats = self.games.iter().filter_map(|game| game.played_format());
        let mut names =
            formats.chain([VEILED.to_owned()]).filter_map(|known| Some(known.split_once('/')?.0.to_owned()));
        format.split_once('/').is_some_and(|(name, _)| names.any(|known| known == name))
    }

    fn played_formats(&self) -> String {
        let formats = self.games.iter().filter_map(|game| game.played_format());
        formats.collect::<Vec<_>>().join(", ")
    }
}
