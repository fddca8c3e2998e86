//! What the Explorer needs of a game, whichever it is.

use itertools::Itertools;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::beginning::{Mode, Sentence};
use super::hints::{Given, NOTHING};
use super::history::Historic;
use super::record;
use smyoz_core::deduction::UnfoundedError;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Id, Level, Record, Stars, read_value};
use smyoz_paper::sheets::{self, A4};
use smyoz_paper::{About as AboutPages, Panel, book, pdf, svg};

/// A puzzle that can be played.
pub trait Playable: Record + Send + Sync {
    /// What lists show of it.
    fn about(&self) -> About;

    /// A new game.
    ///
    /// # Errors
    /// If the puzzle is not unique, or not to be played like this, or it is cancelled before that
    /// is known: why, as a sentence.
    fn begin(&self, mode: Mode, lang: Lang, limits: Limits) -> Result<Box<dyn Played>, String>;

    /// What plays it on a page without an engine, if anything does.
    fn player(&self) -> Option<&'static Player> {
        None
    }

    /// What a page without an engine knows of it: with its solution and the path, or without.
    ///
    /// # Errors
    /// As of [`Playable::begin`].
    fn exported(&self, with_answers: bool, lang: Lang, limits: Limits) -> Result<Exported, String>;
}

/// What a game is played by on a page without an engine.
pub struct Player {
    /// The name of the game, as in commands.
    pub kind: &'static str,
    /// Its name in titles.
    pub name: &'static str,
    /// The modules of the Explorer's page that it draws with, in the order of their imports.
    pub modules: &'static [&'static str],
    /// What it adds to them.
    pub script: &'static str,
    /// Its style sheet, beside that of all boards.
    pub style: &'static str,
    /// What the keys of its texts begin with.
    pub texts: &'static str,
    /// What the keys of the texts begin with that its modules name as in the Explorer.
    pub words: &'static [&'static str],
    /// The Fluent files where these are, by language.
    pub sources: fn(Lang) -> &'static str,
    pub game: &'static dyn book::Game,
}

/// What a page that has no engine knows of a puzzle.
#[derive(Clone, Debug, Default)]
pub struct Exported {
    /// The puzzle as it is printed, as SVG; empty if it cannot be printed.
    pub picture: String,
    /// The view of a game before its first action.
    pub view: Value,
    /// The mercy shot, if there is one.
    pub mercy: Option<Value>,
    /// Solutions, and the path that leads to them, if they were asked for.
    pub answers: Option<Value>,
}

/// A step of the path that a page knows: what it adds, and the three stages of the hint.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedStep {
    /// What it adds, as marks.
    pub facts: Vec<String>,
    pub place: String,
    pub technique: String,
    pub lines: Vec<String>,
}

/// What is done in a game, undone, and done again: the same in every game that is a history.
pub trait Course: Send + Sync {
    /// Does something, this many milliseconds of active time after what was done before.
    ///
    /// # Errors
    /// If that is no action of this game, or cannot be done now; the game is as before.
    fn play(&mut self, action: Value, millis: u32, lang: Lang) -> Result<(), NotPlayed>;

    /// Undoes the last change of the board; returns whether there was one.
    fn undo(&mut self) -> bool;

    /// Does again what was undone last; returns whether anything was.
    fn redo(&mut self) -> bool;

    /// Goes to the state after the action with this number, 0 for the beginning; returns whether
    /// there is such an action.
    fn go(&mut self, to: usize) -> bool;

    /// Notes with the action that asked for a hint what it concluded, so that it does not count
    /// again.
    fn note(&mut self, given: &Given);

    /// The number of all actions.
    fn actions(&self) -> usize;

    fn copy(&self) -> Box<dyn Played>;
}

impl<G> Course for G
where
    G: Historic<Action: DeserializeOwned, Refusal: Sentence> + Played + Clone + 'static,
{
    fn play(&mut self, action: Value, millis: u32, lang: Lang) -> Result<(), NotPlayed> {
        let mut action: G::Action = read_value(action).map_err(|error| NotPlayed::Unreadable(error.to_string()))?;
        if let Some(told) = G::told_mut(&mut action) {
            *told = Some(NOTHING.to_owned());
        }
        Historic::play(self, action, millis).map_err(|refusal| NotPlayed::Refused(refusal.sentence(lang)))
    }

    fn undo(&mut self) -> bool {
        self.history_mut().undo()
    }

    fn redo(&mut self) -> bool {
        self.history_mut().redo()
    }

    fn go(&mut self, to: usize) -> bool {
        self.history_mut().go(to)
    }

    fn note(&mut self, given: &Given) {
        Historic::note(self, given);
    }

    fn actions(&self) -> usize {
        self.entries().len()
    }

    fn copy(&self) -> Box<dyn Played> {
        Box::new(self.clone())
    }
}

/// A game that is played.
pub trait Played: Course {
    /// The name of what is played, as in commands.
    fn kind(&self) -> &'static str;

