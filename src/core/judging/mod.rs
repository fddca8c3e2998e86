//! Is it true? Verdicts on puzzles of any game that someone else may have made, and self-tests.
//!
//! A game says what its puzzles claim as [`Judged`]; [`verify`] asks the engines, and
//! [`only_solution`] finds the solution that a certificate is about. [`engines_agree`] and
//! [`BruteForce`] test engines and minima on cases that a game draws.

mod agreement;
mod brute_force;
pub mod certificate;
pub mod deciding;
mod solution;
mod verdict;

pub use agreement::{AgreementLimits, Mismatch, engines_agree};
pub use brute_force::BruteForce;
pub use solution::only_solution;
pub use verdict::{Checked, Judged, RatingError, UndecidedError, Verdict, verify};
