//! The cells around a water point are water.

use std::ops::ControlFlow;

use super::{Because, Openings, Position, around, water};
use crate::smyoz::PointSet;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.water_points().iter().try_for_each(|point| {
        openings.conclude(water(around(point)), || [Because::Points(PointSet(1 << point.index()))])
    })
}
