//! Why a command failed: what happened, where, and what was expected.

use std::error::Error as StdError;
use std::io;
use std::path::{Path, PathBuf};

use rayon::ThreadPoolBuildError;
use thiserror::Error;

use super::shown::{self, counted};
use crate::registry::{Refusal, RefusedError};
use smyoz_core::batch::{JournalError, MergeError, PanicError};
use smyoz_core::deduction::UnfoundedError;
use smyoz_core::judging::certificate::SUMS;
use smyoz_core::puzzles::Seed;

#[derive(Debug, Error)]
pub(super) enum CommandError {
    /// The options ask for something that cannot be; the error belongs to the command.
    #[error("{error}")]
    Misuse { error: Box<dyn StdError + Send + Sync>, is_no: bool },
    /// The text of `rate --template` has an unknown name in braces.
    #[error("--template {format}: expected in braces only {}", .known.join(", "))]
    Placeholder { format: String, known: Vec<String> },
    /// A file or directory cannot be used.
    #[error("{}{error}", shown::path(.path))]
    File { path: PathBuf, error: FileError },
    /// The content of a place, such as a file or a line in it, is not what was expected.
    #[error("{place}: {}", shown::error(.error))]
    Content { place: String, error: Box<dyn StdError + Send + Sync> },
    /// The journal of a batch cannot be used.
    #[error("{}", journal(.0))]
    Journal(#[from] JournalError),
    #[error("{}", merge(.0))]
    Merge(#[from] MergeError),
    /// Some certificates could not be read; each reason was reported.
    #[error("{unread} of {count} certificates could not be read")]
    UnreadCertificates { unread: usize, count: usize },
    /// Some input could not be read; each reason was reported.
    #[error("some input could not be read")]
    Unread,
    /// The system refuses something that the run needs.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Standard output cannot be written.
    #[error("standard output cannot be written: {0}")]
    Output(io::Error),
    /// The reader has closed the output, which does not count as a failure.
    #[error("output closed")]
    ClosedPipe,
    /// The program has a bug, which should be reported.
    #[error("this is a bug, please report it: {0}")]
    Bug(#[from] InternalError),
    /// A failure, and advice on what to do next.
    #[error("{failure}{advice}")]
    Advised { failure: Box<CommandError>, advice: String },
}

impl CommandError {
    pub fn exit_code(&self) -> u8 {
        /// `EX_SOFTWARE` of sysexits.h.
        const SOFTWARE: u8 = 70;
        match self {
            Self::ClosedPipe => 0,
            Self::Bug(_) => SOFTWARE,
            Self::Advised { failure, .. } => failure.exit_code(),
            Self::Misuse { is_no: true, .. } => 1,
            _ => 2,
        }
    }

    /// Whether the reason was already reported, or need not be.
    pub fn is_reported(&self) -> bool {
        matches!(self, Self::Unread | Self::ClosedPipe)
    }

    /// A failure about a file or directory.
    pub fn file(path: impl AsRef<Path>, error: FileError) -> Self {
        Self::File { path: path.as_ref().to_owned(), error }
    }

    /// A failure about content that is not what was expected.
    pub fn content(place: impl Into<String>, error: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        Self::Content { place: place.into(), error: error.into() }
    }
}

/// Why a command refuses its options.
pub(super) trait Misuse: StdError + Send + Sync + 'static {
    /// Whether it is the answer no, rather than wrong use.
    fn is_no(&self) -> bool {
        false
    }
}

impl<E: Misuse> From<E> for CommandError {
    fn from(error: E) -> Self {
        Self::Misuse { is_no: error.is_no(), error: Box::new(error) }
    }
}

impl From<Refusal> for CommandError {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Wrong { place, reason } => Self::content(place, reason),
            Refusal::Other(reason) => Self::Misuse { error: reason.into(), is_no: false },
        }
    }
}

impl From<RefusedError> for CommandError {
    fn from(error: RefusedError) -> Self {
        match error {
            RefusedError::Options(error) => Self::Misuse { error, is_no: false },
            RefusedError::Contradiction(error) => Self::Misuse { error: error.into(), is_no: true },
            RefusedError::Content { place, error } => Self::Content { place, error },
        }
    }
}

impl From<io::Error> for CommandError {
    /// An error on standard output.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Output(error),
        }
    }
}

