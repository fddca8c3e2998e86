//! Suppositions that break something at once.

use std::ops::ControlFlow;

use super::contradiction::newly_broken;
use super::{Because, Openings, Position, water};
use crate::board::Lane;
use crate::deduction::{Fact, Marks, ShipCounts};

/// A line has a ship if being a water line would break something at once.
pub(super) fn refuted_water_line(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let open = Lane::all().filter(|&lane| position.marks.line(lane).meet(ShipCounts::NONE));
    let both = open.map(|lane| (Fact::Line(lane, ShipCounts::NONE), Fact::Line(lane, ShipCounts::SOME)));
    refute(position, openings, both)
}

/// A point is of one kind if being of the other would break something at once.
pub(super) fn refuted_point(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let both = |point| {
        let (water, ship) = (Fact::WaterPoint(point), Fact::ShipPoint(point));
        [(water, ship), (ship, water)]
    };
    refute(position, openings, position.marks.unknown_points().iter().flat_map(both))
}

/// A ship cannot lie where it would break something at once.
pub(super) fn refuted_place(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let open = (position.marks.possible() - position.marks.found()).iter();
    refute(position, openings, open.map(|ship| (Fact::Found(ship), Fact::Excluded(ship))))
}

/// Concludes the opposite of each supposition that breaks something. Suppositions come with their
/// opposites.
pub(super) fn refute(
    position: &Position,
    openings: &mut Openings,
    suppositions: impl IntoIterator<Item = (Fact, Fact)>,
) -> ControlFlow<()> {
    suppositions.into_iter().try_for_each(|(supposed, opposite)| {
        if !openings.want(opposite) {
            return ControlFlow::Continue(());
        }
        let after = suppose(position.marks, supposed);
        match newly_broken(&Position { clues: position.clues, marks: &after }, position.marks) {
            Some(broken) => openings.conclude([opposite], || [Because::Broken(broken)]),
            None => ControlFlow::Continue(()),
        }
    })
}

/// The marks with one more fact and its immediate surroundings: for a ship, the water around it and
/// the placements that it rules out; for a water point or a water line, its cells.
fn suppose(marks: &Marks, fact: Fact) -> Marks {
    let mut marks = marks.clone();
    marks.add(fact);
    match fact {
        Fact::Found(ship) => {
            marks.extend(water(ship.ring()));
            let itself = ship.into();
            ((marks.possible() - ship.all_friends()) - itself).iter().for_each(|other| {
                marks.add(Fact::Excluded(other));
            });
            if marks.missing(ship.kind()) == 0 {
                marks.open(ship.kind()).iter().for_each(|other| _ = marks.add(Fact::Excluded(other)));
            }
        }
        Fact::WaterPoint(point) => marks.extend(water(point.cells())),
        Fact::Line(lane, ShipCounts::NONE) => marks.extend(water(lane.all_cells())),
        _ => {}
    }
    marks
}
