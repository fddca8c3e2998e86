//! A ship cannot lie where it would leave too little room for the missing ships of a type.

use std::ops::ControlFlow;

use crate::board::{Placement, PlacementSet, ShipType};
use crate::deduction::techniques::{Because, Openings, Position};
use crate::deduction::{Fact, Marks};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    ShipType::ALL.into_iter().filter(|&kind| marks.missing(kind) > 0).try_for_each(|kind| {
        let (places, missing) = (open_beside_found(marks, kind), marks.missing(kind));
        let mut out = Vec::new();
        let open = (marks.possible() - marks.found()).iter();
        let mut unsure: PlacementSet = open.filter(|&ship| openings.want(Fact::Excluded(ship))).collect();
        while let Some(ship) = unsure.iter().next() {
            unsure -= ship.into();
            let others = missing - usize::from(ship.kind() == kind);
            match room(places & PlacementSet::friends(ship), others) {
                // All that go with these ships leave room as well.
                Some(ships) if ship.kind() != kind => unsure -= friends(&ships),
                Some(_) => {}
                None => out.push(Fact::Excluded(ship)),
            }
        }
        openings.conclude(out, || [Because::Type(kind), Because::Number(missing)])
    })
}

/// Places left for a type that go with all ships that are found. One that does not may still be
/// unmarked; were it counted, finding a ship would make room.
pub(crate) fn open_beside_found(marks: &Marks, kind: ShipType) -> PlacementSet {
    marks.found().iter().fold(marks.open(kind), |open, ship| open & PlacementSet::friends(ship))
}

/// Finds this many of the placements that all go with each other, if there are any.
pub(crate) fn room(mut places: PlacementSet, count: usize) -> Option<Vec<Placement>> {
    if count == 0 {
        return Some(Vec::new());
    }
    while places.len() >= count {
        let ship = places.iter().next()?;
        places -= ship.into();
        if let Some(mut ships) = room(places & PlacementSet::friends(ship), count - 1) {
            ships.push(ship);
            return Some(ships);
        }
    }
    None
}

fn friends(ships: &[Placement]) -> PlacementSet {
    ships.iter().fold(PlacementSet::all(), |all, &ship| all & PlacementSet::friends(ship))
}
