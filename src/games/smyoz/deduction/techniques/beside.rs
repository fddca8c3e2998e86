//! Adjacency: what ships, cells and points say about their neighbours.

use std::ops::ControlFlow;

use super::{Because, Openings, Position, ship, water};
use crate::board::{Axis, Cell, CellSet, Placement, Rule, ShipType};
use crate::deduction::Fact;

/// Around a finished ship everything is water.
pub(super) fn around_ship(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.found().iter().try_for_each(|ship| {
        openings.conclude(water(ship.ring()), || [Because::Ship(ship), Because::Rule(Rule::Corner)])
    })
}

/// The diagonal neighbours of a ship cell are water: ships are straight and do not touch.
pub(super) fn diagonals(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.ship().iter().try_for_each(|cell| {
        let because = || [Because::Cells([cell].into_iter().collect()), Because::Rule(Rule::Corner)];
        openings.conclude(water(diagonal_neighbours(cell)), because)
    })
}

fn diagonal_neighbours(cell: Cell) -> CellSet {
    let beside = |other: &Cell| cell.column().abs_diff(other.column()) == 1 && cell.row().abs_diff(other.row()) == 1;
    Cell::around(cell.points()).iter().filter(beside).collect()
}

/// The corner cells are water: a ship there would have two cell sides on the rim.
pub(super) fn corner_cells(_: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let corners = Cell::all().filter(|cell| cell.points().len() == 1).collect();
    openings.conclude(water(corners), || [Because::Rule(Rule::Mooring)])
}

/// The cells around a water point are water.
pub(super) fn water_point(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position
        .marks
        .water_points()
        .iter()
        .try_for_each(|point| openings.conclude(water(point.cells()), || [Because::Points(point.into())]))
}

/// A ship point with water in three of its four cells belongs to a ship in the fourth.
pub(super) fn fourth_cell(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.ship_points().iter().try_for_each(|point| {
        let water = point.cells() & position.marks.water();
        let rest = point.cells() - water;
        if rest.len() != 1 {
            return ControlFlow::Continue(());
        }
        openings.conclude(ship(rest), || [Because::Points(point.into()), Because::Cells(water)])
    })
}

/// Two or more ship cells in a row, with water or the rim at both ends: the whole ship is seen.
pub(super) fn closed_run(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let (seen, water) = (position.marks.ship(), position.marks.water());
    let closed = |placement: &Placement| {
        let ship = placement.ship();
        let axis = ship.axis().unwrap_or(Axis::Horizontal);
        let beside = |cell: &Cell| match axis {
            Axis::Horizontal => cell.row() == ship.first().row(),
            Axis::Vertical => cell.column() == ship.first().column(),
        };
        (placement.cells() & seen) == placement.cells()
            && placement.ring().iter().filter(beside).all(|end| water.contains(end))
    };
    let long = |placement: &Placement| placement.kind() != ShipType::Delta;
    position
        .marks
        .possible()
        .iter()
        .filter(long)
        .filter(closed)
        .try_for_each(|placement| openings.conclude([Fact::Found(placement)], || [Because::Cells(placement.cells())]))
}

/// A ship cell that only one possible ship covers: that ship is found.
pub(super) fn grows_one_way(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.marks.ship().iter().try_for_each(|cell| {
        let place = (position.marks.possible() & Placement::over(cell)).only();
        openings.conclude(place.map(Fact::Found), || [Because::Cells([cell].into_iter().collect())])
    })
}
