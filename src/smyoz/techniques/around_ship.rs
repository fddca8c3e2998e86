//! Around a finished ship everything is water.

use std::ops::ControlFlow;

use super::{Because, Openings, Position, water};
use crate::smyoz::Rule;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.found().iter().try_for_each(|ship| {
        openings.conclude(water(ship.ring()), || [Because::Ship(ship), Because::Rule(Rule::Corner)])
    })
}
