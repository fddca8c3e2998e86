//! Sea Battle for two: each player hides a board and shoots at the other's.
//!
//! The rules and what a seat has seen refer to each other: the rules say what a seat sees, and what
//! it has seen is asked for by the rules.

mod position;
mod programs;
mod refusal;
mod rules;
mod seen;

pub use position::{Answers, Move, Outside, Position, Side};
pub use programs::Program;
pub use refusal::Refusal;
pub use rules::{ForTwo, VariantError};
pub use seen::Seen;
