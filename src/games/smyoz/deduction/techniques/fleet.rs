//! What the composition of the fleet says: types used up, last places, moored ships.

use std::ops::ControlFlow;

use itertools::Itertools;

use super::needs::{Need, needs};
use super::{Because, Openings, Position, water};
use crate::board::{Axis, Cell, CellSet, FLEET, Placement, PlacementSet, PointSet, ShipType};
use crate::clues::{Bearing, Clue};
use crate::deduction::{Fact, Marks};

/// All ships of a type are found: there are no others.
pub(super) fn type_complete(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    ShipType::ALL.into_iter().filter(|&kind| position.marks.missing(kind) == 0).try_for_each(|kind| {
        let others = position.marks.open(kind).iter().map(Fact::Excluded);
        openings.conclude(others, || [Because::Type(kind)])
    })
}

/// Every missing ship of a type is already seen, by at least one cell: none lies anywhere else.
pub(super) fn type_seen(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    let found = marks.found_cells();
    for kind in ShipType::ALL {
        let is_seen = |cell: &Cell| marks.type_at(*cell) == Some(kind) && !found.contains(*cell);
        let seen: Vec<Cell> = marks.ship().iter().filter(is_seen).collect();
        let open = marks.open(kind);
        let over = |cell: Cell| open & Placement::over(cell);
        let apart = |cells: &Vec<Cell>| {
            cells.iter().array_combinations().all(|[&one, &other]| (over(one) & over(other)).is_empty())
        };
        // One cell of each missing ship.
        let each = seen.into_iter().combinations(marks.missing(kind)).filter(apart);
        for cells in each {
            let theirs = cells.iter().map(|&cell| over(cell)).collect();
            let elsewhere = (open - theirs).iter().map(Fact::Excluded);
            openings.conclude(elsewhere, || [Because::Type(kind), Because::Cells(cells.iter().copied().collect())])?;
        }
    }
    ControlFlow::Continue(())
}

/// A cell that no possible ship covers is water.
pub(super) fn no_ship_fits(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let empty = |&cell: &_| (position.marks.possible() & Placement::over(cell)).is_empty();
    let cells: CellSet = position.marks.unknown().iter().filter(empty).collect();
    openings.conclude(water(cells), || [Because::Cells(cells)])
}

/// A type has exactly as many places left as ships missing: all of them are taken.
pub(super) fn last_place(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    ShipType::ALL.into_iter().try_for_each(|kind| {
        let places = position.marks.open(kind);
        if places.len() != position.marks.missing(kind) {
            return ControlFlow::Continue(());
        }
        openings.conclude(places.iter().map(Fact::Found), || [Because::Type(kind)])
    })
}

/// All moored ships are found: no other ship touches the rim.
pub(super) fn moored_all_found(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(number) = position.clues.inventory.moored() else { return ControlFlow::Continue(()) };
    let marks = position.marks;
    if marks.found().iter().filter(|ship| ship.is_moored()).count() != usize::from(number) {
        return ControlFlow::Continue(());
    }
    let others = marks.possible() - marks.found();
    let out = others.iter().filter(|ship| ship.is_moored()).map(Fact::Excluded);
    openings.conclude(out, || [Because::Clue(Clue::Moored(number))])
}

/// All missing ships must be moored, or there would be too few: none of them lies off the rim.
pub(super) fn moored_all_needed(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let Some(number) = position.clues.inventory.moored() else { return ControlFlow::Continue(()) };
    let marks = position.marks;
    let afloat = marks.found().iter().filter(|ship| !ship.is_moored()).count();
    if afloat != FLEET.len().saturating_sub(usize::from(number)) {
        return ControlFlow::Continue(());
    }
    let others = marks.possible() - marks.found();
    let out = others.iter().filter(|ship| !ship.is_moored()).map(Fact::Excluded);
    openings.conclude(out, || [Because::Clue(Clue::Moored(number)), Because::Number(afloat)])
}

