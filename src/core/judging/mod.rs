//! Is it true? Verdicts on puzzles of any game that someone else may have made.
//!
//! A game says what its puzzles claim as [`Judged`]; [`verify`] asks the engines, and
//! [`only_solution`] finds the solution that a certificate is about.

pub mod certificate;
pub mod deciding;
mod solution;
mod verdict;

pub use solution::only_solution;
pub use verdict::{Checked, Judged, UndecidedError, Verdict, verify};
