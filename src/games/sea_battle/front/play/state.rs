//! The state of a game: the player's marks, and what was asked last.
//!
//! [`State::after`] is a pure function. It takes what was known at the beginning, the action and,
//! for checks, the marks that are wrong; it never sees the solution.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::action::{Action, Mark, Said};
use super::refusal::SessionError;
use crate::board::{Cell, CellSet, Layout, Setting};
use crate::clues::Clues;
use crate::deduction::Chart;
use smyoz_app::play::Noted;

/// What is known at the beginning.
#[derive(Clone, Debug)]
pub struct Told {
    /// The game, prepared for deduction.
    pub chart: Arc<Chart>,
    pub clues: Clues,
}

impl Told {
    pub fn setting(&self) -> &Setting {
        self.chart.setting()
    }

    /// What the clues show of a cell; of a part of a ship, that it is a ship's.
    pub fn mark(&self, cell: Cell) -> Option<Mark> {
        Some(self.clues.shows(cell)?.piece().map_or(Mark::Water, Mark::Piece))
    }
}

/// What a game's actions lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    said: BTreeMap<Cell, Mark>,
    notes: BTreeSet<Noted<Cell>>,
    /// What the last action asked, and the answer.
    pub(super) asked: Option<Asked>,
    is_over: bool,
}

/// A question, and its answer if the solution had to be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A hint of this stage.
    Hint(u8),
    /// How many marks are wrong.
    Check(usize),
    Wrong(Vec<Cell>),
}

impl State {
    /// The state after one more action, when these marks were wrong before it.
    ///
    /// # Errors
    /// If that cannot be done now.
    pub fn after(&self, told: &Told, action: &Action, wrong: &dyn Fn() -> Vec<Cell>) -> Result<Self, SessionError> {
        let mut next = Self { asked: None, ..self.clone() };
        match action {
            // What was asked stays answered while something is chosen.
            Action::Pause | Action::Auto { .. } => next.asked.clone_from(&self.asked),
            _ if self.is_over => return Err(SessionError::Over),
            Action::Mark { cells } if cells.is_empty() => return Err(SessionError::Nothing),
            Action::Mark { cells } => {
                cells.iter().try_for_each(|&said| next.say(told, said))?;
                next.is_over = next.fits(told);
            }
            Action::Note { add, erase } if add.is_empty() && erase.is_empty() => return Err(SessionError::Nothing),
            Action::Note { add, erase } => {
                if let Some(outside) = add.iter().find(|noted| !told.setting().size().contains(noted.cell)) {
                    return Err(SessionError::Outside(outside.cell));
                }
                next.notes.retain(|noted| !erase.contains(noted));
                next.notes.extend(add);
            }
            Action::Hint { stage, .. } if !(1..=3).contains(stage) => return Err(SessionError::NoSuchStage(*stage)),
            Action::Hint { stage, .. } => next.asked = Some(Asked::Hint(*stage)),
            Action::Check { places: false } => next.asked = Some(Asked::Check(wrong().len())),
            Action::Check { places: true } => next.asked = Some(Asked::Wrong(wrong())),
        }
        Ok(next)
    }

    fn say(&mut self, told: &Told, Said { cell, mark }: Said) -> Result<(), SessionError> {
        if !told.setting().size().contains(cell) {
            return Err(SessionError::Outside(cell));
        }
        if told.clues.shows(cell).is_some() {
            return Err(SessionError::Given(cell));
        }
        match mark {
            Some(Mark::Piece(piece)) if told.setting().cells_of(piece) == 0 => {
                return Err(SessionError::NoPieces(piece));
            }
            Some(mark) => drop(self.said.insert(cell, mark)),
            None => drop(self.said.remove(&cell)),
        }
        Ok(())
    }

    /// Whether the pieces are a legal layout that fits the clues, whatever is marked as water. That
    /// is the solution, since there is only one.
    fn fits(&self, told: &Told) -> bool {
        let layout = self.pieces(told);
        told.clues.fit(&layout) && told.setting().check(&layout).is_empty()
    }

    /// What the player said of a cell.
    pub(crate) fn said_of(&self, cell: Cell) -> Option<Mark> {
        self.said.get(&cell).copied()
    }

    /// What the player said, in reading order.
    pub fn said(&self) -> impl Iterator<Item = (Cell, Mark)> + '_ {
        self.said.iter().map(|(&cell, &mark)| (cell, mark))
    }

    /// What the player noted, in reading order.
    pub fn notes(&self) -> impl Iterator<Item = Noted<Cell>> + '_ {
        self.notes.iter().copied()
    }

    /// The pieces that are given or marked. All other cells are water.
    pub fn pieces(&self, told: &Told) -> Layout {
        let given = told.clues.shown().filter_map(|shown| Some((shown.cell, told.mark(shown.cell)?)));
        let mut layout = Layout::empty(told.setting().size());
        for (cell, mark) in given.chain(self.said()) {
            if let Mark::Piece(piece) = mark {
                layout.lay(piece, &CellSet::of(cell));
            }
        }
        layout
    }

    /// Whether all pieces are found.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whether the marks and the notes are the same.
    pub fn has_board_of(&self, other: &Self) -> bool {
        (&self.said, &self.notes) == (&other.said, &other.notes)
    }
}
