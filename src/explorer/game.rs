//! A game: its start, the list of its actions, and a cursor.
//!
//! Nothing else is stored. Undo moves the cursor back to before the last action that changed the
//! board; the next action then follows what the cursor is at, and what was undone stays in the list,
//! as a branch beside it: what was once learnt is known, and counted. So the list is a tree in which
//! every action names the one that it followed. What was chosen, asked or saved is no change of the
//! board, and is not undone: choices hold until others are made.

use std::collections::BTreeSet;
use std::iter::successors;
use std::sync::Arc;

use super::action::Action;
use super::lasting::Lasting;
use super::refusal::Refusal;
use super::scale::Counters;
use super::state::{State, Turn};
use super::told::{Answer, Mode, Told, Whole};
use crate::lang::Lang;
use crate::puzzle::Puzzle;
use crate::smyoz::{Cell, Colouring, Inventory, Layout, Placement, Seed, Shot, Shots, View, search};

/// Where the hidden layout comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// The layout of a seed.
    Seed(Seed),
    /// A layout.
    Layout(Layout),
    /// A puzzle.
    Puzzle(Box<Puzzle>),
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// How it is played; a puzzle is played as such.
    pub mode: Mode,
    /// What is hidden.
    pub source: Source,
}

/// Why there is no such game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoGame {
    /// The mode does not fit the source.
    #[error("the mode `{}` needs {}", .0.name(), if *.0 == Mode::Puzzle { "a puzzle" } else { "a seed or a layout" })]
    Mode(Mode),
    /// The clues do not have one solution.
    #[error("the puzzle is not unique: {}", if *.0 == 0 { "no layout fits it" } else { "several layouts fit it" })]
    NotUnique(usize),
    /// An action of the list cannot be done.
    #[error("action {number}: {refusal}")]
    Action {
        /// Its number, from 1.
        number: usize,
        /// Why not.
        refusal: Refusal,
    },
    /// An action follows one that does not come before it, or the cursor is beyond the end.
    #[error("{what} {number} refers to action {to}, which is not before it")]
    Order {
        /// What refers to it.
        what: &'static str,
        /// The number of what refers to it.
        number: usize,
        /// The action that it refers to.
        to: usize,
    },
}

impl NoGame {
    /// The reason as a sentence.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Mode(Mode::Puzzle) => lang.no_game_mode_puzzle(),
            Self::Mode(_) => lang.no_game_mode(),
            Self::NotUnique(0) => lang.no_game_no_solution(),
            Self::NotUnique(_) => lang.no_game_several_solutions(),
            Self::Action { number, refusal } => lang.no_game_action(*number, refusal.sentence(lang)),
            Self::Order { to, .. } => lang.no_game_order(*to),
        }
    }
}

/// The one who knows the layout.
#[derive(Clone, Debug)]
struct Hidden {
    layout: Layout,
    view: View,
    mercy: Option<Shot>,
}

/// An action in the list.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The action that it followed, from 1; 0 if none.
    pub after: usize,
    /// The active time since the one before, in milliseconds.
    pub millis: u32,
    /// The action.
    pub action: Action,
    state: Arc<State>,
    /// The last action, up to this one, that changed the board, from 1; 0 if none.
    change: usize,
}

impl Entry {
    /// What the action led to.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }
}

/// A game, with the states that its actions lead to.
#[derive(Clone, Debug)]
pub struct Game {
    start: Start,
    told: Told,
    hidden: Hidden,
    first: Arc<State>,
    lasting: Lasting,
    entries: Vec<Entry>,
    /// The action that was done last, from 1; 0 if none.
    cursor: usize,
}

