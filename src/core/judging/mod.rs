//! Is it true? Verdicts on puzzles of any game that someone else may have made.
//!
//! [`verify`] asks the engines, and checks all that a puzzle claims; [`certificate`] proves that a
//! puzzle has no other solution.

pub mod certificate;
pub mod deciding;
mod minimum;
mod promised;
mod spare;
mod verdict;

pub use minimum::{MinimumError, check_claimed_minimum};
pub use promised::{BeforeMercy, Ties, tie_breakers};
pub use spare::spare;
pub use verdict::{Checked, UndecidedError, Verdict, verify};
