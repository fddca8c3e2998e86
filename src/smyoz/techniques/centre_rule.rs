//! No two ships of a type have their centres on one line: none lies so that its centre would be level with that of one that
//! is found.

use std::ops::ControlFlow;

use super::{Openings, Position, rules};
use crate::smyoz::Rule;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    rules::see(position, openings, Rule::Centre)
}
