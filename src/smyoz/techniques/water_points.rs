//! A point between four water cells is a water point.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::smyoz::Fact;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.unknown_points().iter().try_for_each(|point| {
        let cells = point.cells();
        if cells.and(position.marks.water()) != cells {
            return ControlFlow::Continue(());
        }
        openings.conclude([Fact::WaterPoint(point)], || [Because::Cells(cells)])
    })
}
