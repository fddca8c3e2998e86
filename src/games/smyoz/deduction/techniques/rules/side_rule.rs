//! Parallel ships side by side are at least two water cells apart: no ship lies closer to a found
//! one.

use std::ops::ControlFlow;

use super::forbidden;
use crate::board::Rule;
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    forbidden::see(position, openings, Rule::Side)
}
