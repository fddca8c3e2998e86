//! SMYOZ as users meet it: its options, how it is played, and what commands ask of its puzzles.

mod bound;
mod composing;
mod goals;
mod help;
mod layouts;
mod options;
pub mod play;
mod sheets;
mod web;

pub use bound::BookGame;

use clap::{ArgMatches, Command};
use goals::Asked;
use help::COMPOSING;
use options::SmyozArgs;

use play::SmyozMaker;

use crate::compose::FINGERPRINT;
use crate::engines::Smyoz;
use crate::engines::search::census;
use smyoz_app::play::Maker;
use smyoz_app::registry::clue_wishes::{ClueWishes, with};
use smyoz_app::registry::{
    AnyGame, CommonWishes, Composing, Counted, Form, Layouts, Prepared, PuzzleGame, RefusedError, Settings, Sheets, Web,
};
use smyoz_core::limits::Limits;
use smyoz_core::standard::Standard as _;
use smyoz_paper::book;

/// The name of the game in commands, journals and formats.
const GAME: &str = Smyoz::KIND;

/// The game as a registry takes it. A crate that names this value, and not the type, need not
/// compile once more what is generic of the game.
pub static REGISTERED: &dyn AnyGame = &SmyozGame;

struct SmyozGame;

impl AnyGame for SmyozGame {
    fn kind(&self) -> &'static str {
        GAME
    }

    fn name(&self) -> &'static str {
        Smyoz::NAME
    }

    fn puzzles(&self) -> Option<&dyn PuzzleGame> {
        Some(self)
    }

    fn explained(&self, command: Command) -> Command {
        help::explained(command)
    }

    /// Mercy shots, and codes that lead to a web site with the puzzles.
    fn has_in_books(&self, option: &str) -> bool {
        ["mercy-shot", "link"].contains(&option)
    }

    fn layouts(&self) -> Option<&dyn Layouts> {
        Some(self)
    }

    fn sheets(&self) -> Option<&dyn Sheets> {
        Some(self)
    }

    fn web(&self) -> Option<&'static Web> {
        Some(&web::WEB)
    }

    fn told(&self) -> Option<&'static dyn book::Game> {
        Some(&BookGame)
    }
}

/// A puzzle in JSON, with spaces where a narrow terminal breaks the line.
const SAMPLE: &str = r#"{"format":"smyoz-puzzle/1", "inventory":{"moored":5}, "shots":[{"cell":"55", "shows":"A"}]}"#;

/// What is counted in solutions.
const MOORED: Counted = Counted { name: "moored", things: "moored ships" };
const ISLANDS: Counted = Counted { name: "islands", things: "islands" };

impl PuzzleGame for SmyozGame {
    fn form(&self) -> Form {
        Form::of::<Smyoz>()
    }

    fn counted(&self) -> &'static [Counted] {
        &[MOORED, ISLANDS]
    }

    fn sample(&self) -> Option<&'static str> {
        Some(SAMPLE)
    }

    fn composing(&self) -> Composing {
        COMPOSING
    }

    fn fingerprint(&self) -> &'static str {
        FINGERPRINT
    }

    fn count_layouts(&self) -> Option<u64> {
        Some(census())
    }

    fn maker(&self) -> Option<&dyn Maker> {
        Some(&SmyozMaker)
    }

    fn with_options(&self, command: Command) -> Command {
        with::<SmyozArgs>(with::<ClueWishes>(command))
    }

    /// Before `--min-shots`, a number was that, and only a range a filter.
    fn option_now<'a>(&self, name: &'a str, value: &str) -> &'a str {
        if name == "shots" && value.parse::<u8>().is_ok() { "min-shots" } else { name }
    }

    fn settings(&self, wishes: &CommonWishes, own: &ArgMatches) -> Result<Settings, RefusedError> {
        Asked::of(wishes, own)?.settings()
    }

    fn prepare(&self, wishes: &CommonWishes, own: &ArgMatches, limits: Limits) -> Result<Prepared, RefusedError> {
        Asked::of(wishes, own)?.prepared(limits)
    }
}
