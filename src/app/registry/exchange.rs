//! Puzzles of other programs.

use clap::{ArgMatches, Command};

use super::puzzle::AnyPuzzle;

/// The formats of other programs from and to which the puzzles of a game are converted.
pub struct Exchange {
    /// Adds the option that names the format to write, and what help says of the formats.
    pub with_options: fn(Command) -> Command,
    /// What texts are expected, for the message that one begins like none of the formats.
    pub expected: &'static str,
    /// The puzzles of a text; `None` if it begins like none of the formats.
    pub read: fn(&str) -> Option<ReadPuzzles>,
    /// The name of the format to write.
    pub format: fn(&ArgMatches) -> &'static str,
    /// Puzzles in the format to write, unless it cannot express something in a puzzle.
    pub write: fn(&[NamedPuzzle], &ArgMatches) -> Result<String, String>,
}

/// The puzzles of a text, or why they cannot be read.
pub type ReadPuzzles = Result<Vec<NamedPuzzle>, String>;

/// A puzzle of a file, and what it is called there.
#[derive(Clone)]
pub struct NamedPuzzle {
    /// The name, if the format has names.
    pub name: Option<String>,
    /// The puzzle.
    pub puzzle: Box<dyn AnyPuzzle>,
}
