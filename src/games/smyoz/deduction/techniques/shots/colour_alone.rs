//! A green line runs through a ship: it is alone in that line.

use std::ops::ControlFlow;

use super::colours;
use crate::clues::Content;
use crate::deduction::techniques::lanes::lines::Stroke;
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours::see(position, openings, |content, board, line| match content {
        Content::Ship(_) => colours::only(Stroke::Green, board, line),
        Content::Water(_) => None,
    })
}
