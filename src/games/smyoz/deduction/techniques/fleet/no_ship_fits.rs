//! A cell that no possible ship covers is water.

use std::ops::ControlFlow;

use crate::board::{CellSet, PlacementSet};
use crate::deduction::techniques::{Because, Openings, Position, water};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let empty = |&cell: &_| (position.marks.possible() & PlacementSet::over(cell)).is_empty();
    let cells: CellSet = position.marks.unknown().iter().filter(empty).collect();
    openings.conclude(water(cells), || [Because::Cells(cells)])
}
