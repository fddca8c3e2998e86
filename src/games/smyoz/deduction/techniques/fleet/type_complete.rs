//! All ships of a type are found: there are no others.

use std::ops::ControlFlow;

use crate::board::ShipType;
use crate::deduction::Fact;
use crate::deduction::techniques::{Because, Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    ShipType::ALL.into_iter().filter(|&kind| position.marks.missing(kind) == 0).try_for_each(|kind| {
        let others = position.marks.open(kind).iter().map(Fact::Excluded);
        openings.conclude(others, || [Because::Type(kind)])
    })
}
