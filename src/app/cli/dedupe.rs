//! `smyoz dedupe`: puzzles that are images of each other.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use super::input::{Puzzles, Source, is_foreign, is_journal, place, reader};
use super::output::{Output, tell};
use super::puzzle_files::PuzzleFiles;
use super::shown::counted;
use super::{Answer, CommandError, FileError, files, shown};
use crate::registry::{AnyPuzzle, Registry};
use smyoz_core::batch::{Entry, JOURNAL, JournalReader, Outcome, Plan, rewrite};
use smyoz_core::puzzles::{Id, Record, Seed};

/// Find twins: puzzles that are images of each other under the symmetries of the board
///
/// The first of several images is kept, in the order of the arguments; but one that the journal of a
/// batch lists is kept rather than a copy that none lists. The others are its twins, which are
/// listed. With --delete they are removed from directories, .jsonl files and journals, and what is
/// removed is listed: of a twin that a journal lists all files, its pages among them, and of any
/// other only its .json file.
///
/// Puzzles that have the solution of an earlier one, perhaps turned or mirrored, but other clues are
/// named, too. They are no twins, and stay.
#[derive(Args)]
pub(super) struct Dedupe {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Delete the twins
    #[arg(long)]
    delete: bool,
    /// Print one JSON line per twin, and per puzzle with the solution of another
    #[arg(long)]
    json: bool,
}

/// Where a puzzle was found.
struct Found {
    path: PathBuf,
    line: Option<usize>,
    seed: Option<Seed>,
}

impl Found {
    fn new(source: &Source) -> Self {
        Self { path: source.path.clone(), line: source.line, seed: source.puzzle.seed() }
    }

    fn place(&self) -> String {
        place(&self.path, self.line)
    }

    /// How the names of its files begin, if it is alone in its file.
    fn stem(&self) -> String {
        self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn is_in_journal(&self) -> bool {
        self.line.is_some() && is_journal(&self.path)
    }
}

/// The journals of the directories with twins.
struct Journals<'a> {
    registry: &'a Registry,
    read: HashMap<PathBuf, Option<Listed>>,
}

/// What a journal lists: how the names of puzzles' files begin, with their ids.
struct Listed {
    plan: Plan,
    puzzles: HashSet<(String, Id)>,
}

impl Journals<'_> {
    /// What the journal of a directory lists, if there is one.
    fn of(&mut self, directory: &Path) -> Result<Option<&Listed>, CommandError> {
        if !self.read.contains_key(directory) {
            let path = directory.join(JOURNAL);
            let listed = if path.exists() { Some(self.read(&path)?) } else { None };
            self.read.insert(directory.to_owned(), listed);
        }
        Ok(self.read[directory].as_ref())
    }

    fn read(&self, path: &Path) -> Result<Listed, CommandError> {
        let mut journal = JournalReader::open(path)?;
        let plan = journal.header().plan.clone();
        let mut puzzles = HashSet::new();
        while let Some(entry) = journal.next_entry(reader(self.registry))? {
            if let Outcome::Puzzle { puzzle, .. } = entry.outcome {
                puzzles.insert((plan.stem(&*puzzle), puzzle.id()));
            }
        }
        Ok(Listed { plan, puzzles })
    }

    /// Whether a journal lists a puzzle, rather than another of which its file is a copy.
    fn lists(&mut self, found: &Found, id: Id) -> Result<bool, CommandError> {
        match found.line {
            Some(_) => Ok(found.is_in_journal()),
            None if is_foreign(&found.path) => Ok(false),
            None => {
                let listed = self.of(files::parent(&found.path))?;
                Ok(listed.is_some_and(|listed| listed.puzzles.contains(&(found.stem(), id))))
            }
        }
    }
}

/// What to remove.
#[derive(Default)]
struct Removal {
    /// Lines of .jsonl files, from 1.
    lines: BTreeMap<PathBuf, HashSet<usize>>,
    /// Files of puzzles in directories of batches: directories, and the stems of the file names.
    files: Vec<(PathBuf, String)>,
    /// Other files with one puzzle. What lies beside them may be anybody's.
    alone: Vec<PathBuf>,
    /// Twins in journals, with the seeds of the puzzles that they are twins of.
    entries: BTreeMap<PathBuf, HashMap<(Seed, Id), Option<Seed>>>,
}