    fn mode(&self) -> Mode {
        Mode::Puzzle
    }

    /// All that is shown of it.
    fn view(&self, lang: Lang) -> Value;

    /// The hint or the reason that the last action asked for. It may take a second or two, unless
    /// it is cancelled before.
    ///
    /// # Errors
    /// If there is a fault in the program, the report of it.
    fn help(&self, lang: Lang, limits: Limits) -> Result<Option<HelpView>, String>;

    /// Once the game is over, how it could have been solved. It may take a second or two, unless
    /// it is cancelled before.
    ///
    /// # Errors
    /// If there is a fault in the program, the report of it.
    fn told_path(&self, lang: Lang, limits: Limits) -> Result<Option<PathView>, String>;

    /// The record of the game, if such games have one.
    fn record(&self, _lang: Lang) -> Option<record::Record> {
        None
    }

    /// The puzzle as a page to be printed, with what is marked or without, as PDF; `None` if it
    /// cannot be printed so.
    fn page(&self, marked: bool, lang: Lang) -> Option<Vec<u8>>;

    /// The game as a file.
    fn to_json(&self) -> String;

    /// The game as the last part of a link; that of a puzzle holds no solution.
    fn to_link(&self) -> String;
}

/// Why an action is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// It is no action of this game.
    Unreadable(String),
    /// It cannot be done now: why, as a sentence.
    Refused(String),
}

/// What lists show of a puzzle. There may be hundreds, so nothing is written that says nothing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct About {
    /// The name of the game, as in commands.
    pub kind: &'static str,
    pub id: Id,
    /// The size of the board, where it varies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<String>,
    /// The number of cells that are shown.
    pub shots: usize,
    /// Its level, if it is rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// Its score, if it is rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<u32>,
    /// How hard it is among those of its level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stars: Option<u8>,
    /// What its author calls it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What is shown of its board, row by row: `.` for water, another sign for what lies there, a
    /// space for what is not shown, except at the end of a row.
    pub picture: Vec<String>,
}

impl About {
    /// What lists say of puzzles of any game; the game adds the rest.
    pub fn of(puzzle: &impl Record) -> Self {
        Self {
            kind: puzzle.game(),
            id: puzzle.id(),
            size: None,
            shots: 0,
            level: puzzle.level(),
            score: None,
            stars: puzzle.stars().map(Stars::number),
            title: puzzle.caption().title().map(str::to_owned),
            picture: Vec::new(),
        }
    }

    /// What is shown of a board, from a sign for each cell in reading order, a space for what is
    /// not shown.
    pub fn picture(signs: impl Iterator<Item = char>, width: u8) -> Vec<String> {
        let rows = signs.chunks(width.into());
        rows.into_iter().map(|row| row.collect::<String>().trim_end().to_owned()).collect()
    }
}

/// Cells and points by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SpotView {
    pub cells: Vec<String>,
    /// The points of SMYOZ, after the cells to their upper left and lower right: `44/55`.
    pub points: Vec<String>,
}

/// A hint or a reason.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HelpView {
    /// The answer, a paragraph each.
    pub lines: Vec<String>,
    pub about: SpotView,
    pub because: SpotView,
    /// What marks all that it concludes, if it concludes anything: an action.
    pub mark: Option<Value>,
    /// What to note of a hint; `None` for other help.
    #[serde(skip)]
    pub given: Option<Given>,
}

/// How hard a puzzle is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RatingView {
    pub level: Level,
    pub score: u32,
    /// The number of steps of the told path.
    pub steps: usize,
    /// The name of the hardest technique.
    pub hardest: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PathView {
    /// What the player did: the lines of the record, if there is one.
    pub own: Vec<String>,
    /// How hard it was, if what was learnt decides everything.
    pub rating: Option<RatingView>,
    /// The printed path: for each stage its steps, for each step its sentences.
    pub stages: Vec<Vec<Vec<String>>>,
    /// Why there is no path, otherwise.
    pub reason: Option<String>,
}

/// A page on a sheet of its own, as PDF.
pub fn on_paper(page: &impl Panel) -> Option<Vec<u8>> {
    let page = page.alone(A4).ok()?;
    let about = AboutPages { title: page.title.clone(), ..AboutPages::default() };
    pdf(&[page], &about, &[]).ok()
}

/// A puzzle as a picture for a web page, as SVG; empty if its cells would be too small.
pub fn as_svg(page: &impl Panel) -> String {
    // A screen has more room than a sheet.
    let room = (2.0 * A4.0, 2.0 * A4.1);
    sheets::bare(page, room).map_or_else(|_| String::new(), |drawing| svg(&drawing))
}

/// The report of the fault that a conclusion about a puzzle does not follow.
pub fn report(fault: &UnfoundedError, puzzle: &impl Serialize) -> String {
    format!("{fault}: {}", serde_json::to_string(puzzle).expect("a puzzle is plain data"))
}
