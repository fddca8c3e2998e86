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

use std::ops::Deref;

use clap::{ArgMatches, Args, Command};
use composing::Asked;
use options::{ClueArgs, SettingArgs};

use play::{FORMAT, SeaMaker, read_game, summary};

use smyoz_app::play::{Maker, Playable, Played, ReadGameError, Summary};
use smyoz_app::registry::asked::with_args;
use smyoz_app::registry::clue_wishes::{ClueWishes, with};
use smyoz_app::registry::contest::ContestGame;
use smyoz_app::registry::standard::refuse_exact;
use smyoz_app::registry::values::EngineArgs;
use smyoz_app::registry::{
    AnyGame, AnyPuzzle, CommonWishes, Composing, Encoded, Exchange, Imported, Layouts, Prepared, PuzzleGame,
    RefusedError, Settings, Sheets, Told, Tool, Traits, Web,
};
use smyoz_core::judging::certificate::{CertificateError, Files, check_certificate};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Claim, ReadError, Record, read_as};
use smyoz_core::rating::{self, NotTold, TechniqueRow, ToldPath, ToldStep, tell_hint, tell_path, tell_why};
use smyoz_core::sat::BatSat;
use smyoz_paper::book::{self, Bindable};
use smyoz_sea_battle::techniques::Technique;
use smyoz_sea_battle::{Chart, Clue, Entry, FINGERPRINT, Format, Layout, Puzzle, encode};

/// The name of the game in commands, journals and formats.
const GAME: &str = "sea-battle";

/// The game.
pub struct SeaBattleGame;

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

    fn exchange(&self) -> Option<&dyn Exchange> {
        Some(self)
    }

    fn tools(&self) -> &'static [&'static dyn Tool] {
        &[&pack::Pack]
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
    fn composing(&self) -> Composing {
        help::COMPOSING
    }

    fn read(&self, text: &str) -> Result<Box<dyn AnyPuzzle>, ReadError> {
        Ok(Box::new(Held(read_as(text)?)))
    }

    fn format(&self) -> String {
        smyoz_sea_battle::puzzle::FORMAT.to_owned()
    }

    fn sample(&self) -> Option<&'static str> {
        Some(SAMPLE)
    }

    fn import(&self, text: &str) -> Option<Imported> {
        let format = Format::detect(text).filter(|&format| format != Format::Json)?;
        let puzzles = format.read(text).map_err(|error| error.to_string());
        let boxed = |entry: Entry| -> Box<dyn AnyPuzzle> { Box::new(Held(entry.puzzle)) };
        Some(Imported { format: format.name(), puzzles: puzzles.map(|all| all.into_iter().map(boxed).collect()) })
    }

    fn check_certificate(
        &self,
        files: &Files,
        limits: Limits,
    ) -> Result<Result<Box<dyn AnyPuzzle>, CertificateError>, CancelledError> {
        Ok(check_certificate(files, limits)?.map(|puzzle| Box::new(Held(puzzle)) as _))
    }

    fn option_for(&self, option: &str) -> Option<&'static str> {
        (option == "shots").then_some("cells")
    }

    fn fingerprint(&self) -> &'static str {
        FINGERPRINT
    }

    fn techniques(&self) -> Option<Vec<TechniqueRow>> {
        Some(TechniqueRow::all(Technique::title))
    }

    fn maker(&self) -> Option<&dyn Maker> {
        Some(&SeaMaker)
    }

    fn with_options(&self, command: Command) -> Command {
        with::<ClueArgs>(with::<SettingArgs>(with::<ClueWishes>(command)))
    }

    fn own_options(&self) -> Command {
        PuzzleGame::with_options(self, EngineArgs::augment_args(Command::new("options")))
    }

    fn settings(&self, wishes: &CommonWishes, own: &ArgMatches) -> Result<Settings, RefusedError> {
        Ok(Asked::of(wishes, own)?.settings())
    }

    fn prepare(&self, wishes: &CommonWishes, own: &ArgMatches, limits: Limits) -> Result<Prepared, RefusedError> {
        Asked::of(wishes, own)?.prepared(limits)
    }

    fn played_format(&self) -> Option<String> {
        Some(FORMAT.to_owned())
    }

    fn summary(&self, text: &str) -> Result<Summary, String> {
        summary(text)
    }

    fn read_played(&self, text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
        Ok(Box::new(read_game(text, limits)?))
    }
}

/// A puzzle as commands, books and the Explorer hold it: what they ask is answered here, where the
/// crate of the puzzle knows none of them.
#[derive(Clone, Debug)]
pub struct Held(pub Puzzle);

impl Deref for Held {
    type Target = Puzzle;

    fn deref(&self) -> &Puzzle {
        &self.0
    }
}

impl Told for Held {
    type Puzzle = Puzzle;

    fn puzzle(&self) -> &Puzzle {
        &self.0
    }

    fn rows(&self, layout: &Layout) -> Vec<String> {
        layout.rows()
    }

    /// The cell that is shown, or what is counted where.
    fn place(clue: &Clue) -> String {
        match clue {
            Clue::Shown(shown) => shown.cell.to_string(),
            Clue::Count(_) => clue.to_string(),
        }
    }

    fn with_solution(&self, solution: Layout) -> Self {
        Self(Puzzle { solution: Some(solution), ..self.0.clone() })
    }

    fn at_least(&self) -> Option<usize> {
        self.minimum.as_ref().and_then(|minimum| minimum.at_least)
    }
}

impl AnyPuzzle for Held {
    fn traits(&self) -> Traits {
        let counts = self.clues.iter().filter(|clue| matches!(clue, Clue::Count(_)));
        Traits {
            claim: Claim::Unique,
            chosen: self.clues.shown().len() as u32,
            others: counts.count() as u32,
            counted: Vec::new(),
            score: self.rating.as_ref().map(|rating| rating.score),
            is_proved: self.minimum.as_ref().map(|minimum| minimum.proved),
        }
    }

    fn encode(&self, _limit: usize, _limits: Limits) -> Result<Encoded, CancelledError> {
        let mut engine = encode::Engine::<BatSat>::with_guarded_rules(&self.board);
        let assumptions = engine.assumptions(&self.clues);
        Ok(Encoded { id: self.id(), formula: engine.formula().clone(), assumptions, is_whole: true })
    }

    fn path(
        &self,
        told: rating::Told,
        exact: bool,
        lang: Lang,
        limits: Limits,
    ) -> Result<(ToldPath, Box<dyn AnyPuzzle>), NotTold> {
        refuse_exact(exact)?;
        let game = Chart::new(&self.board);
        let (rating, path) = tell_path(&game, &self.clues, self.excluded(), told, lang, limits)?;
        Ok((path, Box::new(Self(Puzzle { rating: Some(rating), ..self.0.clone() }))))
    }

    fn hint(&self, marks: &str, exact: bool, lang: Lang, limits: Limits) -> Result<ToldStep, NotTold> {
        refuse_exact(exact)?;
        tell_hint(&Chart::new(&self.board), &self.clues, marks, self.excluded(), lang, limits)
    }

    fn why(&self, cell: &str, exact: bool, lang: Lang, limits: Limits) -> Result<Vec<ToldStep>, NotTold> {
        refuse_exact(exact)?;
        tell_why(&Chart::new(&self.board), &self.clues, cell, self.excluded(), lang, limits)
    }

    fn playable(&self) -> Option<Box<dyn Playable>> {
        Some(Box::new(self.clone()))
    }

    fn bindable(&self) -> Option<&(dyn Bindable + 'static)> {
        Some(self)
    }
}
