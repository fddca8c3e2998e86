//! One question asked of two engines: which layouts of a game fit a set of clues?
//!
//! From the search of a [`Game`](crate::game::Game) and its [`Model`](crate::game::Model) come, for
//! every game:
//!
//! | item | what it does |
//! |---|---|
//! | [`SearchEngine`] | lists, counts and seeks layouts by the game's own exhaustive search |
//! | [`SatEngine`] | the same by a SAT solver; names the clues that contradict each other |
//! | [`Solver`] | asks both in turn, within limits |
//! | [`Conflict`] | why no layout fits: a smallest set of clues that contradict each other |
//! | [`NoOther`] | the claim that a certificate proves |
//!
//! The engines share only the game's tables of its board, so each checks the other. Clues that
//! [contradict each other at a glance](crate::game::Game::contradiction) reach neither; an engine
//! can be asked about them by itself. Everything here is generic and compiled for each game; what
//! is called in inner loops is the game's own.

mod choice;
mod conflict;
mod no_other;
mod sat_engine;
mod search_engine;
mod solutions;
mod solver;

pub use choice::EngineChoice;
pub use conflict::Conflict;
pub use no_other::NoOther;
pub use sat_engine::SatEngine;
pub use search_engine::SearchEngine;
pub use solutions::Solutions;
pub use solver::{Method, Solved, Solver};