impl Game {
    /// A new game.
    ///
    /// # Errors
    /// If the puzzle is not unique as it claims, or is to be played as something else.
    pub fn new(start: Start) -> Result<Self, NoGame> {
        if (start.mode == Mode::Puzzle) != matches!(start.source, Source::Puzzle(_)) {
            return Err(NoGame::Mode(start.mode));
        }
        let (layout, mercy) = match &start.source {
            Source::Seed(seed) => (seed.layout(), None),
            Source::Layout(layout) => (*layout, None),
            Source::Puzzle(puzzle) => (solution(puzzle)?, puzzle.mercy),
        };
        let told = match &start.source {
            Source::Seed(_) | Source::Layout(_) => Told {
                mode: start.mode,
                inventory: Inventory::of(&layout),
                shots: Shots::NONE,
                has_mercy: false,
                up_to_symmetry: false,
            },
            Source::Puzzle(puzzle) => Told {
                mode: start.mode,
                inventory: puzzle.inventory.clone(),
                shots: puzzle.shots.clone(),
                has_mercy: puzzle.mercy.is_some(),
                up_to_symmetry: puzzle.up_to_symmetry,
            },
        };
        let hidden = Hidden { layout, view: View::of(&layout), mercy };
        let first = Arc::new(State::start(&told));
        Ok(Self { start, told, hidden, first, lasting: Lasting::default(), entries: Vec::new(), cursor: 0 })
    }

    /// A game of these actions, each with the one that it followed and its time.
    ///
    /// # Errors
    /// If one cannot be done at its place.
    pub fn replay(
        start: Start,
        actions: impl IntoIterator<Item = (usize, u32, Action)>,
        cursor: Option<usize>,
    ) -> Result<Self, NoGame> {
        let mut game = Self::new(start)?;
        for (index, (after, millis, action)) in actions.into_iter().enumerate() {
            let number = index + 1;
            if after >= number {
                return Err(NoGame::Order { what: "action", number, to: after });
            }
            game.cursor = after;
            game.play(action, millis).map_err(|refusal| NoGame::Action { number, refusal })?;
        }
        if let Some(cursor) = cursor {
            if cursor > game.entries.len() {
                return Err(NoGame::Order { what: "the cursor, after action", number: game.entries.len(), to: cursor });
            }
            game.cursor = cursor;
        }
        Ok(game)
    }

    /// Does something, so many milliseconds of active time after what was done before.
    ///
    /// # Errors
    /// If that cannot be done now; the game is as before.
    pub fn play(&mut self, action: Action, millis: u32) -> Result<(), Refusal> {
        let (before, number) = (self.state(), self.entries.len() + 1);
        let answer = self.hidden.answer(&self.told, before, &action);
        let turn = Turn { told: &self.told, lasting: &self.lasting, number };
        let state = before.after(turn, &action, &answer)?;
        let lasting = self.lasting.after(&self.told, before, &action)?;
        let change = if state.has_board_of(before) { self.change(self.cursor) } else { number };
        self.entries.push(Entry { after: self.cursor, millis, action, state: Arc::new(state), change });
        self.lasting = lasting;
        self.cursor = number;
        Ok(())
    }

    /// Moves the cursor back to before the last action that changed the board; returns whether there
    /// was one.
    pub fn undo(&mut self) -> bool {
        let Some(entry) = self.entry(self.change(self.cursor)) else { return false };
        self.cursor = entry.after;
        true
    }

