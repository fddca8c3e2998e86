//! Where the files of a batch go.

use std::path::PathBuf;

use super::super::files::Staged;
use super::super::print::Format;
use super::super::puzzle_files::PuzzleFiles;
use super::super::{Failure, files};
use crate::compose::batch::{Entry, Header, JOURNAL, Journal};
use crate::judge::{Certificate, certify};
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
    /// over what is in its journal.
    pub fn open(
        &self,
        header: &Header,
        resume: bool,
        found: impl FnMut(Entry) -> Result<(), Failure>,
    ) -> Result<Journal, Failure> {
        match (self.directory.join(JOURNAL).exists(), resume) {
            (true, true) => {
                let journal = Journal::resume(&self.directory, header, found)?;
                files::sweep(&self.directory)?;
                Ok(journal)
            }
            (true, false) => {
                let directory = self.directory.display();
                let reason = format!("{directory} holds a batch: give --resume to go on with it, or another directory");
                Err(Failure::Input(reason))
            }
            (false, _) => {
                files::new_directory(&self.directory)?;
                let journal = Journal::begin(&self.directory, header)?;
                files::sync_directory(&self.directory)?;
                Ok(journal)
            }
        }
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

    /// Writes the files of a puzzle anew if one is missing.
    pub fn restore(&self, puzzle: &Puzzle, certified: bool) -> Result<(), Failure> {
        if self.files(puzzle).exist(&self.formats, certified) {
            return Ok(());
        }
        let certificate = certified.then(|| certify(puzzle).ok()).flatten();
        self.place(self.stage(puzzle, certificate.as_ref())?)
    }
}
