//! Around a finished ship everything is water.

use std::ops::ControlFlow;

use crate::board::Rule;
use crate::deduction::techniques::{Because, Openings, Position, water};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.found().iter().try_for_each(|ship| {
        openings.conclude(water(ship.ring()), || [Because::Ship(ship), Because::Rule(Rule::Corner)])
    })
}
