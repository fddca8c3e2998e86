//! The state of a game: what its actions and the answers to them lead to.
//!
//! [`State::after`] is a pure function. It takes what was known at the beginning, what was chosen,
//! the action and the answer, and never sees the layout: so nothing that is shown can depend on
//! what is hidden.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::action::Action;
use super::known::{Fired, Known, Suspicion};
use super::lasting::Lasting;
use super::refusal::SessionError;
use super::statement::Statement;
use super::told::{Answer, Told, Whole};
use crate::board::{Cell, CellSet, FLEET, Placement, PlacementSet};
use crate::clues::{Clues, Shot};
use crate::deduction::techniques::Technique;
use crate::deduction::{Fact, Marks};
use crate::engines::Smyoz;
use crate::puzzle::Puzzle;
use smyoz_app::play::{Mode, Noted};
use smyoz_core::limits::Limits;
use smyoz_core::rating::is_ambiguous;

/// What a game's actions lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) known: Arc<Known>,
    pub(super) workshop: Workshop,
    /// Training: the cells that were touched, with all that they hold.
    pub(super) touched: BTreeMap<Cell, Whole>,
    /// What the last action asked, and the answer.
    pub(super) asked: Option<Asked>,
    /// Placements that were accepted, and how often an automatism concluded something new.
    pub(super) placements: u32,
    pub(super) automatisms: u32,
    /// Whether the solution was claimed, and rightly.
    pub(super) is_over: bool,
}

/// When an action is done.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// What was known at the beginning.
    pub told: &'a Told,
    /// What was chosen and saved before.
    pub lasting: &'a Lasting,
    /// The number of the action, from 1.
    pub number: usize,
}

/// Műhely: the placement that is under way.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Workshop {
    pub(super) phase: Phase,
    pub(super) chain: Option<Chain>,
}

/// How far a placement is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Phase {
    #[default]
    Idle,
    /// The next placement of a chain has yet to begin.
    Next,
    Target(Cell),
    /// It was put there provisionally.
    Put {
        cell: Cell,
        parts: Vec<Statement>,
        before: Arc<Known>,
    },
}

/// Placements that are discarded together.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chain {
    /// What was known before the first.
    pub(super) start: Arc<Known>,
    pub(super) level: u32,
}

/// A question, and its answer if the layout had to be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A hint of this stage.
    Hint(u8),
    /// Why this cell is what it is.
    Why(Cell),
    Check(bool),
    Wrong(Vec<Statement>),
    /// Whether the claim was right.
    Claim(bool),
}

impl State {
    /// The state before the first action.
    pub fn start(told: &Told) -> Self {
        Self {
            known: Arc::new(Known::start(told)),
            workshop: Workshop::default(),
            touched: BTreeMap::new(),
            asked: None,
            placements: 0,
            automatisms: 0,
            is_over: false,
        }
    }

    /// The state after one more action, to which the answer is this.
    ///
    /// # Errors
    /// If that cannot be done now.
    ///
    /// # Panics
    /// If the answer is not one to this action.
    pub fn after(&self, turn: Turn, action: &Action, answer: &Answer) -> Result<Self, SessionError> {
        let mut next = self.clone();
        next.act(turn, action, answer)?;
        Ok(next)
    }

    fn act(&mut self, turn: Turn, action: &Action, answer: &Answer) -> Result<(), SessionError> {
        if self.is_over && !matches!(action, Action::Doku { .. } | Action::Scale { .. } | Action::Pause) {
            return Err(SessionError::Over);
        }
        let asked = self.asked.take();
        match action {
            Action::Shoot { cell, z } => self.shoot(turn, (*cell, *z), answer),
            Action::Mercy { insist } => self.open_mercy(turn, *insist, answer),
            Action::Target { cell } => self.target(*cell, answer),
            Action::Put { parts } => self.put(turn, parts),
            Action::Accept => self.accept(),
            Action::Discard => self.discard(),
            Action::Continue => self.go_on(),
            Action::Mark { add, erase } => self.mark(turn, add, erase),
            Action::Run => {
                self.run(turn);
                Ok(())
            }
            Action::Save => self.finished(),
            Action::Restore => {
                self.known = Arc::clone(turn.lasting.saved.as_ref().ok_or(SessionError::NothingSaved)?);
                self.workshop = Workshop::default();
                Ok(())
            }
            Action::Hint { stage, .. } if !(1..=3).contains(stage) => Err(SessionError::NoSuchStage(*stage)),
            Action::Hint { stage, .. } => self.ask(Asked::Hint(*stage)),
            Action::Why { cell } => self.ask(Asked::Why(*cell)),
            Action::Check { .. } => match answer {
                Answer::Right(right) => self.ask(Asked::Check(*right)),
                Answer::Wrong(wrong) => self.ask(Asked::Wrong(wrong.clone())),
                _ => unreachable!("a check is answered"),
            },
            Action::Claim => self.claim(answer),
            Action::Choose { .. }
            | Action::Careful { .. }
            | Action::Doku { .. }
            | Action::Scale { .. }
            | Action::NewDrawing
            | Action::Pause => {
                // What was asked stays answered while something is chosen.
                self.asked = asked;
                Ok(())
            }
        }
    }

