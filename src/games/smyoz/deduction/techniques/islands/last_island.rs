//! All islands but one are finished: the other water points belong to that one, so they are
//! connected and lie within its reach.

use std::ops::ControlFlow;

use super::island_sizes::UnfinishedIslands;
use crate::board::PointSet;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(islands) = UnfinishedIslands::of(position).filter(|islands| islands.left.len() == 1) else {
        return ControlFlow::Continue(());
    };
    let Some(&first) = islands.growing.first() else { return ControlFlow::Continue(()) };
    let known = islands.growing.iter().copied().collect::<PointSet>();
    let reach = islands.reach(first);
    let unknown = position.marks.unknown_points();
    let beyond = (unknown - reach).iter().map(Fact::ShipPoint);
    let needed = (unknown & reach).iter().filter(|point| {
        let without = islands.reach_without(first, PointSet::from(*point));
        (without & known) != known || !islands.can_have(1, without.len())
    });
    openings.conclude(beyond.chain(needed.map(Fact::WaterPoint)), || [Because::Points(known), islands.clue()])
}
