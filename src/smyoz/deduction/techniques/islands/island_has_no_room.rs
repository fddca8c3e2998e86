//! Points between ship points that are too few for any island that is left: they are ship points, too.

use std::ops::ControlFlow;

use super::island_sizes::Islands;
use crate::smyoz::board::PointSet;
use crate::smyoz::deduction::Fact;
use crate::smyoz::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(islands) = Islands::of(position) else { return ControlFlow::Continue(()) };
    let unknown = position.marks.unknown_points();
    crate::smyoz::clues::islands(unknown).try_for_each(|part: PointSet| {
        // Beside known water points the part is no island of its own.
        if islands.can_have(1, islands.reach(part).len()) {
            return ControlFlow::Continue(());
        }
        let because = || [Because::Points(part), Because::Number(part.len()), islands.clue()];
        openings.conclude(part.iter().map(Fact::ShipPoint), because)
    })
}
