//! Puzzles in the standard form as objects.

use super::answers::{Encoded, Traits};
use super::puzzle::AnyPuzzle;
use super::verdict::Told;
use crate::play::{Play, Playable};
use smyoz_core::engines::SatEngine;
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Claim, Record};
use smyoz_core::rating::{self, NotTold, Rater, ToldPath, ToldStep};
use smyoz_core::standard::{Puzzle, Standard};
use smyoz_paper::book::Bindable;

impl<P: Standard> Told for Puzzle<P> {
    type Puzzle = Self;

    fn puzzle(&self) -> &Self {
        self
    }

    fn rows(&self, layout: &P::Layout) -> Vec<String> {
        self.board.rows(layout)
    }

    fn place(clue: &P::Clue) -> String {
        P::place(clue)
    }

    fn with_solution(&self, solution: P::Layout) -> Self {
        Self { solution: Some(solution), ..self.clone() }
    }

    fn at_least(&self) -> Option<usize> {
        self.minimum.as_ref().and_then(|minimum| minimum.at_least)
    }
}

impl<P: Play> AnyPuzzle for Puzzle<P> {
    fn traits(&self) -> Traits {
        let score = self.rating.as_ref().map(|rating| P::Rater::summary(rating).score);
        let chosen = P::each(&self.clues).filter(|clue| P::must_be_needed(P::topic(clue))).count();
        Traits {
            claim: Claim::Unique,
            chosen: chosen as u32,
            others: (P::each(&self.clues).count() - chosen) as u32,
            counted: Vec::new(),
            score,
            is_proved: self.minimum.as_ref().map(|minimum| minimum.proved),
        }
    }

    fn encode(&self, _limit: usize, _limits: Limits) -> Result<Encoded, CancelledError> {
        let mut engine = SatEngine::<P>::with_guarded_rules(&self.board);
        let assumptions = engine.assumptions(&self.clues);
        Ok(Encoded { id: self.id(), formula: engine.formula().clone(), assumptions, is_whole: true })
    }

    fn path(
        &self,
        told: rating::Told,
        exact: bool,
        lang: Lang,
        limits: Limits,
    ) -> Result<(ToldPath, Box<dyn AnyPuzzle>), NotTold> {
        refuse_exact(exact)?;
        let (rating, path) = rater(self).path(&self.clues, self.rating.as_ref(), told, lang, limits)?;
        Ok((path, Box::new(Self { rating: Some(rating), ..self.clone() })))
    }

    fn playable(&self) -> Option<Box<dyn Playable>> {
        P::told().map(|_| Box::new(self.clone()) as _)
    }

    fn bindable(&self) -> Option<&(dyn Bindable + 'static)> {
        P::told().map(|_| self as _)
    }

    fn hint(&self, marks: &str, exact: bool, lang: Lang, limits: Limits) -> Result<ToldStep, NotTold> {
        refuse_exact(exact)?;
        rater(self).hint(&self.clues, self.rating.as_ref(), marks, lang, limits)
    }

    fn why(&self, cell: &str, exact: bool, lang: Lang, limits: Limits) -> Result<Vec<ToldStep>, NotTold> {
        refuse_exact(exact)?;
        rater(self).why(&self.clues, self.rating.as_ref(), cell, lang, limits)
    }
}

/// The techniques of a puzzle's game, prepared for its board.
fn rater<P: Standard>(puzzle: &Puzzle<P>) -> P::Rater {
    P::Rater::prepare(&puzzle.board)
}

/// Where no technique helps, nothing else is said.
///
/// # Errors
/// If that is asked for.
pub fn refuse_exact(exact: bool) -> Result<(), NotTold> {
    if exact { Err(NotTold::NotForGame("exact")) } else { Ok(()) }
}
