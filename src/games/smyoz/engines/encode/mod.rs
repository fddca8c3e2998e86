//! The game as a formula, and the engine that asks questions about it.
//!
//! [`Variables`] holds one variable per placement, and those that follow for cells, points and
//! lines. Each of the other files states one theme of the rules or clues in terms of these:
//!
//! | file | theme |
//! |---|---|
//! | `variables` | placements, cells, points; the placement rules and the fleet |
//! | `colouring` | ships before and after each place of a line, and so the colours of lines |
//! | `inventory` | ship codes, water lines, moored ships |
//! | `islands` | the islands, by clauses that are added when a model violates the list |
//! | `exclusion` | what such clauses say, as data |
//! | `shots` | content and colour of a cell |
//!
//! [`Engine`] gives every clue a guard, and finds the layouts that fit any set of clues.
//! [`NoOther`](engines::NoOther) is the claim that no layout fits except the known ones; a
//! certificate refutes its formula.
//!
//! # What helped, and what did not
//!
//! Measured with varisat on one core: all layouts of 30 inventories, as ratios of the median time
//! (less is better).
//! - The corner rule as "the cells around a ship are water" instead of by pairs of placements:
//!   0.75.
//! - Without shots, only the 12 placements of the ALFA that are the first of their images, one
//!   after another as assumptions: 0.75, compared with leaving the choice of the ALFA to the
//!   solver. With 1 or 2 shots and all placements: 0.5 to 0.8; with 4 shots it would take 2.0.
//! - One engine per inventory, with its items fixed. A single engine for all puzzles, with the
//!   items as assumptions and everything it ever learnt, took 0.7 with 8 to 12 shots (1 to 2 ms
//!   saved), but 1.5 with 4 shots, and 2.5 with one.
//! - Cardinalities over the columns of ship centres, each of which has at most one ship of a type
//!   by the centre rule, instead of over placements: 7 to 17 inputs instead of 77 to 112.
//! - No variables for the type of ship in a cell: 0.9.
//! - No gain in conflicts (all within 10 %) and some loss in time: counting ships per line and
//!   bounding the sums of the codes by it (1.2), islands of 1, 2 and 3 points eagerly (1.1 to 1.4),
//!   cardinalities over both rows and columns (1.1), stating what all codes of a type have in
//!   common (1.0), the opposite initial phase (1.0), other strategies of restarts and clause
//!   deletion (1.0 to 1.2). Whatever the encoding, finding all layouts of an inventory takes about
//!   15,000 conflicts.

mod colouring;
mod encoding;
mod exclusion;
mod inventory;
mod islands;
mod shots;
mod variables;

pub use exclusion::{Exclusion, ExclusionError, Reason};
pub use variables::Variables;

use super::Smyoz;
use smyoz_core::engines;
use smyoz_core::sat::BatSat;

pub type Engine<S = BatSat> = engines::SatEngine<Smyoz, S>;
