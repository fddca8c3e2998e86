//! The three games: rules with their options, positions, moves.
//!
//! In *six*, a sign is a number, and the sides are the two teams.

mod diagram;
mod mills;
mod moves;
mod moving;
mod options;
mod placing;
mod position;
mod refusal;
mod rules;
#[cfg(test)]
mod sentences;

pub use diagram::{Diagram, DiagramError, FORMAT};
pub use moves::{Move, Step};
pub use options::{End, EndError, GarnsiMalom, Kind, KindError, Options, OptionsError};
pub use position::{Phase, Position, Sign};
pub use refusal::MoveError;
pub use rules::Events;
