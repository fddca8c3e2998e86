//! All water points that a digit counts are known: the other corners of the cell are ship points.

use std::ops::ControlFlow;

use crate::clues::Clue;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.clues.water_shots().try_for_each(|(&shot, digit)| {
        let corners = shot.cell.points();
        let water = corners & position.marks.water_points();
        if water.len() != digit {
            return ControlFlow::Continue(());
        }
        let rest = (corners - water).iter().map(Fact::ShipPoint);
        openings.conclude(rest, || [Because::Clue(Clue::Shot(shot)), Because::Points(water)])
    })
}
