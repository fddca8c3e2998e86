//! Enumeration of models.

use std::ops::ControlFlow;

use super::formula::Lit;
use super::session::Session;
use super::solver::Solver;
use crate::limits::Budget;

/// Visits the models in which all assumptions are true, until none is left or the visitor breaks
/// off. Returns whether all were visited.
///
/// The question is split into *cubes*: one of these literals is assumed at a time, which a solver
/// may find easier. Every model must satisfy at least one of them. Without cubes, the question is
/// asked as a whole.
///
/// The visitor reads the session's model and must add a clause that excludes it: either a permanent
/// one, if the model breaks a constraint that the formula did not state yet, or one for this
/// enumeration only, guarded by the literal that the visitor receives.
///
/// If the budget, in conflicts, is exhausted, the enumeration stops.
pub fn visit<S: Solver>(
    session: &mut Session<S>,
    assumptions: &[Lit],
    cubes: &[Lit],
    budget: &mut Budget,
    mut visitor: impl FnMut(&mut Session<S>, Lit) -> ControlFlow<()>,
) -> bool {
    let lasting = session.formula.variable();
    let cubes = if cubes.is_empty() { &[lasting][..] } else { cubes };
    let complete = cubes.iter().all(|&cube| {
        let assumptions: Vec<Lit> = assumptions.iter().copied().chain([lasting, cube]).collect();
        loop {
            match session.solve(&assumptions, budget) {
                Some(true) if visitor(session, lasting).is_continue() => {}
                Some(false) => break,
                _ => return false,
            }
        }
        session.formula.clause([!lasting, !cube]);
        true
    });
    session.formula.clause([!lasting]);
    complete
}
