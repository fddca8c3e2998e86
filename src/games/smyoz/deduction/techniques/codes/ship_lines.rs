//! What the codes that a ship can have say about its lines. Shared by the techniques that differ in
//! which ships and codes these are.

use std::ops::ControlFlow;

use super::reach::{CodeSet, TypeCodes};
use crate::board::Placement;
use crate::deduction::Fact;
use crate::deduction::techniques::lanes::lines::{KnownBoard, LaneFacts, Span, Strokes, together};
use crate::deduction::techniques::{Because, Openings, Position};

/// What holds of a ship's lines whichever of these codes it has; `None` if it can have none of
/// them.
pub(crate) fn lane_facts(
    board: &KnownBoard,
    codes: &TypeCodes,
    (ship, set): (Placement, CodeSet),
) -> Option<Vec<LaneFacts>> {
    let spans: Vec<Span> = Span::of_ship(ship).collect();
    let options: Vec<Strokes> = spans.iter().map(|&span| board.strokes(span)).collect();
    let allowed = |red, green| {
        let mut each = codes.codes.iter().enumerate();
        each.any(|(place, code)| set >> place & 1 == 1 && (code.red, code.green) == (red, green))
    };
    let strokes = together(&options, allowed)?;
    spans.iter().zip(strokes).map(|(&span, strokes)| board.lane_facts(span, strokes)).collect()
}

/// Concludes what holds of a found ship's lines whichever of these codes it has.
pub(crate) fn see(
    position: &Position,
    openings: &mut Openings,
    codes: &TypeCodes,
    ship: (Placement, CodeSet),
) -> ControlFlow<()> {
    let lanes = lane_facts(&KnownBoard::new(position), codes, ship).into_iter().flatten();
    let facts: Vec<Fact> = lanes.flat_map(LaneFacts::facts).collect();
    openings.conclude(facts, || [Because::Ship(ship.0), codes.clue()])
}
