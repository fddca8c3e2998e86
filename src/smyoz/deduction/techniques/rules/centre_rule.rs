//! No two ships of a type have their centres on one line: none lies so that its centre would be level with that of one that
//! is found.

use std::ops::ControlFlow;

use super::forbidden;
use crate::smyoz::board::Rule;
use crate::smyoz::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    forbidden::see(position, openings, Rule::Centre)
}
