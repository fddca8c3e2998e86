//! A point that would join water points to an island of no possible size: it is a ship point.

use std::ops::ControlFlow;

use super::island_sizes::UnfinishedIslands;
use crate::board::PointSet;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(islands) = UnfinishedIslands::of(position) else { return ControlFlow::Continue(()) };
    position.marks.unknown_points().iter().try_for_each(|point| {
        let itself = PointSet::from(point);
        let beside = islands.growing.iter().filter(|island| island.meets(itself.grown()));
        let joined = beside.fold(itself, |all, &island| all | island);
        if joined == itself || islands.can_have(joined.len(), islands.reach(joined).len()) {
            return ControlFlow::Continue(());
        }
        let because = || [Because::Points(joined), Because::Number(joined.len()), islands.clue()];
        openings.conclude([Fact::ShipPoint(point)], because)
    })
}
