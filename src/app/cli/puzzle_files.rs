//! The files of one puzzle in a batch.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use thiserror::Error;

use super::certificates::{CERTIFICATE_LIMIT, is_whole, write_certificate};
use super::files::{FILE_LIMIT, Staged};
use super::formats::{Format, names};
use super::printed::draw;
use super::{CommandError, InternalError, files, shown};
use crate::registry::composing::beside;
use crate::registry::{AnyPuzzle, CertifyError, Registry};
use smyoz_core::judging::certificate::Files;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Id;
use smyoz_paper::Style;

/// Where the files of a puzzle are, and how their names begin.
pub(super) struct PuzzleFiles {
    directory: PathBuf,
    stem: String,
}

impl PuzzleFiles {
    pub fn new(directory: &Path, stem: String) -> Self {
        Self { directory: directory.to_owned(), stem }
    }

    /// The files in these formats.
    fn paths(&self, formats: &[Format]) -> impl Iterator<Item = PathBuf> {
        names(&self.stem, formats).into_iter().map(|name| self.directory.join(name))
    }

    /// The directory of the certificate.
    fn certificate(&self) -> PathBuf {
        self.directory.join(format!("{}-certificate", self.stem))
    }

    /// Rewrites the files that are missing, cut off or otherwise changed, and the certificate if
    /// one was asked for and it is damaged.
    pub fn repair(
        &self,
        puzzle: &dyn AnyPuzzle,
        formats: &[Format],
        style: Style,
        certified: bool,
    ) -> Result<(), CommandError> {
        let mut staged = Vec::new();
        for (name, content) in draw(&self.stem, puzzle, formats, style.into())? {
            let path = self.directory.join(name);
            let is_whole = files::read_regular(&path, content.len() as u64).is_ok_and(|found| found == content);
            if !is_whole {
                staged.push(files::stage(&path, content)?);
            }
        }
        if certified && !is_whole(&self.certificate()) {
            let certificate = puzzle.certify(beside(), Limits::NONE);
            let failure = |reason: CertifyError| InternalError::NotCertified {
                stem: self.stem.clone(),
                reason: reason.to_string(),
            };
            staged.push(self.stage_certificate(&certificate.map_err(failure)?.files)?);
        }
        files::place_all(staged)
    }

    fn stage_certificate(&self, certificate: &Files) -> Result<Staged, CommandError> {
        files::stage_directory(&self.certificate(), |directory| write_certificate(directory, certificate))
    }

    /// Draws the files in these formats, and writes them under temporary names, with the
    /// certificate.
    pub fn stage(
        &self,
        puzzle: &dyn AnyPuzzle,
        formats: &[Format],
        style: Style,
        certificate: Option<&Files>,
    ) -> Result<Vec<Staged>, CommandError> {
        let mut staged = stage_all(&self.directory, draw(&self.stem, puzzle, formats, style.into())?)?;
        if let Some(certificate) = certificate {
            staged.push(self.stage_certificate(certificate)?);
        }
        Ok(staged)
    }

    /// Copies all files of a puzzle into a directory that is not yet in its place. Those in the
    /// expected formats must exist, and the JSON file must hold exactly this puzzle.
    pub fn copy(
        &self,
        registry: &Registry,
        to: &Self,
        puzzle: &dyn AnyPuzzle,
        expected: &[Format],
    ) -> Result<(), CommandError> {
        for format in Format::value_variants() {
            for (from, to) in self.paths(&[*format]).zip(to.paths(&[*format])) {
                if !expected.contains(format) && !from.exists() {
                    continue;
                }
                let content = files::read_regular(&from, FILE_LIMIT)?;
                if *format == Format::Json {
                    check(registry, &from, &content, puzzle)?;
                }
                files::write_within(&to, content)?;
            }
        }
        if self.certificate().exists() {
            files::new_directory(&to.certificate())?;
            for from in files::entries(&self.certificate())? {
                let name = from.file_name().expect("an entry of a directory has a name");
                files::write_within(&to.certificate().join(name), files::read_regular(&from, CERTIFICATE_LIMIT)?)?;
            }
            files::sync_directory(&to.certificate())?;
        }
        Ok(())
    }

    /// Removes all files of the puzzle, and calls back with each that was there.
    pub fn remove(&self, mut removed: impl FnMut(&Path) -> Result<(), CommandError>) -> Result<(), CommandError> {
        for path in self.paths(Format::value_variants()).filter(|path| path.exists()) {
            files::remove(&path)?;
            removed(&path)?;
        }
        let certificate = self.certificate();
        if !certificate.exists() {
            return Ok(());
        }
        files::remove_directory(&certificate)?;
        removed(&certificate)
    }
}

/// A file does not hold the puzzle of the journal.
#[derive(Debug, Error)]
enum MismatchError {
    #[error("its id is {found}; expected {expected}, as in the journal")]
    Id { found: Id, expected: Id },
    #[error("it was changed: the puzzle in the journal is different")]
    Puzzle,
}

/// Checks that a file holds a certain puzzle.
fn check(registry: &Registry, path: &Path, content: &[u8], puzzle: &dyn AnyPuzzle) -> Result<(), CommandError> {
    let name = shown::path(path);
    let found = registry.read(&String::from_utf8_lossy(content));
    let found = found.map_err(|error| CommandError::content(&*name, error))?;
    if found.id() != puzzle.id() {
        return Err(CommandError::content(name, MismatchError::Id { found: found.id(), expected: puzzle.id() }));
    }
    if *found != *puzzle {
        return Err(CommandError::content(name, MismatchError::Puzzle));
    }
    Ok(())
}

/// Stages files, given their names and contents.
fn stage_all(directory: &Path, files: Vec<(String, Vec<u8>)>) -> Result<Vec<Staged>, CommandError> {
    files.into_iter().map(|(name, content)| files::stage(&directory.join(name), content)).collect()
}
