//! A game, and what it offers.

use std::fmt;

use clap::{ArgMatches, Args, Command};
use serde::Serialize;
use serde_json::{Map, Value};

use super::answers::Counted;
use super::asked::{Layouts, Refusal, SeedLayout, Tool, parsed, with_args};
use super::contest::ContestGame;
use super::exchange::Exchange;
use super::job::{Job, RefusedError};
use super::puzzle::AnyPuzzle;
use super::sheets::Sheets;
use super::web::Web;
use super::wishes::{Wishes, keys};
use crate::play::{Maker, Played, ReadGameError, Summary};
use smyoz_core::judging::certificate::{CertificateError, Files};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{ReadError, Seed};
use smyoz_core::rating::TechniqueRow;
use smyoz_paper::book;

/// A game, of which [`Entry`](super::Entry) makes an object.
pub trait AnyGame: Send + Sync {
    /// Its name in commands, journals and formats: `star-battle`.
    fn kind(&self) -> &'static str;

    /// Its name in the help of commands.
    fn name(&self) -> &'static str;

    /// What it offers beyond its puzzles.
    fn extras(&self) -> Extras;

    /// Its rules, if they can be printed.
    fn book(&self) -> Option<&'static dyn book::Game>;

    /// Reads a puzzle.
    ///
    /// # Errors
    /// If the text is not one.
    fn read(&self, text: &str) -> Result<Box<dyn AnyPuzzle>, ReadError>;

    /// The format that its puzzles name.
    fn format(&self) -> String;

    /// Checks a certificate, and returns its puzzle, or why it does not prove that the puzzle has
    /// only the solution that it names.
    ///
    /// # Errors
    /// If it was given up.
    fn check_certificate(
        &self,
        files: &Files,
        limits: Limits,
    ) -> Result<Result<Box<dyn AnyPuzzle>, CertificateError>, CancelledError>;

    /// The fingerprint of what is composed. It changes whenever that changes, so that no batch is
    /// continued by a program that composes otherwise.
    fn fingerprint(&self) -> &'static str;

    /// What the clues that are chosen are called: `shots`.
    fn chosen(&self) -> &'static str;

    /// The techniques; none if its puzzles are not rated.
    fn techniques(&self) -> Vec<TechniqueRow>;

    /// Whether its puzzles have stars.
    fn has_stars(&self) -> bool;

    /// Adds its own options to the command that composes, unless another game has added them.
    fn with_options(&self, command: Command) -> Command;

    /// Its own options, as [journals hold them](super::wishes::keys).
    ///
    /// # Errors
    /// If what an option holds cannot be read.
    fn options(&self, own: &ArgMatches) -> Result<Map<String, Value>, clap::Error>;

    /// Prepares to compose, by wishes that all games have in common and by its own options, with
    /// certificates perhaps.
    ///
    /// # Errors
    /// If the options ask for something impossible, or it was given up.
    fn prepare(
        &self,
        wishes: &Wishes,
        options: &Map<String, Value>,
        certifies: bool,
        limits: Limits,
    ) -> Result<Box<dyn Job>, RefusedError>;

    /// The layout of a seed, as the [options of boards](Extras::board) ask for it; `None` if seeds give
    /// positions without clues, which hide none.
    ///
    /// # Errors
    /// If there is none.
    fn layout(&self, seed: Seed, own: &ArgMatches) -> Result<Option<SeedLayout>, Refusal>;

    /// The format of saved games, if its puzzles are played.
    fn played_format(&self) -> Option<String>;

    /// What lists show of a saved game of that format.
    ///
    /// # Errors
    /// If the text is not one.
    fn summary(&self, text: &str) -> Result<Summary, String>;

    /// Reads a saved game of that format, unless it is cancelled before it is known whether its
    /// puzzle is unique.
    ///
    /// # Errors
    /// If the text is not one.
    fn read_played(&self, text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError>;
}

impl dyn AnyGame + '_ {
    /// Its name in messages.
    pub fn short_name(&self) -> String {
        self.book().map_or_else(|| self.name().to_owned(), |book| book.name(Lang::En))
    }

    /// Its own options, which do not apply to other games.
    pub fn own_options(&self) -> Command {
        self.with_options(Command::new("options"))
    }
}

