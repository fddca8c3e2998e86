//! Two water cells at least lie between parallel ships side by side: no ship lies too near beside one that is found.

use std::ops::ControlFlow;

use super::forbidden;
use crate::smyoz::board::Rule;
use crate::smyoz::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    forbidden::see(position, openings, Rule::Side)
}
