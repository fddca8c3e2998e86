//! The engines: which layouts fit a set of clues.
//!
//! [`encode`] states the question as a formula and uses a SAT solver; [`search`] enumerates on bit
//! boards. How ships are placed and how codes, colours, digits and counts are judged is implemented
//! twice, and neither engine uses the other.
//!
//! Both share a foundation, where a mistake would mislead both: the tables of cells, points,
//! placements and rules and the symmetries in [`board`](super::board), and the plain check
//! [`Clues::fit`](super::clues::Clues::fit), which each applies to some layouts. In use, the cheap
//! [`conditions`] refuse contradictory clues before either engine is asked; the suite in
//! `tests/suite/engines.rs` asks both without them. So the tests compare the foundation, the
//! engines and all deduced facts with a third judge in `tests/common/judge/`, written from the rule
//! sheet alone.
//!
//! The game as a problem names its encoding, and the encoding its problem; boards of the search
//! know its lanes, and lanes what they add; images know what the search wants.

pub mod conditions;
pub mod encode;
pub mod search;

pub use smyoz_core::engines::EngineChoice;

use super::board::Layout;
use smyoz_core::engines;

/// The game, which has no options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Smyoz;

/// Both engines, prepared for the game.
pub type Solver = engines::Solver<Smyoz>;

/// Layouts that fit a set of clues.
pub type Solutions = engines::Solutions<Layout>;
