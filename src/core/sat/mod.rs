//! Satisfiability: formulas of named constraints, a solver behind a trait, and the questions that
//! the game asks of them.
//!
//! This room knows no game. Its one idea: every constraint has a name and a *guard* literal. A
//! question is a set of guards to assume; enumeration, explanation and minimal clue sets are all
//! questions of that kind.

mod batsat;
pub mod cardinality;
mod dimacs;
mod formula;
pub mod hitting;
mod lists;
pub mod models;
pub mod mus;
pub mod proof;
mod session;
mod solver;

pub use batsat::BatSat;
pub use dimacs::dimacs;
pub use formula::{Formula, Lit};
pub use session::Session;
pub use solver::{Solver, Varisat};
