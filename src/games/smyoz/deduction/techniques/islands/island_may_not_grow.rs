//! Connected water points that form an island as large as it can be: the points around them are
//! ship points.

use std::ops::ControlFlow;

use super::island_sizes::UnfinishedIslands;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(islands) = UnfinishedIslands::of(position) else { return ControlFlow::Continue(()) };
    islands.growing.iter().try_for_each(|&island| {
        if islands.can_have(island.len() + 1, islands.reach(island).len()) {
            return ControlFlow::Continue(());
        }
        let shore = island.grown() - island;
        let because = || [Because::Points(island), Because::Number(island.len()), islands.clue()];
        openings.conclude(shore.iter().map(Fact::ShipPoint), because)
    })
}
