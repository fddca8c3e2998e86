//! Garnsi-Malom: half nine men's morris, half sudoku, for nine signs on a sudoku board (*nine* and
//! *heaps*) or two teams of three numbers on a board of 6 × 6 cells (*six*).
//!
//! In the first phase, signs are placed as in a sudoku; in the second, they move, make mills and take
//! enemy pieces. Its rooms, from the ground up; each imports only from those above it:
//!
//! | room | what lives there |
//! |---|---|
//! | [`lang`] | its texts in both languages |
//! | [`board`] | cells, sets of cells, rows, columns and boxes |
//! | [`contest`] | the rules of the three games |
//! | [`programs`] | programs that play: *random*, *greedy* and *strong* |
//! | [`starts`] | start positions by seed, with their placing phases |
//! | [`holes`] | sudoku with holes, which the placing phase ends in, as a puzzle |
//! | [`problems`] | positions with one best move, as puzzles |
//! | [`front`] | options, and what is said at the table |

pub mod board;
pub mod contest;
pub mod front;
pub mod holes;
pub mod lang;
pub mod problems;
pub mod programs;
pub mod sheets;
pub mod starts;
