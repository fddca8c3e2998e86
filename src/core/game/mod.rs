//! What a game is: its rules, what its clues can say, and the formula in which both are stated.
//!
//! A game states its rules as a [`Game`], which has a search of its own, and how they are put into
//! a formula as a [`Model`]. Everything else that is done with its puzzles follows from these two.

#![warn(missing_docs, clippy::missing_errors_doc)]

mod model;
mod promise;
mod rules;

pub use model::{Guards, Model, NoLemma, Rules};
pub use promise::{LEFT, Promise, Task};
pub use rules::{Game, Group};
