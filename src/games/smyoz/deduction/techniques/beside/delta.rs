//! A DELTA has one cell: where one is seen, the ship is found.

use std::ops::ControlFlow;

use crate::board::{PlacementSet, ShipType};
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let seen = |cell| position.marks.type_at(cell) == Some(ShipType::Delta);
    position.marks.ship().iter().filter(|&cell| seen(cell)).try_for_each(|cell| {
        let delta = (PlacementSet::over(cell) & PlacementSet::of_type(ShipType::Delta)).only();
        openings.conclude(delta.map(Fact::Found), || [Because::Fact(Fact::Type(cell, ShipType::Delta))])
    })
}
