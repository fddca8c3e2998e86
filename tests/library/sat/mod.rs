//! The room `sat` by itself: both solvers, cardinalities, models, DIMACS and proofs, on formulas
//! whose answer is known.

mod cardinality;
mod dimacs;
mod formulas;
mod models;
mod proofs;
mod solvers;

use smyoz::limits::{Budget, Limits};
use smyoz::sat::{Lit, Session, Solver};

/// Asks a session.
fn solve<S: Solver>(session: &mut Session<S>, assumptions: &[Lit]) -> bool {
    session.solve(assumptions, &mut Budget::new(Limits::NONE)).expect("there is no limit")
}
