//! Sea Battle as users meet it: its options, how it is played, and what commands ask of its
//! puzzles.

mod bound;
mod composing;
mod contest;
mod contest_options;
mod contest_page;
mod exchange;
mod help;
mod layouts;
mod options;
mod pack;
pub mod play;
mod sheets;
mod web;

pub use bound::BookGame;

use clap::{ArgMatches, Command};
use composing::Asked;
use options::{ClueArgs, SettingArgs};

use play::SeaMaker;

use crate::board::Setting;
use crate::compose::FINGERPRINT;
use crate::convert::{Entry, Format};
use smyoz_app::play::Maker;
use smyoz_app::registry::asked::with_args;
use smyoz_app::registry::clue_wishes::{ClueWishes, with};
use smyoz_app::registry::contest::ContestGame;
use smyoz_app::registry::{
    AnyGame, AnyPuzzle, CommonWishes, Composing, Exchange, Form, Imported, Layouts, Prepared, PuzzleGame, RefusedError,
    Settings, Sheets, Tool, Web,
};
use smyoz_core::limits::Limits;
use smyoz_paper::book;

/// The name of the game in commands, journals and formats.
const GAME: &str = "sea-battle";

/// The game as a registry takes it. A crate that names this value, and not the type, need not
/// compile once more what is generic of the game.
pub static REGISTERED: &dyn AnyGame = &SeaBattleGame;

struct SeaBattleGame;

impl AnyGame for SeaBattleGame {
    fn kind(&self) -> &'static str {
        GAME
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["battleship", "bimaru"]
    }

    fn name(&self) -> &'static str {
        "Sea Battle, or Battleship solitaire"
    }

    fn puzzles(&self) -> Option<&dyn PuzzleGame> {
        Some(self)
    }

    fn contest(&self) -> Option<&dyn ContestGame> {
        Some(&contest::SeaBattleForTwo)
    }

    fn explained(&self, command: Command) -> Command {
        help::explained(command)
    }

    fn with_board(&self, command: Command) -> Command {
        with_args::<SettingArgs>(command)
    }

    fn layouts(&self) -> Option<&dyn Layouts> {
        Some(self)
    }

    fn exchange(&self) -> Option<&'static Exchange> {
        Some(&exchange::EXCHANGE)
    }

    fn tools(&self) -> &'static [Tool] {
        &[pack::PACK]
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
const SAMPLE: &str = r#"{"format":"sea-battle-puzzle/1", "width":5, "height":5, "fleet":[3,2,1], "columns":[2,1,1,1,1], "rows":[0,3,0,3,0], "clues":[{"cell":"E4", "shows":"water"}]}"#;

impl PuzzleGame for SeaBattleGame {
    fn form(&self) -> Form {
        Form::of::<Setting>()
    }

    fn composing(&self) -> Composing {
        help::COMPOSING
    }

    fn sample(&self) -> Option<&'static str> {
        Some(SAMPLE)
    }

    fn import(&self, text: &str) -> Option<Imported> {
        let format = Format::detect(text).filter(|&format| format != Format::Json)?;
        let puzzles = format.read(text).map_err(|error| error.to_string());
        let boxed = |entry: Entry| -> Box<dyn AnyPuzzle> { Box::new(entry.puzzle) };
        Some(Imported { format: format.name(), puzzles: puzzles.map(|all| all.into_iter().map(boxed).collect()) })
    }

    fn option_for(&self, option: &str) -> Option<&'static str> {
        (option == "shots").then_some("cells")
    }

    fn fingerprint(&self) -> &'static str {
        FINGERPRINT
    }

    fn maker(&self) -> Option<&dyn Maker> {
        Some(&SeaMaker)
    }

    fn with_options(&self, command: Command) -> Command {
        with::<ClueArgs>(with::<SettingArgs>(with::<ClueWishes>(command)))
    }

    fn settings(&self, wishes: &CommonWishes, own: &ArgMatches) -> Result<Settings, RefusedError> {
        Ok(Asked::of(wishes, own)?.settings())
    }

    fn prepare(&self, wishes: &CommonWishes, own: &ArgMatches, limits: Limits) -> Result<Prepared, RefusedError> {
        Asked::of(wishes, own)?.prepared(limits)
    }
}
