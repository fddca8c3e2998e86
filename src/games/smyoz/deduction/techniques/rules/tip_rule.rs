//! Tips that face each other are at least two water cells apart: no ship lies with a tip closer to
//! one of a found ship.

use std::ops::ControlFlow;

use super::forbidden;
use crate::board::Rule;
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    forbidden::see(position, openings, Rule::Tip)
}
