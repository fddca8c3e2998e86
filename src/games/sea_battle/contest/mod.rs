//! Sea Battle for two: each player hides a board and shoots at the other's.

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
