//! The journal of a batch: a file to which a line is appended for each seed, in their order.
//!
//! The first line is the [`Header`]. A puzzle's line is written once all of its files are safe on
//! the disk, so however a run ends, the journal never promises more than there is. Only its last
//! line can be torn; it is dropped when the run resumes.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::header::{Header, Unlike};
use super::ledger::{Entry, Outcome};
use crate::puzzles::Record;

/// The file's name in the directory of a batch.
pub const NAME: &str = "journal.jsonl";

/// What is wrong with a journal.
#[derive(Debug, Error)]
pub enum JournalError {
    /// It could not be read.
    #[error("{} cannot be read: {error}", path.display())]
    Read {
        /// The journal.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// It could not be written.
    #[error("{} cannot be written: {error}", path.display())]
    Write {
        /// The journal.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A line is malformed.
    #[error("{}: line {line}: {message}", path.display())]
    Line {
        /// The journal.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong, and what was expected.
        message: String,
    },
    /// It belongs to a batch with other results.
    #[error("{}: another batch was begun here: {unlike}", path.display())]
    Unlike {
        /// The journal.
        path: PathBuf,
        /// How that batch differs.
        unlike: Unlike,
    },
    /// Another process is writing it.
    #[error("{}: another run is at work here", path.display())]
    Busy {
        /// The journal.
        path: PathBuf,
    },
}

/// Reads a journal, line by line.
pub struct JournalReader<R> {
    path: PathBuf,
    lines: R,
    /// The header; `None` if not even that was completely written.
    header: Option<Header>,
    /// Number of lines read.
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
        let file = File::open(path).map_err(|error| JournalError::Read { path: path.to_owned(), error })?;
        let reader = Self::new(path, BufReader::new(file))?;
        match reader.header {
            Some(_) => Ok(reader),
            None => Err(reader.wrong("expected the header of a journal".to_owned())),
        }
    }

    /// The header of the journal in a directory; `None` if there is none, or if it was not
    /// completely written.
    pub(super) fn header_in(directory: &Path) -> Result<Option<Header>, JournalError> {
        let path = directory.join(NAME);
        match File::open(&path) {
            Ok(file) => Ok(Self::new(&path, BufReader::new(file))?.header),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(JournalError::Read { path, error }),
        }
    }

    /// The header.
    #[must_use]
    pub fn header(&self) -> &Header {
        self.header.as_ref().expect("it was read on opening")
    }
}

impl<R: BufRead> JournalReader<R> {
    fn new(path: &Path, lines: R) -> Result<Self, JournalError> {
        let mut reader = Self { path: path.to_owned(), lines, header: None, line: 0, whole: 0 };
        if let Some(line) = reader.next_line()? {
            reader.header = Some(Header::read(&line).map_err(|message| reader.wrong(message))?);
        }
        Ok(reader)
    }

    /// The number of the line read last, from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line
    }

    fn wrong(&self, message: String) -> JournalError {
        JournalError::Line { path: self.path.clone(), line: self.line.max(1), message }
    }

    /// The next line; `None` after the last one, and at a torn line, which has no end or is not
    /// JSON at all.
    fn next_line(&mut self) -> Result<Option<String>, JournalError> {
        let failure = |error| JournalError::Read { path: self.path.clone(), error };
        let mut bytes = Vec::new();
        self.lines.read_until(b'\n', &mut bytes).map_err(failure)?;
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
        let line = String::from_utf8(bytes).map_err(|_| self.wrong("expected text in UTF-8".to_owned()))?;
        Ok(Some(line))
    }

    /// The next entry; `None` after the last one.
    ///
    /// # Errors
    /// If the journal cannot be read, or is damaged.
    pub fn next_entry<P: Record>(&mut self) -> Result<Option<Entry<P>>, JournalError> {
        let Some(line) = self.next_line()? else { return Ok(None) };
        let entry = serde_json::from_str(&line).map_err(|error| self.wrong(format!("expected an entry: {error}")))?;
        Ok(Some(entry))
    }
}

/// Changes entries of the journal of a batch. The old journal stays until the new one is safe on
/// the disk, and so does a symlink to it. Leftovers of an earlier rewrite that was killed are
/// removed.
///
/// # Errors
/// If it cannot be read or written, if it is damaged, or if another run has it open.
pub fn rewrite<P: Record>(path: &Path, mut change: impl FnMut(Entry<P>) -> Entry<P>) -> Result<(), JournalError> {
    let path = &path.canonicalize().map_err(|error| JournalError::Read { path: path.to_owned(), error })?;
    let mut reader = JournalReader::open(path)?;
    reader.lines.get_ref().try_lock().or_else(|error| busy(path, &error))?;
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let failure = |error| JournalError::Write { path: path.to_owned(), error };
    sweep(directory).map_err(failure)?;
    let file = tempfile::Builder::new().prefix(REWRITTEN).tempfile_in(directory).map_err(failure)?;
    let permissions =
        reader.lines.get_ref().metadata().and_then(|old| file.as_file().set_permissions(old.permissions()));
    permissions.map_err(failure)?;
    let mut journal = Journal { path: path.to_owned(), file: file.reopen().map_err(failure)? };
    journal.start(reader.header())?;
    while let Some(entry) = reader.next_entry()? {
        journal.append(&change(entry))?;
    }
    journal.file.sync_all().map_err(failure)?;
    file.persist(path).map_err(|error| failure(error.error))?;
    Ok(())
}

