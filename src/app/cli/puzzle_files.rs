//! The files of one puzzle in a batch.

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use thiserror::Error;

use super::certify::{CERTIFICATE_LIMIT, is_whole, write_certificate};
use super::files::{FILE_LIMIT, Staged};
use super::input::FromText;
use super::print::{Format, names, stage_all};
use super::printed::draw;
use super::{Bug, Failure, files, shown};
use smyoz_core::judging::certificate::{Certifiable, Certificate, Files, Form, certify};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Id, Record};
use smyoz_games::smyoz::puzzle::Puzzle;
use smyoz_paper::Style;

/// A puzzle whose files the commands write.
pub(super) trait Filed: Record {
    /// What the clues are called that are chosen for a layout.
    const CLUE: &str;

    /// How many of these clues there are.
    fn chosen(&self) -> usize;

    /// Whether it is proved that fewer clues would not do; `None` if that is not claimed.
    fn is_proved(&self) -> Option<bool>;

    /// The files of the puzzle, which must include its solution: their names and contents.
    fn draw(&self, stem: &str, formats: &[Format], style: Style) -> Result<Vec<(String, Vec<u8>)>, Failure>;

    /// The files of a certificate that the puzzle has no other solution; or why there is none.
    fn certify(&self) -> Result<Files, String>;
}

impl Filed for Puzzle {
    const CLUE: &str = "shot";

    fn chosen(&self) -> usize {
        self.shots.len()
    }

    fn is_proved(&self) -> Option<bool> {
        self.minimum.as_ref().map(|minimum| minimum.proved)
    }

    fn draw(&self, stem: &str, formats: &[Format], style: Style) -> Result<Vec<(String, Vec<u8>)>, Failure> {
        draw(stem, self, formats, style.into())
    }

    fn certify(&self) -> Result<Files, String> {
        certified(self, Limits::NONE)
    }
}

/// The files of a certificate, as they lie beside puzzles.
pub(super) fn certificate_files<P: Certifiable>(certificate: &Certificate<P>) -> Files {
    certificate.files(Form { compressed: true, ..Form::default() })
}

/// The files of a puzzle's certificate; or why it has none.
pub(super) fn certified<P: Certifiable<Layout: Debug>>(puzzle: &P, limits: Limits) -> Result<Files, String> {
    certify(puzzle, limits).map(|certificate| certificate_files(&certificate)).map_err(|reason| reason.to_string())
}

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
        puzzle: &impl Filed,
        formats: &[Format],
        style: Style,
        certified: bool,
    ) -> Result<(), Failure> {
        let mut staged = Vec::new();
        for (name, content) in puzzle.draw(&self.stem, formats, style)? {
            let path = self.directory.join(name);
            let is_whole = files::read_regular(&path, content.len() as u64).is_ok_and(|found| found == content);
            if !is_whole {
                staged.push(files::stage(&path, content)?);
            }
        }
        if certified && !is_whole(&self.certificate()) {
            let certificate = puzzle.certify();
            let failure = |reason| Bug::NotCertified { stem: self.stem.clone(), reason };
            staged.push(self.stage_certificate(&certificate.map_err(failure)?)?);
        }
        files::place_all(staged)
    }

    fn stage_certificate(&self, certificate: &Files) -> Result<Staged, Failure> {
        files::stage_directory(&self.certificate(), |directory| write_certificate(directory, certificate))
    }

    /// Draws the files in these formats, and writes them under temporary names, with the
    /// certificate.
    pub fn stage(
        &self,
        puzzle: &impl Filed,
        formats: &[Format],
        style: Style,
        certificate: Option<&Files>,
    ) -> Result<Vec<Staged>, Failure> {
        let mut staged = stage_all(&self.directory, puzzle.draw(&self.stem, formats, style)?)?;
        if let Some(certificate) = certificate {
            staged.push(self.stage_certificate(certificate)?);
        }
        Ok(staged)
    }

    /// Copies all files of a puzzle into a directory that is not yet in its place. Those in the expected formats must exist, and the JSON file
    /// must hold exactly this puzzle.
    pub fn copy(&self, to: &Self, puzzle: &(impl Filed + FromText), expected: &[Format]) -> Result<(), Failure> {
        for format in Format::value_variants() {
            for (from, to) in self.paths(&[*format]).zip(to.paths(&[*format])) {
                if !expected.contains(format) && !from.exists() {
                    continue;
                }
                let content = files::read_regular(&from, FILE_LIMIT)?;
                if *format == Format::Json {
                    check(&from, &content, puzzle)?;
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

    /// Removes all files of the puzzle.
    pub fn remove(&self) -> Result<(), Failure> {
        for path in self.paths(Format::value_variants()).filter(|path| path.exists()) {
            files::remove(&path)?;
        }
        files::remove_directory(&self.certificate())
    }
}

/// A file does not hold the puzzle of the journal.
#[derive(Debug, Error)]
enum Mismatch {
    #[error("its id is {found}; expected {expected}, as in the journal")]
    Id { found: Id, expected: Id },
    #[error("it was changed: the puzzle in the journal is different")]
    Puzzle,
}

/// Checks that a file holds a certain puzzle.
fn check<P: Filed + FromText>(path: &Path, content: &[u8], puzzle: &P) -> Result<(), Failure> {
    let name = shown::path(path);
    let found = P::from_text(&String::from_utf8_lossy(content));
    let found = found.map_err(|error| Failure::content(&*name, error))?;
    if found.id() != puzzle.id() {
        return Err(Failure::content(name, Mismatch::Id { found: found.id(), expected: puzzle.id() }));
    }
    if found != *puzzle {
        return Err(Failure::content(name, Mismatch::Puzzle));
    }
    Ok(())
}