    /// Moves the cursor on to the action that was undone last of those that changed this board;
    /// returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let next = self.next();
        self.cursor = next.unwrap_or(self.cursor);
        next.is_some()
    }

    fn next(&self) -> Option<usize> {
        let board = self.change(self.cursor);
        let follows = |(index, entry): (usize, &Entry)| {
            let number = index + 1;
            (entry.change == number && self.change(entry.after) == board).then_some(number)
        };
        self.entries.iter().enumerate().rev().find_map(follows)
    }

    /// Whether something can be undone, and redone.
    #[must_use]
    pub fn can(&self) -> [bool; 2] {
        [self.change(self.cursor) > 0, self.next().is_some()]
    }

    /// The action with this number, from 1.
    fn entry(&self, number: usize) -> Option<&Entry> {
        self.entries.get(number.wrapping_sub(1))
    }

    /// The last action, up to the one with this number, that changed the board.
    fn change(&self, number: usize) -> usize {
        self.entry(number).map_or(0, |entry| entry.change)
    }

    /// The action that was done last.
    #[must_use]
    pub fn last(&self) -> Option<&Entry> {
        self.entry(self.cursor)
    }

    /// The state at the cursor.
    #[must_use]
    pub fn state(&self) -> &State {
        self.last().map_or(&self.first, |entry| &entry.state)
    }

    /// What was chosen and saved.
    #[must_use]
    pub fn lasting(&self) -> &Lasting {
        &self.lasting
    }

    /// The actions that led to the state, in their order, each with its number from 1.
    #[must_use]
    pub fn path(&self) -> Vec<(usize, &Entry)> {
        let numbered = |number| self.entry(number).map(|entry| (number, entry));
        let mut path: Vec<_> = successors(numbered(self.cursor), |(_, entry)| numbered(entry.after)).collect();
        path.reverse();
        path
    }

    /// How the game began.
    #[must_use]
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// What was told at the beginning.
    #[must_use]
    pub fn told(&self) -> &Told {
        &self.told
    }

    /// All actions.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The action that was done last, from 1; 0 if none.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The layout, once it was claimed rightly.
    #[must_use]
    pub fn solution(&self) -> Option<&Layout> {
        self.state().is_over().then_some(&self.hidden.layout)
    }

    /// What the game has used so far.
    #[must_use]
    pub fn counters(&self) -> Counters {
        let state = self.state();
        let mut counters =
            Counters { placements: state.placements, automatisms: state.automatisms, ..Counters::default() };
        let mut shot: BTreeSet<Cell> = BTreeSet::new();
        for entry in &self.entries {
            counters.millis += u64::from(entry.millis);
            match &entry.action {
                Action::Shoot { cell, .. } => drop(shot.insert(*cell)),
                Action::Hint { stage } => counters.hints[usize::from(*stage) - 1] += 1,
                Action::Why { .. } => counters.hints[2] += 1,
                Action::Check { places } => counters.checks[usize::from(*places)] += 1,
                Action::Claim if !entry.state.is_over() => counters.wrong_claims += 1,
                Action::Mercy { .. } => counters.mercy = 1,
                _ => {}
            }
        }
        counters.shots = shot.len() as u32;
        counters.taken_back = counters.shots - state.known.shots.len() as u32;
        counters.late_shots = state.known.shots.iter().filter(|fired| fired.late).count() as u32;
        counters
    }
}

/// Two games are equal if they began alike and consist of the same actions.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        let same = |(one, other): (&Entry, &Entry)| {
            (one.after, one.millis, &one.action) == (other.after, other.millis, &other.action)
        };
        (&self.start, self.cursor, self.entries.len()) == (&other.start, other.cursor, other.entries.len())
            && self.entries.iter().zip(&other.entries).all(same)
    }
}

/// The layout that fits a puzzle: its solution if it has one, or the first that is found.
fn solution(puzzle: &Puzzle) -> Result<Layout, NoGame> {
    let clues = puzzle.clues();
    let images = clues.symmetries().count();
    let solutions = search::solutions(&clues, images + 1);
    let is_unique = match (&solutions.layouts[..], puzzle.up_to_symmetry) {
        ([_], false) => true,
        ([first, ..], true) => clues.symmetries().all(|symmetry| solutions.layouts.contains(&first.image(symmetry))),
        _ => false,
    };
    if !is_unique || solutions.layouts.len() > images {
        return Err(NoGame::NotUnique(solutions.layouts.len()));
    }
    let own = puzzle.solution.filter(|layout| solutions.layouts.contains(layout));
    Ok(own.unwrap_or(solutions.layouts[0]))
}

impl Hidden {
    fn answer(&self, told: &Told, state: &State, action: &Action) -> Answer {
        match action {
            Action::Shoot { cell, .. } | Action::Target { cell } if told.mode == Mode::Training => {
                Answer::Whole(self.whole(*cell))
            }
            Action::Shoot { cell, .. } => Answer::Shows(self.view.shows(*cell)),
            Action::Mercy { .. } => self.mercy.map_or(Answer::Nothing, Answer::Mercy),
            Action::Check { places } => {
                let wrong = state.said().iter().filter(|said| !said.holds(&self.layout, &self.view));
                let wrong: Vec<_> = wrong.copied().collect();
                if *places { Answer::Wrong(wrong) } else { Answer::Right(wrong.is_empty()) }
            }
            Action::Claim => {
                let lies = |ship: Placement| self.layout.placements().contains(&ship);
                let found = state.marks().found();
                Answer::Right(found.len() == self.layout.placements().len() && found.iter().all(lies))
            }
            _ => Answer::Nothing,
        }
    }

    /// All that a cell holds.
    fn whole(&self, cell: Cell) -> Whole {
        let strokes = Colouring::of(&self.layout).strokes(cell);
        let points = cell.points() & self.layout.water_points();
        Whole { shows: self.view.shows(cell), strokes, points }
    }
}