/// The prefix of the names of journals that are being rewritten.
const REWRITTEN: &str = ".smyoz-journal.jsonl.";

/// Removes rewritten journals that were never put into place. Nobody else is using them, for the
/// journal is locked.
fn sweep(directory: &Path) -> io::Result<()> {
    for entry in std::fs::read_dir(directory)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(REWRITTEN) {
            std::fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Keeps other runs out, where the file system has locks.
fn busy(path: &Path, error: &TryLockError) -> Result<(), JournalError> {
    match error {
        TryLockError::WouldBlock => Err(JournalError::Busy { path: path.to_owned() }),
        TryLockError::Error(_) => Ok(()),
    }
}

/// A journal to which a run appends. While it is open, no other run can open it.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Begins the journal of a new batch in a directory.
    ///
    /// # Errors
    /// If there is one, or it cannot be written.
    pub fn begin(directory: &Path, header: &Header) -> Result<Self, JournalError> {
        let path = directory.join(NAME);
        let opened = OpenOptions::new().write(true).create_new(true).open(&path);
        let file = opened.map_err(|error| JournalError::Write { path: path.clone(), error })?;
        let mut journal = Self { path, file };
        journal.lock()?;
        journal.start(header)?;
        Ok(journal)
    }

    /// Opens the journal of an interrupted batch and hands over its entries. A torn last line is
    /// dropped.
    ///
    /// # Errors
    /// If there is none, if another run has it open, if it belongs to a batch with other results,
    /// if it is damaged, or if `found` fails.
    pub fn resume<P: Record, E: From<JournalError>>(
        directory: &Path,
        header: &Header,
        mut found: impl FnMut(Entry<P>) -> Result<(), E>,
    ) -> Result<Self, E> {
        let path = directory.join(NAME);
        let opened = OpenOptions::new().read(true).write(true).open(&path);
        let file = opened.map_err(|error| JournalError::Read { path: path.clone(), error })?;
        let mut journal = Self { path, file };
        journal.lock()?;
        let mut reader = JournalReader::new(&journal.path, BufReader::new(&journal.file))?;
        if let Some(unlike) = reader.header.as_ref().and_then(|was| was.unlike(header)) {
            return Err(JournalError::Unlike { path: journal.path, unlike }.into());
        }
        let mut seeds = header.plan.seeds();
        while let Some(entry) = reader.next_entry()? {
            if seeds.next() != Some(entry.seed) {
                return Err(reader.wrong(format!("seed {} is not the next of this batch", entry.seed)).into());
            }
            found(entry)?;
        }
        let (whole, has_header) = (reader.whole, reader.header.is_some());
        journal.cut(whole)?;
        if !has_header {
            journal.start(header)?;
        }
        Ok(journal)
    }

    fn lock(&self) -> Result<(), JournalError> {
        self.file.try_lock().or_else(|error| busy(&self.path, &error))
    }

    fn failure(&self, error: io::Error) -> JournalError {
        JournalError::Write { path: self.path.clone(), error }
    }

    /// Drops all but the first bytes.
    fn cut(&mut self, whole: u64) -> Result<(), JournalError> {
        let cut = self.file.set_len(whole).and_then(|()| self.file.seek(SeekFrom::End(0)));
        cut.map(|_| ()).map_err(|error| self.failure(error))
    }

    fn start(&mut self, header: &Header) -> Result<(), JournalError> {
        let line = serde_json::to_string(header).expect("a header is plain data");
        self.write(&line, true)
    }

    /// Appends what became of the next seed. A puzzle is safe on the disk afterwards.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn append<P: Record>(&mut self, entry: &Entry<P>) -> Result<(), JournalError> {
        let line = serde_json::to_string(entry).expect("an entry is plain data");
        self.write(&line, matches!(entry.outcome, Outcome::Puzzle { .. }))
    }

    fn write(&mut self, line: &str, safe: bool) -> Result<(), JournalError> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        let written = written.and_then(|()| if safe { self.file.sync_data() } else { Ok(()) });
        written.map_err(|error| self.failure(error))
    }
}
