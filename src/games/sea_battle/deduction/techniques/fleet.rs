//! What the fleet says: lengths used up or seen, last places, cells where no ship fits.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::board::{Cell, CellSet, Piece};
use crate::deduction::fact::Fact;
use crate::deduction::marks::Marks;
use crate::deduction::place_set::Place;

/// All ships of a length are found: no other ship is that long.
pub(super) fn length_used_up(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let lengths = marks.chart().setting().fleet().classes().map(|(length, _)| length);
    lengths.filter(|&length| marks.missing(length) == 0).try_for_each(|length| {
        let places = marks.unsettled_of(length);
        let count = marks.chart().setting().fleet().count(length);
        openings.conclude(places.iter().map(Fact::Excluded), || [Because::Length(length), Because::Number(count)])
    })
}

/// A length has exactly as many places left as ships missing: all of them are taken.
pub(super) fn last_place(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.missing_lengths().try_for_each(|(length, missing)| {
        let places = marks.unsettled_of(length);
        let because = || [Because::Length(length), Because::Number(missing), Because::Places(places.iter().collect())];
        let all = places.len() == missing;
        openings.conclude(places.iter().filter(|_| all).map(Fact::Found), because)
    })
}

/// No missing ship fits over a cell.
pub(super) fn no_ship_fits(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let free = marks.open(Piece::Ship).iter().filter(|&cell| !marks.may_be_covered(cell));
    openings.conclude(free.map(|cell| marks.without(Piece::Ship, cell)), || [])
}

/// All missing ships of a length are seen: some cells of each are known. Then none lies elsewhere.
pub(super) fn length_seen(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.missing_lengths().try_for_each(|(length, missing)| {
        let cells: Vec<Cell> = marks.runs().filter_map(|run| cell_of(marks, &run, length)).collect();
        let elsewhere = |place: &Place| {
            let ship = marks.chart().ship(*place).cells();
            let others: Vec<Cell> = cells.iter().copied().filter(|&cell| !ship.contains(cell)).collect();
            are_of(marks, &others, missing)
        };
        if cells.len() < missing {
            return ControlFlow::Continue(());
        }
        let places = marks.unsettled_of(length);
        let out = places.iter().filter(elsewhere).map(Fact::Excluded);
        let seen = || Because::Cells(cells.iter().copied().collect());
        openings.conclude(out, || [Because::Length(length), Because::Number(missing), seen()])
    })
}

/// A cell of a run whose ship has this length for certain.
fn cell_of(marks: &Marks, run: &CellSet, length: u8) -> Option<Cell> {
    let cell = run.first()?;
    let places = marks.possible_over(cell);
    let certain = !places.is_empty() && places.iter().all(|&place| marks.chart().length(place) == length);
    certain.then_some(cell)
}

/// Whether some of these cells are of so many ships for certain, since no two of them can be of
/// one.
fn are_of(marks: &Marks, cells: &[Cell], ships: usize) -> bool {
    let Some((&first, rest)) = cells.split_first() else { return ships == 0 };
    if ships == 0 || cells.len() < ships {
        return ships == 0;
    }
    let covered =
        marks.possible_over(first).iter().fold(CellSet::NONE, |all, &place| all | *marks.chart().ship(place).cells());
    let apart: Vec<Cell> = rest.iter().copied().filter(|&cell| !covered.contains(cell)).collect();
    are_of(marks, &apart, ships - 1) || are_of(marks, rest, ships)
}
