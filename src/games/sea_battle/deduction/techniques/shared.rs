//! What all that is possible has in common is certain, whichever it is.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::board::{CellSet, Piece};
use crate::deduction::fact::{Fact, all_are};
use crate::deduction::marks::Marks;
use crate::deduction::place_set::Place;

/// What all places left for the ship over a ship cell have in common.
pub(super) fn by_ship(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.runs().try_for_each(|run| {
        let places = run.first().map_or_else(Vec::new, |cell| marks.possible_over(cell));
        openings.conclude(shared(marks, &places), || [Because::Cells(run), Because::Places(places.clone())])
    })
}

/// What all places left for the last missing ship of a length have in common.
pub(super) fn by_last(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.missing_lengths().filter(|&(_, missing)| missing == 1).try_for_each(|(length, _)| {
        let places: Vec<Place> = marks.unsettled_of(length).iter().collect();
        openings.conclude(shared(marks, &places), || [Because::Length(length), Because::Places(places.clone())])
    })
}

/// What ships at all these places have in common: cells, water around them, or the only place.
fn shared(marks: &Marks, places: &[Place]) -> Vec<Fact> {
    if let &[only] = places {
        return vec![Fact::Found(only)];
    }
    let (chart, none) = (marks.chart(), places.is_empty());
    let all = if none { CellSet::NONE } else { chart.setting().size().all() };
    let ships = || places.iter().map(|&place| chart.ship(place));
    let cells = ships().fold(all, |all, ship| all & *ship.cells());
    let margin = ships().fold(all, |all, ship| all & *ship.margin());
    let no_mine = [Piece::Mine, Piece::Sweeper].into_iter().filter(|&piece| chart.setting().cells_of(piece) > 0);
    let around = match no_mine.clone().next() {
        None => CellSet::NONE,
        Some(_) => ships().fold(all, |all, ship| all & (*ship.cells() | chart.around(ship.cells()))),
    };
    let no_mine = no_mine.flat_map(|piece| (around - cells - margin).iter().map(move |cell| Fact::Not(piece, cell)));
    all_are(Piece::Ship, cells).chain(margin.iter().map(Fact::Water)).chain(no_mine).collect()
}
