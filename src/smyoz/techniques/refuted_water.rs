//! A cell is a ship cell if something would break at once if it were water.

use std::ops::ControlFlow;

use super::{Openings, Position, refuted};
use crate::smyoz::Fact;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let cells = position.marks.unknown().iter();
    refuted::see(position, openings, cells.map(|cell| (Fact::Water(cell), Fact::Ship(cell))))
}
