//! Two or more ship cells in a row, with water or the rim at both ends: the whole ship is seen.

use std::ops::ControlFlow;

use crate::board::{Axis, Cell, Placement, ShipType};
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let (seen, water) = (position.marks.ship(), position.marks.water());
    let closed = |placement: &Placement| {
        let ship = placement.ship();
        let axis = ship.axis().unwrap_or(Axis::Horizontal);
        let beside = |cell: &Cell| match axis {
            Axis::Horizontal => cell.row() == ship.first().row(),
            Axis::Vertical => cell.column() == ship.first().column(),
        };
        (placement.cells() & seen) == placement.cells()
            && placement.ring().iter().filter(beside).all(|end| water.contains(end))
    };
    let long = |placement: &Placement| placement.kind() != ShipType::Delta;
    position
        .marks
        .possible()
        .iter()
        .filter(long)
        .filter(closed)
        .try_for_each(|placement| openings.conclude([Fact::Found(placement)], || [Because::Cells(placement.cells())]))
}
