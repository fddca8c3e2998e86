//! The journal of a batch: a file to which a line is appended for each seed, in their order.
//!
//! The first line is the [`Header`]. A puzzle's line is written once all of its files are safe on
//! the disk, so however a run ends, the journal never promises more than there is. Only its last
//! line can be torn; it is dropped when the run resumes. The header cannot: a journal comes to its
//! place with it.

use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use thiserror::Error;

use super::disk::{self, Appended, Draft, FILE_LIMIT, Staged};
use super::header::{BatchMismatchError, Header};
use super::ledger::{Entry, Outcome};
use crate::puzzles::{ReadError, Record};

/// The file's name in the directory of a batch.
pub const NAME: &str = "journal.jsonl";

/// What is wrong with a journal.
#[derive(Debug, Error)]
pub enum JournalError {
    /// It could not be read.
    #[error("{} cannot be read: {error}", path.display())]
    Read { path: PathBuf, error: io::Error },
    /// It could not be written.
    #[error("{} cannot be written: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error("{}: line {line}: {message}", path.display())]
    Line {
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong, and what was expected.
        message: String,
    },
    /// It belongs to a batch with other results.
    #[error("{}: another batch was begun here: {unlike}", path.display())]
    Unlike { path: PathBuf, unlike: BatchMismatchError },
    /// Another process is writing it.
    #[error("{}: another run is at work here", path.display())]
    Busy { path: PathBuf },
}

impl JournalError {
    /// The error of reading a journal, or locking it.
    fn read(path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        if error.kind() == ErrorKind::ResourceBusy { Self::Busy { path } } else { Self::Read { path, error } }
    }

    /// The error of writing a journal, or locking it.
    fn write(path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        if error.kind() == ErrorKind::ResourceBusy { Self::Busy { path } } else { Self::Write { path, error } }
    }
}

/// Reads a journal, line by line.
pub struct JournalReader<R> {
    lines: Lines<R>,
    header: Header,
}

/// The whole lines of a journal.
struct Lines<R> {
    path: PathBuf,
    lines: R,
    line: usize,
    /// Number of bytes of whole lines.
    whole: u64,
}

impl JournalReader<BufReader<File>> {
    /// Opens the journal of a batch and reads its header.
    ///
    /// # Errors
    /// If it cannot be read, or has no header.
    pub fn open(path: &Path) -> Result<Self, JournalError> {
        let file = disk::open_regular(path).map_err(|error| JournalError::read(path, error))?;
        Self::new(path, BufReader::new(file))
    }
}

