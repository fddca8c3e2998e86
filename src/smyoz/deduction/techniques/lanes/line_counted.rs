//! The ships that are seen in a line are counted: one cell makes it a line with a ship, two ships a red line; and where
//! everything else is water, there are no more.

use std::ops::ControlFlow;

use crate::smyoz::board::{Lane, SIZE};
use crate::smyoz::deduction::techniques::{Because, Openings, Position};
use crate::smyoz::deduction::{Fact, Numbers};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let (ships, water) = (position.marks.ship(), position.marks.water());
    Lane::all().try_for_each(|lane| {
        let seen = lane.all_cells() & ships;
        if seen.is_empty() {
            return ControlFlow::Continue(());
        }
        // Ship cells with water between them belong to different ships.
        let (mut parts, mut open) = (0, false);
        for cell in (0..SIZE).map(|place| lane.cell(place)) {
            if ships.contains(cell) {
                parts += usize::from(!open);
                open = true;
            } else if water.contains(cell) {
                open = false;
            }
        }
        let known = lane.all_cells().is_subset(ships | water);
        let numbers = if parts == 1 && !known { Numbers::SOME } else { Numbers::of(parts) };
        openings.conclude([Fact::Line(lane, numbers)], || [Because::Cells(seen), Because::Lane(lane)])
    })
}
