//! The cells around a water point are water.

use std::ops::ControlFlow;

use super::{Because, Openings, Position, water};

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position
        .marks
        .water_points()
        .iter()
        .try_for_each(|point| openings.conclude(water(point.cells()), || [Because::Points(point.into())]))
}
