//! Puzzles from files, directories and standard input.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Args;

use super::Failure;
use super::files::{extension, files_in};
use crate::compose::batch::{JOURNAL, JournalReader, Outcome};
use crate::puzzle::{Puzzle, ReadError, read_lines, read_puzzle};

/// The puzzles that a command is about.
#[derive(Args)]
pub(super) struct Puzzles {
    /// A .json file, a .jsonl file (one puzzle a line), a directory of such files, or - for lines on standard input
    #[arg(required = true, value_name = "PUZZLE")]
    pub paths: Vec<PathBuf>,
}

/// A puzzle and where it came from, for messages.
pub(super) struct Source {
    /// The file; `-` for standard input.
    pub path: PathBuf,
    /// The line, from 1, where a file holds several puzzles.
    pub line: Option<usize>,
    /// The puzzle.
    pub puzzle: Puzzle,
}

impl Source {
    /// The file, with the line.
    pub fn name(&self) -> String {
        place(&self.path, self.line)
    }
}

/// A file, or a line in it, for messages.
pub(super) fn place(path: &Path, line: Option<usize>) -> String {
    let path = path.display();
    line.map_or_else(|| path.to_string(), |line| format!("{path}:{line}"))
}

impl Puzzles {
    /// Reads them all.
    pub fn read(&self) -> Result<Vec<Source>, Failure> {
        let mut puzzles = Vec::new();
        self.each(|source| {
            puzzles.push(source);
            Ok(())
        })?;
        Ok(puzzles)
    }

    /// Reads one after the other, so that there may be any number of files.
    pub fn each(&self, mut take: impl FnMut(Source) -> Result<(), Failure>) -> Result<(), Failure> {
        for path in &self.paths {
            if path.is_dir() {
                puzzle_files(path)?.iter().try_for_each(|file| read_file(file, &mut take))?;
            } else {
                read_file(path, &mut take)?;
            }
        }
        Ok(())
    }
}

/// The files of a directory that hold puzzles. The journal of a batch tells of the same puzzles as its files, so it
/// counts only where there are no others.
fn puzzle_files(directory: &Path) -> Result<Vec<PathBuf>, Failure> {
    let files = files_in(directory, &["json", "jsonl"])?;
    let (journals, others): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| is_journal(file));
    match (others.is_empty(), journals.is_empty()) {
        (false, _) => Ok(others),
        (true, false) => Ok(journals),
        (true, true) => Err(Failure::Input(format!("{}: expected .json or .jsonl files in it", directory.display()))),
    }
}

/// Whether a file is the journal of a batch.
pub(super) fn is_journal(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name == JOURNAL)
}

fn read_file(path: &Path, take: &mut impl FnMut(Source) -> Result<(), Failure>) -> Result<(), Failure> {
    if is_journal(path) {
        return read_journal(path, take);
    }
    let text = read_text(path)?;
    let name = path.display().to_string();
    let failure = |error: ReadError| Failure::Input(format!("{name}: {error}"));
    match extension(path) {
        Some("json") => {
            let puzzle = read_puzzle(&text).map_err(failure)?;
            take(Source { path: path.to_owned(), line: None, puzzle })?;
        }
        Some("jsonl") | None => {
            let mut found = false;
            for (line, puzzle) in read_lines(&text) {
                found = true;
                take(Source { path: path.to_owned(), line: Some(line), puzzle: puzzle.map_err(failure)? })?;
            }
            if !found {
                return Err(Failure::Input(format!("{name}: expected puzzles, one a line, found none")));
            }
        }
        Some(_) => return Err(Failure::Input(format!("{name}: expected a .json or .jsonl file, a directory, or -"))),
    }
    Ok(())
}

/// The puzzles in the journal of a batch; there may be none.
fn read_journal(path: &Path, take: &mut impl FnMut(Source) -> Result<(), Failure>) -> Result<(), Failure> {
    let mut journal = JournalReader::open(path)?;
    while let Some(entry) = journal.next() {
        if let Outcome::Puzzle { puzzle, .. } = entry?.outcome {
            take(Source { path: path.to_owned(), line: Some(journal.line()), puzzle: *puzzle })?;
        }
    }
    Ok(())
}

/// The text of a file, or of standard input for `-`, without the mark that some editors put first.
pub(super) fn read_text(path: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        fs::read(path).map(|content| bytes = content)
    };
    let name = path.display();
    read.map_err(|error| Failure::Input(format!("{name} cannot be read: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count();
        Failure::Input(format!("{name}: line {line}: expected text in UTF-8"))
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
