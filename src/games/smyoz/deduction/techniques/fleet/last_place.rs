//! A type has exactly as many places left as ships missing: all of them are taken.

use std::ops::ControlFlow;

use crate::board::ShipType;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    ShipType::ALL.into_iter().try_for_each(|kind| {
        let places = position.marks.open(kind);
        if places.len() != position.marks.missing(kind) {
            return ControlFlow::Continue(());
        }
        openings.conclude(places.iter().map(Fact::Found), || [Because::Type(kind)])
    })
}
