//! What is known in a game: what was given, what the player marked, what the automatisms concluded.

use std::fmt;
use std::sync::{Arc, OnceLock};

use super::statement::Statement;
use super::told::Told;
use crate::board::{Cell, CellSet, Placement, ShipType};
use crate::clues::{Clues, Colour, Content, Shot, Shots, Shows};
use crate::deduction::techniques::{Broken, Deduction, Position, Technique, contradiction, strokes_at};
use crate::deduction::{Fact, Marks};
use crate::engines::Smyoz;
use crate::rate::{Passage, Step};
use smyoz_core::lang::{ByLang, Lang};

/// A shot of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fired {
    pub shot: Shot,
    /// Whether it was declared the Z shot.
    pub z: bool,
    /// Whether it came after the Z shot, when one should be done.
    pub late: bool,
}

#[derive(Debug)]
pub struct Conclusion {
    /// The number of the action after which it did.
    pub action: usize,
    /// What is new, and why.
    pub deduction: Deduction,
    /// What was known before.
    board: Marks,
    /// That in words, by language, once it was asked for.
    sentences: ByLang<OnceLock<String>>,
}

impl Conclusion {
    fn new(action: usize, deduction: Deduction, board: Marks) -> Self {
        Self { action, deduction, board, sentences: ByLang::unset() }
    }

    /// What was concluded, and why, in words.
    pub fn sentence(&self, lang: Lang) -> &str {
        let told = || Passage::of_step(Step::Seen(self.deduction.clone()), self.board.clone());
        self.sentences[lang].get_or_init(|| told().sentences(&Smyoz, lang).concat())
    }
}

impl PartialEq for Conclusion {
    fn eq(&self, other: &Self) -> bool {
        (self.action, &self.deduction) == (other.action, &other.deduction)
    }
}

impl Eq for Conclusion {}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Suspicion {
    /// Clues and marks break this.
    Broken(Broken),
    /// The digit or the colour that was said of a cell cannot come out there.
    Said(Statement),
}

/// What is known. It only grows, except for what the player takes back.
#[derive(Clone, Default, PartialEq)]
pub struct Known {
    pub(super) shots: Vec<Fired>,
    pub(super) mercy: Option<Shot>,
    pub(super) said: Vec<Statement>,
    pub(super) marks: Marks,
    pub(super) log: Vec<Arc<Conclusion>>,
    /// The contradiction, and the number of the action after which it was first seen.
    pub(super) suspicion: Option<(Suspicion, usize)>,
}

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Known").field("shots", &self.shots).field("said", &self.said).finish_non_exhaustive()
    }
}

impl Known {
    /// What is known before the first action.
    pub(super) fn start(told: &Told) -> Self {
        let mut known = Self::default();
        known.marks = Marks::start(&known.clues(told));
        known
    }

    /// What was learnt lawfully: what clues and shots show.
    pub(super) fn learnt(&self, told: &Told) -> Shots {
        let shots = told.shots.iter().copied().chain(self.shots.iter().map(|fired| fired.shot)).chain(self.mercy);
        Shots::new(shots).expect("no cell is shot twice")
    }

    /// What was learnt, and cells of which the player has said all that a shot would show.
    pub(super) fn clues(&self, told: &Told) -> Clues {
        let mut shots = self.learnt(told);
        let shot = shots.cells();
        for cell in self.said.iter().flat_map(|said| said.cells()).collect::<CellSet>() - shot {
            if let Some(shows) = self.said_of(cell) {
                shots.push(Shot { cell, shows }).expect("no cell is shot twice");
            }
        }
        Clues { inventory: told.inventory.clone(), shots }
    }

    /// What a shot at this cell would show if all is right that was said of it.
    fn said_of(&self, cell: Cell) -> Option<Shows> {
        let content = self.said.iter().find_map(|&said| match said {
            Statement::Fact(Fact::Type(of, kind)) if of == cell => Some(Content::Ship(kind)),
            Statement::Digit(of, digit) if of == cell => Some(Content::Water(digit)),
            _ => None,
        });
        Some(Shows { content: content?, colour: self.said_colour(cell)? })
    }

    /// The digit that was said of a cell.
    pub(super) fn said_digit(&self, cell: Cell) -> Option<u8> {
        self.said.iter().find_map(|&said| match said {
            Statement::Digit(of, digit) if of == cell => Some(digit),
            _ => None,
        })
    }

