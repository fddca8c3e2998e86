//! A line in which all cells are water is a water line.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::smyoz::{Fact, Lane, Numbers};

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let full = |lane: &Lane| lane.all_cells().and(position.marks.water()) == lane.all_cells();
    Lane::all().filter(full).try_for_each(|lane| {
        openings.conclude([Fact::Line(lane, Numbers::NONE)], || [Because::Cells(lane.all_cells())])
    })
}
