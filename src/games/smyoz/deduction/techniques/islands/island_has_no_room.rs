//! A group of unknown points too small for any island that is left: they are ship points.

use std::ops::ControlFlow;

use super::island_sizes::UnfinishedIslands;
use crate::board::PointSet;
use crate::clues;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(islands) = UnfinishedIslands::of(position) else { return ControlFlow::Continue(()) };
    let unknown = position.marks.unknown_points();
    clues::islands(unknown).try_for_each(|part: PointSet| {
        // Next to known water points, the group would be part of their island; its reach includes
        // them.
        if islands.can_have(1, islands.reach(part).len()) {
            return ControlFlow::Continue(());
        }
        let because = || [Because::Points(part), Because::Number(part.len()), islands.clue()];
        openings.conclude(part.iter().map(Fact::ShipPoint), because)
    })
}