/// The letters p and m: how many BETAs and GAMMAs lie parallel to the ALFA. Once all ships of one
/// letter are found, the others lie the other way; and the ALFA does not lie along an axis for
/// which too many ships of a letter are found.
pub(super) fn bearing(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    let alphas = marks.possible() & Placement::set_of_type(ShipType::Alpha);
    let lies = |axis: Axis| move |ship: &Placement| ship.axis() == Some(axis);
    for kind in [ShipType::Beta, ShipType::Gamma] {
        let Some(codes) = position.clues.inventory.codes(kind) else { continue };
        let parallel = codes.iter().filter(|code| code.bearing == Some(Bearing::Parallel)).count();
        let clue = || Because::Clue(Clue::Codes(kind, codes.to_vec()));
        // Number of ships of the type along `axis`, if the ALFA lies along `alpha`.
        let along = |axis: Axis, alpha: Axis| if axis == alpha { parallel } else { codes.len() - parallel };
        let found = |axis: Axis| (marks.found() & Placement::set_of_type(kind)).iter().filter(lies(axis));
        // The ships found along `axis`, and how many may lie so.
        let because = |axis: Axis, alpha: Axis| {
            let bearing = if axis == alpha { Bearing::Parallel } else { Bearing::Perpendicular };
            let named = [clue(), Because::Bearing(bearing), Because::Number(along(axis, alpha)), Because::Type(kind)];
            named.into_iter().chain(found(axis).map(Because::Ship))
        };
        for alpha in Axis::BOTH {
            if Axis::BOTH.into_iter().any(|axis| found(axis).count() > along(axis, alpha)) {
                // The ALFA does not lie along this axis.
                let out = alphas.iter().filter(lies(alpha)).map(Fact::Excluded);
                let axis = Axis::BOTH.into_iter().find(|&axis| found(axis).count() > along(axis, alpha));
                openings.conclude(out, || because(axis.unwrap_or(alpha), alpha))?;
            }
            if alphas.iter().any(|ship| !lies(alpha)(&ship)) {
                continue;
            }
            for axis in Axis::BOTH.into_iter().filter(|&axis| found(axis).count() == along(axis, alpha)) {
                let out = marks.open(kind).iter().filter(lies(axis)).map(Fact::Excluded);
                openings.conclude(out, || because(axis, alpha))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What all places left for the ship over a ship cell have in common.
pub(super) fn shared_by_ship(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    shared(position, openings, |because| matches!(because, Because::Cells(_)))
}

/// What all places left for the ship at a ship point have in common.
pub(super) fn shared_by_point(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    shared(position, openings, |because| matches!(because, Because::Points(_)))
}

/// What all places left for the last missing ship of a type have in common.
pub(super) fn shared_by_last(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    shared(position, openings, |because| matches!(because, Because::Type(_)))
}

/// What all places left for a ship in a line that is not empty have in common.
pub(super) fn shared_by_line(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    shared(position, openings, |because| matches!(because, Because::Fact(_)))
}

/// A ship cannot lie where it would leave no place for another that is needed.
pub(super) fn leaves_no_place(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let open = position.marks.possible() - position.marks.found();
    needs(position).into_iter().try_for_each(|need| {
        let places = need.places;
        if places.is_empty() {
            return ControlFlow::Continue(());
        }
        let friends = places.iter().fold(places, |all, place| all | place.all_friends());
        let out = (open - friends).iter().map(Fact::Excluded);
        openings.conclude(out, || [need.as_fact(), Because::Places(places)])
    })
}

/// A ship cannot lie where it would leave too little room for the missing ships of a type.
pub(super) fn type_needs_room(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    let open = (marks.possible() - marks.found()).iter();
    let wanted: PlacementSet = open.filter(|&ship| openings.want(Fact::Excluded(ship))).collect();
    ShipType::ALL.into_iter().filter(|&kind| marks.missing(kind) > 0).try_for_each(|kind| {
        let (places, missing) = (open_beside_found(marks, kind), marks.missing(kind));
        let (mut unsure, mut out) = (wanted, Vec::new());
        while let Some(ship) = unsure.iter().next() {
            unsure -= ship.into();
            let others = missing - usize::from(ship.kind() == kind);
            match room(places & ship.all_friends(), others) {
                // All that go with these ships leave room as well, and so does each of them.
                Some(ships) if ship.kind() != kind => unsure -= friends(&ships),
                // One that does not go with a ship that is found makes no room for these.
                Some(ships) if places.contains(ship) => unsure -= ships.into_iter().collect(),
                Some(_) => {}
                None => out.push(Fact::Excluded(ship)),
            }
        }
        openings.conclude(out, || [Because::Type(kind), Because::Number(missing), Because::Places(places)])
    })
}

/// Places left for a type that go with all ships that are found. One that does not may still be
/// unmarked; were it counted, finding a ship would make room.
pub(super) fn open_beside_found(marks: &Marks, kind: ShipType) -> PlacementSet {
    marks.found().iter().fold(marks.open(kind), |open, ship| open & ship.all_friends())
}

/// Finds this many of the placements that all go with each other, if there are any.
pub(super) fn room(mut places: PlacementSet, count: usize) -> Option<Vec<Placement>> {
    if count == 0 {
        return Some(Vec::new());
    }
    while places.len() >= count {
        let ship = places.iter().next()?;
        places -= ship.into();
        if let Some(mut ships) = room(places & ship.all_friends(), count - 1) {
            ships.push(ship);
            return Some(ships);
        }
    }
    None
}

fn friends(ships: &[Placement]) -> PlacementSet {
    ships.iter().fold(PlacementSet::all(), |all, &ship| all & ship.all_friends())
}

/// Concludes what the placements left for each wanted need have in common.
pub(super) fn shared(position: &Position, openings: &mut Openings, wanted: fn(&Because) -> bool) -> ControlFlow<()> {
    needs(position).into_iter().filter(|need| wanted(&need.because)).try_for_each(|Need { because, places }| {
        if places.is_empty() {
            return ControlFlow::Continue(());
        }
        if let Some(only) = places.only() {
            return openings.conclude([Fact::Found(only)], || [because, Because::Places(places)]);
        }
        let all = (CellSet::all(), CellSet::all(), PointSet::all());
        let (cells, ring, points) = places.iter().fold(all, |(cells, ring, points), ship| {
            ((cells & ship.cells()), (ring & ship.ring()), (points & ship.points()))
        });
        let kind = places.iter().next().map(Placement::kind);
        let kind = kind.filter(|&kind| places.iter().all(|ship| ship.kind() == kind));
        let cell = |cell: Cell| kind.map_or(Fact::Ship(cell), |kind| Fact::Type(cell, kind));
        let facts = cells.iter().map(cell).chain(water(ring)).chain(points.iter().map(Fact::ShipPoint));
        openings.conclude(facts, || [because, Because::Places(places)])
    })
}
