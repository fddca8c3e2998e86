//! Files to which lines are appended, each safe on disk before the next.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::Path;

use super::steps::before;
use super::{Draft, FILE_LIMIT, PUBLIC, open_regular, read_limited};

/// A file to which lines are appended. While it is open, no other process can open it so, where the
/// file system has locks.
#[derive(Debug)]
pub struct Appended(File);

impl Appended {
    /// Begins a file with these lines. It is there with all of them, or not at all.
    ///
    /// # Errors
    /// If it exists, or the file system fails.
    pub fn create(path: &Path, lines: &str) -> io::Result<Self> {
        let mut draft = Draft::new(path.to_owned(), PUBLIC)?;
        draft.file().write_all(lines.as_bytes())?;
        let file = draft.file().try_clone()?;
        // The lock is that of the file, whatever its name.
        lock(&file)?;
        draft.finish()?.place_new()?;
        Ok(Self(file))
    }

    /// Opens a file that exists, and reads it.
    ///
    /// # Errors
    /// If it is open elsewhere ([`ErrorKind::ResourceBusy`]), too large, or the file system fails.
    pub fn open(path: &Path) -> io::Result<(Self, Vec<u8>)> {
        let appended = Self::open_unread(path)?;
        let content = read_limited(&appended.0, FILE_LIMIT)?;
        Ok((appended, content))
    }

    /// Opens a file that exists, to be read from its beginning.
    pub(in crate::batch) fn open_unread(path: &Path) -> io::Result<Self> {
        // Anything but a file is refused before it is opened.
        open_regular(path)?;
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        lock_in_place(&file, path)?;
        Ok(Self(file))
    }

    /// The file, to be read.
    pub(in crate::batch) fn file(&self) -> &File {
        &self.0
    }

    /// Drops all but the first bytes.
    ///
    /// # Errors
    /// If the file system fails.
    pub fn cut(&mut self, whole: u64) -> io::Result<()> {
        self.0.set_len(whole)?;
        self.0.seek(SeekFrom::Start(whole)).map(drop)
    }

    /// Appends a line, which is safe on disk afterwards.
    ///
    /// # Errors
    /// If the file system fails.
    pub fn append(&mut self, line: &str) -> io::Result<()> {
        self.append_later(line)?;
        self.0.sync_data()
    }

    /// Appends a line, which is safe on disk once a later one is.
    pub(in crate::batch) fn append_later(&mut self, line: &str) -> io::Result<()> {
        before("append", Path::new(""))?;
        self.0.write_all(format!("{line}\n").as_bytes())
    }
}

/// Keeps other processes out, where the file system has locks.
fn lock(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(busy()),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Keeps other processes out of the file that was opened at this path. One that was replaced
/// between opening and locking counts as open elsewhere: what is appended to it would be lost.
pub(in crate::batch) fn lock_in_place(file: &File, path: &Path) -> io::Result<()> {
    lock(file)?;
    if is_at(file, path)? { Ok(()) } else { Err(busy()) }
}

fn busy() -> io::Error {
    io::Error::new(ErrorKind::ResourceBusy, "it is open elsewhere")
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let [opened, there] = [file.metadata()?, path.metadata()?].map(|found| (found.dev(), found.ino()));
    Ok(opened == there)
}

/// Other systems do not replace a file that is open, or give it no number.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}
