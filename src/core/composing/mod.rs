//! From a layout to the clues of a puzzle: clues are chosen so that no other layout fits, beside
//! those that are given.
//!
//! Each other layout that fits what is given must be refuted by some clue: it is a set of clues of
//! which one is needed. So the fewest clues are a smallest *hitting set* of these sets. If there
//! are too many layouts to list, they are found one by one: a smallest hitting set of those known
//! either refutes all, or leaves a layout that is one more (*implicit hitting sets*). Those that no
//! fewer clues refute are the *witness* of a proved minimum.
//!
//! A [`Game`](crate::game::Game) states which topics clues can have. Then a [`Composer`], of which
//! each thread has its own, makes clues for a [`Wish`]; every puzzle is proved unique by both
//! engines. What a [`Difficulty`] asks of techniques is answered by a
//! [`Rater`](crate::rating::Rater).
//!
//! Inside, parts are what can be given of a layout, counterexamples are what clues must refute, an
//! aim is what they must achieve and what they are made of, and a chooser chooses them.

mod aim;
mod chooser;
mod composer;
mod counterexamples;
mod difficulty;
mod minimum;
mod parts;
mod places;
mod start;
mod wish;

pub use composer::{ComposeError, Composed, Composer};
pub use difficulty::Difficulty;
pub use minimum::{NoBoundError, Witnessed};
pub use parts::ManyNeighboursError;
pub use places::{ClueSymmetry, Places, Spread, SpreadError, UnknownSymmetryError};
pub use start::{Start, StartError};
pub use wish::{Goal, Wish};
