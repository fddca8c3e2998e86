//! A ship cannot lie where it would leave no place for another that is needed.

use std::ops::ControlFlow;

use super::needs::needs;
use crate::board::PlacementSet;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let open = position.marks.possible() - position.marks.found();
    needs(position).into_iter().try_for_each(|need| {
        let places = need.places;
        if places.is_empty() {
            return ControlFlow::Continue(());
        }
        let friends = places.iter().fold(places, |all, place| all | PlacementSet::friends(place));
        let out = (open - friends).iter().map(Fact::Excluded);
        openings.conclude(out, || [need.as_fact(), Because::Places(places)])
    })
}
