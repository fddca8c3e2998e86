//! What the colours of shots say. Shared by the techniques that use one kind of stroke each.

use std::ops::ControlFlow;

use crate::board::PlacementSet;
use crate::clues::{Clue, Content};
use crate::deduction::techniques::lanes::lines::{KnownBoard, LaneFacts, Span, Stroke, Strokes, coloured};
use crate::deduction::techniques::{Because, Openings, Position};

/// Concludes what the colours of shots say about lines, as far as `wanted` passes it on. It is
/// given the span of a line and the strokes that the line can have there.
pub(crate) fn see(
    position: &Position,
    openings: &mut Openings,
    wanted: impl Fn(Content, &KnownBoard, (Span, Strokes)) -> Option<LaneFacts>,
) -> ControlFlow<()> {
    for shot in &position.clues.shots {
        let content = shot.shows.content;
        // For each way in which the ship can lie: what is passed on about the row and the column.
        let mut ways: Vec<[Option<LaneFacts>; 2]> = Vec::new();
        let mut add = |board: KnownBoard, ship| {
            ways.extend(coloured(&board, shot, ship).map(|lines| lines.map(|line| wanted(content, &board, line))));
        };
        match content {
            Content::Water(_) => add(KnownBoard::new(position), None),
            Content::Ship(kind) => {
                let over = PlacementSet::over(shot.cell) & PlacementSet::of_type(kind);
                let places = position.marks.possible() & over;
                places.iter().for_each(|ship| add(KnownBoard::with(position, ship), Some(ship)));
            }
        }
        for at in 0..2 {
            let all: Option<Vec<LaneFacts>> = ways.iter().map(|way| way[at]).collect();
            if let Some(facts) = all.and_then(|facts| facts.into_iter().reduce(LaneFacts::or)) {
                let because = || [Because::Clue(Clue::Shot(*shot)), Because::Lane(facts.lane)];
                openings.conclude(facts.facts(), because)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What this stroke says, if the line can have no other.
pub(crate) fn only(stroke: Stroke, board: &KnownBoard, (span, strokes): (Span, Strokes)) -> Option<LaneFacts> {
    if strokes == stroke.into() { board.lane_facts(span, strokes) } else { None }
}
