//! A ship point with water in three of its four cells belongs to a ship in the fourth.

use std::ops::ControlFlow;

use crate::deduction::techniques::{Because, Openings, Position, ship};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.ship_points().iter().try_for_each(|point| {
        let water = point.cells() & position.marks.water();
        let rest = point.cells() - water;
        if rest.len() != 1 {
            return ControlFlow::Continue(());
        }
        openings.conclude(ship(rest), || [Because::Points(point.into()), Because::Cells(water)])
    })
}
