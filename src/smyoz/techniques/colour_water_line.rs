//! A water cell is green along a line just where that is a water line: so its colour says which of its two lines is one,
//! or that it is none.

use std::ops::ControlFlow;

use super::lines::Stroke;
use super::{Openings, Position, colours};
use crate::smyoz::Content;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours::see(position, openings, |content, strokes| {
        let decided = colours::only(strokes, Stroke::Green) || !strokes.contains(Stroke::Green);
        matches!(content, Content::Water(_)) && decided
    })
}
