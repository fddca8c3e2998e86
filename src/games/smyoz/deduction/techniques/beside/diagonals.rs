//! The diagonal neighbours of a ship cell are water: ships are straight and do not touch.

use std::ops::ControlFlow;

use crate::board::{Cell, CellSet, Rule};
use crate::deduction::techniques::{Because, Openings, Position, water};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.ship().iter().try_for_each(|cell| {
        let because = || [Because::Cells([cell].into_iter().collect()), Because::Rule(Rule::Corner)];
        openings.conclude(water(diagonals(cell)), because)
    })
}

fn diagonals(cell: Cell) -> CellSet {
    let beside = |other: &Cell| cell.column().abs_diff(other.column()) == 1 && cell.row().abs_diff(other.row()) == 1;
    cell.points().cells().iter().filter(beside).collect()
}
