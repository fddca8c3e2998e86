//! A green line runs through a ship: it is alone in that line.

use std::ops::ControlFlow;

use super::lines::Stroke;
use super::{Openings, Position, colours};
use crate::smyoz::Content;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let is_ship = |content| matches!(content, Content::Ship(_));
    colours::see(position, openings, |content, strokes| is_ship(content) && colours::only(strokes, Stroke::Green))
}
