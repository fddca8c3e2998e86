//! A point between four water cells is a water point.

use std::ops::ControlFlow;

use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.unknown_points().iter().try_for_each(|point| {
        let cells = point.cells();
        if (cells & position.marks.water()) != cells {
            return ControlFlow::Continue(());
        }
        openings.conclude([Fact::WaterPoint(point)], || [Because::Cells(cells)])
    })
}
