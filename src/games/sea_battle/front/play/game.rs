//! A game of Sea Battle: its puzzle, and the history of its actions.

use std::sync::Arc;

use itertools::Itertools;

use super::action::Action;
use super::refusal::SessionError;
use super::state::{State, Told};
use crate::board::{Cell, Layout};
use crate::deduction::Chart;
use crate::engines::Solver;
use crate::puzzle::Puzzle;
use smyoz_app::play::{BeginError, Counters, HintCount, Historic, History};
use smyoz_core::limits::Limits;

/// An action in the list.
pub type Entry = smyoz_app::play::Entry<Action, State>;

/// A game, with the states that its actions lead to.
#[derive(Clone, Debug)]
pub struct Game {
    puzzle: Puzzle,
    told: Told,
    /// The only layout that fits.
    solution: Layout,
    /// Whether water is drawn by itself. Undo does not take that back.
    auto: bool,
    pub(super) history: History<Action, State>,
}

impl Game {
    /// A new game, unless it is cancelled before it is known whether the puzzle is unique.
    ///
    /// # Errors
    /// If it is not.
    pub fn new(puzzle: Puzzle, limits: Limits) -> Result<Self, BeginError<SessionError>> {
        let solved = Solver::new(&puzzle.board).solve(&puzzle.clues, 1, limits);
        if solved.given_up {
            return Err(BeginError::Cancelled);
        }
        let solutions = solved.solutions;
        let Some(&solution) = solutions.unique() else {
            return Err(BeginError::NotUnique(if solutions.complete { solutions.layouts.len() } else { 2 }));
        };
        let told = Told { chart: Arc::new(Chart::new(&puzzle.board)), clues: puzzle.clues.clone() };
        let history = History::new(State::default());
        Ok(Self { puzzle, told, solution, auto: false, history })
    }

    /// Does something, this many milliseconds of active time after what was done before.
    ///
    /// # Errors
    /// If that cannot be done now; the game is as before.
    pub fn play(&mut self, action: Action, millis: u32) -> Result<(), SessionError> {
        let before = self.state();
        let state = before.after(&self.told, &action, &|| self.wrong())?;
        let changes_board = !state.has_board_of(before);
        if let Action::Auto { on } = action {
            self.auto = on;
        }
        self.history.push(action, millis, state, changes_board);
        Ok(())
    }

    /// The cells with a mark or a note that is wrong, in reading order.
    pub fn wrong(&self) -> Vec<Cell> {
        let length = |cell| self.solution.ships().find(|ship| ship.contains(cell)).map(|ship| ship.len());
        let marks = self.state().said().filter(|&(cell, mark)| !mark.holds(&self.solution, cell)).map(|(cell, _)| cell);
        let notes = self.state().notes().filter(|noted| !noted.note.holds(length(noted.cell))).map(|noted| noted.cell);
        marks.chain(notes).sorted().dedup().collect()
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// What was known at the beginning.
    pub fn told(&self) -> &Told {
        &self.told
    }

    /// Whether water is drawn by itself.
    pub fn auto(&self) -> bool {
        self.auto
    }

    /// The layout, for those who may know it: hints look whether the marks are true.
    pub(super) fn hidden(&self) -> &Layout {
        &self.solution
    }

    /// The layout, once all pieces are found.
    pub fn solution(&self) -> Option<&Layout> {
        self.state().is_over().then_some(&self.solution)
    }

    /// What the game has used so far.
    pub fn counters(&self) -> Counters {
        let mut counters = Counters::default();
        let mut hints = HintCount::default();
        for entry in self.entries() {
            counters.millis += u64::from(entry.millis);
            match &entry.action {
                Action::Hint { stage, told } => hints.add(*stage, told.as_deref()),
                Action::Check { places } => counters.checks[usize::from(*places)] += 1,
                Action::Mark { .. } | Action::Note { .. } | Action::Auto { .. } | Action::Pause => {}
            }
        }
        counters.hints = hints.numbers();
        counters
    }
}

impl Historic for Game {
    type Action = Action;
    type State = State;
    type Refusal = SessionError;

    fn history(&self) -> &History<Action, State> {
        &self.history
    }

    fn history_mut(&mut self) -> &mut History<Action, State> {
        &mut self.history
    }

    fn play(&mut self, action: Action, millis: u32) -> Result<(), SessionError> {
        Game::play(self, action, millis)
    }

    fn told_mut(action: &mut Action) -> Option<&mut Option<String>> {
        match action {
            Action::Hint { told, .. } => Some(told),
            _ => None,
        }
    }
}

/// Two games are equal if they began alike and consist of the same actions.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        (&self.puzzle, &self.history) == (&other.puzzle, &other.history)
    }
}