impl Header {
    /// The header of the batch in a directory; `None` if there is no batch.
    ///
    /// # Errors
    /// If its journal cannot be read, or does not begin with a header.
    pub fn of_batch(directory: &Path) -> Result<Option<Self>, JournalError> {
        match JournalReader::open(&directory.join(NAME)) {
            Ok(journal) => Ok(Some(journal.header)),
            Err(JournalError::Read { error, .. }) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}

impl<R: BufRead> JournalReader<R> {
    fn new(path: &Path, lines: R) -> Result<Self, JournalError> {
        let mut lines = Lines { path: path.to_owned(), lines, line: 0, whole: 0 };
        let missing = "expected the header of a journal: it is empty or cut off, so the options of the batch are lost";
        let line = lines.next()?.ok_or_else(|| lines.wrong(missing))?;
        let header = Header::read(&line).map_err(|message| lines.wrong(&message))?;
        Ok(Self { lines, header })
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The number of the line read last, from 1.
    pub fn line(&self) -> usize {
        self.lines.line
    }

    /// The next entry, whose puzzle is read by `read`; `None` after the last one.
    ///
    /// # Errors
    /// If the journal cannot be read, or is damaged.
    pub fn next_entry<P: Record>(
        &mut self,
        read: impl Fn(&str) -> Result<P, ReadError>,
    ) -> Result<Option<Entry<P>>, JournalError> {
        let Some(line) = self.lines.next()? else { return Ok(None) };
        let entry = Entry::read(&line, read);
        entry.map(Some).map_err(|error| self.lines.wrong(&format!("expected an entry: {error}")))
    }
}

impl<R: BufRead> Lines<R> {
    fn wrong(&self, message: &str) -> JournalError {
        // serde_json counts lines within this one.
        let message = message.replacen(" at line 1 column ", " at column ", 1);
        JournalError::Line { path: self.path.clone(), line: self.line.max(1), message }
    }

    /// The next line; `None` after the last one, and at a torn line, which has no end or is not
    /// JSON at all.
    fn next(&mut self) -> Result<Option<String>, JournalError> {
        let failure = |error| JournalError::Read { path: self.path.clone(), error };
        let mut bytes = Vec::new();
        self.lines.by_ref().take(FILE_LIMIT + 1).read_until(b'\n', &mut bytes).map_err(failure)?;
        if bytes.len() as u64 > FILE_LIMIT {
            return Err(failure(disk::too_large(FILE_LIMIT)));
        }
        if bytes.last() != Some(&b'\n') {
            return Ok(None);
        }
        let is_last = self.lines.fill_buf().map_err(failure)?.is_empty();
        let is_json = serde_json::from_slice::<serde::de::IgnoredAny>(&bytes).is_ok();
        if is_last && !is_json {
            return Ok(None);
        }
        self.line += 1;
        self.whole += bytes.len() as u64;
        let line = String::from_utf8(bytes).map_err(|_| self.wrong("expected text in UTF-8"))?;
        Ok(Some(line))
    }
}

/// Changes entries of the journal of a batch. The old journal stays until the new one is safe on
/// the disk, and so does a symlink to it. What runs left behind that were killed is removed.
///
/// # Errors
/// If it cannot be read or written, if it is damaged, or if another run has it open.
pub fn rewrite<P: Record + Serialize>(
    path: &Path,
    read: impl Fn(&str) -> Result<P, ReadError>,
    mut change: impl FnMut(Entry<P>) -> Entry<P>,
) -> Result<(), JournalError> {
    let path = &path.canonicalize().map_err(|error| JournalError::read(path, error))?;
    let old = disk::open_regular(path).map_err(|error| JournalError::read(path, error))?;
    let failure = |error| JournalError::write(path, error);
    disk::lock_in_place(&old, path).map_err(failure)?;
    let mut reader = JournalReader::new(path, BufReader::new(&old))?;
    disk::sweep(disk::parent(path)).map_err(failure)?;
    let permissions = old.metadata().map_err(failure)?.permissions();
    let mut draft = Draft::new(path.to_owned(), disk::PUBLIC).map_err(failure)?;
    draft.file().set_permissions(permissions).map_err(failure)?;
    writeln!(draft.file(), "{}", line_of(reader.header())).map_err(failure)?;
    while let Some(entry) = reader.next_entry(&read)? {
        writeln!(draft.file(), "{}", line_of(&change(entry))).map_err(failure)?;
    }
    draft.finish().and_then(Staged::place).map_err(failure)
}

/// A header or an entry as a line.
fn line_of(content: &impl Serialize) -> String {
    serde_json::to_string(content).expect("headers and entries are plain data")
}

/// A journal to which a run appends. While it is open, no other run can open it.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: Appended,
}

impl Journal {
    /// Begins the journal of a new batch in a directory. It is there with its whole header, or not
    /// at all.
    ///
    /// # Errors
    /// If there is one, or it cannot be written.
    pub fn begin(directory: &Path, header: &Header) -> Result<Self, JournalError> {
        let path = directory.join(NAME);
        let begun = Appended::create(&path, &format!("{}\n", line_of(header)));
        let file = begun.map_err(|error| JournalError::write(&path, error))?;
        Ok(Self { path, file })
    }

    /// Opens the journal of an interrupted batch and hands over its entries. A torn last line is
    /// dropped.
    ///
    /// # Errors
    /// If there is none, if another run has it open, if it belongs to a batch with other results,
    /// if it is damaged or has no header, or if `found` fails.
    pub fn resume<P: Record, E: From<JournalError>>(
        directory: &Path,
        header: &Header,
        read: impl Fn(&str) -> Result<P, ReadError>,
        mut found: impl FnMut(Entry<P>) -> Result<(), E>,
    ) -> Result<Self, E> {
        let path = directory.join(NAME);
        let mut file = Appended::open_unread(&path).map_err(|error| JournalError::read(&path, error))?;
        let mut reader = JournalReader::new(&path, BufReader::new(file.file()))?;
        if let Some(unlike) = reader.header.unlike(header) {
            return Err(JournalError::Unlike { path, unlike }.into());
        }
        let mut seeds = header.plan.seeds();
        while let Some(entry) = reader.next_entry(&read)? {
            if seeds.next() != Some(entry.seed) {
                return Err(reader.lines.wrong(&format!("seed {} is not the next of this batch", entry.seed)).into());
            }
            found(entry)?;
        }
        let whole = reader.lines.whole;
        file.cut(whole).map_err(|error| JournalError::write(&path, error))?;
        Ok(Self { path, file })
    }

    /// Appends what became of the next seed. A puzzle is safe on the disk afterwards.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn append<P: Record + Serialize>(&mut self, entry: &Entry<P>) -> Result<(), JournalError> {
        let line = line_of(entry);
        let appended = match entry.outcome {
            Outcome::Puzzle { .. } => self.file.append(&line),
            _ => self.file.append_later(&line),
        };
        appended.map_err(|error| JournalError::write(&self.path, error))
    }
}
