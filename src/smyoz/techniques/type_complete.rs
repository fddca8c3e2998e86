//! Where all ships of a type are found, there is no other of it.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::smyoz::{Fact, ShipType};

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    ShipType::ALL.into_iter().filter(|&kind| position.marks.missing(kind) == 0).try_for_each(|kind| {
        let others = position.marks.open(kind).iter().map(Fact::Excluded);
        openings.conclude(others, || [Because::Type(kind)])
    })
}