/// What a game offers beyond its puzzles, and what help says of it. [`Extras::NONE`] is what every
/// game has.
#[derive(Clone, Copy)]
pub struct Extras {
    /// Other names by which `--game` knows it.
    pub aliases: &'static [&'static str],
    /// Its name in the help of commands, if that is a longer one.
    pub name: Option<&'static str>,
    /// The languages that it speaks.
    pub languages: &'static [Lang],
    /// Its contests, if several players can play it.
    pub contest: Option<&'static dyn ContestGame>,
    /// Adds what help says of it to any command.
    pub explained: fn(Command) -> Command,
    /// The options of books for which only some games, and it is one of them, have something to
    /// print.
    pub in_books: &'static [&'static str],
    /// The options that say on which board it is played, for commands that need one without a puzzle;
    /// `None` if only seeds take options, and all of them.
    pub board: Option<BoardOptions>,
    /// Its layouts, if they are drawn by hand, or have files of their own.
    pub layouts: Option<&'static dyn Layouts>,
    /// What is printed of it beside its puzzles, and how its pages look.
    pub sheets: Option<&'static dyn Sheets>,
    /// The formats of other programs that its puzzles are converted from and to.
    pub exchange: Option<&'static Exchange>,
    /// What it brings to the page of the Explorer, if that is more than the page does for any game.
    pub web: Option<&'static Web>,
    /// The commands that only it has.
    pub tools: &'static [Tool],
    /// What is counted in its solutions, for lists and filters.
    pub counted: &'static [Counted],
    /// A puzzle as a line of JSON, as an example for people who write their own.
    pub sample: Option<&'static str>,
    /// What help says of composing its puzzles.
    pub composing: Composing,
    /// The puzzles of a text in a format of other programs, if it has one.
    pub import: fn(&str) -> Option<Imported>,
    /// Options of other games, each with the one of its own that means the same.
    pub means: &'static [(&'static str, &'static str)],
    /// What makes its puzzles for the Explorer, if anything does.
    pub maker: Option<&'static dyn Maker>,
}

impl Extras {
    /// Nothing.
    pub const NONE: Self = Self {
        aliases: &[],
        name: None,
        languages: &[Lang::Hu, Lang::En],
        contest: None,
        explained: |command| command,
        in_books: &[],
        board: None,
        layouts: None,
        sheets: None,
        exchange: None,
        web: None,
        tools: &[],
        counted: &[],
        sample: None,
        composing: Composing::USUAL,
        import: |_| None,
        means: &[],
        maker: None,
    };
}

impl fmt::Debug for Extras {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Extras").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The options that say on which board a game is played.
#[derive(Clone, Copy)]
pub struct BoardOptions {
    /// Adds them to a command.
    pub add: fn(Command) -> Command,
    /// Those of a command that has them, as [journals hold them](super::wishes::keys).
    pub keys: fn(&ArgMatches) -> Map<String, Value>,
}

impl BoardOptions {
    /// These, which are among the options of puzzles.
    pub const fn of<A: Args + Serialize>() -> Self {
        Self { add: with_args::<A>, keys: |own| keys(&parsed::<A>(own)) }
    }
}

/// Puzzles in a format of other programs.
pub struct Imported {
    /// The name of the format.
    pub format: &'static str,
    /// The puzzles, or what is wrong with the text, and where.
    pub puzzles: Result<Vec<Box<dyn AnyPuzzle>>, String>,
}

/// What help says of composing the puzzles of a game.
#[derive(Clone, Copy, Debug)]
pub struct Composing {
    /// Which clues each puzzle needs, and when their number decides: sentences, of which the first
    /// begins with a small letter.
    pub needed: &'static str,
    /// What `--minimum` asks for.
    pub minimum: &'static str,
}

impl Composing {
    /// What is true of any game.
    const USUAL: Self = Self {
        needed: "every clue is needed: without it, the puzzle would not be unique, or would be harder than its \
                 level. With --minimum, the number of clues decides, and the puzzle may be of any level, even \
                 beyond what people can solve.",
        minimum: "As few clues as possible, however hard the puzzle",
    };
}
