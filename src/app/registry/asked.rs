//! What commands ask of a game beside its puzzles, and how it answers.

use std::fmt::Display;
use std::path::Path;

use clap::builder::Resettable;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use serde_json::Value;

use super::job::Text;
use smyoz_core::puzzles::Seed;

/// Layouts of a game: drawn by hand, or in files of seeds.
pub trait Layouts: Sync {
    /// The layout of a seed with more than its rows, as a file that is named after the seed; `None`
    /// if there are no such files.
    fn of_seed(&self, _seed: Seed) -> Option<SeedLayout> {
        None
    }

    /// Adds its own options to the command that checks layouts.
    fn with_check_options(&self, command: Command) -> Command {
        command
    }

    /// How many boards can be checked together, such as those of two players.
    fn most_boards(&self) -> usize {
        1
    }

    /// Whether layouts are legal, and what is wrong with them; `None` if they cannot be drawn by
    /// hand. `read` reads files that options name.
    ///
    /// # Errors
    /// If a text is not a layout.
    fn check(&self, _boards: &[Text], _own: &ArgMatches, _read: Read) -> Option<Result<Reply, Refusal>> {
        None
    }

    /// The drawing in a file, as a [`Maker`](crate::play::Maker) hides it; `None` if there are no games
    /// in which layouts are hidden.
    ///
    /// # Errors
    /// If it is not a legal layout.
    fn drawing(&self, _file: &Text) -> Option<Result<String, Refusal>> {
        None
    }
}

/// The layout of a seed.
pub struct SeedLayout {
    /// For programs.
    pub json: Value,
    /// For people.
    pub text: String,
    /// Whether the text is a file that is named after the seed.
    pub is_file: bool,
}

/// A command that only one game has.
pub struct Tool {
    /// Its name, its help and its options; one is the flag `--json`.
    pub command: fn() -> Command,
    /// What it prints, or why the options ask for something impossible.
    pub answer: fn(&ArgMatches) -> Result<Reply, Refusal>,
}

/// The answer of a game to a command.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// Whether the answer is yes, or what was asked for is done; `None` if a limit was reached.
    pub yes: Option<bool>,
    /// For programs.
    pub json: Value,
    /// For people.
    pub text: String,
}

/// Why a game refuses what a command asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// An option, a file or a line of it is not what was expected.
    Wrong {
        /// Its name.
        place: String,
        /// What was expected.
        reason: String,
    },
    /// Why, in a sentence of its own.
    Other(String),
}

impl Refusal {
    /// What is wrong at a place.
    pub fn at(place: impl Into<String>, reason: impl Display) -> Self {
        Self::Wrong { place: place.into(), reason: reason.to_string() }
    }
}

/// Reads files.
pub type Read<'a> = &'a dyn Fn(&Path) -> Result<Text, Refusal>;

/// Adds options to a command, without those that another game has added. What help says of the
/// command stays, and no group is made of the options, since types of two games may have one name.
pub fn with_args<A: Args>(command: Command) -> Command {
    let new = A::augment_args(Command::new("new"));
    new.get_arguments().fold(command, |command, option| {
        let is_there = command.get_arguments().any(|other| other.get_id() == option.get_id());
        if is_there { command } else { command.arg(option.clone()) }
    })
}

/// A command with what is added to it, but with its own description.
pub fn with_about_kept(command: Command, add: impl FnOnce(Command) -> Command) -> Command {
    let abouts = [command.get_about(), command.get_long_about()];
    let [about, long_about] = abouts.map(|about| Resettable::from(about.cloned()));
    add(command).about(about).long_about(long_about)
}

/// Adds a text to what the long help says of a command.
#[must_use]
pub fn with_text(command: Command, text: &str) -> Command {
    let about = command.get_long_about().or(command.get_about()).map(ToString::to_string);
    command.long_about(about.unwrap_or_default() + text)
}

/// Adds a clause to what help says of an argument of a command, and a sentence to the rest.
#[must_use]
pub fn with_clause(command: Command, id: &str, clause: &str, sentence: &str) -> Command {
    command.mut_args(|argument| {
        if argument.get_id() != id {
            return argument;
        }
        let short = argument.get_help().map(ToString::to_string).unwrap_or_default();
        let long = argument.get_long_help().map_or_else(|| short.clone(), ToString::to_string);
        let (first, rest) = long.split_once("\n\n").unwrap_or((&long, ""));
        let long = format!("{first}{clause}\n\n{}", format!("{rest} {sentence}").trim_start());
        argument.help(short + clause).long_help(long)
    })
}

/// The options of a game among all that were parsed for a command which has them.
pub fn parsed<T: FromArgMatches>(own: &ArgMatches) -> T {
    T::from_arg_matches(own).unwrap_or_else(|error| panic!("the command has these options: {error}"))
}

/// Whether an option is given, rather than a default.
pub fn is_given(own: &ArgMatches, id: &str) -> bool {
    own.value_source(id) == Some(ValueSource::CommandLine)
}
