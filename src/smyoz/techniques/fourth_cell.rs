//! A ship point between three water cells belongs to a ship in the fourth.

use std::ops::ControlFlow;

use super::{Because, Openings, Position, around, ship};
use crate::smyoz::{CellSet, PointSet};

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.ship_points().iter().try_for_each(|point| {
        let water = around(point).and(position.marks.water());
        let rest = CellSet(around(point).0 & !water.0);
        if rest.len() != 1 {
            return ControlFlow::Continue(());
        }
        openings.conclude(ship(rest), || [Because::Points(PointSet(1 << point.index())), Because::Cells(water)])
    })
}
