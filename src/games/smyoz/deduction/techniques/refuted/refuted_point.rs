//! A point is of one kind if being of the other would break something at once.

use std::ops::ControlFlow;

use super::suppose;
use crate::deduction::Fact;
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let both = |point| {
        let (water, ship) = (Fact::WaterPoint(point), Fact::ShipPoint(point));
        [(water, ship), (ship, water)]
    };
    suppose::see(position, openings, position.marks.unknown_points().iter().flat_map(both))
}
