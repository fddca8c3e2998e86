//! A ship cannot lie where it would break something at once.

use std::ops::ControlFlow;

use super::suppose;
use crate::deduction::Fact;
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let open = (position.marks.possible() - position.marks.found()).iter();
    suppose::see(position, openings, open.map(|ship| (Fact::Found(ship), Fact::Excluded(ship))))
}
