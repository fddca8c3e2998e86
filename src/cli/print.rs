//! `smyoz print`: puzzles and solutions as printable files.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use thiserror::Error;

use super::files::Staged;
use super::input::{Puzzles, Source};
use super::output::Output;
use super::{Answer, Failure, StyleArgs, files};
use crate::print::{Exporter, PageKind, Pdf, Png, Style, Svg, Text};
use crate::puzzle::Puzzle;
use crate::sat::Varisat;
use crate::smyoz::encode::Engine;

/// Print puzzles as text on standard output, or write them to printable files
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

/// A file format for puzzles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(super) enum Format {
    /// The puzzle as data
    Json,
    /// Sheets for a terminal
    Text,
    /// Pages as drawings
    Svg,
    /// Pages for printing
    Pdf,
    /// Pages as pictures
    Png,
}

impl Format {
    /// What draws the pages; `None` for the puzzle as data.
    fn exporter(self) -> Option<&'static dyn Exporter> {
        match self {
            Self::Json => None,
            Self::Text => Some(&Text),
            Self::Svg => Some(&Svg),
            Self::Pdf => Some(&Pdf),
            Self::Png => Some(&Png),
        }
    }
}

impl Print {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let (mut sources, reading) = self.puzzles.read()?;
        let style = self.style.style();
        if self.out.is_some() || self.solution {
            for source in &mut sources {
                solve(source)?;
            }
        }
        match &self.out {
            Some(directory) => {
                refuse_common_names(&sources)?;
                files::new_directory(directory)?;
                for source in &sources {
                    let puzzle = &source.puzzle;
                    let staged = stage(directory, &puzzle.file_stem(), puzzle, &self.format, style)?;
                    staged.into_iter().try_for_each(Staged::place)?;
                }
            }
            None => {
                for source in &sources {
                    let parts = if self.solution { &PageKind::ALL[..] } else { &[PageKind::Puzzle] };
                    for &part in parts {
                        let text = page(&Text, &source.puzzle, part, style)?;
                        output.text(String::from_utf8(text).expect("a text is UTF-8"))?;
                    }
                }
            }
        }
        reading.end()?;
        Ok(Answer::Yes)
    }
}

/// The files of two puzzles would have the same names.
#[derive(Debug, Error)]
#[error("both would be written to {0}")]
struct CommonName(String);

/// A puzzle whose file has no solution turned out to have none, or several.
#[derive(Debug, Error)]
#[error("expected a puzzle with exactly one solution")]
struct NotUnique;

/// Refuses puzzles whose files would have the same names: one would overwrite the other.
fn refuse_common_names(sources: &[Source]) -> Result<(), Failure> {
    let mut names = HashMap::new();
    for source in sources {
        let stem = source.puzzle.file_stem();
        if let Some(other) = names.insert(stem.clone(), source.name()) {
            return Err(Failure::content(format!("{other} and {}", source.name()), CommonName(stem)));
        }
    }
    Ok(())
}

/// Solves a puzzle whose file has no solution.
fn solve(source: &mut Source) -> Result<(), Failure> {
    let name = source.name();
    let puzzle = &mut source.puzzle;
    if puzzle.solution.is_none() {
        let unique = Engine::<Varisat>::for_inventory(&puzzle.inventory).solutions(&puzzle.clues(), 1).unique();
        puzzle.solution = Some(unique.ok_or_else(|| Failure::content(name, NotUnique))?);
    }
    Ok(())
}

/// The pages of a puzzle, and the suffixes of their file names.
const PARTS: [(PageKind, &str); 2] = [(PageKind::Puzzle, ""), (PageKind::Solution, "-solution")];

/// The names of a puzzle's files: `NAME.json`, `NAME.txt`, `NAME-solution.txt`, `NAME.svg`,
/// `NAME-solution.svg`.
pub(super) fn names(stem: &str, formats: &[Format]) -> Vec<String> {
    let names = |format: &Format| match format.exporter() {
        None => vec![format!("{stem}.json")],
        Some(exporter) => PARTS.map(|(_, suffix)| format!("{stem}{suffix}.{}", exporter.extension())).to_vec(),
    };
    formats.iter().flat_map(names).collect()
}

/// Draws the files of a puzzle, which must include its solution: their names and contents.
pub(super) fn draw(
    stem: &str,
    puzzle: &Puzzle,
    formats: &[Format],
    style: Style,
) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    let mut files = Vec::new();
    for format in formats {
        let contents = match format.exporter() {
            None => vec![(serde_json::to_string(puzzle).expect("a puzzle is plain data") + "\n").into_bytes()],
            Some(exporter) => {
                PARTS.into_iter().map(|(part, _)| page(exporter, puzzle, part, style)).collect::<Result<_, _>>()?
            }
        };
        files.extend(names(stem, &[*format]).into_iter().zip(contents));
    }
    Ok(files)
}

/// Draws the files of a puzzle, and stages them.
pub(super) fn stage(
    directory: &Path,
    stem: &str,
    puzzle: &Puzzle,
    formats: &[Format],
    style: Style,
) -> Result<Vec<Staged>, Failure> {
    let files = draw(stem, puzzle, formats, style)?;
    files.into_iter().map(|(name, content)| files::stage(directory.join(name), content)).collect()
}

fn page(exporter: &dyn Exporter, puzzle: &Puzzle, part: PageKind, style: Style) -> Result<Vec<u8>, Failure> {
    exporter.export(puzzle, part, style).map_err(|error| Failure::content(puzzle.file_stem(), error))
}
