//! Two water cells at least lie between tips that face each other: no ship lies where one of its tips would be too near to one
//! of a ship that is found.

use std::ops::ControlFlow;

use super::{Openings, Position, rules};
use crate::smyoz::Rule;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    rules::see(position, openings, Rule::Tip)
}
