//! A green line runs through a ship: it is alone in that line.

use std::ops::ControlFlow;

use super::lines::Stroke;
use super::{Openings, Position, colours};
use crate::smyoz::Content;

pub(super) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours::see(position, openings, |content, sight, line| match content {
        Content::Ship(_) => colours::only(Stroke::Green, sight, line),
        Content::Water(_) => None,
    })
}
