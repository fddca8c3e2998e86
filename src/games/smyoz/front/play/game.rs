//! A game: its start, and the history of its actions.

use std::collections::BTreeSet;

use super::action::Action;
use super::lasting::Lasting;
use super::refusal::SessionError;
use super::scale::Counters;
use super::state::{State, Turn};
use super::told::{Answer, Told, Whole};
use crate::board::{Cell, Layout, Placement};
use crate::clues::{Colouring, Inventory, Shot, Shots, View};
use crate::engines::{EngineChoice, Smyoz, Solver};
use crate::puzzle::{Promise, Puzzle, mercy};
use crate::seeds::Seed;
use smyoz_app::play::{BeginError, HintCount, Historic, History, Mode};
use smyoz_core::limits::{CancelledError, Limits};

/// Where the hidden layout comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// The layout of a seed.
    Seed(Seed),
    Layout(Layout),
    Puzzle(Box<Puzzle>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Beginning {
    /// How it is played; a puzzle is played as such.
    pub mode: Mode,
    pub source: Source,
}

#[derive(Clone, Debug)]
struct Hidden {
    layout: Layout,
    view: View,
    mercy: Option<Shot>,
}

/// An action in the list.
pub type Entry = smyoz_app::play::Entry<Action, State>;

/// A game, with the states that its actions lead to.
#[derive(Clone, Debug)]
pub struct Game {
    start: Beginning,
    told: Told,
    hidden: Hidden,
    lasting: Lasting,
    pub(super) history: History<Action, State>,
}

impl Game {
    /// A new game.
    ///
    /// # Errors
    /// If the puzzle is not unique as it claims, or should be played as something else, or it is
    /// cancelled before that is known.
    pub fn new(start: Beginning, limits: Limits) -> Result<Self, BeginError<SessionError>> {
        if (start.mode == Mode::Puzzle) != matches!(start.source, Source::Puzzle(_)) {
            return Err(BeginError::Mode(start.mode));
        }
        let (layout, mercy) = match &start.source {
            Source::Seed(seed) => (Layout::of_seed(*seed), None),
            Source::Layout(layout) => (*layout, None),
            Source::Puzzle(puzzle) => (solution(puzzle, limits)?, mercy(&puzzle.promise)),
        };
        let told = match &start.source {
            Source::Seed(_) | Source::Layout(_) => Told {
                mode: start.mode,
                inventory: Inventory::of(&layout),
                shots: Shots::NONE,
                title: None,
                note: None,
                level: None,
                has_mercy: false,
                up_to_symmetry: false,
            },
            Source::Puzzle(puzzle) => Told {
                mode: start.mode,
                inventory: puzzle.clues.inventory.clone(),
                shots: puzzle.clues.shots.clone(),
                title: puzzle.caption.title().map(str::to_owned),
                note: puzzle.caption.note().map(str::to_owned),
                level: puzzle.rating.as_ref().map(|rating| rating.level),
                has_mercy: puzzle.promise.mercy().is_some(),
                up_to_symmetry: puzzle.promise == Promise::UpToSymmetry,
            },
        };
        let hidden = Hidden { layout, view: View::of(&layout), mercy };
        let history = History::new(State::start(&told));
        Ok(Self { start, told, hidden, lasting: Lasting::default(), history })
    }

    /// Does something, this many milliseconds of active time after what was done before.
    ///
    /// # Errors
    /// If that cannot be done now; the game is as before.
    pub fn play(&mut self, action: Action, millis: u32) -> Result<(), SessionError> {
        let (before, number) = (self.state(), self.entries().len() + 1);
        let answer = self.hidden.answer(&self.told, before, &action);
        let turn = Turn { told: &self.told, lasting: &self.lasting, number };
        let state = before.after(turn, &action, &answer)?;
        let lasting = self.lasting.after(&self.told, before, &action)?;
        let changes_board = !state.has_board_of(before);
        self.history.push(action, millis, state, changes_board);
        self.lasting = lasting;
        Ok(())
    }

    /// What was chosen and saved.
    pub fn lasting(&self) -> &Lasting {
        &self.lasting
    }

    pub fn start(&self) -> &Beginning {
        &self.start
    }

    /// The seed of what is hidden, if the game began with one.
    pub(super) fn seed(&self) -> Option<Seed> {
        match self.start.source {
            Source::Seed(seed) => Some(seed),
            Source::Layout(_) | Source::Puzzle(_) => None,
        }
    }

    /// What was known at the beginning.
    pub fn told(&self) -> &Told {
        &self.told
    }

    /// The layout, once it was claimed rightly.
    pub fn solution(&self) -> Option<&Layout> {
        self.state().is_over().then_some(&self.hidden.layout)
    }

    /// What the game has used so far.
    pub fn counters(&self) -> Counters {
        let state = self.state();
        let mut counters =
            Counters { placements: state.placements, automatisms: state.automatisms, ..Counters::default() };
        let mut shot: BTreeSet<Cell> = BTreeSet::new();
        let mut reasons: BTreeSet<(Cell, usize)> = BTreeSet::new();
        let mut hints = HintCount::default();
        for entry in self.entries() {
            counters.millis += u64::from(entry.millis);
            match &entry.action {
                Action::Shoot { cell, .. } => drop(shot.insert(*cell)),
                Action::Hint { stage, told } => hints.add(*stage, told.as_deref()),
                // The answer only depends on what was learnt.
                Action::Why { cell } => {
                    let learnt = entry.state().known.learnt(&self.told).len();
                    counters.hints[2] += u32::from(reasons.insert((*cell, learnt)));
                }
                Action::Check { places } => counters.checks[usize::from(*places)] += 1,
                Action::Claim if !entry.state().is_over() => counters.wrong_claims += 1,
                Action::Mercy { .. } => counters.mercy = 1,
                _ => {}
            }
        }
        for (counted, hints) in counters.hints.iter_mut().zip(hints.numbers()) {
            *counted += hints;
        }
        counters.shots = shot.len() as u32;
        counters.taken_back = counters.shots - state.known.shots.len() as u32;
        counters.late_shots = state.known.shots.iter().filter(|fired| fired.late).count() as u32;
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
        (&self.start, &self.history) == (&other.start, &other.history)
    }
}

/// The layout that fits a puzzle: its solution if it has one, or the first that is found.
fn solution(puzzle: &Puzzle, limits: Limits) -> Result<Layout, BeginError<SessionError>> {
    let clues = puzzle.all_clues();
    let images = clues.symmetries().count();
    let found = Solver::by(&Smyoz, EngineChoice::Search).solutions(&clues, images + 1, limits);
    let solutions = found.map_err(|CancelledError| BeginError::Cancelled)?;
    let is_unique = match (&solutions.layouts[..], puzzle.promise == Promise::UpToSymmetry) {
        ([_], false) => true,
        ([first, ..], true) => clues.symmetries().all(|symmetry| solutions.layouts.contains(&first.image(symmetry))),
        _ => false,
    };
    if !is_unique || solutions.layouts.len() > images {
        return Err(BeginError::NotUnique(solutions.layouts.len()));
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
                let found = state.found();
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
