//! The directory of a batch and the files in it.

use std::path::{Path, PathBuf};

use super::super::files::Staged;
use super::super::formats::Format;
use super::super::input::reader;
use super::super::puzzle_files::PuzzleFiles;
use super::super::{CommandError, FileError, files};
use crate::registry::{AnyPuzzle, Registry};
use smyoz_core::batch::{Entry, Header, JOURNAL, Journal, JournalReader, Ledger};
use smyoz_core::judging::certificate::Files;
use smyoz_paper::Style;

/// The directory of a batch.
pub(super) struct Store {
    pub directory: PathBuf,
    /// Whether the program chose its name.
    pub is_chosen: bool,
    pub formats: Vec<Format>,
    pub style: Style,
}

impl Store {
    /// Starts the batch in a new or empty directory, or resumes the one that is there and hands
    /// over the entries of its journal. A finished batch may be opened without `resume`, as nothing
    /// is added to it.
    pub fn open(
        &self,
        registry: &Registry,
        header: &Header,
        resume: bool,
        found: impl FnMut(Entry<Box<dyn AnyPuzzle>>) -> Result<(), CommandError>,
    ) -> Result<Journal, CommandError> {
        if !self.directory.join(JOURNAL).exists() {
            if self.directory.is_dir() {
                // A run may have been killed before the journal was there.
                files::sweep(&self.directory)?;
            }
            files::new_directory(&self.directory)?;
            return Ok(Journal::begin(&self.directory, header)?);
        }
        if !resume && !is_finished(registry, &self.directory, header)? {
            return Err(CommandError::file(&self.directory, FileError::Batch));
        }
        let journal = Journal::resume(&self.directory, header, reader(registry), found)?;
        files::sweep(&self.directory)?;
        Ok(journal)
    }

    fn files(&self, puzzle: &dyn AnyPuzzle) -> PuzzleFiles {
        PuzzleFiles::new(&self.directory, puzzle.file_stem())
    }

    /// Draws the files of a puzzle, and writes them under temporary names. This may be done out of
    /// order.
    pub fn stage(&self, puzzle: &dyn AnyPuzzle, certificate: Option<&Files>) -> Result<Vec<Staged>, CommandError> {
        self.files(puzzle).stage(puzzle, &self.formats, self.style, certificate)
    }

    /// Moves the files of a puzzle into place, where they are safe on disk.
    pub fn place(&self, staged: Vec<Staged>) -> Result<(), CommandError> {
        files::place_all(staged)
    }

    /// Rewrites the files of a puzzle that are missing or changed.
    pub fn repair(&self, puzzle: &dyn AnyPuzzle, certified: bool) -> Result<(), CommandError> {
        self.files(puzzle).repair(puzzle, &self.formats, self.style, certified)
    }
}

/// Whether the batch in a directory has this header and is finished.
fn is_finished(registry: &Registry, directory: &Path, header: &Header) -> Result<bool, CommandError> {
    if Header::of_batch(directory)?.as_ref() != Some(header) {
        return Ok(false);
    }
    let mut ledger = Ledger::default();
    let mut journal = JournalReader::open(&directory.join(JOURNAL))?;
    while let Some(entry) = journal.next_entry(reader(registry))? {
        ledger.enter(entry);
    }
    Ok(ledger.is_finished(&header.plan))
}
