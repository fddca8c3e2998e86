//! What parts of ships say: ends and middles.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::board::{Cell, CellSet, Piece, Shows};
use crate::deduction::fact::{all_are, water};
use crate::deduction::marks::Marks;

/// The ship goes on at one side of its end, and there is water at the others.
pub(super) fn end(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let is_end = |shows| matches!(shows, Shows::Left | Shows::Right | Shows::Top | Shows::Bottom);
    shown(marks, is_end).try_for_each(|(cell, shows)| {
        let sides = marks.chart().sides(&CellSet::of(cell));
        let next: CellSet = sides.iter().filter(|&side| goes_on(cell, shows, side)).collect();
        let facts = all_are(Piece::Ship, next).chain(water(sides - next));
        openings.conclude(facts, || [Because::Cells(CellSet::of(cell)), Because::Shows(shows)])
    })
}

/// Whether a ship goes on at this side of its end.
fn goes_on(end: Cell, shows: Shows, side: Cell) -> bool {
    match shows {
        Shows::Left => side.column() > end.column(),
        Shows::Right => side.column() < end.column(),
        Shows::Top => side.row() > end.row(),
        _ => side.row() < end.row(),
    }
}

/// A ship goes on at two sides of its middle, opposite ones if it is straight. If only two can be
/// these, they are.
pub(super) fn middle(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    shown(marks, |shows| shows == Shows::Middle).try_for_each(|(cell, _)| {
        let sides = marks.chart().sides(&CellSet::of(cell));
        let facts = match pair(marks, cell, sides) {
            None => Vec::new(),
            Some(pair) => {
                let others = if marks.chart().is_straight() { sides - pair } else { CellSet::NONE };
                all_are(Piece::Ship, pair).chain(water(others)).collect()
            }
        };
        openings.conclude(facts, || [Because::Cells(CellSet::of(cell))])
    })
}

/// The only two sides at which a ship can go on from its middle.
fn pair(marks: &Marks, cell: Cell, sides: CellSet) -> Option<CellSet> {
    let possible = sides - *marks.not(Piece::Ship);
    if !marks.chart().is_straight() {
        return Some(possible).filter(|possible| possible.len() == 2);
    }
    let lying: CellSet = sides.iter().filter(|side| side.row() == cell.row()).collect();
    let pairs = [lying, sides - lying];
    let known = *marks.is(Piece::Ship) & sides;
    let mut left = pairs.into_iter().filter(|&pair| (pair & possible).len() == 2 && known.is_subset(&pair));
    left.next().filter(|_| left.next().is_none())
}

/// The cells that show this.
fn shown(marks: &Marks, wanted: impl Fn(Shows) -> bool) -> impl Iterator<Item = (Cell, Shows)> {
    marks.shown().iter().map(|(&cell, &shows)| (cell, shows)).filter(move |&(_, shows)| wanted(shows))
}
