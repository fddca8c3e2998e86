//! The game as a formula, and the engine that asks questions about it.
//!
//! [`Variables`] holds a variable for each cell and kind of piece, and one for each place of a
//! ship, which is true if and only if exactly these cells hang together. The rules and each clue
//! are constraints in terms of these, each with a guard:
//!
//! | constraint | says |
//! |---|---|
//! | `shape` | each ship cell belongs to a ship at one of its places |
//! | `fleet` | the number of ships of one length; a constraint for each length |
//! | `touch` | no piece has another beside it, nor at its corners unless ships may touch there |
//! | `mines`, `sweepers` | how many there are |
//! | a count | the number of pieces' cells in a line |
//! | a cell shown | what it and, for parts of ships, the cells at its sides hold |
//!
//! [`Engine`] finds the layouts that fit any set of clues, and tells which clues are in conflict.
//! [`no_other`] is the claim that no layout fits except the known ones; a certificate refutes its
//! formula.

mod engine;
mod no_other;
mod variables;

pub use engine::Engine;
pub use no_other::no_other;
pub use variables::Variables;
