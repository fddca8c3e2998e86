//! The corner cells are water: a ship there would have two cell sides on the rim.

use std::ops::ControlFlow;

use crate::board::{Cell, Rule};
use crate::deduction::techniques::{Because, Openings, Position, water};

pub(crate) fn see(_: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let corners = Cell::all().filter(|cell| cell.points().len() == 1).collect();
    openings.conclude(water(corners), || [Because::Rule(Rule::Mooring)])
}
