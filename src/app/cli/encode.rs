//! `smyoz encode`: puzzles as formulas, for other solvers.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use serde_json::{Value, json};
use thiserror::Error;

use super::files::{self, has_extension};
use super::input::{Puzzles, Source};
use super::output::Output;
use super::print::refuse_common_names;
use super::values::number;
use super::{Answer, CommandError};
use crate::registry::{Encoded, Registry};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Record;
use smyoz_core::sat::{Lit, dimacs};

/// Print a puzzle as a formula in DIMACS, with all names in comments
///
/// The first variables stand for what lies on the board: those that are true in a model form the
/// layout. The last clauses have one literal each, and state that the rules and the clues hold;
/// leave them out to pass the literals as assumptions.
#[derive(Args)]
pub(super) struct Encode {
    #[command(flatten)]
    puzzles: Puzzles,
    /// File (.cnf) or directory (new or empty), instead of standard output
    ///
    /// A file that exists is replaced. In a directory, each puzzle has a file, named by seed or id.
    #[arg(long, value_hint = ValueHint::AnyPath, value_name = "FILE|DIR")]
    out: Option<PathBuf>,
    /// Number of solutions from which clauses are derived that no rule states, such as those of islands
    #[arg(long = "models", alias = "limit", value_name = "N", default_value = "10000", value_parser = number::<u32>(1..))]
    limit: u32,
    /// Print one JSON line per puzzle
    #[arg(long, conflicts_with = "out")]
    json: bool,
}

/// A file, like standard output, holds one formula.
#[derive(Debug, Error)]
#[error("expected one puzzle, found {0}: give --out DIR for a file each, or --json")]
struct SeveralPuzzlesError(usize);

impl super::Misuse for SeveralPuzzlesError {}

impl Encode {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        if self.json {
            let reading = self.puzzles.each(registry, |source| {
                let json = self.json(&source);
                output.json(&json)
            })?;
            reading.end()?;
            return Ok(Answer::Yes);
        }
        if let Some(out) = &self.out {
            files::refuse_others(out, &["cnf"])?;
            match is_file(out) {
                true => files::expect_file(out)?,
                false => files::expect_new_directory(out)?,
            }
            files::refuse_inputs([out], &self.puzzles.paths)?;
        }
        let (sources, reading) = self.puzzles.read(registry)?;
        reading.end()?;
        match (&self.out, &sources[..]) {
            (None, [source]) => output.text(self.text(source))?,
            (Some(out), [source]) if is_file(out) => files::write_named(out, self.text(source), "a formula")?,
            (Some(out), sources) if !is_file(out) => self.write_all(out, sources)?,
            (_, sources) => return Err(SeveralPuzzlesError(sources.len()).into()),
        }
        Ok(Answer::Yes)
    }

    fn write_all(&self, directory: &Path, sources: &[Source]) -> Result<(), CommandError> {
        refuse_common_names(sources.iter().map(|source| (source.puzzle.file_stem(), source.name())))?;
        files::fill_new_directory(directory, |inside| {
            sources.iter().try_for_each(|source| {
                let name = format!("{}.cnf", source.puzzle.file_stem());
                files::write_within(&inside.join(name), self.text(source))
            })
        })?;
        files::tell_directory(directory, sources.len());
        Ok(())
    }

    fn encoded(&self, source: &Source) -> Encoded {
        source.puzzle.encode(self.limit as usize, Limits::NONE).expect("there is no limit")
    }

    /// The formula in DIMACS.
    fn text(&self, source: &Source) -> String {
        let Encoded { id, formula, assumptions, is_whole } = self.encoded(source);
        let limit = self.limit;
        let incomplete = match is_whole {
            true => String::new(),
            false => format!(
                "c ISLANDS INCOMPLETE: clauses for the first {limit} solutions only; others may have other islands\n"
            ),
        };
        format!("c {}, id {id}\n{incomplete}{}", source.name(), dimacs(&formula, &assumptions))
    }

    /// The formula for programs: literals are numbers as in DIMACS.
    fn json(&self, source: &Source) -> Value {
        let Encoded { formula, assumptions, is_whole, .. } = self.encoded(source);
        let numbers = |clause: &[Lit]| clause.iter().map(|literal| literal.dimacs()).collect::<Vec<_>>();
        let names: BTreeMap<i32, &String> =
            formula.names().iter().map(|(literal, name)| (literal.dimacs(), name)).collect();
        source.of(json!({
            "variables": formula.variables(),
            "clauses": formula.clauses_from(0).map(numbers).collect::<Vec<_>>(),
            "assumptions": numbers(&assumptions),
            "names": names,
            "complete": is_whole,
        }))
    }
}

/// Whether a path names a file with a formula rather than a directory.
fn is_file(out: &Path) -> bool {
    files::is_stream(out) || (has_extension(out, "cnf") && !files::is_directory(out))
}