    fn shoot(&mut self, turn: Turn, shot: (Cell, bool), answer: &Answer) -> Result<(), SessionError> {
        let (Turn { told, .. }, (cell, z)) = (turn, shot);
        self.finished()?;
        if told.mode == Mode::Puzzle && !told.up_to_symmetry {
            return Err(SessionError::NoShots);
        }
        if self.known.learnt(told).cells().contains(cell) {
            return Err(SessionError::ShotTwice(cell));
        }
        let has_z = self.known.shots.iter().any(|fired| fired.z);
        if z && has_z {
            return Err(SessionError::SecondZ);
        }
        let shows = match answer {
            Answer::Shows(shows) => *shows,
            Answer::Whole(whole) => {
                self.touched.insert(cell, *whole);
                whole.shows
            }
            _ => unreachable!("a shot is answered"),
        };
        let shot = Shot { cell, shows };
        self.workshop = Workshop::default();
        let known = Arc::make_mut(&mut self.known);
        known.shots.push(Fired { shot, z, late: has_z });
        known.tell(&shot);
        self.run(turn);
        Ok(())
    }

    fn open_mercy(&mut self, turn: Turn, insist: bool, answer: &Answer) -> Result<(), SessionError> {
        self.finished()?;
        if !turn.told.has_mercy {
            return Err(SessionError::NoMercy);
        }
        if self.known.mercy.is_some() {
            return Err(SessionError::MercyOpen);
        }
        if !insist && !self.is_ripe(turn.told) {
            return Err(SessionError::MercyTooEarly);
        }
        let Answer::Mercy(shot) = answer else { unreachable!("the mercy shot is shown") };
        // To discard placements from before it would take the mercy shot back.
        self.workshop = Workshop::default();
        let known = Arc::make_mut(&mut self.known);
        // What the player had said of the cell gives way to what is shown.
        known.mercy = Some(*shot);
        known.tell(shot);
        self.run(turn);
        Ok(())
    }

    /// Whether only the ambiguity is left which the mercy shot resolves.
    fn is_ripe(&self, told: &Told) -> bool {
        let clues = Clues { inventory: told.inventory.clone(), shots: told.shots.clone() };
        is_ambiguous::<Smyoz>(&Smyoz, &clues, &self.known.marks, Limits::NONE).expect("there is no limit")
    }

    fn target(&mut self, cell: Cell, answer: &Answer) -> Result<(), SessionError> {
        self.finished()?;
        if let Answer::Whole(whole) = answer {
            self.touched.insert(cell, *whole);
        }
        if self.workshop.phase == Phase::Idle {
            self.workshop.chain = Some(Chain { start: Arc::clone(&self.known), level: 1 });
        }
        self.workshop.phase = Phase::Target(cell);
        Ok(())
    }

    fn put(&mut self, turn: Turn, parts: &[Statement]) -> Result<(), SessionError> {
        let cell = match self.workshop.phase {
            Phase::Target(cell) => cell,
            Phase::Put { .. } => return Err(SessionError::Unfinished),
            Phase::Idle | Phase::Next => return Err(SessionError::NoTarget),
        };
        if parts.is_empty() {
            return Err(SessionError::Empty);
        }
        if let Some(&other) = parts.iter().find(|part| !part.is_part_of(cell)) {
            return Err(SessionError::NotOfTarget(other, cell));
        }
        let before = Arc::clone(&self.known);
        self.say(turn, parts, &[])?;
        self.workshop.phase = Phase::Put { cell, parts: parts.to_vec(), before };
        Ok(())
    }

    fn accept(&mut self) -> Result<(), SessionError> {
        let Phase::Put { .. } = self.workshop.phase else { return Err(SessionError::NothingPut) };
        self.workshop.phase = Phase::Idle;
        self.placements += 1;
        Ok(())
    }

    fn discard(&mut self) -> Result<(), SessionError> {
        let chain = self.workshop.chain.take().ok_or(SessionError::NoPlacement)?;
        self.known = chain.start;
        self.workshop = Workshop::default();
        Ok(())
    }

    fn go_on(&mut self) -> Result<(), SessionError> {
        match self.workshop.phase {
            Phase::Put { .. } => self.accept()?,
            Phase::Idle if self.workshop.chain.is_some() => {}
            Phase::Target(_) => return Err(SessionError::NothingPut),
            Phase::Idle | Phase::Next => return Err(SessionError::NoPlacement),
        }
        self.workshop.phase = Phase::Next;
        if let Some(chain) = &mut self.workshop.chain {
            chain.level += 1;
        }
        Ok(())
    }

