//! Where the files of a batch go.

use std::path::{Path, PathBuf};

use super::super::files::Staged;
use super::super::print::Format;
use super::super::puzzle_files::PuzzleFiles;
use super::super::{Failure, FileError, files};
use crate::compose::batch::{Entry, Header, JOURNAL, Journal, JournalReader, Ledger};
use crate::judge::Certificate;
use crate::print::Style;
use crate::puzzle::Puzzle;

/// A directory for a batch.
pub(super) struct Store {
    pub directory: PathBuf,
    /// Sorted.
    pub formats: Vec<Format>,
    pub style: Style,
}

impl Store {
    /// Begins the batch in a new or empty directory; or goes on with it, if that is asked for and there is one, and hands
    /// over what is in its journal. One that is finished needs no asking, as there is nothing to go on with.
    pub fn open(
        &self,
        header: &Header,
        resume: bool,
        found: impl FnMut(Entry) -> Result<(), Failure>,
    ) -> Result<Journal, Failure> {
        if !self.directory.join(JOURNAL).exists() {
            files::new_directory(&self.directory)?;
            let journal = Journal::begin(&self.directory, header)?;
            files::sync_directory(&self.directory)?;
            return Ok(journal);
        }
        if !resume && !is_finished(&self.directory, header)? {
            return Err(Failure::file(&self.directory, FileError::Batch));
        }
        let journal = Journal::resume(&self.directory, header, found)?;
        files::sweep(&self.directory)?;
        Ok(journal)
    }

    fn files(&self, puzzle: &Puzzle) -> PuzzleFiles {
        PuzzleFiles::new(&self.directory, puzzle.file_stem())
    }

    /// Draws the files of a puzzle, and writes them under temporary names. This may be done out of order.
    pub fn stage(&self, puzzle: &Puzzle, certificate: Option<&Certificate>) -> Result<Vec<Staged>, Failure> {
        self.files(puzzle).stage(puzzle, &self.formats, self.style, certificate)
    }

    /// Puts the files of a puzzle into their places, where they are safe on the disk.
    pub fn place(&self, staged: Vec<Staged>) -> Result<(), Failure> {
        staged.into_iter().try_for_each(Staged::place)?;
        files::sync_directory(&self.directory)
    }

    /// Writes those files of a puzzle anew that are not as they were written.
    pub fn mend(&self, puzzle: &Puzzle, certified: bool) -> Result<(), Failure> {
        self.files(puzzle).mend(puzzle, &self.formats, self.style, certified)
    }
}

/// Whether the batch in a directory is the one with this header, and has come to its end.
fn is_finished(directory: &Path, header: &Header) -> Result<bool, Failure> {
    if Header::of_batch(directory)?.as_ref() != Some(header) {
        return Ok(false);
    }
    let mut ledger = Ledger::default();
    for entry in JournalReader::open(&directory.join(JOURNAL))? {
        ledger.enter(entry?);
    }
    Ok(ledger.is_finished(&header.plan))
}
