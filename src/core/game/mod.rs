//! What a game is: its rules, what its clues can say, and the formula of both; and what a puzzle is:
//! a board, clues, and what these promise.
//!
//! A game states its rules as a [`Game`], which has a search of its own, and how they are put into
//! a formula as a [`Model`]. Everything else that is done with its puzzles follows from these two,
//! except for ratings and explanations: these take its [`Logic`](crate::deduction::Logic).
//!
//! The room [`deduction`](crate::deduction) is the next one below. A game names its logic, whose
//! techniques a [`Rating`] names: in these two places, this room refers to that one.
//!
//! A game names the keys of a [`Puzzle`] in JSON: its own, or [`PlainKeys`]: `format`, `seed`,
//! `board`, `clues`, `allow_spare`, `solution`, `minimum` and `rating`. There the board is an object,
//! clues are written as they are named in messages, and layouts as rows.

#![warn(missing_docs, clippy::missing_errors_doc)]

mod face;
mod json;
mod minimum;
mod model;
mod promise;
mod puzzle;
mod rating;
mod rules;

pub use face::{Beside, Face, Naming, Sign, Signed, Texts};
pub use json::PlainKeys;
pub use minimum::Minimum;
pub use model::{Guards, Model, NoLemma, Rules, Stated};
pub use promise::{Ambiguity, LEFT, Promise, Task};
pub use puzzle::Puzzle;
pub use rating::Rating;
pub use rules::{DrawSeed, Game, Group, NoLayout};
