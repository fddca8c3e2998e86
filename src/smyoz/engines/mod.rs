//! The engines: which layouts fit a set of clues.
//!
//! [`encode`] asks a SAT solver, [`search`] enumerates on bit boards. They share no search code: both rest on the tables of
//! cells, placements and rules in [`board`](super::board), and on what clues mean ([`Clues::fit`](super::clues::Clues::fit)).

pub mod encode;
mod reasoner;
pub mod search;
mod solutions;

pub use reasoner::{EngineChoice, Reasoner};
pub use solutions::Solutions;
