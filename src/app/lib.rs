//! What users meet: the Explorer and the command line.
//!
//! | room | what it is for |
//! |---|---|
//! | [`play`] | a game as the list of its actions, whichever the game |
//! | [`registry`] | games as commands and the Explorer see them, and the list of them |
//! | [`explorer`] | the page, its local server, and exported sites |
//! | [`cli`] | the command `smyoz` |
//!
//! The command line, the server and what is exported are there with the feature `cli`; without it,
//! neither are the libraries that only they need.
//!
//! None of it knows a game: a program hands in the [registry] of those that it has.

#[cfg(feature = "cli")]
pub mod cli;
pub mod explorer;
pub mod play;
pub mod registry;

// The game of the tests is the least that a game is made of; it names this crate and those below by
// the name of the whole library.
#[cfg(test)]
extern crate self as smyoz;
#[cfg(test)]
use smyoz_core::{deduction, game, limits, sat};
#[cfg(test)]
use smyoz_paper as paper;

#[cfg(test)]
#[allow(dead_code, reason = "it has a program of its own")]
#[path = "../../examples/bare_game.rs"]
mod bare_game;
