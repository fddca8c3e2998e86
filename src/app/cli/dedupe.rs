//! `smyoz dedupe`: puzzles that are images of each other.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use super::input::{Puzzles, Source, is_foreign, is_journal, reader};
use super::output::Output;
use super::puzzle_files::PuzzleFiles;
use super::shown::counted;
use super::{Answer, CommandError, FileError, files, shown};
use crate::registry::{AnyPuzzle, Registry};
use smyoz_core::batch::{Entry, JOURNAL, JournalReader, Outcome, rewrite};
use smyoz_core::puzzles::{Id, Record, Seed};

/// Find twins: puzzles that are images of each other under the symmetries of the board
///
/// The first of several images is kept, in the order of the arguments; the others are its twins,
/// which are listed. With --delete they are removed from directories, .jsonl files and journals,
/// with all their files.
#[derive(Args)]
pub(super) struct Dedupe {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Delete the twins
    #[arg(long)]
    delete: bool,
    /// Print one JSON line per twin
    #[arg(long)]
    json: bool,
}

/// Where a puzzle was found first.
struct First {
    /// The file, with the line number.
    place: String,
    seed: Option<Seed>,
}

/// What to remove.
#[derive(Default)]
struct Removal {
    /// Lines of .jsonl files, from 1.
    lines: BTreeMap<PathBuf, HashSet<usize>>,
    /// Files of puzzles: directories, and the stems of the file names.
    files: Vec<(PathBuf, String)>,
    /// Twins in journals, with the seeds of the puzzles that they are twins of.
    entries: BTreeMap<PathBuf, HashMap<(Seed, Id), Option<Seed>>>,
}

impl Dedupe {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let mut firsts: HashMap<Id, First> = HashMap::new();
        let mut removal = Removal::default();
        let (mut puzzles, mut twins) = (0, 0);
        let mut seen = HashSet::new();
        let reading = self.puzzles.each(registry, |source| {
            // A puzzle that is read twice is not its own twin.
            let path = source.path.canonicalize().unwrap_or_else(|_| source.path.clone());
            if !seen.insert((path, source.line)) {
                return Ok(());
            }
            puzzles += 1;
            let id = source.puzzle.id();
            let Some(first) = firsts.get(&id) else {
                firsts.insert(id, First { place: source.place(), seed: source.puzzle.seed() });
                return Ok(());
            };
            twins += 1;
            if self.json {
                output.json(&json!({"id": id.to_string(), "twin": source.place(), "first": first.place}))?;
            } else {
                output.line(format!("{}: twin of {}: {id}", source.name(), shown::one_line(&first.place)))?;
            }
            if self.delete { removal.add(&source, id, first.seed) } else { Ok(()) }
        })?;
        // A puzzle that cannot be read may be the first of its twins: then nothing is removed.
        reading.end()?;
        removal.run(registry)?;
        if !self.json {
            let removed = if self.delete && twins > 0 { ": removed" } else { "" };
            output.line(format!("{} among {}{removed}", counted(twins, "twin"), counted(puzzles, "puzzle")))?;
        }
        Ok((twins == 0 || self.delete).into())
    }
}

impl Removal {
    /// Marks a twin for removal.
    fn add(&mut self, source: &Source, id: Id, first: Option<Seed>) -> Result<(), CommandError> {
        let Source { path, line, puzzle } = source;
        if path == Path::new("-") || is_foreign(path) {
            return Err(CommandError::file(path, FileError::Undeletable));
        }
        let directory = files::parent(path);
        match line {
            Some(line) if !is_journal(path) => {
                self.lines.entry(path.clone()).or_default().insert(*line);
                return Ok(());
            }
            Some(_) => {
                let stem = JournalReader::open(path)?.header().plan.stem(puzzle);
                self.files.push((directory.to_owned(), stem));
            }
            None => {
                let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                self.files.push((directory.to_owned(), stem));
            }
        }
        if let Some(seed) = puzzle.seed() {
            self.entries.entry(directory.join(JOURNAL)).or_default().insert((seed, id), first);
        }
        Ok(())
    }

    /// Removes all that is marked, from journals first, so that none lists a puzzle without files.
    fn run(self, registry: &Registry) -> Result<(), CommandError> {
        for (path, twins) in self.entries.into_iter().filter(|(path, _)| path.exists()) {
            rewrite(&path, reader(registry), |entry: Entry<Box<dyn AnyPuzzle>>| match &entry.outcome {
                Outcome::Puzzle { puzzle, .. } => match twins.get(&(entry.seed, puzzle.id())) {
                    Some(&of) => Entry { seed: entry.seed, outcome: Outcome::Twin { id: puzzle.id(), of } },
                    None => entry,
                },
                _ => entry,
            })?;
        }
        for (directory, stem) in self.files {
            PuzzleFiles::new(&directory, stem).remove()?;
        }
        for (path, lines) in self.lines {
            files::replace(&path, |copy| copy_without(&path, &lines, copy))?;
        }
        Ok(())
    }
}

/// Copies a file line by line, which may be of any size, without some lines, by number from 1.
fn copy_without(path: &Path, removed: &HashSet<usize>, copy: &mut File) -> io::Result<()> {
    let (mut lines, mut copy) = (BufReader::new(File::open(path)?), BufWriter::new(copy));
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        if lines.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if !removed.contains(&number) {
            copy.write_all(&line)?;
        }
    }
    copy.flush()
}
