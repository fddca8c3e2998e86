//! A game: its puzzle, and the history of its actions.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::played::Play;
use crate::play::{BeginError, Historic, History, Note, Noted, Sentence};
use smyoz_core::engines::Solver;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::is_default;
use smyoz_core::standard::Puzzle;
use smyoz_paper::standard::{Face, Sign};

/// One thing that a player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Action {
    /// Marks cells: `E4*`, or `E4?` to take a mark back.
    Mark {
        /// The cells, each with its mark.
        cells: Vec<String>,
    },
    /// Notes colours in cells beside the marks, and takes other notes back.
    Note {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        add: Vec<Noted<String>>,
        /// Notes that are taken back.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        erase: Vec<Noted<String>>,
    },
    Hint {
        /// 1: where to look; 2: by which technique, too; 3: the sentence.
        stage: u8,
    },
    /// Asks whether all marks are right.
    Check {
        /// Whether to say which are wrong.
        #[serde(default, skip_serializing_if = "is_default")]
        places: bool,
    },
    /// Leaves the game for a while.
    Pause,
}

/// Why an action is refused; the game is as before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.sentence(Lang::En))]
pub(super) enum ActionError {
    Over,
    /// There is nothing to mark.
    Nothing,
    /// It is no mark on this board.
    NoMark(String),
    /// What is in the cell is given.
    Given(String),
    NoSuchStage(u8),
}

impl ActionError {
    /// The text may be of any length.
    fn no_mark(text: &str) -> Self {
        Self::NoMark(text.chars().take(20).collect())
    }
}

impl Sentence for ActionError {
    fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Over => lang.refusal_over(),
            Self::Nothing => lang.cells_refusal_nothing(),
            Self::NoMark(text) => lang.standard_refusal_no_mark(text.clone()),
            Self::Given(cell) => lang.cells_refusal_given(cell.clone()),
            Self::NoSuchStage(stage) => lang.refusal_no_such_stage(*stage),
        }
    }
}

/// A cell, by its column and row.
pub(super) type At = (usize, usize);

/// What a game's actions lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct State {
    /// What the player said, by row and column.
    said: BTreeMap<At, char>,
    pub notes: BTreeSet<Noted<String>>,
    /// What the last action asked, and the answer.
    pub asked: Option<Asked>,
    pub is_over: bool,
}

/// A question, and its answer if the solution had to be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// A hint of this stage.
    Hint(u8),
    /// How many marks are wrong.
    Check(usize),
    Wrong(Vec<String>),
}

impl State {
    /// What the player said, in reading order.
    pub fn said(&self) -> impl Iterator<Item = (At, char)> + '_ {
        self.said.iter().map(|(&(row, column), &mark)| ((column, row), mark))
    }

    pub fn said_of(&self, (column, row): At) -> Option<char> {
        self.said.get(&(row, column)).copied()
    }
}

/// A game, with the states that its actions lead to.
#[derive(Clone, Debug)]
pub(super) struct Game<P: Play> {
    pub puzzle: Puzzle<P>,
    pub face: Face,
    given: Vec<Vec<char>>,
    /// The rows of the only layout that fits.
    solution: Vec<Vec<char>>,
    pub history: History<Action, State>,
}

fn characters(rows: &[String]) -> Vec<Vec<char>> {
    rows.iter().map(|row| row.chars().collect()).collect()
}

impl<P: Play> Game<P> {
    /// A new game, unless it is cancelled before it is known whether the puzzle is unique.
    ///
    /// # Errors
    /// If it is not.
    pub fn new(puzzle: Puzzle<P>, limits: Limits) -> Result<Self, BeginError<ActionError>> {
        let solutions = Solver::new(&puzzle.board).solutions(&puzzle.clues, 1, limits);
        let solutions = solutions.map_err(|_| BeginError::Cancelled)?;
        let Some(solution) = solutions.unique() else {
            return Err(BeginError::NotUnique(if solutions.complete { solutions.layouts.len() } else { 2 }));
        };
        let face = puzzle.board.face().expect("only boards with a face are played");
        let (given, solution) =
            (characters(&puzzle.board.clue_rows(&puzzle.clues)), characters(&puzzle.board.rows(solution)));
        Ok(Self { puzzle, face, given, solution, history: History::new(State::default()) })
    }

    /// The sign that is given in a cell.
    pub fn given(&self, (column, row): At) -> Option<char> {
        Some(self.given[row][column]).filter(|&character| self.face.sign(character).is_some())
    }

    /// The sign in a cell of the solution.
    fn truth(&self, (column, row): At) -> char {
        self.solution[row][column]
    }

