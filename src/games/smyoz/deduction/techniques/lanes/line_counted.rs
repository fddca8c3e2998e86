//! The ships that are seen in a line are counted: one cell makes it a line with a ship, two ships a
//! red line; and where everything else is water, there are no more.
//!
//! Two ship cells belong to two ships where no one ship fits over both: water lies between them,
//! their types differ, or they are too far apart.

use std::ops::ControlFlow;

use crate::board::{Lane, PlacementSet};
use crate::deduction::techniques::{Because, Openings, Position};
use crate::deduction::{Fact, ShipCounts};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    Lane::all().try_for_each(|lane| {
        let seen = lane.all_cells() & marks.ship();
        let mut cells = seen.iter();
        let Some(first) = cells.next() else { return ControlFlow::Continue(()) };
        // A ship over the outermost cells covers all between them, so these two tell one ship from
        // more.
        let over_both = |last| marks.possible() & PlacementSet::over(first) & PlacementSet::over(last);
        let several = cells.last().is_some_and(|last| over_both(last).is_empty());
        let known = lane.all_cells().is_subset(marks.ship() | marks.water());
        let counts = match (several, known) {
            (true, _) => ShipCounts::MORE,
            (false, true) => ShipCounts::ONE,
            (false, false) => ShipCounts::SOME,
        };
        openings.conclude([Fact::Line(lane, counts)], || [Because::Cells(seen), Because::Lane(lane)])
    })
}
