//! A water cell is green along a line just where that is a water line: so its colour says which of its two lines is one,
//! or that it is none. What red and missing lines say besides is for others.

use std::ops::ControlFlow;

use super::colours;
use crate::smyoz::board::CellSet;
use crate::smyoz::clues::Content;
use crate::smyoz::deduction::ShipCounts;
use crate::smyoz::deduction::techniques::lanes::lines::{LaneFacts, Stroke};
use crate::smyoz::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours::see(position, openings, |content, board, (span, strokes)| match content {
        Content::Ship(_) => None,
        Content::Water(_) if strokes.contains(Stroke::Green) => colours::only(Stroke::Green, board, (span, strokes)),
        Content::Water(_) => {
            Some(LaneFacts { lane: span.lane, counts: ShipCounts::SOME, water: CellSet::EMPTY, ship: CellSet::EMPTY })
        }
    })
}
