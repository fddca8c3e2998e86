//! A line is green at a water cell if and only if it is a water line. So the colour of the cell
//! says which of its two lines are water lines. What else red and missing lines say is left to
//! other techniques.

use std::ops::ControlFlow;

use super::colours;
use crate::board::CellSet;
use crate::clues::Content;
use crate::deduction::ShipCounts;
use crate::deduction::techniques::lanes::lines::{LaneFacts, Stroke};
use crate::deduction::techniques::{Openings, Position};

pub(crate) fn see(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours::see(position, openings, |content, board, (span, strokes)| match content {
        Content::Ship(_) => None,
        Content::Water(_) if strokes.contains(Stroke::Green) => colours::only(Stroke::Green, board, (span, strokes)),
        Content::Water(_) => {
            Some(LaneFacts { lane: span.lane, counts: ShipCounts::SOME, water: CellSet::EMPTY, ship: CellSet::EMPTY })
        }
    })
}
