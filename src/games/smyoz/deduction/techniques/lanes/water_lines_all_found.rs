//! All water lines are found: every other line has a ship.

use std::ops::ControlFlow;

use crate::board::Lane;
use crate::clues::Clue;
use crate::deduction::techniques::{Because, Openings, Position};
use crate::deduction::{Fact, ShipCounts};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(number) = position.clues.inventory.water_lines() else { return ControlFlow::Continue(()) };
    let (found, others): (Vec<Lane>, Vec<Lane>) =
        Lane::all().partition(|&lane| position.marks.line(lane) == ShipCounts::NONE);
    if found.len() != usize::from(number) {
        return ControlFlow::Continue(());
    }
    let because =
        || [Because::Clue(Clue::WaterLines(number))].into_iter().chain(found.iter().copied().map(Because::Lane));
    openings.conclude(others.iter().map(|&lane| Fact::Line(lane, ShipCounts::SOME)), because)
}
