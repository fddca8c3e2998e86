//! All cells of a water line are water.

use std::ops::ControlFlow;

use super::{Because, Openings, Position, water};
use crate::smyoz::{Lane, Numbers};

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    Lane::all()
        .filter(|&lane| position.marks.line(lane) == Numbers::NONE)
        .try_for_each(|lane| openings.conclude(water(lane.all_cells()), || [Because::Lane(lane)]))
}
