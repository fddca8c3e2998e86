//! A point is a water point or a ship point if something would break at once if it were the other.

use std::ops::ControlFlow;

use super::{Openings, Position, refuted};
use crate::smyoz::Fact;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let both = |point| {
        let (water, ship) = (Fact::WaterPoint(point), Fact::ShipPoint(point));
        [(water, ship), (ship, water)]
    };
    refuted::see(position, openings, position.marks.unknown_points().iter().flat_map(both))
}
