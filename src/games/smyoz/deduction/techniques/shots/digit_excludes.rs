//! A ship cannot lie where it would take more corners of a cell than the digit leaves to ships.

use std::ops::ControlFlow;

use crate::board::{Placement, PlacementSet};
use crate::clues::Clue;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    position.clues.water_shots().try_for_each(|(&shot, digit)| {
        let corners = shot.cell.points();
        let Some(ships) = corners.len().checked_sub(digit) else { return ControlFlow::Continue(()) };
        let near = corners.iter().map(PlacementSet::touching).collect::<PlacementSet>();
        let too_many = |ship: &Placement| ((ship.points() | marks.ship_points()) & corners).len() > ships;
        let out = ((near & marks.possible()) - marks.found()).iter().filter(too_many);
        openings.conclude(out.map(Fact::Excluded), || [Because::Clue(Clue::Shot(shot))])
    })
}
