//! A puzzle of any game.

use std::any::Any;
use std::fmt::Debug;

use serde::{Serialize, Serializer};

use super::answers::{CertificateFiles, CertifyError, Encoded, NotProvedError, Report, Solved, Strictness, Traits};
use crate::play::Playable;
use smyoz_core::engines::EngineChoice;
use smyoz_core::judging::certificate::Form;
use smyoz_core::judging::deciding::Deciding;
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Id, Record};
use smyoz_core::rating::{self, NotTold, ToldPath, ToldStep};
use smyoz_paper::book::Bindable;

/// A puzzle of any game.
pub trait AnyPuzzle: Record + Any + Debug + Send + Sync {
    /// The puzzle as a line of a file.
    fn line(&self) -> String;

    /// A copy.
    fn copy(&self) -> Box<dyn AnyPuzzle>;

    /// Its solutions, at most `limit` of them, by an engine; fewer once it is cancelled. `blaming`
    /// is told when clues are sought that contradict each other, and when that ends.
    fn solve(&self, limit: usize, engine: EngineChoice, limits: Limits, blaming: &dyn Fn(bool)) -> Solved;

    /// Whether it is what it claims to be, and as much as is asked beside that.
    fn verify(&self, strictness: Strictness, engine: EngineChoice, limits: Limits) -> Report;

    /// What a clue would have to be about so that only one solution is left: the one that the
    /// puzzle names or, if it names none, the first of those that fit. `None` if too many fit, or
    /// too little decides.
    fn deciding(&self, limits: Limits) -> Option<Deciding<String>>;

    /// Whether the solution that it names, if it names one, fits its clues.
    fn fits(&self) -> bool;

    /// The puzzle with its solution, proved to be the only one unless it claims less.
    ///
    /// # Errors
    /// If it has not exactly one, names another one, or it was cancelled.
    fn solved(&self, limits: Limits) -> Result<Box<dyn AnyPuzzle>, NotProvedError>;

    /// A certificate that it has no other solution, in this form.
    ///
    /// # Errors
    /// If the claim is wrong, or it was cancelled.
    fn certify(&self, form: Form, limits: Limits) -> Result<CertificateFiles, CertifyError>;

    /// What is equal for puzzles of one layout, perhaps turned or mirrored: the id of that with all
    /// clues; `None` if it names no solution.
    fn solution_id(&self) -> Option<Id>;

    /// What lists and filters look at.
    fn traits(&self) -> Traits;

    /// The puzzle as a formula. Where a game states some of it only as solutions show the need, so
    /// many solutions are looked at.
    ///
    /// # Errors
    /// If it was given up.
    fn encode(&self, limit: usize, limits: Limits) -> Result<Encoded, CancelledError>;

    /// The way to the solution, and the puzzle with the rating that results.
    ///
    /// # Errors
    /// If there is none, or it was given up.
    fn path(
        &self,
        told: rating::Told,
        exact: bool,
        lang: Lang,
        limits: Limits,
    ) -> Result<(ToldPath, Box<dyn AnyPuzzle>), NotTold>;

    /// The next step from these marks.
    ///
    /// # Errors
    /// If marks cannot be read or are wrong, or there is no next step.
    fn hint(&self, marks: &str, exact: bool, lang: Lang, limits: Limits) -> Result<ToldStep, NotTold>;

    /// The steps that show what is in a cell.
    ///
    /// # Errors
    /// If the text names no cell, or no step shows what it is.
    fn why(&self, cell: &str, exact: bool, lang: Lang, limits: Limits) -> Result<Vec<ToldStep>, NotTold>;

    /// The puzzle as something to play, if it can be played on the screen.
    fn playable(&self) -> Option<Box<dyn Playable>>;

    /// The puzzle as something to print in a book, if it can be.
    fn bindable(&self) -> Option<&(dyn Bindable + 'static)>;
}

impl dyn AnyPuzzle {
    /// The puzzle, if it is of this type.
    pub fn downcast_ref<P: AnyPuzzle>(&self) -> Option<&P> {
        (self as &dyn Any).downcast_ref()
    }
}

impl Clone for Box<dyn AnyPuzzle> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// Puzzles are the same if their lines in files are.
impl PartialEq for dyn AnyPuzzle {
    fn eq(&self, other: &Self) -> bool {
        self.line() == other.line()
    }
}

impl Serialize for Box<dyn AnyPuzzle> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw = serde_json::value::RawValue::from_string(self.line());
        raw.map_err(serde::ser::Error::custom)?.serialize(serializer)
    }
}
