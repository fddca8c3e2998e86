//! The engines: which layouts fit a set of clues.
//!
//! [`encode`] states the question as a formula and uses a SAT solver; [`search`] enumerates places
//! of pieces on bit rows. How pieces keep apart, how a fleet is accounted for and how lines are
//! counted is implemented twice, and neither engine uses the other.
//!
//! Both share a foundation, where a mistake would mislead both: the places that a ship may have
//! ([`Setting::ships`](super::board::Setting::ships)) and what cells show. So the tests compare the
//! engines also with a plain judge, written from the rules alone.
//!
//! Which is faster depends on the question. With the counts of all lines the search mostly is;
//! with few clues neither always. A [`Solver`] asks both in turn.

pub mod encode;
pub mod search;

pub use smyoz_core::engines::Method;

use super::board::{Layout, Setting};
use super::clues::Clue;
use smyoz_core::engines;

/// Layouts that fit a set of clues.
pub type Solutions = engines::Solutions<Layout>;

/// Both engines, prepared for a game. All clues must be on the board.
pub type Solver = engines::Solver<Setting>;

/// The solutions of a puzzle, and how they were found.
pub type Solved = engines::Solved<Layout>;

/// Clues that contradict each other and the rules.
pub type Conflict = engines::Conflict<Clue>;
