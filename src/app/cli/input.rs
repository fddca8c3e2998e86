//! Puzzles from files, directories and standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, ErrorKind, Read};
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, ValueHint};
use indicatif::ProgressBar;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::failure::{CommandError, FileError};
use super::files::{files_in, lower_extension};
use super::lines::{LONGEST, LineError, Lines, TextLine};
use super::output::{hide_bar, show_bytes, tell};
use super::shown::counted;
use super::{shown, tell_failure};
use crate::play::format_of;
use crate::registry::{AnyPuzzle, Imported, Refusal, Registry, Text, values};
use smyoz_core::batch::disk::{FILE_LIMIT, read_limited};
use smyoz_core::batch::{Entry, JOURNAL, JournalReader, Outcome};
use smyoz_core::puzzles::{ReadError, Record};

/// What is given as puzzles.
pub(super) const PUZZLES: &str = "Puzzles: files, directories, - for standard input";

/// The same in full.
pub(super) const ALL_PUZZLES: &str = "Puzzles: files, directories, - for standard input

A .json file has one puzzle; a .jsonl file has one per line; in a directory, all such files are read. Standard input and \
files with other names are recognised by their content.";

/// The puzzles that a command works on.
#[derive(Args)]
pub(super) struct Puzzles {
    #[arg(help = PUZZLES, long_help = ALL_PUZZLES)]
    #[arg(value_hint = ValueHint::AnyPath, required = true, value_name = "PUZZLE")]
    pub paths: Vec<PathBuf>,
}

/// A puzzle and where it came from, for messages.
pub(super) struct Source {
    /// The file; `-` for standard input.
    pub path: PathBuf,
    /// The line, from 1, where a file holds several puzzles.
    pub line: Option<usize>,
    /// The puzzle.
    pub puzzle: Box<dyn AnyPuzzle>,
}

impl Source {
    /// An answer about the puzzle for programs, with its id and its place.
    pub fn of(&self, mut answer: Value) -> Value {
        answer["id"] = json!(self.puzzle.id());
        answer["file"] = json!(self.place());
        answer
    }

    /// The file, with the line number, for messages.
    pub fn name(&self) -> String {
        shown::one_line(self.place())
    }

    /// The file, with the line number, verbatim.
    pub fn place(&self) -> String {
        place(&self.path, self.line)
    }
}

/// A file, or a line in it.
pub(super) fn place(path: &Path, line: Option<usize>) -> String {
    let path = path.display();
    line.map_or_else(|| path.to_string(), |line| format!("{path}:{line}"))
}

/// Whether all input could be read.
#[must_use = "unread input must be reported at the end"]
pub(super) struct Reading {
    unread: bool,
}

impl Reading {
    /// Whether some input could not be read.
    pub fn is_partial(&self) -> bool {
        self.unread
    }

    /// Fails if some input could not be read. To be called last, after everything else is answered.
    pub fn end(self) -> Result<(), CommandError> {
        if self.unread { Err(CommandError::Unread) } else { Ok(()) }
    }
}

impl Puzzles {
    /// Streams the puzzles, in constant memory. Input that cannot be read yields an error in its
    /// place, and reading goes on.
    pub fn stream(&self, registry: &Registry) -> PuzzleStream {
        let registry = registry.clone();
        let files: Vec<_> = self.paths.iter().flat_map(|path| puzzle_files(path)).collect();
        let progress = ReadingProgress::over(files.iter().flatten());
        let sources = files.into_iter().flat_map(move |file| match file {
            Ok(file) => read_file(file, registry.clone(), progress.clone()),
            Err(failure) => Box::new(iter::once(Err(failure))),
        });
        Box::new(sources)
    }

    /// The number of puzzles; `None` if only reading them can tell.
    pub fn count(&self) -> Option<usize> {
        let files = self.paths.iter().flat_map(|path| puzzle_files(path));
        // What is not there counts as one that cannot be read.
        files.map(|file| file.map_or(Some(1), |file| count_of(&file))).sum()
    }

    /// Reads the puzzles one by one, and reports those that cannot be read.
    pub fn each(
        &self,
        registry: &Registry,
        take: impl FnMut(Source) -> Result<(), CommandError>,
    ) -> Result<Reading, CommandError> {
        each(self.stream(registry), take)
    }

