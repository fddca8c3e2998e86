//! A line whose cells are all water is a water line.

use std::ops::ControlFlow;

use crate::board::Lane;
use crate::deduction::techniques::{Because, Openings, Position};
use crate::deduction::{Fact, ShipCounts};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let full = |lane: &Lane| (lane.all_cells() & position.marks.water()) == lane.all_cells();
    Lane::all().filter(full).try_for_each(|lane| {
        openings.conclude([Fact::Line(lane, ShipCounts::NONE)], || [Because::Cells(lane.all_cells())])
    })
}
