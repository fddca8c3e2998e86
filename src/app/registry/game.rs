//! A game, and what it offers.

use clap::{ArgMatches, Command};

use super::answers::Counted;
use super::asked::{Layouts, Tool};
use super::contest::ContestGame;
use super::exchange::Exchange;
use super::form::Form;
use super::job::{CommonWishes, Prepared, RefusedError, Settings};
use super::puzzle::AnyPuzzle;
use super::sheets::Sheets;
use super::web::Web;
use crate::play::{Maker, Played, ReadGameError, Summary};
use smyoz_core::judging::certificate::{CertificateError, Files};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::ReadError;
use smyoz_core::rating::TechniqueRow;
use smyoz_paper::book;

/// A game.
pub trait AnyGame: Send + Sync {
    /// Its name in commands, journals and formats: `star-battle`.
    fn kind(&self) -> &'static str;

    /// Other names by which `--game` knows it.
    fn aliases(&self) -> &'static [&'static str] {
        &[]
    }

    /// Its name in the help of commands.
    fn name(&self) -> &'static str;

    /// Its puzzles, if it has any.
    fn puzzles(&self) -> Option<&dyn PuzzleGame> {
        None
    }

    /// Its contests, if several players can play it.
    fn contest(&self) -> Option<&dyn ContestGame> {
        None
    }

    /// Adds what help says of it to any command.
    fn explained(&self, command: Command) -> Command {
        command
    }

    /// Whether only some games, and it is one of them, have something to print in books for an
    /// option with this name.
    fn has_in_books(&self, _option: &str) -> bool {
        false
    }

    /// Adds the options that say on which board it is played, to commands that need one.
    fn with_board(&self, command: Command) -> Command {
        command
    }

    /// Its layouts, if they are drawn by seeds or by hand.
    fn layouts(&self) -> Option<&dyn Layouts> {
        None
    }

    /// What is printed of it beside its puzzles, and how its pages look.
    fn sheets(&self) -> Option<&dyn Sheets> {
        None
    }

    /// The formats of other programs that its puzzles are converted from and to.
    fn exchange(&self) -> Option<&'static Exchange> {
        None
    }

    /// What it brings to the page of the Explorer, if that is more than the page does for any game.
    fn web(&self) -> Option<&'static Web> {
        None
    }

    /// The commands that only it has.
    fn tools(&self) -> &'static [Tool] {
        &[]
    }

    /// Its rules, if they can be printed.
    fn told(&self) -> Option<&'static dyn book::Game> {
        None
    }
}

impl dyn AnyGame + '_ {
    /// Its name in messages.
    pub fn short_name(&self) -> String {
        self.told().map_or_else(|| self.name().to_owned(), |told| told.name(Lang::En))
    }
}

/// Puzzles in a format of other programs.
pub struct Imported<P = Box<dyn AnyPuzzle>> {
    /// The name of the format.
    pub format: &'static str,
    /// The puzzles, or what is wrong with the text, and where.
    pub puzzles: Result<Vec<P>, String>,
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

/// A game with puzzles.
pub trait PuzzleGame: Send + Sync {
    /// What its type of puzzles is enough for.
    fn form(&self) -> Form;

    /// What is counted in its solutions, for lists and filters.
    fn counted(&self) -> &'static [Counted] {
        &[]
    }

    /// Reads a puzzle.
    ///
    /// # Errors
    /// If the text is not one.
    fn read(&self, text: &str) -> Result<Box<dyn AnyPuzzle>, ReadError> {
        (self.form().read)(text)
    }

    /// The format that its puzzles name.
    fn format(&self) -> String {
        (self.form().format)()
    }

    /// A puzzle as a line of JSON, as an example for people who write their own.
    fn sample(&self) -> Option<&'static str> {
        None
    }

    /// What help says of composing them.
    fn composing(&self) -> Composing {
        Composing {
            needed: "every clue is needed: without it, the puzzle would not be unique, or would be harder than its \
                     level. With --minimum, the number of clues decides, and the puzzle may be of any level, even \
                     beyond what people can solve.",
            minimum: "As few clues as possible, however hard the puzzle",
        }
    }

    /// The puzzles of a text in a format of other programs, if it has one.
    fn import(&self, _text: &str) -> Option<Imported> {
        None
    }

    /// Checks a certificate, and returns its puzzle, or why it does not prove that the puzzle has
    /// only the solution that it names.
    ///
    /// # Errors
    /// If it was given up.
    fn check_certificate(
        &self,
        files: &Files,
        limits: Limits,
    ) -> Result<Result<Box<dyn AnyPuzzle>, CertificateError>, CancelledError> {
        (self.form().check_certificate)(files, limits)
    }

    /// The option of its own that means the same as this one of other games, if there is one.
    fn option_for(&self, _option: &str) -> Option<&'static str> {
        None
    }

    /// The fingerprint of what is composed. It changes whenever that changes, so that no batch is
    /// continued by a program that composes otherwise.
    fn fingerprint(&self) -> &'static str;

    /// The techniques, if its puzzles are rated by such.
    fn techniques(&self) -> Option<Vec<TechniqueRow>> {
        (self.form().techniques)()
    }

    /// The number of all legal layouts, counted anew, if it has one board on which they can be
    /// counted.
    fn count_layouts(&self) -> Option<u64> {
        None
    }

    /// What makes its puzzles for the Explorer, if anything does.
    fn maker(&self) -> Option<&dyn Maker> {
        None
    }

    /// Adds its own options to the command that composes, unless another game has added them.
    fn with_options(&self, command: Command) -> Command {
        command
    }

    /// Its own options, which do not apply to other games.
    fn own_options(&self) -> Command {
        self.with_options(Command::new("options"))
    }

    /// The present name of an option in a journal, which may be old.
    fn option_now<'a>(&self, name: &'a str, _value: &str) -> &'a str {
        name
    }

    /// Its own options as journals hold them, as given or by default. With them is the name of the
    /// game, unless journals without a name are of this game.
    ///
    /// # Errors
    /// If what an option holds cannot be read.
    fn settings(&self, wishes: &CommonWishes, own: &ArgMatches) -> Result<Settings, RefusedError>;

    /// Prepares to compose, by wishes that all games have in common and by its own options.
    ///
    /// # Errors
    /// If the options ask for something impossible, or it was given up.
    fn prepare(&self, wishes: &CommonWishes, own: &ArgMatches, limits: Limits) -> Result<Prepared, RefusedError>;

    /// The format of saved games, if its puzzles are played.
    fn played_format(&self) -> Option<String> {
        (self.form().played_format)()
    }

    /// What lists show of a saved game of that format.
    ///
    /// # Errors
    /// If the text is not one.
    fn summary(&self, text: &str) -> Result<Summary, String> {
        (self.form().summary)(text)
    }

    /// Reads a saved game of that format, unless it is cancelled before it is known whether its
    /// puzzle is unique.
    ///
    /// # Errors
    /// If the text is not one.
    fn read_played(&self, text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
        (self.form().read_played)(text, limits)
    }
}
