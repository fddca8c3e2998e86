//! The claim that a certificate proves: no layout fits the clues except the known ones.

use super::Engine;
use crate::sea_battle::board::{Layout, Setting};
use crate::sea_battle::clues::Clues;
use smyoz_core::sat::{BatSat, Formula};

/// The rules, the clues, and that the layout is none of the known ones, which have the pieces of
/// the game. The formula needs no assumptions, and equal questions have equal formulas, clause by
/// clause.
#[must_use]
pub fn no_other(setting: &Setting, clues: &Clues, known: &[Layout]) -> Formula {
    let mut engine = Engine::<BatSat>::with_guarded_rules(setting);
    let assumptions = engine.assumptions(clues);
    let mut formula = engine.formula().clone();
    assumptions.into_iter().for_each(|guard| formula.clause([guard]));
    known.iter().for_each(|layout| formula.clause(engine.variables().differs(layout)));
    formula
}
