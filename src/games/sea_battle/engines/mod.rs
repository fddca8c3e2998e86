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

use super::board::Setting;
use smyoz_core::engines;

/// Both engines, prepared for a game. All clues must be on the board.
pub type Solver = engines::Solver<Setting>;
