//! A red line runs through a shot: ships lie before and after it.

use std::ops::ControlFlow;

use super::colours;
use crate::deduction::techniques::lanes::lines::Stroke;
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours::see(position, openings, |_, board, line| colours::only(Stroke::Red, board, line))
}
