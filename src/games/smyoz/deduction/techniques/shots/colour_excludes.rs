//! A ship that was hit cannot lie where the colour of the shot would be impossible.

use std::ops::ControlFlow;

use crate::board::PlacementSet;
use crate::clues::{Clue, Content};
use crate::deduction::Fact;
use crate::deduction::techniques::lanes::lines::{KnownBoard, coloured};
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.clues.shots.iter().try_for_each(|shot| {
        let Content::Ship(kind) = shot.shows.content else { return ControlFlow::Continue(()) };
        let places = position.marks.possible() & PlacementSet::over(shot.cell) & PlacementSet::of_type(kind);
        let out = places.iter().filter(|&ship| coloured(&KnownBoard::with(position, ship), shot, Some(ship)).is_none());
        openings.conclude(out.map(Fact::Excluded), || [Because::Clue(Clue::Shot(*shot))])
    })
}
