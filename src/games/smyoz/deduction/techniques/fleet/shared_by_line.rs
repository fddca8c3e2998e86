//! What all places left for a ship in a line that is not empty have in common.

use std::ops::ControlFlow;

use super::shared;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    shared::see(position, openings, |because| matches!(because, Because::Fact(_)))
}
