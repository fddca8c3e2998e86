//! Why a command did not come to an answer: what happened, where, and what was expected.

use std::error::Error as StdError;
use std::io;
use std::path::{Path, PathBuf};

use rayon::ThreadPoolBuildError;
use thiserror::Error;

use super::compose::Refused;
use super::shown;
use crate::compose::Disagreement;
use crate::compose::batch::{JournalError, MergeError, Panicked};
use crate::judge::{NotCertified, SUMS};
use crate::smyoz::Seed;

/// Why a command did not come to an answer.
#[derive(Debug, Error)]
pub(super) enum Failure {
    /// The options ask for something that cannot be.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A format of `rate --format` has other names in braces than these.
    #[error("--format {format}: in braces only {}", .known.join(", "))]
    Placeholder { format: String, known: Vec<String> },
    /// A command about one puzzle was given none, or several.
    #[error("expected one puzzle, found {0}")]
    NotOne(usize),
    /// Something about a file or directory.
    #[error("{}{error}", shown::path(.path))]
    File { path: PathBuf, error: FileError },
    /// What was read at a place, such as a file or a line in it, is not what was expected.
    #[error("{place}: {}", shown::error(.error))]
    Content { place: String, error: Box<dyn StdError + Send + Sync> },
    /// Something about the journal of a batch.
    #[error("{}", journal(.0))]
    Journal(#[from] JournalError),
    /// Batches cannot be joined.
    #[error("{}", shown::one_line(.0))]
    Merge(#[from] MergeError),
    /// Certificates could not be read, and each time the reason was reported.
    #[error("{unread} of {count} certificates could not be read")]
    UnreadCertificates { unread: usize, count: usize },
    /// Some input could not be read, and each time the reason was reported.
    #[error("not all input could be read")]
    Unread,
    /// The system does not grant what a run needs.
    #[error(transparent)]
    Setup(#[from] Setup),
    /// Standard output cannot be written.
    #[error("standard output cannot be written: {0}")]
    Output(io::Error),
    /// Nobody reads the output any more, which is no failure to a pipe.
    #[error("output closed")]
    ClosedPipe,
    /// The program is at fault, which is worth a report.
    #[error("a fault of the program, please report it: {0}")]
    Fault(#[from] Fault),
    /// A failure after which there is something to do.
    #[error("{failure}{advice}")]
    Advised { failure: Box<Failure>, advice: String },
}

impl Failure {
    /// The exit code.
    pub fn exit_code(&self) -> u8 {
        /// `EX_SOFTWARE` of sysexits.h.
        const SOFTWARE: u8 = 70;
        match self {
            Self::ClosedPipe => 0,
            Self::Fault(_) => SOFTWARE,
            Self::Advised { failure, .. } => failure.exit_code(),
            _ => 2,
        }
    }

    /// Whether the reason was already reported, or is nothing to report.
    pub fn is_told(&self) -> bool {
        matches!(self, Self::Unread | Self::ClosedPipe)
    }

    /// Something about a file or directory.
    pub fn file(path: impl AsRef<Path>, error: FileError) -> Self {
        Self::File { path: path.as_ref().to_owned(), error }
    }

    /// What was read at a place is not what was expected.
    pub fn content(place: impl Into<String>, error: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        Self::Content { place: place.into(), error: error.into() }
    }
}

impl From<io::Error> for Failure {
    /// An error at standard output.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Output(error),
        }
    }
}

/// A journal's line can quote what was read; the rest is one short line.
fn journal(error: &JournalError) -> String {
    match error {
        JournalError::Line { path, line, message } => {
            format!("{}: line {line}: {}", shown::path(path), shown::error(message))
        }
        other => shown::one_line(other),
    }
}

/// What happened to a file or directory; the message goes on after its name.
#[derive(Debug, Error)]
pub(super) enum FileError {
    #[error(" cannot be read: {0}")]
    Read(#[source] io::Error),
    #[error(" cannot be written: {0}")]
    Write(#[source] io::Error),
    #[error(" cannot be removed: {0}")]
    Remove(#[source] io::Error),
    #[error(": the directory cannot be made: {0}")]
    Make(#[source] io::Error),
    #[error(": the directory cannot be made: {} is no directory", shown::path(.0))]
    Under(PathBuf),
    #[error(": expected a directory: {0}")]
    NoDirectory(#[source] io::Error),
    #[error(" exists and is not empty: expected a new or empty directory")]
    NotEmpty,
    #[error(" exists with other content: it is left as it is")]
    OtherContent,
    #[error(" holds a batch: give --resume to go on with it, or another directory")]
    Batch,
    #[error(" holds joined batches: no run goes on with them")]
    JoinedBatches,
    #[error(": expected .json or .jsonl files in it")]
    NoPuzzleFiles,
    #[error(": expected a .json or .jsonl file, a directory, or -")]
    NoPuzzleFile,
    #[error(": expected puzzles, one a line, found none")]
    NoPuzzles,
    #[error(": no certificate: expected {SUMS} in it")]
    NoCertificate,
    #[error(": nothing can be deleted from standard input")]
    Undeletable,
}

/// What a run needs from the system, and does not get.
#[derive(Debug, Error)]
pub(super) enum Setup {
    #[error("threads cannot be started: {0}")]
    Threads(#[from] ThreadPoolBuildError),
    #[error("signals cannot be caught: {0}")]
    Signals(#[source] io::Error),
    #[error("no fresh seed: {0}")]
    Seed(#[from] getrandom::Error),
}

/// What the program did wrong.
#[derive(Debug, Error)]
pub(super) enum Fault {
    /// The command panicked.
    #[error("{0}")]
    Panic(Panicked),
    /// The work on something, which is named, panicked.
    #[error("{name}: {panic}")]
    Work { name: String, panic: Panicked },
    /// The engines disagree about the puzzle of a seed. A report was written, or it is said why not.
    #[error("seed {seed}: {disagreement} ({report})")]
    Disagreement { seed: Seed, disagreement: Box<Disagreement>, report: String },
    /// A puzzle that was certified cannot be certified again.
    #[error("{stem}: it was certified, but {reason}")]
    NotCertified { stem: String, reason: NotCertified },
}
