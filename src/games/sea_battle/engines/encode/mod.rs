//! The game as a formula, and the engine that asks questions about it.
//!
//! [`Variables`] holds a variable for each cell and kind of piece, and one for each place of a
//! ship, which is true if and only if exactly these cells are one ship. The rules and each clue are
//! constraints in terms of these, each with a guard:
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
//! [`Engine`] finds the layouts that fit any set of clues, and names the clues that are in
//! conflict. [`NoOther`](engines::NoOther) is the claim that no layout fits except the known ones;
//! a certificate refutes its formula.

mod variables;

pub use variables::Variables;

use crate::board::Setting;
use smyoz_core::engines;
use smyoz_core::sat::BatSat;

/// The SAT engine. All clues must be on the board.
pub type Engine<S = BatSat> = engines::SatEngine<Setting, S>;
