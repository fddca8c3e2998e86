//! In a line with exactly one ship, every cell that the ship seen there cannot reach is water.

use std::ops::ControlFlow;

use crate::board::{Lane, Placement, PlacementSet};
use crate::deduction::ShipCounts;
use crate::deduction::techniques::{Because, Openings, Position, water};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    Lane::all().filter(|&lane| marks.line(lane) == ShipCounts::ONE).try_for_each(|lane| {
        let seen = lane.all_cells() & marks.ship();
        let over = seen.iter().fold(marks.possible(), |places, cell| places & PlacementSet::over(cell));
        if seen.is_empty() || over.is_empty() {
            return ControlFlow::Continue(());
        }
        let reach = over.iter().map(Placement::cells).collect();
        let rest = lane.all_cells() - reach;
        openings.conclude(water(rest), || [Because::Lane(lane), Because::Cells(seen)])
    })
}
