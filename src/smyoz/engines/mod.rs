//! The engines: which layouts fit a set of clues.
//!
//! [`encode`] states the question as a formula and asks a SAT solver; [`search`] enumerates on bit boards. How ships are
//! placed and how codes, colours, digits and counts are judged is written twice, and neither engine uses the other.
//!
//! Both stand on the same ground, where a mistake would mislead both: the tables of cells, points, placements and rules
//! and the symmetries in [`board`](super::board), how [islands](super::clues::islands) are found, and the plain check
//! [`Clues::fit`](super::clues::Clues::fit), which each asks about some layouts. So the tests hold the ground, the engines
//! and all facts that are concluded to a third judge in `tests/common/judge/`, written from the rule sheet alone.

mod budget;
pub mod conditions;
pub mod conflict;
pub mod encode;
mod reasoner;
pub mod search;
mod solutions;

pub use budget::Budget;
pub use reasoner::{EngineChoice, Reasoner, SolveResult, solve};
pub use solutions::Solutions;