    fn mark(&mut self, turn: Turn, add: &[Statement], erase: &[Statement]) -> Result<(), SessionError> {
        self.finished()?;
        if add.is_empty() && erase.is_empty() {
            return Err(SessionError::Empty);
        }
        if let Some(&other) = erase.iter().find(|statement| !self.known.said.contains(statement)) {
            return Err(SessionError::NotSaid(other));
        }
        if add.iter().chain(erase).all(|statement| matches!(statement, Statement::Note(_))) {
            Arc::make_mut(&mut self.known).note(add, erase);
            return Ok(());
        }
        self.say(turn, add, erase)?;
        self.workshop = Workshop::default();
        self.placements += u32::from(!add.is_empty());
        Ok(())
    }

    /// Adds what the player says, after taking something back, and lets the automatisms run. The
    /// careful workshop refuses what becomes suspicious by it.
    fn say(&mut self, turn: Turn, add: &[Statement], erase: &[Statement]) -> Result<(), SessionError> {
        let Turn { told, lasting: Lasting { settings, .. }, number } = turn;
        let was_suspicious = self.known.suspicion.is_some();
        let mut known = (*self.known).clone();
        if !erase.is_empty() {
            known.take_back(told, erase);
        }
        known.say(add);
        let used = known.conclude(told, &settings.automatisms, number);
        if let Some((suspicion, _)) = known.suspicion.as_ref().filter(|_| settings.careful && !was_suspicious) {
            return Err(SessionError::Suspicious(Box::new(suspicion.clone())));
        }
        self.automatisms += used;
        self.known = Arc::new(known);
        Ok(())
    }

    fn run(&mut self, Turn { told, lasting, number }: Turn) {
        self.automatisms += Arc::make_mut(&mut self.known).conclude(told, &lasting.settings.automatisms, number);
    }

    fn ask(&mut self, asked: Asked) -> Result<(), SessionError> {
        self.asked = Some(asked);
        Ok(())
    }

    fn claim(&mut self, answer: &Answer) -> Result<(), SessionError> {
        self.finished()?;
        let found = self.found().len();
        if found < FLEET.len() {
            return Err(SessionError::NotAllFound(found));
        }
        let Answer::Right(right) = answer else { unreachable!("a claim is answered") };
        self.is_over = *right;
        self.ask(Asked::Claim(*right))
    }

    /// That no placement waits to be accepted.
    fn finished(&self) -> Result<(), SessionError> {
        match self.workshop.phase {
            Phase::Put { .. } => Err(SessionError::Unfinished),
            _ => Ok(()),
        }
    }

    /// Whether the board looks the same as in another state: whatever was asked since, and what was
    /// chosen, is no part of it.
    pub fn has_board_of(&self, other: &Self) -> bool {
        (&self.known, &self.workshop, &self.touched, self.is_over)
            == (&other.known, &other.workshop, &other.touched, other.is_over)
    }

    /// What was learnt lawfully, as a puzzle: without what the player only says.
    pub(super) fn learnt(&self, told: &Told) -> Puzzle {
        let shots = self.known.learnt(told).sorted();
        Puzzle::new(Smyoz, Clues { inventory: told.inventory.clone(), shots })
    }

    /// What was said, shot or concluded.
    pub fn marks(&self) -> &Marks {
        &self.known.marks
    }

    /// The ships that are found: those that were said or concluded, and those of which all cells
    /// are marked, and all cells beside them as water.
    pub fn found(&self) -> PlacementSet {
        let marks = &self.known.marks;
        let open = (marks.ship() - marks.water()) - marks.found_cells();
        let is_marked = |ship: &Placement| {
            ship.cells().is_subset(open)
                && ship.cells().iter().all(|cell| marks.type_at(cell).is_none_or(|kind| kind == ship.kind()))
                && beside(*ship).is_subset(marks.water())
        };
        Placement::all().filter(is_marked).fold(marks.found(), |mut found, ship| {
            found.insert(ship);
            found
        })
    }

    /// What was known at the beginning, with the shots since.
    pub fn clues(&self, told: &Told) -> Clues {
        self.known.clues(told)
    }

    /// The contradiction, if one was seen.
    pub fn suspicion(&self) -> Option<&Suspicion> {
        self.known.suspicion.as_ref().map(|(suspicion, _)| suspicion)
    }

    /// Whether the solution was claimed, and rightly.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// What the player has said so far.
    pub fn said(&self) -> &[Statement] {
        &self.known.said
    }

    /// What the player has noted in cells.
    pub(super) fn notes(&self) -> impl Iterator<Item = Noted<Cell>> + '_ {
        self.said().iter().filter_map(|&said| if let Statement::Note(noted) = said { Some(noted) } else { None })
    }

    /// What the automatisms have concluded, in their order.
    pub fn conclusions(&self) -> impl Iterator<Item = (&'static Technique, &[Fact])> {
        self.known.log.iter().map(|conclusion| (conclusion.deduction.technique, &*conclusion.deduction.facts))
    }
}

/// The cells that share a side with a ship.
fn beside(ship: Placement) -> CellSet {
    let shares = |one: Cell, other: Cell| one.column().abs_diff(other.column()) + one.row().abs_diff(other.row()) == 1;
    ship.ring().iter().filter(|&cell| ship.cells().iter().any(|own| shares(cell, own))).collect()
}