    /// What is known of a cell.
    pub fn known(&self, state: &State, cell: At) -> Option<char> {
        self.given(cell).or_else(|| state.said_of(cell))
    }

    /// The marks that are wrong, in reading order.
    pub fn wrong(&self) -> Vec<String> {
        self.wrong_in(self.history.state())
    }

    /// The marks of a state that are wrong, in reading order.
    pub fn wrong_in(&self, state: &State) -> Vec<String> {
        let is_wrong = |&(cell, mark): &(At, char)| self.truth(cell) != mark;
        state.said().filter(is_wrong).map(|(cell, _)| Face::cell_name(cell)).collect()
    }

    /// The rows of the solution, once it is found.
    pub fn found(&self) -> Option<Vec<String>> {
        let rows = || self.solution.iter().map(|row| row.iter().collect()).collect();
        self.history.state().is_over.then(rows)
    }

    fn cell(&self, name: &str) -> Option<At> {
        self.face.cells().find(|&cell| Face::cell_name(cell) == name)
    }

    /// Reads a mark: a cell, and what the player says of it.
    fn read(&self, text: &str) -> Option<(At, Option<char>)> {
        let mark = text.chars().last()?;
        let cell = self.cell(&text[..text.len() - mark.len_utf8()])?;
        match self.face.sign(mark) {
            Some(signed) => Some((cell, Some(signed.character))),
            None => (mark == '?').then_some((cell, None)),
        }
    }

    fn mark(&self, state: &mut State, text: &str) -> Result<(), ActionError> {
        let ((column, row), mark) = self.read(text).ok_or_else(|| ActionError::no_mark(text))?;
        if self.given((column, row)).is_some() {
            return Err(ActionError::Given(Face::cell_name((column, row))));
        }
        match mark {
            Some(mark) => drop(state.said.insert((row, column), mark)),
            None => drop(state.said.remove(&(row, column))),
        }
        Ok(())
    }

    fn note(&self, state: &mut State, add: &[Noted<String>], erase: &[Noted<String>]) -> Result<(), ActionError> {
        let is_colour =
            |noted: &&Noted<String>| matches!(noted.note, Note::Colour(_)) && self.cell(&noted.cell).is_some();
        if let Some(other) = add.iter().find(|noted| !is_colour(noted)) {
            return Err(ActionError::no_mark(&other.to_string()));
        }
        state.notes.retain(|noted| !erase.contains(noted));
        state.notes.extend(add.iter().cloned());
        Ok(())
    }

    /// Whether the board is the solution, whatever is marked as empty.
    fn is_solved(&self, state: &State) -> bool {
        let is_full = |character: &char| self.face.sign(*character).is_some_and(|signed| signed.sign != Sign::Dot);
        let as_known = |cell| self.known(state, cell).filter(is_full) == Some(self.truth(cell)).filter(is_full);
        self.face.cells().all(as_known)
    }

    fn state_after(&self, action: &Action) -> Result<State, ActionError> {
        let before = self.history.state();
        let mut next = State { asked: None, ..before.clone() };
        match action {
            Action::Pause => {}
            _ if before.is_over => return Err(ActionError::Over),
            Action::Mark { cells } if cells.is_empty() => return Err(ActionError::Nothing),
            Action::Mark { cells } => {
                cells.iter().try_for_each(|text| self.mark(&mut next, text))?;
                next.is_over = self.is_solved(&next);
            }
            Action::Note { add, erase } if add.is_empty() && erase.is_empty() => return Err(ActionError::Nothing),
            Action::Note { add, erase } => self.note(&mut next, add, erase)?,
            Action::Hint { stage } if !(1..=3).contains(stage) => return Err(ActionError::NoSuchStage(*stage)),
            Action::Hint { stage } => next.asked = Some(Asked::Hint(*stage)),
            Action::Check { places: false } => next.asked = Some(Asked::Check(self.wrong().len())),
            Action::Check { places: true } => next.asked = Some(Asked::Wrong(self.wrong())),
        }
        Ok(next)
    }
}

impl<P: Play> Historic for Game<P> {
    type Action = Action;
    type State = State;
    type Refusal = ActionError;

    fn history(&self) -> &History<Action, State> {
        &self.history
    }

    fn history_mut(&mut self) -> &mut History<Action, State> {
        &mut self.history
    }

    fn play(&mut self, action: Action, millis: u32) -> Result<(), ActionError> {
        let state = self.state_after(&action)?;
        let before = self.history.state();
        let changes_board = (&state.said, &state.notes) != (&before.said, &before.notes);
        self.history.push(action, millis, state, changes_board);
        Ok(())
    }
}
