//! A point is a water point or a ship point if something would break at once if it were the other.

use std::ops::ControlFlow;

use super::suppose;
use crate::smyoz::deduction::Fact;
use crate::smyoz::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let both = |point| {
        let (water, ship) = (Fact::WaterPoint(point), Fact::ShipPoint(point));
        [(water, ship), (ship, water)]
    };
    suppose::see(position, openings, position.marks.unknown_points().iter().flat_map(both))
}