    /// Reads them all, for commands that need them together.
    pub fn read(&self, registry: &Registry) -> Result<(Vec<Source>, Reading), CommandError> {
        let mut puzzles = Vec::new();
        let reading = self.each(registry, |source| {
            puzzles.push(source);
            Ok(())
        })?;
        Ok((puzzles, reading))
    }
}

/// Whether an argument is an address rather than the name of a file.
pub(super) fn is_address(argument: &Path) -> bool {
    argument.to_str().is_some_and(values::is_address)
}

/// Whether puzzles are read from an address, from standard input, or from a file whose name does
/// not say what it holds.
pub(super) fn is_foreign(path: &Path) -> bool {
    is_address(path) || !matches!(lower_extension(path).as_deref(), Some("json" | "jsonl"))
}

/// Reads puzzles of any of the games.
pub(super) fn reader(registry: &Registry) -> impl Fn(&str) -> Result<Box<dyn AnyPuzzle>, ReadError> + use<> {
    let registry = registry.clone();
    move |text: &str| registry.read(text)
}

/// One failure in place of puzzles.
fn failing(failure: CommandError) -> PuzzleStream {
    Box::new(iter::once(Err(failure)))
}

/// Reads the puzzle of an address.
fn read_address(path: PathBuf, registry: &Registry) -> PuzzleStream {
    let text = path.to_string_lossy();
    match names_game(&text).then(|| registry.import(&text)).flatten() {
        Some(Imported { puzzles: Err(error), .. }) => {
            failing(CommandError::content(shown::path(path), in_address(&error)))
        }
        Some(imported) => of_other_program(path, imported),
        None => failing(CommandError::file(path, FileError::NoAddress)),
    }
}

/// The puzzles of a text of another program.
fn of_other_program(path: PathBuf, imported: Imported) -> PuzzleStream {
    let Imported { format, puzzles } = imported;
    let puzzles = match puzzles {
        Ok(puzzles) => puzzles,
        Err(error) => return failing(CommandError::content(shown::path(path), error)),
    };
    tell(format_args!("{}: {} read as {format}", shown::path(&path), counted(puzzles.len(), "puzzle")));
    let is_alone = puzzles.len() == 1;
    let source = move |(number, puzzle)| Ok(Source { path: path.clone(), line: (!is_alone).then_some(number), puzzle });
    Box::new((1..).zip(puzzles).map(source))
}

/// Reads a stream whose name does not say what it holds, such as standard input: puzzles in JSON,
/// one on each line or spread over several lines, or a text of another program.
///
/// Lines are streamed; anything else is read as a whole.
fn read_by_content(path: PathBuf, registry: Registry, progress: ReadingProgress) -> PuzzleStream {
    let mut stream = match open(&path) {
        Ok(stream) => BufReader::new(stream),
        Err(failure) => return failing(failure),
    };
    let mut head = Vec::new();
    let whole = read_head(&mut stream, &mut head).and_then(|()| match is_list(&head) {
        true => Ok(false),
        false => {
            stream.by_ref().take(FILE_LIMIT + 1 - head.len() as u64).read_to_end(&mut head)?;
            Ok(head.len() as u64 <= FILE_LIMIT)
        }
    });
    let puzzles = match whole {
        Ok(true) => read_whole(&path, &head, &registry),
        Ok(false) => None,
        Err(error) => return failing(unreadable(&path, error)),
    };
    match puzzles {
        Some(puzzles) => {
            progress.add(head.len() as u64);
            puzzles
        }
        None => read_lines(path, Box::new(Cursor::new(head).chain(stream)), registry, progress),
    }
}

/// Reads to the end of the first line that is not blank, or of one that is too long.
fn read_head(stream: &mut impl BufRead, head: &mut Vec<u8>) -> io::Result<()> {
    loop {
        let read = stream.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', head)?;
        if read == 0 || head.len() > LONGEST || !begin(head).is_empty() {
            return Ok(());
        }
    }
}

/// Bytes without a byte order mark and the blanks before the first word.
fn begin(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes).trim_ascii_start()
}

