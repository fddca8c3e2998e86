//! What ships and mines say about the cells beside them.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::board::{Cell, CellSet, Line, Piece, Touch};
use crate::deduction::chart::Chart;
use crate::deduction::fact::{Fact, water};

const MINES: [Piece; 2] = [Piece::Mine, Piece::Sweeper];

/// There is water around a ship that is found; where ships may touch, no other ship at its sides.
pub(super) fn around_ship(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.found().iter().try_for_each(|&place| {
        let margin = *marks.chart().ship(place).margin();
        openings.conclude(water(margin), || [Because::Places(vec![place])])
    })
}

/// There is water around mines and minesweepers.
pub(super) fn around_mine(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    MINES.into_iter().flat_map(|piece| marks.is(piece).iter().map(move |cell| (piece, CellSet::of(cell)))).try_for_each(
        |(piece, cell)| {
            let because = || [Because::Piece(piece), Because::Cells(cell)];
            openings.conclude(water(marks.chart().around(&cell)), because)
        },
    )
}

/// No mine and no minesweeper touches a ship cell.
pub(super) fn no_mine_beside(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.is(Piece::Ship).iter().map(CellSet::of).try_for_each(|cell| {
        let around = marks.chart().around(&cell);
        let facts = MINES.into_iter().flat_map(|piece| around.iter().map(move |cell| Fact::Not(piece, cell)));
        openings.conclude(facts, || [Because::Cells(cell)])
    })
}

/// The cells diagonally beside a ship cell are water, if ships are straight and do not touch.
pub(super) fn diagonals(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.is(Piece::Ship).iter().try_for_each(|cell| {
        openings.conclude(water(water_at_corners(marks.chart(), cell)), || [Because::Cells(CellSet::of(cell))])
    })
}

/// The cells at the corners of a ship cell, if they are water.
pub(super) fn water_at_corners(chart: &Chart, cell: Cell) -> CellSet {
    let cell = CellSet::of(cell);
    if has_water_at_corners(chart) { chart.around(&cell) - chart.sides(&cell) } else { CellSet::NONE }
}

/// Whether all cells at the corners of a ship cell are water: ships are straight and do not touch.
pub(super) fn has_water_at_corners(chart: &Chart) -> bool {
    chart.is_straight() && chart.setting().variant().touch != Touch::Corners
}

/// Two ship cells side by side are of one ship; if it is straight, there is water alongside.
pub(super) fn alongside(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let (chart, ship) = (marks.chart(), marks.is(Piece::Ship));
    if !chart.is_straight() {
        return ControlFlow::Continue(());
    }
    ship.iter().try_for_each(|cell| {
        let next = (chart.sides(&CellSet::of(cell)) & *ship).iter().filter(|&other| other > cell);
        next.map(|other| (other, CellSet::from_iter([cell, other]))).try_for_each(|(other, pair)| {
            let line = if other.row() == cell.row() { Line::Row(cell.row()) } else { Line::Column(cell.column()) };
            let beside: CellSet = chart.sides(&pair).iter().filter(|&side| !line.contains(side)).collect();
            openings.conclude(water(beside), || [Because::Cells(pair)])
        })
    })
}
