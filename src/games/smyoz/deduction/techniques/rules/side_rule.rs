//! Parallel ships side by side are at least two water cells apart: no ship lies closer to a found
//! one.

use std::ops::ControlFlow;

use super::forbidden;
use crate::smyoz::board::Rule;
use crate::smyoz::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    forbidden::see(position, openings, Rule::Side)
}
