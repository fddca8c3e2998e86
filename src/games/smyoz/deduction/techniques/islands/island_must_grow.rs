//! Connected water points that do not form a listed island yet, and could not without a certain
//! point: that point is a water point.

use std::ops::ControlFlow;

use super::island_sizes::UnfinishedIslands;
use crate::board::PointSet;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(islands) = UnfinishedIslands::of(position) else { return ControlFlow::Continue(()) };
    islands.growing.iter().try_for_each(|&island| {
        if islands.can_have(island.len(), island.len()) {
            return ControlFlow::Continue(());
        }
        let unknown = islands.reach(island) & position.marks.unknown_points();
        let needed = unknown.iter().filter(|point| {
            let without = islands.reach_without(island, PointSet::from(*point));
            !islands.can_have(island.len(), without.len())
        });
        let because = || [Because::Points(island), Because::Number(island.len()), islands.clue()];
        openings.conclude(needed.map(Fact::WaterPoint), because)
    })
}
