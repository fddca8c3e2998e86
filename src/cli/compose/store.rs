//! Where the files of a batch's puzzles go.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use super::super::certify::write_certificate;
use super::super::print::{self, Format};
use super::super::{Failure, files};
use crate::compose::batch::{Entry, Header, JOURNAL, Journal};
use crate::compose::{Certificate, Form, certify};
use crate::print::Style;
use crate::puzzle::Puzzle;

/// A directory for the files of puzzles.
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
        let journal = self.directory.join(JOURNAL);
        match (journal.exists(), resume) {
            (true, true) => {
                let journal = Journal::resume(&self.directory, header, found)?;
                self.sweep()?;
                Ok(journal)
            }
            (true, false) => {
                let directory = self.directory.display();
                let reason = format!("{directory} holds a batch: give --resume to go on with it, or another directory");
                Err(Failure::Input(reason))
            }
            (false, _) => {
                files::new_directory(&self.directory)?;
                Ok(Journal::begin(&self.directory, header)?)
            }
        }
    }

    /// Removes the unfinished files of a run that was killed.
    fn sweep(&self) -> Result<(), Failure> {
        let failure = |error| Failure::Input(format!("{} cannot be read: {error}", self.directory.display()));
        for entry in fs::read_dir(&self.directory).map_err(failure)? {
            let path = entry.map_err(failure)?.path();
            if files::is_temporary(&path) {
                files::remove(&path)?;
            }
        }
        Ok(())
    }

    /// Writes all files of a puzzle, so that they are safe on the disk.
    pub fn write(&self, puzzle: &Puzzle, certificate: Option<&Certificate>) -> Result<(), Failure> {
        print::write(&self.directory, puzzle, &self.formats, self.style)?;
        if let Some(certificate) = certificate {
            let directory = self.certificate(puzzle);
            // A run that was killed may have left a part of it.
            match fs::remove_dir_all(&directory) {
                Err(error) if error.kind() != ErrorKind::NotFound => {
                    return Err(Failure::Input(format!("{} cannot be written: {error}", directory.display())));
                }
                _ => write_certificate(&directory, &certificate.files(Form::Compressed))?,
            }
        }
        files::sync_directory(&self.directory)
    }

    /// Writes the files of a puzzle anew if one is missing.
    pub fn restore(&self, puzzle: &Puzzle, certified: bool) -> Result<(), Failure> {
        let names = print::names(&puzzle.file_stem(), &self.formats);
        let missing = names.iter().any(|name| !self.directory.join(name).exists());
        if missing || certified && !self.certificate(puzzle).exists() {
            let certificate = certified.then(|| certify(puzzle).ok()).flatten();
            self.write(puzzle, certificate.as_ref())?;
        }
        Ok(())
    }

    fn certificate(&self, puzzle: &Puzzle) -> PathBuf {
        self.directory.join(format!("{}-certificate", puzzle.file_stem()))
    }
}
