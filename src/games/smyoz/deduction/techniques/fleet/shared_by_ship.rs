//! What all places left for the ship over a ship cell have in common.

use std::ops::ControlFlow;

use super::shared;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    shared::see(position, openings, |because| matches!(because, Because::Cells(_)))
}