impl Dedupe {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let mut firsts: HashMap<Id, Found> = HashMap::new();
        let mut journals = Journals { registry, read: HashMap::new() };
        let mut removal = Removal::default();
        let mut solutions: HashMap<Id, String> = HashMap::new();
        let (mut puzzles, mut twins, mut relatives) = (0, 0, 0);
        let mut seen = HashSet::new();
        let reading = self.puzzles.each(registry, |source| {
            // A puzzle that is read twice is not its own twin.
            let path = source.path.canonicalize().unwrap_or_else(|_| source.path.clone());
            if !seen.insert((path, source.line)) {
                return Ok(());
            }
            puzzles += 1;
            let (id, mut twin) = (source.puzzle.id(), Found::new(&source));
            let Some(first) = firsts.get_mut(&id) else {
                let place = twin.place();
                firsts.insert(id, twin);
                let Some(solution) = source.puzzle.solution_id() else { return Ok(()) };
                let Some(first) = solutions.get(&solution) else {
                    solutions.insert(solution, place);
                    return Ok(());
                };
                relatives += 1;
                if self.json {
                    return output.json(&json!({"id": id.to_string(), "relative": place, "first": first}));
                }
                let [place, first] = [&place, first].map(shown::one_line);
                return output.line(format!("{place}: same solution as {first}"));
            };
            twins += 1;
            let mut is_listed = journals.lists(&twin, id)?;
            if is_listed && !journals.lists(first, id)? {
                std::mem::swap(first, &mut twin);
                is_listed = false;
            }
            if self.json {
                output.json(&json!({"id": id.to_string(), "twin": twin.place(), "first": first.place()}))?;
            } else {
                let [twin, first] = [&twin, first].map(|found| shown::one_line(found.place()));
                output.line(format!("{twin}: twin of {first}: {id}"))?;
            }
            if !self.delete {
                return Ok(());
            }
            if twin.is_in_journal() {
                // Then it is the puzzle that was read, since it was not changed for the first.
                let listed = journals.of(files::parent(&twin.path))?;
                let stem = listed.map(|listed| listed.plan.stem(&source.puzzle));
                removal.files.extend(stem.map(|stem| (files::parent(&twin.path).to_owned(), stem)));
            }
            removal.add(&twin, is_listed.then_some((id, first.seed)))
        })?;
        // A puzzle that cannot be read may be the first of its twins: then nothing is removed.
        reading.end()?;
        let mut removed = Vec::new();
        let end = removal.run(registry, &mut removed);
        // Only now, so that an output that fails leaves nothing half removed.
        for what in removed {
            match self.json {
                true => tell(format_args!("removed {what}")),
                false => output.report(format_args!("removed {what}"))?,
            }
        }
        end?;
        if !self.json {
            let removed = if self.delete && twins > 0 { ": removed" } else { "" };
            let relatives = match relatives {
                0 => String::new(),
                number => format!("; {} with the solution of another", counted(number, "puzzle")),
            };
            let (twins, puzzles) = (counted(twins, "twin"), counted(puzzles, "puzzle"));
            output.line(format!("{twins} among {puzzles}{removed}{relatives}"))?;
        }
        Ok((twins == 0 || self.delete).into())
    }
}

impl Removal {
    /// Marks a twin for removal. One that a journal lists has an id, and perhaps the seed of the
    /// puzzle that it is a twin of.
    fn add(&mut self, twin: &Found, listed: Option<(Id, Option<Seed>)>) -> Result<(), CommandError> {
        let Found { path, line, seed } = twin;
        if is_foreign(path) {
            return Err(CommandError::file(path, FileError::Undeletable));
        }
        let directory = files::parent(path);
        match line {
            Some(line) if !is_journal(path) => {
                self.lines.entry(path.clone()).or_default().insert(*line);
            }
            Some(_) => {}
            None if listed.is_some() => self.files.push((directory.to_owned(), twin.stem())),
            None => self.alone.push(path.clone()),
        }
        if let (Some(seed), Some((id, first))) = (seed, listed) {
            self.entries.entry(directory.join(JOURNAL)).or_default().insert((*seed, id), first);
        }
        Ok(())
    }

    /// Removes all that is marked, from journals first, so that none lists a puzzle without files.
    /// Notes the name of each file and line that is removed.
    fn run(self, registry: &Registry, removed: &mut Vec<String>) -> Result<(), CommandError> {
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
            PuzzleFiles::new(&directory, stem).remove(|path| {
                removed.push(shown::path(path));
                Ok(())
            })?;
        }
        for path in self.alone {
            files::remove(&path)?;
            removed.push(shown::path(path));
        }
        for (path, lines) in self.lines {
            files::replace(&path, |copy| copy_without(&path, &lines, copy))?;
            let mut lines: Vec<usize> = lines.into_iter().collect();
            lines.sort_unstable();
            removed.extend(lines.into_iter().map(|line| shown::one_line(place(&path, Some(line)))));
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
