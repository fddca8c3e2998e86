//! Models, one after another.

use std::ops::ControlFlow;

use super::formula::Lit;
use super::session::Session;
use super::solver::Solver;

/// Visits models in which all assumptions are true until there is none left or the visitor breaks off; returns whether
/// all were visited.
///
/// The question is asked in *cubes*: of these literals one is assumed after the other, which a solver may find easier.
/// There must be no model in which none of them is true; without cubes, the question is asked as a whole.
///
/// The visitor looks at the session's model and must add a clause that excludes it: one that holds for good, where the
/// model breaks a constraint that the formula did not yet state, or one for this question only, under the literal that
/// it is given: that is true just while this enumeration lasts.
pub fn visit<S: Solver>(
    session: &mut Session<S>,
    assumptions: &[Lit],
    cubes: &[Lit],
    visitor: impl FnMut(&mut Session<S>, Lit) -> ControlFlow<()>,
) -> bool {
    visit_within(session, assumptions, cubes, |session, assumptions| Some(session.solve(assumptions)), visitor)
}

/// Like [`visit`], with questions that are put by `ask`; where that gives up with `None`, the visits break off.
pub fn visit_within<S: Solver>(
    session: &mut Session<S>,
    assumptions: &[Lit],
    cubes: &[Lit],
    mut ask: impl FnMut(&mut Session<S>, &[Lit]) -> Option<bool>,
    mut visitor: impl FnMut(&mut Session<S>, Lit) -> ControlFlow<()>,
) -> bool {
    let lasting = session.formula.variable();
    let cubes = if cubes.is_empty() { &[lasting][..] } else { cubes };
    let complete = cubes.iter().all(|&cube| {
        let assumptions: Vec<Lit> = assumptions.iter().copied().chain([lasting, cube]).collect();
        loop {
            match ask(session, &assumptions) {
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
