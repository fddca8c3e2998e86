//! A ship cannot lie where something would break at once.

use std::ops::ControlFlow;

use super::{Openings, Position, refuted};
use crate::smyoz::Fact;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let open = position.marks.possible().without(position.marks.found()).iter();
    refuted::see(position, openings, open.map(|ship| (Fact::Found(ship), Fact::Excluded(ship))))
}
