//! Ratings: how hard a puzzle is, as files state it.

use crate::engines::Smyoz;
use smyoz_core::{deduction, game};

/// How hard a puzzle is; [`rate`](crate::rate) computes it. In the first scale, everything that was
/// seen counted, whether it was needed or not; in the second, a few steps that the order of telling
/// makes spare.
pub type Rating = game::Rating<Smyoz>;

/// What a step of a solution path is.
pub type Kind = deduction::Kind<Smyoz>;
