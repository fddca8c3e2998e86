//! A ship cell that only one possible ship covers: that ship is found.

use std::ops::ControlFlow;

use crate::board::PlacementSet;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.ship().iter().try_for_each(|cell| {
        let place = (position.marks.possible() & PlacementSet::over(cell)).only();
        openings.conclude(place.map(Fact::Found), || [Because::Cells([cell].into_iter().collect())])
    })
}
