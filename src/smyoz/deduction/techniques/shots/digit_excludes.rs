//! A ship cannot lie where it would take more corners of a cell than its digit leaves to ships.

use std::ops::ControlFlow;

use crate::smyoz::board::PlacementSet;
use crate::smyoz::clues::Clue;
use crate::smyoz::deduction::Fact;
use crate::smyoz::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    position.water_shots().try_for_each(|(&shot, digit)| {
        let corners = shot.cell.points();
        let Some(ships) = corners.len().checked_sub(digit) else { return ControlFlow::Continue(()) };
        let near = corners.iter().fold(PlacementSet::EMPTY, |set, point| set.or(PlacementSet::touching(point)));
        let too_many =
            |ship: &crate::smyoz::board::Placement| ship.points().or(marks.ship_points()).and(corners).len() > ships;
        let out = near.and(marks.possible()).without(marks.found()).iter().filter(too_many);
        openings.conclude(out.map(Fact::Excluded), || [Because::Clue(Clue::Shot(shot))])
    })
}
