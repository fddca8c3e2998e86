//! Sea Battle for two: each player hides a board and shoots at the other's.
//!
//! `rules` and `seen` use each other: the rules say what a seat sees, and judge its moves by what
//! it has seen.

mod certain;
mod position;
mod programs;
mod refusal;
mod rules;
mod seen;

pub use position::{Answers, Move, Outside, Position, Side};
pub use programs::Program;
pub use refusal::MoveError;
pub use rules::{ForTwo, VariantError};
pub use seen::Seen;
