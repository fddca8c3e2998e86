//! Composes SMYOZ puzzles, with proof.
//!
//! SMYOZ is a Hungarian relative of Battleship on a 9 × 9 board. This library turns a six-digit
//! seed into a layout of ten ships, the layout into a smallest set of clues that has exactly one
//! solution, and the clues into a printed page.
//!
//! The rooms, from the ground up; each imports only from those above it:
//!
//! | room | what lives there |
//! |---|---|
//! | [`lang`] | the two languages and the words in them |
//! | [`seed`] | six-digit numbers, and the random numbers that they determine |
//! | [`level`] | beginner to beyond: how much a solver must be able to see |
//! | [`bounds`] | ranges of numbers, as options and filters give them |
//! | [`drawn_cells`] | drawings of cells on boards of any size |
//! | `json` | what all games have in common in JSON: how puzzles are read, texts that are parsed, numbers within bounds |
//! | [`budget`] | the work that an engine may do, counted in steps |
//! | [`answers`] | the layouts that an engine finds, and the comparison of two engines |
//! | `grounds` | what a conclusion rests on: facts none of which can be spared |
//! | [`record`] | what is recorded of a puzzle of any game: its id, the names of its files |
//! | [`batch`] | many puzzles of any game at a time, without losing any: plans, journals, ledgers |
//! | [`sat`] | formulas, solvers behind a trait, enumeration, cores, proofs; knows no game |
//! | [`certificate`] | the files by which strangers can check that a puzzle has no other solution |
//! | [`smyoz`] | the game: board, clues, both engines, seeds, techniques; in rooms of its own |
//! | [`sea_battle`] | the second game, Sea Battle, likewise |
//! | [`puzzle`] | a puzzle as data, its file formats and its id |
//! | [`rate`] | the solution path, explained, its level and score |
//! | [`judge`] | is it true? verdicts, the check of minima, certificates |
//! | [`compose`] | from seed to puzzle |
//! | [`print`](mod@print) | one layout of a page in millimetres, a writer for each format; books and themes |
//! | [`explorer`] | a game as the list of its actions, the view of it; the page and the local server |
//! | [`cli`] | the command `smyoz` |
//!
//! # Glossary
//!
//! - *cell*: one of the 81 squares of the board, named by column and row ([`Cell`](smyoz::Cell)).
//! - *point*: one of the 64 crossings of grid lines where four cells meet; a *ship point* if a ship
//!   cell is among them, otherwise a *water point* ([`Point`](smyoz::Point)).
//! - *lane*: a row or a column ([`Lane`](smyoz::Lane)).
//! - *line*: the red or green line that a lane carries; a *water line* if the lane has no ship
//!   ([`Line`](smyoz::Line)).
//! - *stroke*: what a line shows at one ship or cell: red, green, or nothing.
//! - *span*: the stretch of a lane that one ship or one water cell occupies.
//! - *placement*: a ship at one of the 371 positions that the mooring rule allows
//!   ([`Placement`](smyoz::Placement)). Ten placements that break no rule are a *layout*.
//! - *item*: an entry of the inventory: the codes of a type of ship, the number of water lines or
//!   of moored ships, or the sizes of the islands ([`Item`](smyoz::Item)).
//! - *shot*: a cell with its content and its colour ([`Shot`](smyoz::Shot)).
//! - *clue*: an item with its value, or a shot ([`Clue`](smyoz::Clue)).
//! - *topic*: what a clue is about, an item or a cell, whatever it says ([`Topic`](smyoz::Topic)).
//! - *fact*: a statement about the layout that a solver may deduce ([`Fact`](smyoz::Fact)).
//! - *mark*: a fact that a solver has noted ([`Marks`](smyoz::Marks)).
//! - *counterexample*: a layout that fits the clues considered but is not the solution, or in which
//!   the fact to be proved is false; a clue *refutes* it if it does not fit that clue.
//! - *core*: clues and marks that are contradictory, or from which a fact follows. If none can be
//!   left out, it is a minimal unsatisfiable subset (MUS); a smallest core is an SMUS.
//! - *witness*: counterexamples that prove a minimum, since fewer clues cannot refute them all.
//! - *aim*: the layouts that the clues of a puzzle may leave, and the parts from which these clues
//!   are chosen; it is achieved if all other layouts are refuted.

pub mod answers;
pub mod batch;
pub mod bounds;
pub mod budget;
pub mod certificate;
pub mod cli;
pub mod compose;
pub mod drawn_cells;
pub mod explorer;
mod grounds;
mod json;
pub mod judge;
pub mod lang;
pub mod level;
pub mod print;
pub mod puzzle;
pub mod rate;
pub mod record;
pub mod sat;
pub mod sea_battle;
pub mod seed;
pub mod smyoz;
