//! The exhaustive search: all layouts that fit a set of clues, by placing piece after piece.
//!
//! Each `State` of the search knows of each cell what it may be and of each piece where it
//! may lie, and draws the conclusions that take no guess. Then it goes on with the fewest
//! alternatives: the places of a piece of which one cell is known, or those of a class of which the
//! first must be taken. So no layout is found twice.

mod lines;
mod places;
mod rows;
mod state;

use std::ops::ControlFlow;

use crate::board::{Cell, CellSet, Layout, Piece, Setting};
use crate::clues::Clues;
use places::Places;
use rows::Rows;
use smyoz_core::engines::SearchEngine;
use smyoz_core::limits::Budget;
use state::{Question, State};

/// The search as an engine. All clues must be on the board.
pub type Engine = SearchEngine<Setting>;

/// The places that the pieces of a game may have.
pub struct Tables {
    places: Places,
}

impl Tables {
    pub(crate) fn new(setting: &Setting) -> Self {
        Self { places: Places::new(setting) }
    }

    /// Calls `found` once for each layout that fits all clues, until it breaks off or the budget,
    /// in pieces placed, is exhausted. The order is always the same.
    pub(crate) fn search(
        &self,
        setting: &Setting,
        clues: &Clues,
        budget: &mut Budget,
        found: &mut dyn FnMut(Layout) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((is, not)) = told(setting, clues) else { return ControlFlow::Continue(()) };
        let kinds = Piece::ALL.into_iter().take(state::kinds(&self.places.classes));
        let axes = kinds.map(|piece| lines::axes(clues.counts(piece), setting.cells_of(piece)));
        let board = Rows::of(&setting.size().all());
        let question = Question { places: &self.places, board, axes: axes.collect() };
        let state = State::new(&question, is, not, self.places.fitting(clues));
        Walk { question, setting, budget, found }.go_on(state)
    }
}

/// The cells that are shown to be a piece of each kind, and not to be one; `None` if there are
/// pieces that the game does not have.
fn told(setting: &Setting, clues: &Clues) -> Option<([Rows; 3], [Rows; 3])> {
    let absent = |piece: Piece| setting.cells_of(piece) == 0;
    let (mut is, mut not) = ([CellSet::NONE; 3], [CellSet::NONE; 3]);
    for shown in clues.shown() {
        let there = shown.shows.piece();
        if there.is_some_and(absent) {
            return None;
        }
        for other in Piece::ALL {
            let cells = if there == Some(other) { &mut is } else { &mut not };
            cells[other as usize].insert(shown.cell);
        }
    }
    let counted = |piece: Piece| clues.counts(piece).given().any(|(_, number)| number > 0);
    let possible = Piece::ALL.into_iter().all(|piece| !absent(piece) || !counted(piece));
    possible.then(|| (is.each_ref().map(Rows::of), not.each_ref().map(Rows::of)))
}

struct Walk<'a, 'b> {
    question: Question<'a>,
    setting: &'a Setting,
    budget: &'a mut Budget<'b>,
    found: &'a mut dyn FnMut(Layout) -> ControlFlow<()>,
}

impl Walk<'_, '_> {
    /// Visits all layouts in which everything known holds.
    fn go_on(&mut self, mut state: State) -> ControlFlow<()> {
        if state.conclude(&self.question).is_err() {
            return ControlFlow::Continue(());
        }
        if state.is_done() {
            let layout = self.layout(&state);
            return (self.found)(layout);
        }
        let Some(alternatives) = state.alternatives(&self.question) else { return ControlFlow::Continue(()) };
        for &place in &alternatives.places {
            self.budget.step()?;
            let mut next = state.clone();
            if next.place(&self.question, place).is_ok() {
                self.go_on(next)?;
            }
            if alternatives.first {
                state.live.retain(|&other| other != place);
            }
        }
        ControlFlow::Continue(())
    }

    fn layout(&self, state: &State) -> Layout {
        let mut layout = Layout::empty(self.setting.size());
        for (piece, known) in Piece::ALL.into_iter().zip(&state.kinds) {
            let is_there = |cell: &Cell| known.placed.0[usize::from(cell.row())] >> cell.column() & 1 == 1;
            layout.lay(piece, &self.setting.size().cells().filter(is_there).collect());
        }
        layout
    }
}
