//! A line has a ship if something would break at once if it were a water line.

use std::ops::ControlFlow;

use super::{Openings, Position, refuted};
use crate::smyoz::{Fact, Lane, Numbers};

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let open = Lane::all().filter(|&lane| position.marks.line(lane).meet(Numbers::NONE));
    let both = open.map(|lane| (Fact::Line(lane, Numbers::NONE), Fact::Line(lane, Numbers::SOME)));
    refuted::see(position, openings, both)
}
