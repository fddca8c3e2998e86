//! Techniques about a single star or a single unit.

use std::ops::ControlFlow;

use itertools::Itertools;
use smyoz::sets::ElementSet;

use super::{Openings, Position, Reason};
use crate::board::{Cell, Cells, Unit, each};
use crate::clues::facts;
use crate::deduction::Marks;

/// No star touches another.
pub(super) fn touching(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    each(marks.known.stars)
        .try_for_each(|star| openings.conclude(facts(false, marks.board.around(star)), || [Reason::Cell(star)]))
}

/// A unit has all its stars: its other cells are empty.
pub(super) fn complete(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    conclude(marks, openings, false, |unit, missing| if missing == 0 { marks.open(unit) } else { 0 })
}

/// A unit needs stars in all cells that are left.
pub(super) fn full(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let needed = |open: Cells, missing| if open.len() == missing { open } else { 0 };
    conclude(marks, openings, true, |unit, missing| needed(marks.open(unit), missing))
}

/// Cells that are empty in whatever way the stars of a unit are placed.
pub(super) fn no_room(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let around = |way: Cells| each(way).fold(0, |all, star| all | marks.board.around(star));
    conclude(marks, openings, false, |unit, missing| {
        let empty = ways(marks, unit, missing).map(|way| marks.open(unit) & !way | around(way));
        empty.reduce(|one, other| one & other).unwrap_or(0)
    })
}

/// Concludes of each unit, by its number of missing stars, that these cells are stars or empty.
fn conclude(
    marks: &Marks,
    openings: &mut Openings,
    is_star: bool,
    cells: impl Fn(Unit, usize) -> Cells,
) -> ControlFlow<()> {
    marks.board.units().filter_map(|unit| Some((unit, marks.missing(unit)?))).try_for_each(|(unit, missing)| {
        openings.conclude(facts(is_star, cells(unit, missing)), || [Reason::Units(vec![unit])])
    })
}

/// The ways to place this many more stars in a unit, none touching another.
pub(super) fn ways(marks: &Marks, unit: Unit, missing: usize) -> impl Iterator<Item = Cells> {
    let way = |stars: Vec<Cell>| stars.iter().fold(0, |way: Cells, star| way | star.alone());
    let is_apart = |way: &Cells| each(*way).all(|star| marks.board.around(star) & way == 0);
    each(marks.open(unit)).combinations(missing).map(way).filter(is_apart)
}
