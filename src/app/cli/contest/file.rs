//! The file of a contest: its record, and beside it what must not be seen before the end.
//!
//! The record has the commitments to what the seats hide. What they hide is in a separate file,
//! `FILE.hidden`, which only the user can read, until it is revealed in the record. Every line is
//! safe on disk before the next move.

use std::io;
use std::path::{Path, PathBuf};

use super::super::files::{FILE_LIMIT, make_directory, parent, read_regular, remove};
use super::super::{CommandError, FileError, shown};
use crate::registry::contest::Table;
use smyoz_core::batch::disk::{Appended, write_private};
use smyoz_core::contest::{Line, Opening, Record, Writer};
use smyoz_core::puzzles::read_bytes;

/// The record of a contest that is played.
pub(super) struct RecordFile {
    path: PathBuf,
    file: Appended,
    writer: Writer,
    /// Whether the last line has an end.
    is_ended: bool,
}

/// Where what the seats hide is kept until the end.
fn hidden(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".hidden");
    name.into()
}

/// Refuses a record whose files are there: they may be all that is left of another game.
pub(super) fn refuse_others(path: &Path) -> Result<(), CommandError> {
    let others = [path.to_owned(), hidden(path)].into_iter().find(|path| path.symlink_metadata().is_ok());
    others.map_or(Ok(()), |path| Err(CommandError::file(path, FileError::OtherContent)))
}

/// Reads a record that is only looked at.
pub(super) fn read(path: &Path) -> Result<(Record, Option<Vec<Opening>>), CommandError> {
    let record = parse(path, read_regular(path, FILE_LIMIT)?)?;
    Ok((record, openings(path)?))
}

fn parse(path: &Path, content: Vec<u8>) -> Result<Record, CommandError> {
    let text =
        String::from_utf8(content).map_err(|_| CommandError::content(shown::path(path), "expected text in UTF-8"))?;
    Record::read(&text).map_err(|error| CommandError::content(shown::path(path), error))
}

/// What the seats hide, if the file is there.
fn openings(path: &Path) -> Result<Option<Vec<Opening>>, CommandError> {
    let path = hidden(path);
    if !path.is_file() {
        return Ok(None);
    }
    let content = read_regular(&path, FILE_LIMIT)?;
    let read = read_bytes(&content).map_err(|error| CommandError::content(shown::path(&path), error));
    read.map(Some)
}

impl RecordFile {
    /// Begins the record of a contest.
    pub fn create(path: &Path, table: &dyn Table) -> Result<Self, CommandError> {
        refuse_others(path)?;
        make_directory(parent(path))?;
        let failure = |error| CommandError::file(path, FileError::Write(error));
        // First what is hidden: without it, the record could not be continued.
        if !table.openings().is_empty() {
            let content = serde_json::to_string(table.openings()).expect("plain data can be written as JSON");
            write_private(&hidden(path), format!("{content}\n").as_bytes()).map_err(failure)?;
        }
        let (mut writer, header) = Writer::begin(&table.header());
        let lines: String = table.lines().iter().map(|line| writer.line(line) + "\n").collect();
        let file = Appended::create(path, &format!("{header}\n{lines}"));
        let file = file.inspect_err(|_| {
            // It would be taken for that of another game.
            let _ = remove(&hidden(path));
        });
        let file = file.map_err(failure)?;
        Ok(Self { path: path.to_owned(), file, writer, is_ended: true })
    }

    /// Opens the record of a contest to continue it, and reads it. Nothing is changed before
    /// [`Self::go_on`].
    pub fn resume(path: &Path) -> Result<(Self, Record, Option<Vec<Opening>>), CommandError> {
        let (file, content) = Appended::open(path).map_err(|error| CommandError::file(path, FileError::Read(error)))?;
        let is_ended = content.ends_with(b"\n");
        let record = parse(path, content)?;
        let hidden = openings(path)?;
        Ok((Self { path: path.to_owned(), file, writer: record.writer.clone(), is_ended }, record, hidden))
    }

    /// Goes on with a record that the rules allow: drops what is torn of its last line, or ends
    /// that line.
    pub fn go_on(&mut self, record: &Record) -> Result<(), CommandError> {
        let begun = match (record.is_torn, self.is_ended) {
            (true, _) => self.file.cut(record.whole as u64),
            (false, false) => self.file.append(""),
            (false, true) => Ok(()),
        };
        self.is_ended = true;
        begun.map_err(|error| CommandError::file(&self.path, FileError::Write(error)))
    }

    /// The path of the record.
    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn append(&mut self, line: &Line) -> Result<(), CommandError> {
        let written: io::Result<()> = self.file.append(&self.writer.line(line));
        written.map_err(|error| CommandError::file(&self.path, FileError::Write(error)))
    }

    /// Reveals what the seats hid: the contest is over.
    pub fn reveal(&mut self, openings: &[Opening]) -> Result<(), CommandError> {
        if openings.is_empty() {
            return Ok(());
        }
        self.append(&Line::Revealed(openings.to_vec()))?;
        let hidden = hidden(&self.path);
        if hidden.is_file() { remove(&hidden) } else { Ok(()) }
    }
}
