//! The view of a game: everything that is shown, and nothing that was not learnt.

use std::collections::BTreeMap;

use itertools::Itertools;
use serde::Serialize;

use super::board::Board;
use super::game::Game;
use super::state::{Asked, State, Told};
use crate::board::{Cell, CellSet, Layout, Line, Piece};
use crate::deduction::{Fact, Marks};
use smyoz_app::play::{Counters, Historic, Mode, SpotView};
use smyoz_core::puzzles::{Level, Record};

/// All that is shown of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub mode: Mode,
    /// What its author calls the puzzle.
    pub title: Option<String>,
    /// What its author says to the solver.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The level of the puzzle, if it is rated.
    pub level: Option<Level>,
    pub width: u8,
    pub height: u8,
    /// Whether ships may touch: `none` or `corners`.
    pub touch: &'static str,
    /// Which figures ships may have: `straight` or `any`.
    pub shapes: &'static str,
    /// The number of the action that was done last, from 1; 0 if none.
    pub cursor: usize,
    /// The number of all actions, those that were undone among them.
    pub actions: usize,
    /// Whether something can be undone.
    pub can_undo: bool,
    /// Whether something can be redone.
    pub can_redo: bool,
    /// The rows: `.#*+`, `?` for what is not known.
    pub rows: Vec<String>,
    /// How each cell became known: `c` for a clue, `s` said, `a` drawn by itself, `-` not known.
    pub from: Vec<String>,
    /// What the given cells show.
    pub given: BTreeMap<String, &'static str>,
    /// What is noted beside the marks, in reading order.
    pub notes: Vec<String>,
    /// The cells of each ship that is finished.
    pub finished: Vec<Vec<String>>,
    /// Cells that break a rule.
    pub broken: Vec<String>,
    /// The counts of ships; also of mines and sweepers, if there are any.
    pub counts: Vec<CountsView>,
    /// The fleet, the longest ships first.
    pub fleet: Vec<ShipsView>,
    /// Whether water is drawn by itself.
    pub auto: bool,
    pub counters: Counters,
    /// What the last action asked, and the answer.
    pub asked: Option<AskedView>,
    /// Whether as many cells of ships, mines and sweepers are marked as there are.
    pub is_full: bool,
    /// The rows of the solution, once all pieces are found.
    pub solution: Option<Vec<String>>,
}

/// How many pieces of a kind the lines have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CountsView {
    /// `ship`, `mine` or `sweeper`.
    pub piece: &'static str,
    /// The number of all together.
    pub number: usize,
    pub marked: usize,
    pub columns: Vec<CountView>,
    pub rows: Vec<CountView>,
}

/// The count of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CountView {
    /// The count; `None` if it is withheld.
    pub number: Option<u8>,
    pub marked: u8,
    pub state: CountState,
}

/// Whether a count is fulfilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum CountState {
    /// Not yet, or it is withheld.
    Open,
    /// Exactly this many are marked.
    Done,
    /// More are marked, or there are not enough cells left.
    Wrong,
}

/// The ships of a length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ShipsView {
    pub length: u8,
    pub count: usize,
    pub finished: usize,
}

/// A question and its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum AskedView {
    /// A hint of this stage, which must be fetched.
    Hint { stage: u8 },
    /// Whether all marks are right.
    Check {
        right: bool,
        count: usize,
        /// Which; `None` if that was not asked.
        wrong: Option<Vec<String>>,
        about: SpotView,
    },
}

