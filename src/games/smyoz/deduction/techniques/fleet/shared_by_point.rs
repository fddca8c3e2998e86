//! What all places left for the ship at a ship point have in common.

use std::ops::ControlFlow;

use super::shared;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    shared::see(position, openings, |because| matches!(because, Because::Points(_)))
}
