//! The corner cells are water: a ship there would have two cell sides on the rim.

use std::ops::ControlFlow;

use super::{Because, Openings, Position, water};
use crate::smyoz::{Cell, Rule};

pub(super) fn see(_: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let corners = Cell::all().filter(|cell| cell.points().len() == 1).collect();
    openings.conclude(water(corners), || [Because::Rule(Rule::Mooring)])
}
