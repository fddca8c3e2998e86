//! `smyoz convert`: puzzles of Sea Battle from and to the formats of other programs.

use std::path::{Path, PathBuf};
use std::slice;

use clap::{Args, ValueHint};
use itertools::{Either, Itertools};
use thiserror::Error;

use crate::cli::input::{is_address, read_text};
use crate::cli::output::Output;
use crate::cli::values::by_name;
use crate::cli::{Answer, Failure, shown, tell_failure};
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
}

/// A text that begins like none of the formats.
#[derive(Debug, Error)]
#[error(
    "expected a puzzle of Sea Battle: JSON, an address of puzz.link, text of janko.at, facts `problem(…)` or MiniZinc \
     data"
)]
struct NoFormat;

impl Convert {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let (entries, failures): (Vec<Entry>, Vec<Failure>) =
            self.sources.iter().flat_map(|source| self.sayable(source)).partition_map(|result| match result {
                Ok(entry) => Either::Left(entry),
                Err(failure) => Either::Right(failure),
            });
        failures.iter().for_each(tell_failure);
        if !entries.is_empty() {
            output.text(self.to.write(&entries).map_err(|error| Failure::content("--to", error))?)?;
        }
        if failures.is_empty() { Ok(Answer::Yes) } else { Err(Failure::Unread) }
    }

    /// The puzzles of a source that can be said in the format to write, and why the others cannot.
    fn sayable(&self, source: &Path) -> Vec<Result<Entry, Failure>> {
        let entries = match read(source) {
            Ok(entries) => entries,
            Err(failure) => return vec![Err(failure)],
        };
        let (name, is_alone) = (shown::path(source), entries.len() == 1);
        let sayable = |(number, entry): (usize, Entry)| match self.to.write(slice::from_ref(&entry)) {
            Ok(_) => Ok(entry),
            Err(error) if is_alone => Err(Failure::content(&*name, error)),
            Err(error) => Err(Failure::content(format!("{name}: puzzle {number}"), error)),
        };
        (1..).zip(entries).map(sayable).collect()
    }
}

/// The puzzles of a file, of standard input, or of an address.
fn read(source: &Path) -> Result<Vec<Entry>, Failure> {
    let name = || shown::path(source);
    if let Some(address) = source.to_str().filter(|_| is_address(source)) {
        return Format::PuzzLink.read(address).map_err(|error| Failure::content(name(), error));
    }
    let text = read_text(source)?;
    let format = Format::detect(&text).ok_or_else(|| Failure::content(name(), NoFormat))?;
    format.read(&text).map_err(|error| Failure::content(name(), error))
}
