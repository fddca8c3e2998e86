//! Suppositions that break something at once: one sees it from what is supposed and its immediate
//! surroundings, without going on from there.

use std::ops::ControlFlow;

use crate::board::{CellSet, PlacementSet};
use crate::deduction::techniques::contradiction::newly_broken;
use crate::deduction::techniques::{Because, Openings, Position, water};
use crate::deduction::{Fact, Marks, ShipCounts};

/// Concludes the opposite of each supposition that breaks something. Suppositions come with their
/// opposites.
pub(crate) fn see(
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

/// The marks with one more fact and its immediate surroundings: for a ship, the water around it,
/// its points, and the placements that it rules out; for a water point or a water line, its cells;
/// and the water points between four water cells.
fn suppose(marks: &Marks, fact: Fact) -> Marks {
    let mut marks = marks.clone();
    marks.add(fact);
    let mut add = |fact| _ = marks.add(fact);
    match fact {
        Fact::Found(ship) => {
            water(ship.ring()).chain(ship.points().iter().map(Fact::ShipPoint)).for_each(&mut add);
            let itself = ship.into();
            ((marks.possible() - PlacementSet::friends(ship)) - itself).iter().for_each(|other| {
                marks.add(Fact::Excluded(other));
            });
            if marks.missing(ship.kind()) == 0 {
                marks.open(ship.kind()).iter().for_each(|other| _ = marks.add(Fact::Excluded(other)));
            }
        }
        Fact::WaterPoint(point) => water(point.cells()).for_each(add),
        Fact::Line(lane, ShipCounts::NONE) => water(lane.all_cells()).for_each(add),
        _ => {}
    }
    let bits = marks.water().bits();
    // Cells with water to the right, below, and diagonally between. Bits that wrap around the end
    // of a row do no harm: only the upper left cells of points are looked up.
    let corners = CellSet::from_bits(bits & bits >> 1 & bits >> 9 & bits >> 10);
    let points = marks.unknown_points().iter().filter(|&point| {
        let first = point.cells().iter().next();
        first.is_some_and(|cell| corners.contains(cell))
    });
    points.for_each(|point| _ = marks.add(Fact::WaterPoint(point)));
    marks
}
