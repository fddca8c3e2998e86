//! A water cell that shows two greens lies on two water lines.

use std::ops::ControlFlow;

use crate::board::Lane;
use crate::clues::Clue;
use crate::deduction::techniques::{Because, Openings, Position};
use crate::deduction::{Fact, ShipCounts};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.clues.water_shots().filter(|(shot, _)| shot.shows.colour.green() == 2).try_for_each(|(&shot, _)| {
        let lines = Lane::through(shot.cell).map(|lane| Fact::Line(lane, ShipCounts::NONE));
        openings.conclude(lines, || [Because::Clue(Clue::Shot(shot))])
    })
}
