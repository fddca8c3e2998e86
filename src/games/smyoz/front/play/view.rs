//! The view of a game: everything that is shown, and nothing that was not learnt.

use crate::lang::SmyozTexts;
use itertools::Itertools;
use serde::Serialize;

use super::game::Game;
use super::help::Spot;
use super::known::{Conclusion, Suspicion};
use super::lasting::Lasting;
use super::looker::{Looker, sign_of};
use super::scale::{Counters, Scale};
use super::state::Asked;
use super::statement::Statement;
use crate::board::{Cell, FLEET, Lane, Layout, Point, PointSet, ShipType};
use crate::clues::{Colouring, Inventory, islands};
use crate::deduction::{Marks, point_name};
use crate::rate;
use crate::seeds::Seed;
use smyoz_app::play::{Historic, Mode, SpotView};
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::Level;

/// All that is shown of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    pub mode: Mode,
    /// What its author calls the puzzle.
    pub title: Option<String>,
    /// What its author says to the solver.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The level of the puzzle, if it is rated.
    pub level: Option<Level>,
    /// The number of the action that was done last, from 1; 0 if none.
    pub cursor: usize,
    /// The number of all actions, those that were undone among them.
    pub actions: usize,
    /// Whether something can be undone.
    pub can_undo: bool,
    /// Whether something can be redone.
    pub can_redo: bool,
    /// The 81 cells in reading order.
    pub cells: Vec<CellView>,
    /// The 64 points in reading order: `?`, `.` for a water point, `#` for a ship point, `!` for
    /// both.
    pub points: String,
    /// The nine rows, then the nine columns.
    pub lanes: Vec<LaneView>,
    /// The ships of each type.
    pub ships: Vec<TypeView>,
    /// The rest of the inventory.
    pub inventory: InventoryView,
    /// What the player said, in its order.
    pub said: Vec<String>,
    /// What the automatisms concluded, in its order.
    pub log: Vec<LogView>,
    /// The contradiction, if one was seen.
    pub suspicion: Option<SuspicionView>,
    /// The placement that is under way.
    pub workshop: WorkshopView,
    /// What the player has chosen.
    pub settings: SettingsView,
    pub counters: Counters,
    pub points_lost: u64,
    /// What the last action asked, and the answer.
    pub asked: Option<AskedView>,
    /// Whether something was saved that can be restored.
    pub is_saved: bool,
    /// Whether the puzzle's mercy shot can still be opened.
    pub has_mercy: bool,
    /// Whether extra shots decide between images, so that cells may be shot in a puzzle.
    pub can_shoot: bool,
    /// Whether all ships are found, so that a claim can be made.
    pub all_found: bool,
    /// The solution, once it was claimed rightly.
    pub solution: Option<SolutionView>,
}

/// What is shown of a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CellView {
    /// Its name, such as `37`.
    pub cell: String,
    /// `.` for water, `#` for a ship cell, a letter for a ship's type, `!` for both water and ship;
    /// `None` if it is unknown.
    pub content: Option<String>,
    /// The number of its corners that are water points.
    pub digit: Option<u8>,
    /// The lines that run through it, without their directions: `""`, `r`, `g`, `rr`, `gg`, `rg`.
    pub colour: Option<String>,
    /// The row's line there and the column's, as far as they are known: `""`, `r` or `g`.
    pub strokes: [Option<String>; 2],
    /// How it became known: `clue`, `shot`, `mercy`, `touched`, `said`, `concluded`, or `none`.
    pub from: &'static str,
    /// How much of it is known: `none`, `half`, or `all`.
    pub known: &'static str,
    /// Whether it is the Z shot.
    pub z: bool,
    /// Whether it was shot after the Z shot, when one should be done.
    pub late: bool,
    /// Whether the placement that is put provisionally has changed it.
    pub changed: bool,
    /// Whether it is part of the contradiction.
    pub suspicious: bool,
}

/// What is known of a lane.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LaneView {
    /// Its name: `row4`, `column3`.
    pub lane: String,
    /// The numbers of ships that it may have: some of `0`, `1`, and `2` for two or more.
    pub ships: String,
}

/// What is known of a type of ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TypeView {
    pub letter: char,
    /// How many ships there are.
    pub count: usize,
    /// Their codes, unless the inventory withholds them.
    pub codes: Option<Vec<String>>,
    /// The ships that were found, such as `B44-64`.
    pub found: Vec<String>,
}

/// The rest of the inventory; what is withheld is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InventoryView {
    pub water_lines: Option<u8>,
    pub moored: Option<u8>,
    /// The sizes of the islands, ascending.
    pub islands: Option<Vec<u8>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LogView {
    /// The number of the action after which it did.
    pub action: usize,
    /// The id of the technique.
    pub technique: &'static str,
    /// What it concluded, and why.
    pub text: String,
    pub about: SpotView,
    pub because: SpotView,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SuspicionView {
    pub text: String,
    pub about: SpotView,
    /// The number of the action after which it was seen first.
    pub action: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorkshopView {
    /// `idle`, `next`, `target`, or `put`.
    pub phase: &'static str,
    pub target: Option<String>,
    pub parts: Vec<String>,
    /// How many placements ELVET discards; 0 if none.
    pub level: u32,
    /// What the placement has changed.
    pub changed: SpotView,
}

/// What the player has chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SettingsView {
    /// The ids of the automatisms that run.
    pub automatisms: Vec<&'static str>,
    /// Whether the workshop is careful.
    pub careful: bool,
    /// Whether the head shows the record.
    pub doku: bool,
    /// Whether touched cells show what the player's own drawing holds.
    pub own_drawing: bool,
    /// The scale of penalty points.
    pub scale: Scale,
}

/// A question and its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum AskedView {
    /// A hint of this stage, which must be fetched.
    Hint { stage: u8 },
    /// Why this cell is what it is, which must be fetched.
    Why { cell: String },
    Check {
        right: bool,
        /// What is wrong; `None` if that was not asked.
        wrong: Option<Vec<String>>,
        about: SpotView,
    },
    /// Whether the claim was right.
    Claim { right: bool },
}

