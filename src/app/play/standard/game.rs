//! A game: its puzzle, and the history of its actions.

use std::collections::{BTreeMap, BTreeSet};

use itertools::Itertools;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::played::Play;
use crate::play::{BeginError, Historic, History, Note, Noted, Sentence};
use smyoz_core::engines::Solver;
use smyoz_core::game::{Face, Puzzle, Sign};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::is_default;

/// One thing that a player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Action {
    /// Marks cells: `E4*`, `E4-5` for what is not there, or `E4?` to take marks back. `row-2:3` is
    /// a number beside the board that is not given.
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
    /// What the player said is not there.
    excluded: BTreeSet<(At, char)>,
    /// The numbers beside the board that the player found, by the names of their lines: `row-2`.
    counted: BTreeMap<String, usize>,
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

    /// All that the player said, as techniques name it.
    pub fn marks(&self) -> impl Iterator<Item = String> + '_ {
        let said = self.said().map(|(cell, mark)| format!("{}{mark}", Face::cell_name(cell)));
        said.chain(self.excluded()).chain(self.counted.iter().map(|(line, number)| format!("{line}:{number}")))
    }

    /// What the player said is not there: `E4-5`.
    pub fn excluded(&self) -> impl Iterator<Item = String> + '_ {
        self.excluded.iter().map(|&(cell, mark)| format!("{}-{mark}", Face::cell_name(cell)))
    }

    /// The number beside a line that the player found.
    pub fn counted(&self, line: &str) -> Option<usize> {
        self.counted.get(line).copied()
    }

    pub fn said_of(&self, (column, row): At) -> Option<char> {
        self.said.get(&(row, column)).copied()
    }
}

/// A game, with the states that its actions lead to.
#[derive(Clone, Debug)]
pub(super) struct Game<G: Play> {
    pub puzzle: Puzzle<G>,
    pub face: Face,
    given: Vec<Vec<char>>,
    /// The rows of the only layout that fits.
    solution: Vec<Vec<char>>,
    pub history: History<Action, State>,
}

/// The lines that have numbers beside the board, by name, with these: first the rows.
pub(super) fn lines(face: &Face) -> impl Iterator<Item = (String, &str)> {
    let rows = face.beside.rows.iter().enumerate().map(|(at, number)| (format!("row-{}", at + 1), number.as_str()));
    let columns = face.beside.columns.iter().enumerate();
    rows.chain(columns.map(|(at, number)| (format!("column-{}", Face::column_name(at)), number.as_str())))
}

fn characters(rows: &[String]) -> Vec<Vec<char>> {
    rows.iter().map(|row| row.chars().collect()).collect()
}

impl<G: Play> Game<G> {
    /// A new game, unless it is cancelled before it is known whether the puzzle is unique.
    ///
    /// # Errors
    /// If it is not.
    pub fn new(puzzle: Puzzle<G>, limits: Limits) -> Result<Self, BeginError<ActionError>> {
        // A clue that is given apart is given here: nothing opens it later.
        let clues = puzzle.all_clues();
        let solutions = Solver::new(&puzzle.board).solutions(&clues, 1, limits);
        let solutions = solutions.map_err(|_| BeginError::Cancelled)?;
        let Some(solution) = solutions.unique() else {
            return Err(BeginError::NotUnique(if solutions.complete { solutions.layouts.len() } else { 2 }));
        };
        let face = puzzle.board.face(&clues, Lang::En).expect("only boards with a face are played");
        let (given, solution) = (characters(&puzzle.board.clue_rows(&clues)), characters(&puzzle.board.rows(solution)));
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
        let said = state.said().filter(|&(cell, mark)| self.truth(cell) != mark);
        let excluded = state.excluded.iter().copied().filter(|&(cell, mark)| self.truth(cell) == mark);
        said.chain(excluded).map(|(cell, _)| Face::cell_name(cell)).unique().collect()
    }

    /// The rows of the solution, once it is found.
    pub fn found(&self) -> Option<Vec<String>> {
        let rows = || self.solution.iter().map(|row| row.iter().collect()).collect();
        self.history.state().is_over.then(rows)
    }

    fn cell(&self, name: &str) -> Option<At> {
        self.face.cells().find(|&cell| Face::cell_name(cell) == name)
    }

    /// Notes a mark: a cell, and what the player says of it.
    fn mark(&self, state: &mut State, text: &str) -> Result<(), ActionError> {
        let no_mark = || ActionError::no_mark(text);
        if let Some((line, number)) = text.split_once(':') {
            let number = number.parse().map_err(|_| no_mark())?;
            if !lines(&self.face).any(|(name, _)| name == line) {
                return Err(no_mark());
            }
            state.counted.insert(line.to_owned(), number);
            return Ok(());
        }
        let mark = text.chars().last().ok_or_else(no_mark)?;
        let rest = &text[..text.len() - mark.len_utf8()];
        let is_sign = self.face.signs.iter().any(|signed| signed.character == mark);
        // Where there are two contents, the other one is there.
        let excludes = self.face.signs.len() > 2 && rest.ends_with('-');
        let cell = self.cell(if excludes { &rest[..rest.len() - 1] } else { rest }).ok_or_else(no_mark)?;
        if !(is_sign || mark == '?' && !excludes) {
            return Err(no_mark());
        }
        if self.given(cell).is_some() {
            return Err(ActionError::Given(Face::cell_name(cell)));
        }
        let (column, row) = cell;
        match (is_sign, excludes) {
            (true, true) => drop(state.excluded.insert((cell, mark))),
            (true, false) => drop(state.said.insert((row, column), mark)),
            (false, _) => {
                state.said.remove(&(row, column));
                state.excluded.retain(|(other, _)| *other != cell);
            }
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

impl<G: Play> Historic for Game<G> {
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
        let board = |state: &State| State { asked: None, is_over: false, ..state.clone() };
        let changes_board = board(&state) != board(before);
        self.history.push(action, millis, state, changes_board);
        Ok(())
    }
}