impl Game {
    /// All that is shown of the game.
    pub fn view(&self) -> View {
        let (told, state) = (self.told(), self.state());
        let (setting, board) = (told.setting(), Board::of(told, state));
        let marks = if self.auto() { &board.obvious } else { &board.plain };
        let [can_undo, can_redo] = self.history.can();
        let (size, variant) = (setting.size(), setting.variant());
        let pieces = || Piece::ALL.into_iter().filter(|&piece| setting.cells_of(piece) > 0);
        let counts = pieces().map(|piece| counts(told, &board, marks, piece)).collect_vec();
        View {
            mode: Mode::Puzzle,
            title: self.puzzle().caption().title().map(str::to_owned),
            note: self.puzzle().caption().note().map(str::to_owned),
            level: self.puzzle().level(),
            width: size.width(),
            height: size.height(),
            touch: variant.touch.name(),
            shapes: variant.shapes.name(),
            cursor: self.history.cursor(),
            actions: self.entries().len(),
            can_undo,
            can_redo,
            rows: rows(told, |cell| sign(&board, marks, cell)),
            from: rows(told, |cell| from(told, state, marks, cell)),
            given: told.clues.shown().map(|shown| (shown.cell.to_string(), shown.shows.name())).collect(),
            notes: state.notes().map(|noted| noted.to_string()).collect(),
            finished: board.finished().map(names).collect(),
            broken: names(board.broken(told, state)),
            fleet: fleet(told, &board),
            auto: self.auto(),
            counters: self.counters(),
            asked: state.asked.as_ref().map(asked_view),
            is_full: counts.iter().all(|counts| counts.number == counts.marked),
            counts,
            solution: self.solution().map(Layout::rows),
        }
    }
}

/// A line of characters for each row of the board.
fn rows(told: &Told, sign: impl Fn(Cell) -> char) -> Vec<String> {
    let size = told.setting().size();
    let row = |row| (0..size.width()).map(|column| sign(Cell::at(column, row))).collect();
    (0..size.height()).map(row).collect()
}

/// What is said goes before what is obvious.
fn sign(board: &Board, marks: &Marks, cell: Cell) -> char {
    let of = |marks: &Marks| match Piece::ALL.into_iter().find(|&piece| marks.is(piece).contains(cell)) {
        Some(piece) => Some(piece.letter()),
        None if marks.knows(Fact::Water(cell)) => Some('.'),
        None => None,
    };
    of(&board.plain).or_else(|| of(marks)).unwrap_or('?')
}

fn from(told: &Told, state: &State, marks: &Marks, cell: Cell) -> char {
    if told.mark(cell).is_some() {
        'c'
    } else if state.said_of(cell).is_some() {
        's'
    } else if marks.settled().contains(cell) {
        'a'
    } else {
        '-'
    }
}

fn counts(told: &Told, board: &Board, marks: &Marks, piece: Piece) -> CountsView {
    let size = told.setting().size();
    let (is, given) = (*board.plain.is(piece), told.clues.counts(piece));
    let count = |line: Line| {
        let (number, marked) = (given.get(line), is.count_in(line));
        let left = (size.all() - is - *marks.not(piece)).count_in(line);
        let state = match number {
            Some(number) if marked > number || marked + left < number => CountState::Wrong,
            Some(number) if marked == number => CountState::Done,
            _ => CountState::Open,
        };
        CountView { number, marked, state }
    };
    CountsView {
        piece: piece.name(),
        number: told.setting().cells_of(piece),
        marked: is.len(),
        columns: (0..size.width()).map(Line::Column).map(count).collect(),
        rows: (0..size.height()).map(Line::Row).map(count).collect(),
    }
}

fn fleet(told: &Told, board: &Board) -> Vec<ShipsView> {
    let finished = board.finished().map(|cells| cells.len()).counts();
    let ships = |(length, count): (u8, usize)| {
        let finished = finished.get(&usize::from(length)).copied().unwrap_or(0);
        ShipsView { length, count, finished }
    };
    told.setting().fleet().classes().map(ships).collect()
}

fn asked_view(asked: &Asked) -> AskedView {
    match asked {
        Asked::Hint(stage) => AskedView::Hint { stage: *stage },
        Asked::Check(count) => {
            AskedView::Check { right: *count == 0, count: *count, wrong: None, about: SpotView::default() }
        }
        Asked::Wrong(wrong) => {
            let cells = wrong.iter().map(Cell::to_string).collect_vec();
            let about = SpotView { cells: cells.clone(), points: Vec::new() };
            AskedView::Check { right: wrong.is_empty(), count: wrong.len(), wrong: Some(cells), about }
        }
    }
}

pub(super) fn names(cells: CellSet) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}
