//! How long puzzles take, by what testers have needed.

use std::fs;
use std::path::Path;

use smyoz_core::puzzles::Record as _;
use smyoz_paper::book::Minutes;
use thiserror::Error;

use super::super::failure::FileError;
use super::super::input::Source;
use super::super::output::tell;
use super::super::{CommandError, shown};

/// Times that say nothing.
#[derive(Debug, Error)]
enum TimesError {
    #[error("line {line}: expected an id and minutes, such as HW1D4-RQYWN,12.5")]
    Line { line: usize },
    #[error("expected times of puzzles of this book with two scores at least, found {found}")]
    TooFew { found: usize },
}

/// The minutes that fit best to the times in a file: lines with an id and minutes, several for a
/// puzzle that several people have solved. What is not in the book is left out.
pub(super) fn fitted(path: &Path, sources: &[Source]) -> Result<Minutes, CommandError> {
    let text = fs::read_to_string(path).map_err(|error| CommandError::file(path, FileError::Read(error)))?;
    let refused = |error| CommandError::content(shown::path(path), error);
    let mut times = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        // A table may have a head.
        if line.is_empty() || number == 1 && line.eq_ignore_ascii_case("id,minutes") {
            continue;
        }
        let parts = line.split_once(',').and_then(|(id, minutes)| Some((id.trim(), minutes.trim().parse().ok()?)));
        let (id, minutes) = parts
            .filter(|(id, minutes): &(_, f64)| !id.is_empty() && minutes.is_finite() && *minutes > 0.0)
            .ok_or_else(|| refused(TimesError::Line { line: number }))?;
        let its = sources.iter().find(|source| source.puzzle.id().to_string() == id);
        times.extend(its.and_then(|source| source.puzzle.traits().score).map(|score| (score, minutes)));
    }
    let minutes = Minutes::fitted(&times).ok_or_else(|| refused(TimesError::TooFew { found: times.len() }))?;
    let Minutes { any, by_score } = minutes;
    tell(format_args!("{} times: --minutes {any},{by_score}", times.len()));
    Ok(minutes)
}
