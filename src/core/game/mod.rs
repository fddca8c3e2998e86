//! What a game is: its rules, what its clues can say, the formula of both, and its techniques; and
//! what a puzzle is: a board, clues, and what these promise.
//!
//! A game states its rules as a [`Game`], which has a search of its own, and how they are put into
//! a formula as a [`Model`]. Everything else that is done with its puzzles follows from these two,
//! except for ratings and explanations: these take its [`Reasoning`], or [`NoTechniques`].
//!
//! A game names the keys of a [`Puzzle`] in JSON: its own, or [`PlainKeys`]: `format`, `seed`,
//! `board`, `clues`, `allow_spare`, `solution`, `minimum` and `rating`. There the board is an object,
//! clues are written as they are named in messages, and layouts as rows.

#![warn(missing_docs, clippy::missing_errors_doc)]

mod face;
mod json;
mod minimum;
mod model;
mod no_techniques;
mod promise;
mod puzzle;
mod rating;
mod reasoning;
mod rules;

pub use face::{Beside, Face, Sign, Signed, Texts};
pub use json::PlainKeys;
pub use minimum::Minimum;
pub use model::{Guards, Model, NoLemma, Rules, Stated};
pub use no_techniques::NoTechniques;
pub use promise::{LEFT, Promise, Task};
pub use puzzle::Puzzle;
pub use rating::Rating;
pub(crate) use reasoning::{ClueOf, CluesOf, LayoutOf};
pub use reasoning::{FactOf, LogicOf, MarksOf, RatingOf, Reasoning, TechniqueOf, Without, has_techniques};
pub use rules::{Game, Group, NoLayout};
