//! A cell has only as many corners that can be water points as its digit says: all of them are.

use std::ops::ControlFlow;

use crate::clues::Clue;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.clues.water_shots().try_for_each(|(&shot, digit)| {
        let ships = shot.cell.points() & position.marks.ship_points();
        let rest = shot.cell.points() - ships;
        if rest.len() != digit {
            return ControlFlow::Continue(());
        }
        let because = || [Because::Clue(Clue::Shot(shot)), Because::Points(ships)];
        openings.conclude(rest.iter().map(Fact::WaterPoint), because)
    })
}
