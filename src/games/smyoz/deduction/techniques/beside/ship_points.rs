//! The corners of a ship cell are ship points.

use std::ops::ControlFlow;

use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.ship().iter().try_for_each(|cell| {
        let points = cell.points().iter().map(Fact::ShipPoint);
        openings.conclude(points, || [Because::Cells([cell].into_iter().collect())])
    })
}
