//! What the list of islands says.

use std::ops::ControlFlow;

use super::island_sizes::UnfinishedIslands;
use super::{Because, Openings, Position};
use crate::board::{Point, PointSet};
use crate::clues;
use crate::clues::{Clue, Inventory};
use crate::deduction::Fact;

/// The number of water points is 2·KK + 4, and the sum of the islands. Once that many are known, or
/// no more are possible, the other points are settled.
pub(super) fn water_points_counted(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some((clue, number)) = water_points(&position.clues.inventory) else { return ControlFlow::Continue(()) };
    let (known, unknown) = (position.marks.water_points(), position.marks.unknown_points());
    let left = number.saturating_sub(known.len());
    let because = || [Because::Clue(clue.clone()), Because::Number(number), Because::Number(left)];
    if known.len() == number {
        openings.conclude(unknown.iter().map(Fact::ShipPoint), because)
    } else if (known | unknown).len() == number {
        openings.conclude(unknown.iter().map(Fact::WaterPoint), because)
    } else {
        ControlFlow::Continue(())
    }
}

/// The number of water points, and the clue that determines it.
pub(super) fn water_points(inventory: &Inventory) -> Option<(Clue, usize)> {
    let moored = inventory.moored().map(|moored| (Clue::Moored(moored), 2 * usize::from(moored) + 4));
    moored.or_else(|| {
        let sizes = inventory.islands()?;
        let sum = sizes.iter().map(|&size| usize::from(size)).sum();
        Some((Clue::Islands(sizes.to_vec()), sum))
    })
}

/// Connected water points that form an island as large as it can be: the points around them are
/// ship points.
pub(super) fn island_may_not_grow(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(islands) = UnfinishedIslands::of(position) else { return ControlFlow::Continue(()) };
    islands.growing.iter().try_for_each(|&island| {
        if islands.can_have(island.len() + 1, islands.reach(island).len()) {
            return ControlFlow::Continue(());
        }
        let shore = Point::grown(island) - island;
        let because = || [Because::Points(island), Because::Number(island.len()), islands.clue()];
        openings.conclude(shore.iter().map(Fact::ShipPoint), because)
    })
}

/// A group of unknown points too small for any island that is left: they are ship points.
pub(super) fn island_has_no_room(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
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

/// A point that would join water points to an island of no possible size: it is a ship point.
pub(super) fn island_may_not_join(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(islands) = UnfinishedIslands::of(position) else { return ControlFlow::Continue(()) };
    position.marks.unknown_points().iter().try_for_each(|point| {
        let itself = PointSet::from(point);
        let beside = islands.growing.iter().filter(|island| island.meets(Point::grown(itself)));
        let joined = beside.fold(itself, |all, &island| all | island);
        if joined == itself || islands.can_have(joined.len(), islands.reach(joined).len()) {
            return ControlFlow::Continue(());
        }
        let because = || [Because::Points(joined), Because::Number(joined.len()), islands.clue()];
        openings.conclude([Fact::ShipPoint(point)], because)
    })
}

/// Connected water points that do not form a listed island yet, and could not without a certain
/// point: that point is a water point.
pub(super) fn island_must_grow(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
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

/// All islands but one are finished: the other water points belong to that one, so they are
/// connected and lie within its reach.
pub(super) fn last_island(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
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