/// The solution as it is drawn on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SolutionView {
    /// Nine strings of `.ABGD`.
    pub rows: [String; 9],
    /// For each cell what the row's line and the column's show there: `""`, `r` or `g`.
    pub strokes: Vec<[String; 2]>,
    /// The islands, each as the names of its points.
    pub islands: Vec<Vec<String>>,
    /// Its full inventory: a line an item.
    pub inventory: Vec<String>,
    /// Its seed, if the game began with one.
    pub seed: Option<Seed>,
}

impl Game {
    /// All that is shown of the game.
    pub fn view(&self, lang: Lang) -> GameView {
        let (told, state) = (self.told(), self.state());
        let Lasting { settings, saved } = self.lasting();
        let looker = Looker::new(told, state, settings.own_drawing);
        let counters = self.counters();
        let points_lost = counters.points(&settings.scale);
        let [can_undo, can_redo] = self.history.can();
        let is_open = state.known.mercy.is_some();
        GameView {
            mode: told.mode,
            title: told.title.clone(),
            note: told.note.clone(),
            level: told.level,
            cursor: self.history.cursor(),
            actions: self.entries().len(),
            can_undo,
            can_redo,
            cells: Cell::all().map(|cell| looker.cell(cell)).collect(),
            points: Point::all().map(|point| sign_of(state.marks(), point)).collect(),
            lanes: Lane::all().map(|lane| lane_view(state.marks(), lane)).collect(),
            ships: ShipType::ALL.map(|kind| looker.ships(kind)).to_vec(),
            inventory: InventoryView {
                water_lines: told.inventory.water_lines(),
                moored: told.inventory.moored(),
                islands: told.inventory.islands().map(<[u8]>::to_vec),
            },
            said: state.said().iter().map(Statement::to_string).collect(),
            log: state.known.log.iter().map(|conclusion| log_view(conclusion, lang)).collect(),
            suspicion: state.known.suspicion.as_ref().map(|(suspicion, action)| SuspicionView {
                text: suspicion.sentence(lang),
                about: Spot::of_suspicion(suspicion).into(),
                action: *action,
            }),
            workshop: looker.workshop(),
            settings: SettingsView {
                automatisms: settings.automatisms.iter().map(|technique| technique.id).collect(),
                careful: settings.careful,
                doku: settings.doku,
                own_drawing: settings.own_drawing,
                scale: settings.scale.clone(),
            },
            counters,
            points_lost,
            asked: state.asked.as_ref().map(asked_view),
            is_saved: saved.is_some(),
            has_mercy: told.has_mercy && !is_open,
            can_shoot: told.mode != Mode::Puzzle || told.up_to_symmetry,
            all_found: state.found().len() == FLEET.len(),
            solution: self.solution().map(|layout| SolutionView::of(layout, self.seed())),
        }
    }
}

impl Suspicion {
    /// The contradiction, as a sentence.
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Broken(broken) => rate::impossible(broken, lang),
            Self::Said(Statement::Digit(cell, digit)) => lang.suspicion_digit(cell.to_string(), *digit),
            Self::Said(statement) => {
                let cell = statement.cells().first().map(|cell| cell.to_string()).unwrap_or_default();
                lang.suspicion_colour(cell)
            }
        }
    }
}

impl SolutionView {
    fn of(layout: &Layout, seed: Option<Seed>) -> Self {
        let colouring = Colouring::of(layout);
        Self {
            rows: layout.drawing().rows(),
            strokes: Cell::all().map(|cell| colouring.strokes(cell).map(|stroke| stroke.to_string())).collect(),
            islands: islands(layout.water_points()).map(|island| island.iter().map(point_name).collect()).collect(),
            inventory: Inventory::of(layout).clues().map(|clue| clue.to_string()).collect(),
            seed,
        }
    }
}

impl From<Spot> for SpotView {
    fn from(spot: Spot) -> Self {
        Self {
            cells: spot.cells.iter().map(|cell| cell.to_string()).collect(),
            points: spot.points.iter().map(point_name).collect(),
        }
    }
}

fn lane_view(marks: &Marks, lane: Lane) -> LaneView {
    LaneView { lane: lane.to_string(), ships: marks.line(lane).to_string() }
}

fn log_view(conclusion: &Conclusion, lang: Lang) -> LogView {
    let deduction = &conclusion.deduction;
    LogView {
        action: conclusion.action,
        technique: deduction.technique.id,
        text: conclusion.sentence(lang).to_owned(),
        about: deduction.facts.iter().copied().map(Spot::of_fact).collect::<Spot>().into(),
        because: deduction.because.iter().map(Spot::of_reason).collect::<Spot>().into(),
    }
}

fn asked_view(asked: &Asked) -> AskedView {
    match asked {
        Asked::Hint(stage) => AskedView::Hint { stage: *stage },
        Asked::Why(cell) => AskedView::Why { cell: cell.to_string() },
        Asked::Check(right) => AskedView::Check { right: *right, wrong: None, about: SpotView::default() },
        Asked::Wrong(wrong) => AskedView::Check {
            right: wrong.is_empty(),
            wrong: Some(wrong.iter().map(Statement::to_string).collect_vec()),
            about: Spot { cells: wrong.iter().map(|said| said.cells()).collect(), points: PointSet::EMPTY }.into(),
        },
        Asked::Claim(right) => AskedView::Claim { right: *right },
    }
}
