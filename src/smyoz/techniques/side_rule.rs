//! Two water cells at least lie between parallel ships side by side: no ship lies too near beside one that is found.

use std::ops::ControlFlow;

use super::{Openings, Position, rules};
use crate::smyoz::Rule;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    rules::see(position, openings, Rule::Side)
}
