//! `smyoz print`: puzzles and solutions as printable files.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::input::{Puzzles, Source};
use super::output::Output;
use super::{Answer, Failure, StyleArgs, files};
use crate::print::{Exporter, Part, Style, Svg, Text};
use crate::puzzle::Puzzle;
use crate::sat::Varisat;
use crate::smyoz::encode::Engine;

/// Puzzles as printable files, or as text on standard output
#[derive(Args)]
pub(super) struct Print {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Directory for the files, instead of standard output; new or empty
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Formats, separated by commas
    #[arg(long, value_enum, value_delimiter = ',', default_value = "text,svg", requires = "out")]
    format: Vec<Format>,
    /// Also print the solutions on standard output
    #[arg(long, conflicts_with = "out")]
    solution: bool,
    #[command(flatten)]
    style: StyleArgs,
}

/// A format of files for a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// The puzzle as data
    Json,
    /// Sheets for a terminal
    Text,
    /// Pages for paper
    Svg,
}

impl Print {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let mut sources = self.puzzles.read()?;
        let style = self.style.style();
        if self.out.is_some() || self.solution {
            for source in &mut sources {
                solve(&mut source.puzzle, &source.name)?;
            }
        }
        match &self.out {
            Some(directory) => {
                refuse_common_names(&sources)?;
                files::new_directory(directory)?;
                for source in &sources {
                    write(directory, &source.puzzle, &self.format, style)?;
                }
            }
            None => {
                for source in &sources {
                    let parts = if self.solution { &Part::ALL[..] } else { &[Part::Puzzle] };
                    for &part in parts {
                        output.text(page(&Text, &source.puzzle, part, style)?)?;
                    }
                }
            }
        }
        Ok(Answer::Yes)
    }
}

/// Refuses puzzles whose files would bear the same names: one would overwrite the other.
fn refuse_common_names(sources: &[Source]) -> Result<(), Failure> {
    let mut names = HashMap::new();
    for source in sources {
        let stem = source.puzzle.file_stem();
        if let Some(other) = names.insert(stem.clone(), &source.name) {
            return Err(Failure::Input(format!("{other} and {}: both would be written to {stem}", source.name)));
        }
    }
    Ok(())
}

/// Gives a puzzle its solution, if it carries none.
fn solve(puzzle: &mut Puzzle, name: &str) -> Result<(), Failure> {
    if puzzle.solution.is_none() {
        let unique = Engine::<Varisat>::for_inventory(&puzzle.inventory).solutions(&puzzle.clues(), 1).unique();
        puzzle.solution =
            Some(unique.ok_or_else(|| Failure::Input(format!("{name}: expected a puzzle with one solution")))?);
    }
    Ok(())
}

/// Writes the files of a puzzle that carries its solution: `NAME.json`, `NAME.txt`, `NAME-solution.txt`, `NAME.svg`,
/// `NAME-solution.svg`.
pub(super) fn write(directory: &Path, puzzle: &Puzzle, formats: &[Format], style: Style) -> Result<(), Failure> {
    let stem = puzzle.file_stem();
    let write_pages = |exporter: &dyn Exporter| -> Result<(), Failure> {
        for (part, suffix) in [(Part::Puzzle, ""), (Part::Solution, "-solution")] {
            let path = directory.join(format!("{stem}{suffix}.{}", exporter.extension()));
            files::write(&path, &page(exporter, puzzle, part, style)?)?;
        }
        Ok(())
    };
    for format in formats {
        match format {
            Format::Json => {
                let json = serde_json::to_string(puzzle).expect("a puzzle is plain data");
                files::write(&directory.join(format!("{stem}.json")), &(json + "\n"))?;
            }
            Format::Text => write_pages(&Text)?,
            Format::Svg => write_pages(&Svg)?,
        }
    }
    Ok(())
}

fn page(exporter: &dyn Exporter, puzzle: &Puzzle, part: Part, style: Style) -> Result<String, Failure> {
    exporter.export(puzzle, part, style).map_err(|error| Failure::Input(format!("{}: {error}", puzzle.file_stem())))
}