    /// The colour that was said of a cell.
    pub(super) fn said_colour(&self, cell: Cell) -> Option<Colour> {
        self.said.iter().find_map(|&said| match said {
            Statement::Colour(of, colour) if of == cell => Some(colour),
            _ => None,
        })
    }

    pub(super) fn tell(&mut self, shot: &Shot) {
        self.marks.add(Fact::shown_by(shot));
    }

    /// Adds what the player says. Nothing is erased, whatever it contradicts.
    pub(super) fn say(&mut self, statements: &[Statement]) {
        for &statement in statements {
            if !self.said.contains(&statement) {
                self.said.push(statement);
            }
            self.marks.extend(statement.facts());
        }
    }

    /// Adds notes and takes others back. Nothing else changes.
    pub(super) fn note(&mut self, add: &[Statement], erase: &[Statement]) {
        self.said.retain(|said| !erase.contains(said));
        self.say(add);
    }

    /// Takes back what the player said, and everything that was concluded, since that may rest on
    /// it.
    pub(super) fn take_back(&mut self, told: &Told, statements: &[Statement]) {
        self.said.retain(|said| !statements.contains(said));
        self.log.clear();
        self.suspicion = None;
        self.marks = Marks::start(&self.clues(told));
        self.marks.extend(self.said.iter().flat_map(|said| said.facts()));
    }

    /// Lets automatisms conclude what they can, one after another, the cheapest first, until they
    /// find nothing new or a contradiction. Returns how many of them concluded something.
    pub(super) fn conclude(&mut self, told: &Told, automatisms: &[&'static Technique], action: usize) -> u32 {
        let clues = self.clues(told);
        let mut used: Vec<&'static Technique> = Vec::new();
        self.watch(&clues, action);
        while self.suspicion.is_none() {
            let Some(technique) = automatisms.iter().find(|technique| self.use_once(&clues, technique, action)) else {
                break;
            };
            if !used.contains(technique) {
                used.push(technique);
            }
            self.watch(&clues, action);
        }
        used.len() as u32
    }

    /// Adds what a technique concludes; returns whether it was anything.
    fn use_once(&mut self, clues: &Clues, technique: &'static Technique, action: usize) -> bool {
        let seen = technique.seen(&Position { clues, marks: &self.marks });
        if seen.is_empty() {
            return false;
        }
        let board = self.marks.clone();
        for mut deduction in seen {
            deduction.facts.retain(|&fact| self.marks.add(fact));
            if !deduction.facts.is_empty() {
                self.log.push(Arc::new(Conclusion::new(action, deduction, board.clone())));
            }
        }
        true
    }

    /// Sees whether something cannot be, if that is not known already.
    fn watch(&mut self, clues: &Clues, action: usize) {
        if self.suspicion.is_none() {
            let position = Position { clues, marks: &self.marks };
            let broken = contradiction(&position).map(Suspicion::Broken);
            let said = || self.said.iter().copied().find(|&said| !self.may_hold(clues, said)).map(Suspicion::Said);
            self.suspicion = broken.or_else(said).map(|suspicion| (suspicion, action));
        }
    }

    /// Whether what was said of a cell can still come out there.
    fn may_hold(&self, clues: &Clues, statement: Statement) -> bool {
        let shown = |cell: Cell| clues.shots.iter().find(|shot| shot.cell == cell).map(|shot| shot.shows);
        match statement {
            Statement::Fact(_) | Statement::Note(_) => true,
            Statement::Digit(cell, digit) => {
                let (known, lost) = (self.marks.water_points(), self.marks.ship_points());
                let corners = cell.points();
                let possible = (corners & known).len()..=(corners - lost).len();
                possible.contains(&usize::from(digit))
                    && shown(cell).is_none_or(|shows| shows.content == Content::Water(digit))
                    && self.said_digit(cell) == Some(digit)
            }
            Statement::Colour(cell, colour) => {
                let strokes = strokes_at(&Position { clues, marks: &self.marks }, cell);
                let drawn = strokes[0].zip(strokes[1]).map(|(row, column)| row.and(column));
                drawn.is_none_or(|drawn| drawn == colour)
                    && shown(cell).is_none_or(|shows| shows.colour == colour)
                    && self.said_colour(cell) == Some(colour)
            }
        }
    }

    /// The type of each cell of the ships that were found, as the player drew them.
    pub(super) fn drawn(&self, cell: Cell) -> Option<ShipType> {
        self.marks.found().iter().find(|ship| ship.cells().contains(cell)).map(Placement::kind)
    }
}
