//! What a connected part of the ship cells says: it is a finished ship, or cells would join it to
//! too long a ship.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::board::{CellSet, Piece};
use crate::deduction::fact::Fact;
use crate::deduction::marks::Marks;

/// A ship cell with no other ship cell at its sides is a submarine.
pub(super) fn closed_single(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    closed(marks, openings, |run| run.len() == 1)
}

/// Ship cells where no ship can go on are a ship.
pub(super) fn closed_run(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    closed(marks, openings, |run| run.len() > 1)
}

fn closed(marks: &Marks, openings: &mut Openings, wanted: impl Fn(&CellSet) -> bool) -> ControlFlow<()> {
    let is_closed = |run: &CellSet| marks.chart().sides(run).is_subset(marks.not(Piece::Ship));
    marks.runs().filter(|run| wanted(run) && is_closed(run)).try_for_each(|run| {
        let place = marks.chart().place_of(&run);
        openings.conclude(place.map(Fact::Found), || [Because::Cells(run)])
    })
}

/// A cell is water that would join ship cells to a ship longer than any that is missing.
pub(super) fn joined_too_long(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some((longest, _)) = marks.missing_lengths().next() else { return ControlFlow::Continue(()) };
    let runs: Vec<CellSet> = marks.runs().collect();
    let too_long = |cell| {
        let beside = marks.chart().sides(&CellSet::of(cell));
        let joined: usize = runs.iter().filter(|run| run.meets(&beside)).map(CellSet::len).sum();
        joined > 0 && joined + 1 > usize::from(longest)
    };
    let cells = marks.open(Piece::Ship).iter().filter(|&cell| too_long(cell));
    openings.conclude(cells.map(Fact::Water), || [Because::Length(longest)])
}
