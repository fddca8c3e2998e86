//! A water cell that shows two greens lies on two water lines.

use std::ops::ControlFlow;

use crate::smyoz::board::Lane;
use crate::smyoz::clues::Clue;
use crate::smyoz::deduction::techniques::{Because, Openings, Position};
use crate::smyoz::deduction::{Fact, ShipCounts};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.clues.water_shots().filter(|(shot, _)| shot.shows.colour.green() == 2).try_for_each(|(&shot, _)| {
        let lines = Lane::through(shot.cell).map(|lane| Fact::Line(lane, ShipCounts::NONE));
        openings.conclude(lines, || [Because::Clue(Clue::Shot(shot))])
    })
}
