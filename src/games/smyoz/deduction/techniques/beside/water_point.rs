//! The cells around a water point are water.

use std::ops::ControlFlow;

use crate::deduction::techniques::{Because, Openings, Position, water};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position
        .marks
        .water_points()
        .iter()
        .try_for_each(|point| openings.conclude(water(point.cells()), || [Because::Points(point.into())]))
}
