//! `smyoz convert`: puzzles from and to the formats of other programs.

use std::error::Error as StdError;
use std::path::{Path, PathBuf};
use std::slice;

use clap::{Args, ValueHint};
use itertools::Itertools;
use serde_json::json;
use thiserror::Error;

use super::games::NotForGameError;
use super::given::Given;
use super::input::{in_address, is_address, names_game, puzzle_files, read_text};
use super::output::Output;
use super::shown::counted;
use super::{Answer, CommandError, FileError, files, shown, tell_failure};
use crate::registry::{AnyGame, Exchange, NamedPuzzle, Registry};
use smyoz_core::puzzles::Record;

/// Convert puzzles from and to the formats of other programs
#[derive(Args)]
pub(super) struct Convert {
    /// File, directory of puzzles, - for standard input, or address of puzz.link in quotes
    #[arg(value_hint = ValueHint::AnyPath, required = true, value_name = "FILE|ADDRESS")]
    sources: Vec<PathBuf>,
    /// File, instead of standard output; one that exists is replaced
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print one JSON line per puzzle, which quotes its text in that format
    #[arg(long, conflicts_with = "out")]
    json: bool,
}

/// The command, which a game gives the option that names the format.
pub(super) type ConvertCommand = Given<Convert>;

/// A text that begins like none of the formats.
#[derive(Debug, Error)]
#[error("expected {0}")]
struct UnknownFormatError(&'static str);

/// A puzzle of another game.
#[derive(Debug, Error)]
#[error("expected a puzzle of {0}, found one of {1}, for which other programs have no format")]
struct NoFormatError(String, &'static str);

/// A puzzle that can be expressed in the format to write, and where it came from.
struct Converted {
    file: PathBuf,
    puzzle: NamedPuzzle,
    text: String,
}

impl ConvertCommand {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let Convert { sources, out, .. } = &self.options;
        if let Some(out) = out {
            files::expect_file(out)?;
            files::refuse_inputs([out], sources)?;
        }
        let lacks = || NotForGameError::new(registry.usual().kind(), "formats of other programs");
        let exchanges = |game: &&'static dyn AnyGame| Some((*game, game.extras().exchange?));
        let (game, exchange) = registry.games().iter().find_map(exchanges).ok_or_else(lacks)?;
        let sayable = |file: Result<PathBuf, CommandError>| match file {
            Ok(file) => self.sayable(game, exchange, registry, &file),
            Err(failure) => vec![Err(failure)],
        };
        let (converted, failures): (Vec<Converted>, Vec<CommandError>) =
            sources.iter().flat_map(|source| puzzle_files(source)).flat_map(sayable).partition_result();
        failures.iter().for_each(tell_failure);
        self.write(exchange, &converted, !failures.is_empty(), output)?;
        if failures.is_empty() { Ok(Answer::Yes) } else { Err(CommandError::Unread) }
    }

    /// Writes the puzzles; into a file only if all could be read.
    fn write(
        &self,
        exchange: &Exchange,
        converted: &[Converted],
        is_partial: bool,
        output: &mut Output,
    ) -> Result<(), CommandError> {
        if self.options.json {
            let to = (exchange.format)(self.matches());
            return converted.iter().try_for_each(|Converted { file, puzzle: NamedPuzzle { name, puzzle }, text }| {
                let id = puzzle.id();
                output.json(&json!({ "id": id, "file": file, "name": name, "format": to, "text": text }))
            });
        }
        let puzzles: Vec<NamedPuzzle> = converted.iter().map(|converted| converted.puzzle.clone()).collect();
        if puzzles.is_empty() {
            return Ok(());
        }
        let text = (exchange.write)(&puzzles, self.matches()).map_err(|error| CommandError::content("--to", error))?;
        match &self.options.out {
            None => output.text(text),
            Some(_) if is_partial => Ok(()),
            Some(out) => files::write_named(out, text, counted(puzzles.len(), "puzzle")),
        }
    }

    /// The puzzles of a source that can be expressed in the format to write, and why the others
    /// cannot.
    fn sayable(
        &self,
        game: &dyn AnyGame,
        exchange: &Exchange,
        registry: &Registry,
        source: &Path,
    ) -> Vec<Result<Converted, CommandError>> {
        let puzzles = match read(game, exchange, registry, source) {
            Ok(puzzles) => puzzles,
            Err(failure) => return vec![Err(failure)],
        };
        let (name, is_alone) = (shown::path(source), puzzles.len() == 1);
        let write = |puzzle: &_| (exchange.write)(slice::from_ref(puzzle), self.matches());
        let sayable = |(number, puzzle): (usize, NamedPuzzle)| match write(&puzzle) {
            Ok(text) => Ok(Converted { file: source.to_owned(), puzzle, text }),
            Err(error) if is_alone => Err(CommandError::content(&*name, error)),
            Err(error) => Err(CommandError::content(format!("{name}: puzzle {number}"), error)),
        };
        (1..).zip(puzzles).map(sayable).collect()
    }
}

/// The puzzles of a file, of standard input, or of an address.
fn read(
    game: &dyn AnyGame,
    exchange: &Exchange,
    registry: &Registry,
    source: &Path,
) -> Result<Vec<NamedPuzzle>, CommandError> {
    let failure = |error: Box<dyn StdError + Send + Sync>| CommandError::content(shown::path(source), error);
    let text = match source.to_str().filter(|_| is_address(source)) {
        Some(address) if !names_game(address) => return Err(CommandError::file(source, FileError::NoAddress)),
        Some(address) => address.to_owned(),
        None => read_text(source)?,
    };
    let puzzles = (exchange.read)(&text).ok_or_else(|| failure(UnknownFormatError(exchange.expected).into()))?;
    puzzles.map_err(|error| match other_game(game, registry, &text) {
        Some(other) => failure(NoFormatError(game.short_name(), other).into()),
        None if is_address(source) => failure(in_address(&error).into()),
        None => failure(error.into()),
    })
}

/// The game of a puzzle, or of the first of several, if it is not this one.
fn other_game(game: &dyn AnyGame, registry: &Registry, text: &str) -> Option<&'static str> {
    let read = registry.read(text).or_else(|_| registry.read(text.trim_start().lines().next().unwrap_or_default()));
    let puzzle = read.ok().filter(|puzzle| puzzle.game() != game.kind())?;
    registry.game(puzzle.game()).map(AnyGame::name)
}
