//! Games of puzzles in the standard form: cells are marked until the board is the solution.
//!
//! The board is what the game says of its [face](smyoz_core::game::Face), the hints are those
//! of its techniques. Nothing here knows which game it is.

mod file;
mod game;
mod played;

pub use played::Play;