/// Whether the first line of a stream, which ends with it, is that of a list: it holds an object,
/// or is too long for anything else.
fn is_list(head: &[u8]) -> bool {
    let is_cut = || serde_json::from_slice::<IgnoredAny>(begin(head)).is_err_and(|error| error.is_eof());
    head.len() > LONGEST || begin(head).starts_with(b"{") && !is_cut()
}

/// The puzzles of a whole text; `None` if it is a list with a fault in its first line, or empty.
fn read_whole(path: &Path, bytes: &[u8], registry: &Registry) -> Option<PuzzleStream> {
    let text = str::from_utf8(bytes).ok().map(without_mark);
    if begin(bytes).starts_with(b"{") {
        return read_objects(path, text?, registry);
    }
    if let Some(imported) = text.and_then(|text| registry.import(text)) {
        return Some(of_other_program(path.to_owned(), imported));
    }
    let is_named = lower_extension(path).is_some();
    let has_objects = bytes.split(|&byte| byte == b'\n').any(|line| line.trim_ascii_start().starts_with(b"{"));
    let fault = if is_named { FileError::NoPuzzleFile } else { FileError::NoPuzzleText };
    let is_empty = begin(bytes).is_empty() && !is_named;
    (!has_objects && !is_empty).then(|| failing(CommandError::file(path, fault)))
}

/// The puzzles of a text in JSON, in which an object may have several lines.
fn read_objects(path: &Path, text: &str, registry: &Registry) -> Option<PuzzleStream> {
    let name = shown::path(path);
    let objects = serde_json::Deserializer::from_str(text).into_iter::<&RawValue>().collect::<Result<Vec<_>, _>>();
    let alone = || {
        let puzzle = registry.read(text.trim_end()).map_err(|error| CommandError::content(&*name, error));
        puzzle.map(|puzzle| Source { path: path.to_owned(), line: None, puzzle })
    };
    let puzzle = |object: &&RawValue| {
        let before = &text[..object.get().as_ptr() as usize - text.as_ptr() as usize];
        let above = before.matches('\n').count();
        let puzzle =
            registry.read(object.get()).map_err(|error| CommandError::content(&*name, error.lines_later(above)));
        puzzle.map(|puzzle| Source { path: path.to_owned(), line: Some(above + 1), puzzle })
    };
    let is_laid_out =
        || text.trim_start().lines().next().is_some_and(|line| line.trim_end().ends_with(['{', '[', ',', ':']));
    match objects {
        Ok(objects) if objects.len() > 1 && !is_other_format(objects[0].get()) => {
            Some(Box::new(objects.iter().map(puzzle).collect::<Vec<_>>().into_iter()))
        }
        Err(_) if !is_laid_out() => None,
        _ => Some(Box::new(iter::once(alone()))),
    }
}

/// Whether an address is of puzz.link, or of another site in its manner.
pub(super) fn names_game(address: &str) -> bool {
    address.contains("puzz.link") || values::asks_for_battleship(address)
}

/// What is wrong with an address, which has only one line.
pub(super) fn in_address(error: &str) -> String {
    error.replacen("line 1, ", "", 1)
}

/// Takes puzzles one by one, and reports those that cannot be read.
fn each(
    sources: PuzzleStream,
    mut take: impl FnMut(Source) -> Result<(), CommandError>,
) -> Result<Reading, CommandError> {
    let mut unread = false;
    for source in sources {
        match source {
            Ok(source) => take(source)?,
            Err(failure) => {
                unread = true;
                tell_failure(&failure);
            }
        }
    }
    Ok(Reading { unread })
}

/// Puzzles, or why one cannot be read.
pub(super) type PuzzleStream = Box<dyn Iterator<Item = Result<Source, CommandError>> + Send>;

/// The files that a path stands for: itself, or those of a directory.
pub(super) fn puzzle_files(path: &Path) -> Vec<Result<PathBuf, CommandError>> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    match files_of(path) {
        Ok(files) => files.into_iter().map(Ok).collect(),
        Err(failure) => vec![Err(failure)],
    }
}

