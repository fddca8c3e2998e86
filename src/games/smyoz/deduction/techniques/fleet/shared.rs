//! What all remaining places of a ship have in common is certain, whichever it is: cells, points,
//! and the water around them.

use std::ops::ControlFlow;

use super::needs::{Need, needs};
use crate::board::{Cell, CellSet, Placement, PointSet};
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position, water};

/// Concludes what the placements left for each wanted need have in common.
pub(crate) fn see(position: &Position, openings: &mut Openings, wanted: impl Fn(&Because) -> bool) -> ControlFlow<()> {
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
