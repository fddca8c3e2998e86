//! A line has a ship if being a water line would break something at once.

use std::ops::ControlFlow;

use super::suppose;
use crate::board::Lane;
use crate::deduction::techniques::{Openings, Position};
use crate::deduction::{Fact, ShipCounts};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let open = Lane::all().filter(|&lane| position.marks.line(lane).meet(ShipCounts::NONE));
    let both = open.map(|lane| (Fact::Line(lane, ShipCounts::NONE), Fact::Line(lane, ShipCounts::SOME)));
    suppose::see(position, openings, both)
}