/// The puzzle files of a directory. The journal of a batch holds the same puzzles as the other
/// files, so it is read only if there are no others.
fn files_of(directory: &Path) -> Result<Vec<PathBuf>, CommandError> {
    let files = files_in(directory, &["json", "jsonl"])?;
    let (journals, others): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| is_journal(file));
    match (others.is_empty(), journals.is_empty()) {
        (false, _) => Ok(others),
        (true, false) => Ok(journals),
        (true, true) => Err(CommandError::file(directory, FileError::NoPuzzleFiles)),
    }
}

/// Whether a file is the journal of a batch.
pub(super) fn is_journal(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name == JOURNAL)
}

fn read_file(path: PathBuf, registry: Registry, progress: ReadingProgress) -> PuzzleStream {
    let name = shown::path(&path);
    match lower_extension(&path).as_deref() {
        _ if is_journal(&path) => read_journal(path, registry, progress),
        _ if is_address(&path) => read_address(path, &registry),
        Some("json") => {
            let puzzle = puzzle_text(&path).and_then(|text| {
                progress.add(text.len() as u64);
                registry.read(&text).map_err(|error| CommandError::content(&*name, error))
            });
            Box::new(iter::once(puzzle.map(|puzzle| Source { path, line: None, puzzle })))
        }
        Some("jsonl") => match open(&path) {
            Ok(file) => read_lines(path, file, registry, progress),
            Err(failure) => failing(failure),
        },
        _ => read_by_content(path, registry, progress),
    }
}

/// The number of puzzles in a file; `None` if only reading them can tell.
fn count_of(path: &Path) -> Option<usize> {
    match lower_extension(path).as_deref() {
        _ if is_journal(path) => None,
        Some("json") => Some(1),
        Some("jsonl") if path.is_file() => {
            let is_blank = |line: &TextLine| line.text.as_ref().is_ok_and(|text| text.trim().is_empty());
            Some(Lines::new(File::open(path).ok()?).filter(|line| !is_blank(line)).count())
        }
        _ if is_address(path) => Some(1),
        _ => None,
    }
}

/// A file, or standard input for `-`, as a stream.
fn open(path: &Path) -> Result<Box<dyn Read + Send>, CommandError> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin()));
    }
    match File::open(path) {
        Ok(_) if path.is_dir() => Err(CommandError::file(path, FileError::IsDirectory)),
        Ok(file) => Ok(Box::new(file)),
        Err(error) => Err(unreadable(path, error)),
    }
}

fn unreadable(path: &Path, error: io::Error) -> CommandError {
    CommandError::file(path, FileError::Read(error))
}

fn at_line(name: &str, line: usize, error: LineError) -> CommandError {
    CommandError::content(format!("{name}: line {line}"), error)
}

/// Whether a text names a format that is none of puzzles.
fn is_other_format(text: &str) -> bool {
    format_of(text).is_ok_and(|format| !format.contains("-puzzle/"))
}

/// Of the lines of a file that cannot be read, this many are named.
const NAMED: usize = 20;

/// Reads one puzzle per line. Blank lines are skipped, but there must be at least one puzzle.
fn read_lines(
    path: PathBuf,
    file: Box<dyn Read + Send>,
    registry: Registry,
    progress: ReadingProgress,
) -> PuzzleStream {
    let name = shown::path(&path);
    let (mut found, mut faulty, mut is_done, mut is_ended) = (0, 0, false, false);
    let mut lines = Lines::new(file).fuse();
    Box::new(iter::from_fn(move || {
        while let Some(TextLine { number, bytes, text }) = lines.next().filter(|_| !is_done) {
            progress.add(bytes);
            let puzzle = match text {
                Ok(text) => {
                    let text = if number == 1 { without_mark(&text) } else { &text };
                    if text.trim().is_empty() {
                        continue;
                    }
                    let puzzle = registry.read(text);
                    // A record of a contest, for example: the lines below are no puzzles, either.
                    is_done = found == 0 && puzzle.is_err() && is_other_format(text);
                    puzzle.map_err(|error| CommandError::content(&*name, error.lines_later(number - 1)))
                }
                Err(LineError::Read(error)) => Err(unreadable(&path, error)),
                Err(error) => Err(at_line(&name, number, error)),
            };
            found += 1;
            faulty += usize::from(puzzle.is_err());
            if faulty > NAMED && puzzle.is_err() {
                // What has no puzzle in so many lines is something else, and may have no end.
                is_done = found == faulty;
                continue;
            }
            let source = puzzle.map(|puzzle| Source { path: path.clone(), line: Some(number), puzzle });
            return Some(source);
        }
        if std::mem::replace(&mut is_ended, true) {
            return None;
        }
        let fault = match (found, faulty) {
            _ if is_done => (found > 1).then_some(FileError::NoneOf(NAMED)),
            (0, _) => Some(FileError::NoPuzzles),
            _ if faulty > NAMED => Some(FileError::MoreFaulty(faulty - NAMED)),
            _ => None,
        };
        fault.map(|fault| Err(CommandError::file(&path, fault)))
    }))
}

