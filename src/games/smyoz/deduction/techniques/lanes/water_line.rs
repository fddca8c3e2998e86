//! All cells of a water line are water.

use std::ops::ControlFlow;

use crate::board::Lane;
use crate::deduction::ShipCounts;
use crate::deduction::techniques::{Because, Openings, Position, water};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    Lane::all()
        .filter(|&lane| position.marks.line(lane) == ShipCounts::NONE)
        .try_for_each(|lane| openings.conclude(water(lane.all_cells()), || [Because::Lane(lane)]))
}
