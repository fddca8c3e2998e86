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

/// The most places of a length that are looked through for groups.
const GROUPED: usize = 24;

/// The places left for the missing ships of a length are as many groups as there are ships, and no
/// two places of one group go together: there is a ship in each.
pub(super) fn one_in_each(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.missing_lengths().filter(|&(_, missing)| missing > 1).try_for_each(|(length, missing)| {
        let places = marks.unsettled_of(length);
        let groups = if places.len() <= GROUPED { groups(marks, places.iter().collect()) } else { Vec::new() };
        let one_each = groups.len() == missing && groups.iter().all(|group| excludes_itself(marks, group));
        groups.iter().filter(|_| one_each).try_for_each(|group| {
            let because = || {
                let others = groups.iter().filter(|&other| other != group).flatten().copied().collect();
                [
                    Because::Length(length),
                    Because::Number(missing),
                    Because::Places(group.clone()),
                    Because::Places(others),
                    Because::Number(missing - 1),
                ]
            };
            openings.conclude(shared(marks, group), because)
        })
    })
}

/// Places such that those of different groups go together.
fn groups(marks: &Marks, mut places: Vec<Place>) -> Vec<Vec<Place>> {
    let mut groups = Vec::new();
    while let Some(first) = places.pop() {
        let mut group = vec![first];
        let mut at = 0;
        while at < group.len() {
            let (near, far) = places.into_iter().partition(|&other| !goes_with(marks, group[at], other));
            group.extend::<Vec<Place>>(near);
            places = far;
            at += 1;
        }
        group.sort_unstable();
        groups.push(group);
    }
    groups.reverse();
    groups
}

fn excludes_itself(marks: &Marks, group: &[Place]) -> bool {
    let pairs = |at: usize| group[at + 1..].iter().all(|&other| !goes_with(marks, group[at], other));
    (0..group.len()).all(pairs)
}

fn goes_with(marks: &Marks, one: Place, other: Place) -> bool {
    marks.chart().ship(one).goes_with(marks.chart().ship(other))
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
