//! Games as commands and the Explorer see them, and the list of those that there are.
//!
//! Everything below is generic and compiled for each game; here it becomes objects, of which one
//! call is a whole operation: a verdict, a path, a seed of a batch. A [`AnyGame`] is known by its
//! name, and may have puzzles ([`PuzzleGame`]); a puzzle that was read is [`AnyPuzzle`]. A game
//! whose puzzles have the [standard form](smyoz_core::standard) need not write any of that: it
//! states a [`StandardGame`], and [`Entry`] makes the rest.
//!
//! Only [`Registry::read`] looks at the format that a puzzle names.

#![warn(missing_docs, clippy::missing_errors_doc)]

mod answers;
pub mod asked;
pub mod clue_wishes;
pub mod composing;
pub mod contest;
mod entry;
mod exchange;
mod form;
mod game;
mod job;
mod puzzle;
mod sheets;
pub mod standard;
pub mod values;
pub mod verdict;
mod web;

pub use answers::{
    Blame, CertificateFiles, CertifyError, Counted, Encoded, NoContradiction, NotProvedError, Report, Solved,
    Strictness, Traits,
};
pub use asked::{LayoutSource, Layouts, Read, Refusal, Reply, SeedLayout, Tool, with_clause, with_text};
pub use entry::{Entry, StandardGame};
pub use exchange::{Exchange, NamedPuzzle, ReadPuzzles};
pub use form::Form;
pub use game::{AnyGame, Composing, Imported, PuzzleGame};
pub use job::{
    Attempt, CommonWishes, Dispute, Job, JobError, Prepared, RefusedError, Settings, Text, YES, over_after, settings,
};
pub use puzzle::AnyPuzzle;
pub use sheets::{Sheet, Sheets};
pub use web::{Web, web_scripts};

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::play::{Played, ReadGameError, Summary, VEILED, format_of, unveiled};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{ReadError, read_as};

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
        let kinds = games.iter().flat_map(|game| game.aliases().iter().copied().chain([game.kind()]));
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
        let is_named = |game: &&'static dyn AnyGame| game.kind() == name || game.aliases().contains(&name);
        self.games.iter().copied().find(is_named)
    }

    /// What is counted in solutions of the games, each thing once.
    pub fn counted(&self) -> Vec<Counted> {
        let mut all: Vec<Counted> = Vec::new();
        for counted in self.games.iter().filter_map(|game| Some(game.puzzles()?.counted())).flatten() {
            if all.iter().all(|other| other.name != counted.name) {
                all.push(*counted);
            }
        }
        all
    }

    /// Reads a puzzle of any of the games. What names no format, or an unknown one, is refused as a
    /// puzzle of the usual game.
    ///
    /// # Errors
    /// If it is not a puzzle.
    pub fn read(&self, text: &str) -> Result<Box<dyn AnyPuzzle>, ReadError> {
        match self.game_of(text) {
            Some(game) => game.read(text).map_err(|error| match read_as::<IgnoredAny>(text) {
                // What is no JSON names no format.
                Err(no_json) => no_json,
                Ok(_) => self.with_formats(error),
            }),
            None => Err(ReadError::from(&serde::de::Error::custom("no game here has puzzles"))),
        }
    }

    /// An error that names the formats of all games, if it is about the format.
    fn with_formats(&self, error: ReadError) -> ReadError {
        let formats: Vec<String> =
            self.games.iter().filter_map(|game| Some(format!("`{}`", game.puzzles()?.format()))).collect();
        let expected = format!("expected {}", formats.join(" or "));
        let message = match error.message.split_once(": expected ") {
            Some((unknown, format))
                if unknown.contains("unknown format `") && formats.iter().any(|one| one == format) =>
            {
                format!("{unknown}: {expected}")
            }
            _ if error.message == "`format` is missing" => format!("{}: {expected}", error.message),
            _ => error.message,
        };
        ReadError { message, ..error }
    }

    /// The puzzles of a text in a format of other programs that one of the games knows.
    pub fn import(&self, text: &str) -> Option<Imported> {
        self.games.iter().find_map(|game| game.puzzles()?.import(text))
    }

    /// The game whose puzzle a text is meant to be.
    pub fn game_of(&self, text: &str) -> Option<&dyn PuzzleGame> {
        let game = self.game_by_format(text).and_then(|game| game.puzzles());
        game.or_else(|| self.games.iter().find_map(|game| game.puzzles()))
    }

    /// The game that a text names as its format, even if it is not a puzzle otherwise.
    pub fn game_by_format(&self, text: &str) -> Option<&'static dyn AnyGame> {
        #[derive(Deserialize)]
        struct Named {
            format: String,
        }
        let format = read_as(text).map_or_else(|_| String::new(), |Named { format }| format);
        let is_of = |game: &&&'static dyn AnyGame| {
            let version = format.strip_prefix(game.kind()).and_then(|rest| rest.strip_prefix("-puzzle/"));
            version.is_some() && game.puzzles().is_some()
        };
        self.games.iter().find(is_of).copied()
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
    fn played_game(&self, text: &str) -> Result<&dyn PuzzleGame, ReadGameError> {
        let format = format_of(text)?;
        let played =
            |game: &&'static dyn AnyGame| game.puzzles().filter(|game| game.played_format().as_ref() == Some(&format));
        let known = || self.played_formats();
        self.games
            .iter()
            .find_map(played)
            .ok_or_else(|| ReadGameError::Format { format: format.clone(), known: known() })
    }

    /// Whether a format is that of saved games, of whatever version.
    pub(crate) fn is_played(&self, format: &str) -> bool {
        let formats = self.games.iter().filter_map(|game| game.puzzles()?.played_format());
        let mut names =
            formats.chain([VEILED.to_owned()]).filter_map(|known| Some(known.split_once('/')?.0.to_owned()));
        format.split_once('/').is_some_and(|(name, _)| names.any(|known| known == name))
    }

    fn played_formats(&self) -> String {
        let formats = self.games.iter().filter_map(|game| game.puzzles()?.played_format());
        formats.collect::<Vec<_>>().join(", ")
    }
}
