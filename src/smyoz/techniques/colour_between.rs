//! A red line runs through: a ship lies before and a ship lies after.

use std::ops::ControlFlow;

use super::lines::Stroke;
use super::{Openings, Position, colours};

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours::see(position, openings, |_, sight, line| colours::only(Stroke::Red, sight, line))
}
