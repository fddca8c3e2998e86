//! Two water cells at least lie between tips that face each other: no ship lies where one of its tips would be too near to one
//! of a ship that is found.

use std::ops::ControlFlow;

use super::forbidden;
use crate::smyoz::board::Rule;
use crate::smyoz::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    forbidden::see(position, openings, Rule::Tip)
}
