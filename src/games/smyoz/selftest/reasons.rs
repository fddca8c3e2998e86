//! The reasons of conclusions: whether they are enough, and none too many.
//!
//! Three things are asked of the grounds of a conclusion. The technique, asked again with nothing
//! but the grounds, concludes the same. Without any one of them it does not. And the SAT engine
//! proves it from the grounds and the rules that the technique names, with the guards of no others.
//! A list of islands is checked in whole layouts, so with one all rules hold.

use thiserror::Error;

use crate::board::Rule;
use crate::clues::{Clue, Clues};
use crate::deduction::explainer::Literals;
use crate::deduction::techniques::{Position, Technique};
use crate::deduction::{By, Derivation, Fact, Ground, Marks};
use crate::engines::Smyoz;
use crate::engines::encode::Engine;
use smyoz_core::deduction::position_of;
use smyoz_core::engines::FactLiterals;
use smyoz_core::limits::{Budget, Limits};
use smyoz_core::sat::Lit;

/// The most conflicts of the solver for one question.
const CONFLICTS: u64 = 5_000;

/// The most conflicts for one layout, and the most layouts, of a question about islands: each
/// layout with other islands is excluded by itself, and without a limit to both some questions take
/// minutes.
const ISLAND_CONFLICTS: u64 = 1_000;
const ISLAND_LAYOUTS: u64 = 100;

/// A conclusion with its grounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// The technique.
    pub technique: &'static Technique,
    /// What it concludes.
    pub facts: Vec<Fact>,
    /// From what.
    pub grounds: Vec<Ground>,
}

/// What is wrong with grounds.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WrongReasonsError {
    /// The technique does not conclude the facts from them.
    #[error("{}: not from its reasons alone", .0.technique.id)]
    NotConcluded(Box<Reasons>),
    /// One of them can be left out.
    #[error("{}: a reason too many", .0.technique.id)]
    TooMany(Box<Reasons>, Ground),
    /// A fact does not follow from them and the rules that the technique names.
    #[error("{id}: {1} does not follow from the rules that it names and its reasons", id = .0.technique.id)]
    NotEnough(Box<Reasons>, Fact),
}

impl Reasons {
    /// The grounds on which a technique concludes these facts; `None` if it does not.
    pub fn of(technique: &'static Technique, facts: &[Fact], clues: &Clues, marks: &Marks) -> Option<Self> {
        let known = marks.facts().collect();
        let derivation =
            Derivation::single(By::Technique(technique), facts.to_vec(), clues.clone(), Marks::default(), known);
        let step = derivation.lean(Limits::NONE).ok()?.into_iter().next()?;
        Some(Self { technique, facts: step.facts, grounds: step.grounds })
    }
}

/// What the solvers have learnt helps with the next question, until it is so much that it hinders:
/// after this many questions, new ones take over.
const QUESTIONS: u32 = 1_000;

/// Judges grounds, for any puzzles.
pub struct Judge {
    /// The number of questions that the solvers were asked.
    asked: u32,
    /// Each rule has a guard.
    guarded: Engine,
    literals: Literals,
    /// All rules hold.
    fixed: Engine,
    fixed_literals: Literals,
}

impl Default for Judge {
    fn default() -> Self {
        Self::new()
    }
}

impl Judge {
    /// A judge who has seen nothing yet.
    pub fn new() -> Self {
        Self {
            asked: 0,
            guarded: Engine::with_guarded_rules(&Smyoz),
            literals: Literals::default(),
            fixed: Engine::new(&Smyoz),
            fixed_literals: Literals::default(),
        }
    }

    /// Judges the grounds of a conclusion from these clues. Returns whether the solver decided each
    /// fact within its limit.
    ///
    /// # Errors
    /// If they are too few or too many.
    pub fn judge(&mut self, clues: &Clues, reasons: &Reasons) -> Result<bool, WrongReasonsError> {
        let Reasons { technique, facts, grounds } = reasons;
        let concluded = |grounds: &[Ground]| {
            let (clues, marks) = position_of::<Smyoz>(clues, &Marks::default(), grounds);
            By::Technique(technique).concludes(&Position { clues: &clues, marks: &marks }, facts)
        };
        if !concluded(grounds) {
            return Err(WrongReasonsError::NotConcluded(Box::new(reasons.clone())));
        }
        for at in 0..grounds.len() {
            let mut rest = grounds.clone();
            let ground = rest.remove(at);
            if concluded(&rest) {
                return Err(WrongReasonsError::TooMany(Box::new(reasons.clone()), ground));
            }
        }
        let mut decided = true;
        for &fact in facts {
            match self.follows(technique.features.rules, clues, grounds, fact) {
                Some(true) => {}
                Some(false) => return Err(WrongReasonsError::NotEnough(Box::new(reasons.clone()), fact)),
                None => decided = false,
            }
        }
        Ok(decided)
    }

    /// Whether the fact follows from the rules and the grounds; `None` if that takes too long.
    fn follows(&mut self, rules: &[Rule], clues: &Clues, grounds: &[Ground], fact: Fact) -> Option<bool> {
        if self.asked == QUESTIONS {
            *self = Self::new();
        }
        self.asked += 1;
        let has_islands = grounds.iter().any(|ground| matches!(ground, Ground::Clue(Clue::Islands(_))));
        let (engine, literals) = match has_islands {
            true => (&mut self.fixed, &mut self.fixed_literals),
            false => (&mut self.guarded, &mut self.literals),
        };
        let mut assumptions: Vec<Lit> = grounds
            .iter()
            .map(|ground| match ground {
                Ground::Clue(clue) => engine.guard(clue),
                Ground::Mark(fact) => literals.of(engine, *fact),
            })
            .collect();
        assumptions.push(!literals.of(engine, fact));
        if has_islands {
            let given = clues.only(|clue| matches!(clue, Clue::Islands(_)));
            let found = engine.satisfy(&given, &assumptions, Limits::NONE.within(ISLAND_CONFLICTS), ISLAND_LAYOUTS);
            return found.map(|found| found.is_err());
        }
        assumptions.extend(engine.model().guards_of(rules));
        engine
            .is_satisfiable(&assumptions, &mut Budget::new(Limits::NONE.within(CONFLICTS)))
            .map(|can_be_false| !can_be_false)
    }
}
