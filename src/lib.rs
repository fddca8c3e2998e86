//! Composes SMYOZ puzzles, with proof.
//!
//! SMYOZ is a Hungarian relative of Battleship on a 9 × 9 board. This library takes a six-digit seed to a layout of
//! ten ships, the layout to a smallest set of clues that has exactly one solution, and the clues to a printed page.
//!
//! The rooms, from the ground up; each imports only from those above it:
//!
//! | room | what lives there |
//! |---|---|
//! | [`lang`] | the two languages and the words in them |
//! | [`sat`] | formulas of named constraints, a solver behind a trait, enumeration, explanations; knows no game |
//! | [`smyoz`] | the game: board, clues, both engines, seeds, techniques; in rooms of its own |
//! | [`puzzle`] | a puzzle as data, its file formats and its id |
//! | [`rate`] | the solution path, explained, its level and score |
//! | [`judge`] | is it true? verdicts, the check of minima, certificates |
//! | [`compose`] | from seed to puzzle, many at a time |
//! | [`print`](mod@print) | one drawing of a page, one exporter a format |
//! | [`cli`] | the command `smyoz` |

pub mod cli;
pub mod compose;
pub mod judge;
pub mod lang;
pub mod print;
pub mod puzzle;
pub mod rate;
pub mod sat;
pub mod smyoz;
