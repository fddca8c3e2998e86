//! The centres of two ships of a type are never on one line: none lies with its centre level with
//! that of a found ship.

use std::ops::ControlFlow;

use super::forbidden;
use crate::board::Rule;
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    forbidden::see(position, openings, Rule::Centre)
}
