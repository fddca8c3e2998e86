//! Only as many lines as there are water lines can still be one: all of these are.

use std::ops::ControlFlow;

use crate::board::Lane;
use crate::clues::Clue;
use crate::deduction::techniques::{Because, Openings, Position};
use crate::deduction::{Fact, ShipCounts};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(number) = position.clues.inventory.water_lines() else { return ControlFlow::Continue(()) };
    let can_be = |lane: &Lane| position.marks.line(*lane).meet(ShipCounts::NONE);
    if Lane::all().filter(can_be).count() != usize::from(number) {
        return ControlFlow::Continue(());
    }
    let lines = Lane::all().filter(can_be).map(|lane| Fact::Line(lane, ShipCounts::NONE));
    openings.conclude(lines, || [Because::Clue(Clue::WaterLines(number))])
}