/// Reads the puzzles in the journal of a batch, if any. Reading stops at a damaged line.
fn read_journal(path: PathBuf, registry: Registry, progress: ReadingProgress) -> PuzzleStream {
    let mut journal = match JournalReader::open(&path) {
        Ok(journal) => journal,
        Err(error) => return Box::new(iter::once(Err(error.into()))),
    };
    let mut damaged = false;
    Box::new(iter::from_fn(move || {
        while !damaged {
            let Some(entry) = journal.next_entry(|text: &str| registry.read(text)).transpose() else {
                progress.add(path.metadata().map_or(0, |file| file.len()));
                break;
            };
            match entry {
                Ok(Entry { outcome: Outcome::Puzzle { puzzle, .. }, .. }) => {
                    return Some(Ok(Source { path: path.clone(), line: Some(journal.line()), puzzle: *puzzle }));
                }
                Ok(_) => {}
                Err(error) => {
                    damaged = true;
                    return Some(Err(error.into()));
                }
            }
        }
        None
    }))
}

/// The text of a file, or of standard input for `-`, without a byte order mark. It may have 16 MiB.
pub(super) fn read_text(path: &Path) -> Result<String, CommandError> {
    let bytes = read_limited(open(path)?, FILE_LIMIT).map_err(|error| unreadable(path, error))?;
    text_of(path, bytes)
}

/// The text of such a file for a game, which knows of a failure only its message.
pub(super) fn text_for_game(path: &Path) -> Result<Text, Refusal> {
    let text = read_text(path).map_err(|failure| Refusal::Other(failure.to_string()))?;
    Ok(Text { name: shown::path(path), text })
}

/// The text of a file with one puzzle.
fn puzzle_text(path: &Path) -> Result<String, CommandError> {
    match read_limited(open(path)?, LONGEST as u64) {
        Ok(bytes) => text_of(path, bytes),
        Err(error) if error.kind() == ErrorKind::FileTooLarge => {
            Err(CommandError::content(shown::path(path), LineError::TooLong))
        }
        Err(error) => Err(unreadable(path, error)),
    }
}

fn text_of(path: &Path, bytes: Vec<u8>) -> Result<String, CommandError> {
    let name = shown::path(path);
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count();
        at_line(&name, line, LineError::NotUtf8)
    })?;
    Ok(without_mark(&text).to_owned())
}

/// The text without the byte order mark that some editors write.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// A progress bar for reading files, on a terminal.
#[derive(Clone)]
struct ReadingProgress(Arc<Shown>);

/// A bar that is shown as long as some reader is left.
struct Shown(Option<ProgressBar>);

/// Fewer bytes than this are read too quickly for a bar.
const NOTABLE: u64 = 1 << 18;

impl ReadingProgress {
    /// Standard input has no bar, since its size is not known.
    fn over<'a>(files: impl Iterator<Item = &'a PathBuf>) -> Self {
        let sizes = files.map(|file| file.metadata().ok().map(|file| file.len()));
        let total = sizes.sum::<Option<u64>>().filter(|&total| total >= NOTABLE);
        Self(Arc::new(Shown(total.and_then(show_bytes))))
    }

    fn add(&self, bytes: u64) {
        if let Shown(Some(bar)) = &*self.0 {
            bar.inc(bytes);
        }
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        if self.0.is_some() {
            hide_bar();
        }
    }
}
