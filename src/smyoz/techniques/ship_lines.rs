//! What the codes that a found ship can have say about its lines, for the techniques that differ in which codes these are.

use std::ops::ControlFlow;

use super::codes::{CodeSet, Codes};
use super::lines::{Said, Sight, Span, Strokes, together};
use super::{Because, Openings, Position};
use crate::smyoz::{Fact, Placement};

/// Concludes what holds of a ship's lines whichever of these codes it has.
pub(super) fn see(
    position: &Position,
    openings: &mut Openings,
    codes: &Codes,
    (ship, set): (Placement, CodeSet),
) -> ControlFlow<()> {
    let sight = Sight::new(position);
    let spans: Vec<Span> = Span::of_ship(ship).collect();
    let options: Vec<Strokes> = spans.iter().map(|&span| sight.strokes(span)).collect();
    let of_set = |place: usize| set >> place & 1 == 1;
    let allowed = |red, green| {
        let mut each = codes.codes.iter().enumerate();
        each.any(|(place, code)| of_set(place) && (code.red, code.green) == (red, green))
    };
    let Some(strokes) = together(&options, allowed) else { return ControlFlow::Continue(()) };
    let said = spans.iter().zip(strokes).filter_map(|(&span, strokes)| sight.said(span, strokes));
    let facts: Vec<Fact> = said.flat_map(Said::facts).collect();
    openings.conclude(facts, || [Because::Ship(ship), codes.clue()])
}
