//! A cell that no ship can cover any more is water.

use std::ops::ControlFlow;

use super::{Because, Openings, Position, water};
use crate::smyoz::{CellSet, PlacementSet};

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let empty = |&cell: &_| position.marks.possible().and(PlacementSet::over(cell)).is_empty();
    let cells: CellSet = position.marks.unknown().iter().filter(empty).collect();
    openings.conclude(water(cells), || [Because::Cells(cells)])
}
