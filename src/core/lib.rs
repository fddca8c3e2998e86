//! What composing logic puzzles takes, whatever the game.
//!
//! The rooms, from the ground up; each imports only from those above it:
//!
//! | room | what it is for |
//! |---|---|
//! | [`lang`] | the languages and the texts in them |
//! | [`limits`] | limits on the work of an engine, and cancellation |
//! | [`puzzles`] | what puzzles of every game have: seeds, ids, levels, file names, JSON values |
//! | [`grid`] | rectangular boards |
//! | [`sets`] | bit sets, of fixed and of any size |
//! | [`sat`] | formulas of named constraints, solvers, enumeration, cores, hitting sets, proofs |
//! | [`game`] | what a game is: rules and clues, and their formula; a puzzle and its file |
//! | [`deduction`] | the logic of a game: techniques, suppositions, lean derivations, paths |
//! | [`engines`] | one question asked of two engines, under limits; where they disagree |
//! | [`rating`] | how hard puzzles are, and how to solve them, by the techniques of a game |
//! | [`composing`] | from a layout to clues: counterexamples, hitting sets, wishes, witnesses |
//! | [`declared`] | games that are declared: rules in a page, and everything else derived |
//! | [`problems`] | positions of games for several players in which one move is best, as puzzles |
//! | [`judging`] | verdicts on puzzles, and certificates |
//! | [`batch`] | many seeds at a time, without losing any: plans, journals, ledgers |
//! | [`contest`] | games for several players: referee, records, seats, programs, arena |

pub mod batch;
pub mod composing;
pub mod contest;
pub mod declared;
pub mod deduction;
pub mod engines;
pub mod game;
pub mod grid;
pub mod judging;
pub mod lang;
pub mod limits;
pub mod problems;
pub mod puzzles;
pub mod rating;
pub mod sat;
pub mod sets;
