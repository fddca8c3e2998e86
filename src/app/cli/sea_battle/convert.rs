//! `smyoz convert`: puzzles of Sea Battle from and to the formats of other programs.

use std::path::{Path, PathBuf};
use std::slice;

use clap::{Args, ValueHint};
use itertools::Itertools;
use serde_json::json;
use thiserror::Error;

use super::GAME;
use crate::cli::input::{is_address, read_text};
use crate::cli::output::Output;
use crate::cli::shown::counted;
use crate::cli::values::by_name;
use crate::cli::{Answer, CommandError, files, shown, tell_failure};
use crate::registry::{Game, Registry};
use smyoz_core::puzzles::Record;
use smyoz_games::sea_battle::{Entry, Format};

/// Convert puzzles of Sea Battle from and to the formats of other programs
///
/// Reads JSON of this program, addresses of puzz.link, the text of pages of janko.at, Prolog facts
/// as in problem 014 of CSPLib, and MiniZinc data of the benchmark solbat; the format is recognised
/// by how the text begins. A puzzle that the other format cannot express, such as one with mines,
/// is refused. Solutions and names are kept where the format has a place for them; seeds, minima
/// and ratings only in JSON.
#[derive(Args)]
pub(in crate::cli) struct Convert {
    /// File, - for standard input, or address of puzz.link in quotes
    #[arg(value_hint = ValueHint::FilePath, required = true, value_name = "FILE|ADDRESS")]
    sources: Vec<PathBuf>,
    /// Format to write
    #[arg(long, value_name = "FORMAT", default_value_t = Format::Json, value_parser = by_name(Format::ALL, Format::name))]
    to: Format,
    /// File, instead of standard output; one that exists is replaced
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print one JSON line per puzzle, which quotes its text in that format
    #[arg(long, conflicts_with = "out")]
    json: bool,
}

/// A text that begins like none of the formats.
#[derive(Debug, Error)]
#[error(
    "expected a puzzle of Sea Battle: JSON, an address of puzz.link, text of janko.at, facts `problem(…)` or MiniZinc \
     data"
)]
struct UnknownFormatError;

/// A puzzle of another game.
#[derive(Debug, Error)]
#[error("expected a puzzle of Sea Battle, found one of {0}, for which other programs have no format")]
struct OtherGameError(&'static str);

/// A puzzle that can be expressed in the format to write, and where it came from.
struct Converted {
    file: PathBuf,
    entry: Entry,
    text: String,
}

impl Convert {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        if let Some(out) = &self.out {
            files::expect_file(out)?;
            files::refuse_inputs([out], &self.sources)?;
        }
        let (converted, failures): (Vec<Converted>, Vec<CommandError>) =
            self.sources.iter().flat_map(|source| self.sayable(registry, source)).partition_result();
        failures.iter().for_each(tell_failure);
        self.write(&converted, !failures.is_empty(), output)?;
        if failures.is_empty() { Ok(Answer::Yes) } else { Err(CommandError::Unread) }
    }

    /// Writes the puzzles; into a file only if all could be read.
    fn write(&self, converted: &[Converted], is_partial: bool, output: &mut Output) -> Result<(), CommandError> {
        if self.json {
            return converted.iter().try_for_each(|Converted { file, entry, text }| {
                let (id, to) = (entry.puzzle.id(), self.to.name());
                output.json(&json!({ "id": id, "file": file, "name": entry.name, "format": to, "text": text }))
            });
        }
        let entries: Vec<Entry> = converted.iter().map(|converted| converted.entry.clone()).collect();
        if entries.is_empty() {
            return Ok(());
        }
        let text = self.to.write(&entries).map_err(|error| CommandError::content("--to", error))?;
        match &self.out {
            None => output.text(text),
            Some(_) if is_partial => Ok(()),
            Some(out) => files::write_named(out, text, counted(entries.len(), "puzzle")),
        }
    }

    /// The puzzles of a source that can be expressed in the format to write, and why the others
    /// cannot.
    fn sayable(&self, registry: &Registry, source: &Path) -> Vec<Result<Converted, CommandError>> {
        let entries = match read(registry, source) {
            Ok(entries) => entries,
            Err(failure) => return vec![Err(failure)],
        };
        let (name, is_alone) = (shown::path(source), entries.len() == 1);
        let sayable = |(number, entry): (usize, Entry)| match self.to.write(slice::from_ref(&entry)) {
            Ok(text) => Ok(Converted { file: source.to_owned(), entry, text }),
            Err(error) if is_alone => Err(CommandError::content(&*name, error)),
            Err(error) => Err(CommandError::content(format!("{name}: puzzle {number}"), error)),
        };
        (1..).zip(entries).map(sayable).collect()
    }
}

/// The puzzles of a file, of standard input, or of an address.
fn read(registry: &Registry, source: &Path) -> Result<Vec<Entry>, CommandError> {
    let name = || shown::path(source);
    if let Some(address) = source.to_str().filter(|_| is_address(source)) {
        return Format::PuzzLink.read(address).map_err(|error| CommandError::content(name(), error));
    }
    let text = read_text(source)?;
    let format = Format::detect(&text).ok_or_else(|| CommandError::content(name(), UnknownFormatError))?;
    format.read(&text).map_err(|error| match other_game(registry, &text) {
        Some(game) => CommandError::content(name(), OtherGameError(game)),
        None => CommandError::content(name(), error),
    })
}

/// The game of a puzzle, or of the first of several, if it is not Sea Battle.
fn other_game(registry: &Registry, text: &str) -> Option<&'static str> {
    let read = registry.read(text).or_else(|_| registry.read(text.trim_start().lines().next().unwrap_or_default()));
    let puzzle = read.ok().filter(|puzzle| puzzle.game() != GAME)?;
    registry.game(puzzle.game()).map(Game::name)
}