/// The message of an error in a journal. One about a line may quote the line, so it is shortened.
fn journal(error: &JournalError) -> String {
    match error {
        JournalError::Line { path, line, message } => {
            format!("{}: line {line}: {}", shown::path(path), shown::error(message))
        }
        other => shown::one_line(other),
    }
}

/// The message of an error in batches that are joined, and what can be done.
fn merge(error: &MergeError) -> String {
    let advice = match error {
        MergeError::Unfinished { .. } => format!("; go on with `{}`", shown::own_command(["compose", "--resume"])),
        _ => String::new(),
    };
    shown::one_line(error) + &advice
}

/// What happened to a file or directory; the message continues after its name.
#[derive(Debug, Error)]
pub(super) enum FileError {
    #[error(" cannot be read: {0}")]
    Read(#[source] io::Error),
    #[error(" is a directory: expected a file")]
    IsDirectory,
    #[error(" is not a directory: expected a new or empty one")]
    IsFile,
    #[error(" cannot be written: {0}")]
    Write(#[source] io::Error),
    #[error(" is named twice: expected a file for each")]
    Twice,
    #[error(" is read from: expected another file to write")]
    Input,
    #[error(" is standard output, where no files go: expected the name of a file or a directory")]
    StandardOutput,
    #[error(": expected a .pdf file")]
    NotPdf,
    #[error(" cannot be removed: {0}")]
    Remove(#[source] io::Error),
    #[error(": the directory cannot be created: {0}")]
    Make(#[source] io::Error),
    #[error(": the directory cannot be created: {} is not a directory", shown::path(.0))]
    Under(PathBuf),
    #[error(": expected the directory of a batch")]
    NotBatch,
    #[error(": expected a directory: {0}")]
    NoDirectory(#[source] io::Error),
    #[error(" exists and is not empty: expected a new or empty directory")]
    NotEmpty,
    #[error(" exists with other content and is left unchanged")]
    OtherContent,
    #[error(" cannot be written: {} is not a directory", shown::path(.0))]
    Within(PathBuf),
    #[error(": there is no batch to continue; to begin one, give its first seed by --seed or --seeds, too")]
    NoBatch,
    #[error(" holds a batch: give --resume to continue it, or another directory")]
    Batch,
    #[error(" holds joined batches, which cannot be resumed")]
    JoinedBatches,
    #[error(": expected .json or .jsonl files in it")]
    NoPuzzleFiles,
    #[error(": expected a .json or .jsonl file, a text of janko.at, CSPLib or MiniZinc, a directory, or -")]
    NoPuzzleFile,
    #[error(": expected puzzles: JSON, addresses of puzz.link, or a text of janko.at, CSPLib or MiniZinc")]
    NoPuzzleText,
    #[error(": expected one puzzle per line, found none")]
    NoPuzzles,
    #[error(": the first {0} lines hold no puzzle; the rest is not read")]
    NoneOf(usize),
    #[error(": {} cannot be read", counted(*.0, "more line"))]
    MoreFaulty(usize),
    #[error(": expected an address of puzz.link, such as https://puzz.link/p?battleship/…")]
    NoAddress,
    #[error(": no certificate: expected {SUMS} in it")]
    NoCertificate,
    #[error(": nothing can be deleted from it")]
    Undeletable,
}

/// What a run needs from the system, but does not get.
#[derive(Debug, Error)]
pub(super) enum SetupError {
    #[error("threads cannot be started: {0}")]
    Threads(#[from] ThreadPoolBuildError),
    #[error("signals cannot be caught: {0}")]
    Signals(#[source] io::Error),
    #[error("no random seed: {0}")]
    Seed(#[from] getrandom::Error),
}

/// A bug in the program.
#[derive(Debug, Error)]
pub(super) enum InternalError {
    #[error("{0}")]
    Panic(PanicError),
    /// The work on a named item panicked.
    #[error("{name}: {panic}")]
    Work { name: String, panic: PanicError },
    /// The engines disagree about the puzzle of a seed. `report` says where the details are, or why
    /// they could not be written.
    #[error("seed {seed}: {message} ({report})")]
    Disagreement { seed: Seed, message: String, report: String },
    /// A conclusion about a puzzle, which is written as it is read, does not follow.
    #[error("{fault}: {puzzle}")]
    Unfounded { puzzle: String, fault: UnfoundedError },
    /// A puzzle that was certified cannot be certified again.
    #[error("{stem}: it was certified before, but {reason}")]
    NotCertified { stem: String, reason: String },
}
