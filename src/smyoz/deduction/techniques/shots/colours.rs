//! What the colours of shots say, for the techniques that speak of one kind of stroke each.

use std::ops::ControlFlow;

use crate::smyoz::board::PlacementSet;
use crate::smyoz::clues::{Clue, Content};
use crate::smyoz::deduction::techniques::lanes::lines::{Said, Sight, Span, Stroke, Strokes, coloured};
use crate::smyoz::deduction::techniques::{Because, Openings, Position};

/// Concludes what the colours of shots say about lines, as far as it is wanted. A line comes with the strokes that it can
/// be there.
pub(crate) fn see(
    position: &Position,
    openings: &mut Openings,
    wanted: impl Fn(Content, &Sight, (Span, Strokes)) -> Option<Said>,
) -> ControlFlow<()> {
    for shot in &position.clues.shots {
        let content = shot.shows.content;
        // For each way in which the ship can lie: what is said about row and column, as far as it is wanted.
        let mut ways: Vec<[Option<Said>; 2]> = Vec::new();
        let mut hear = |sight: Sight, ship| {
            ways.extend(coloured(&sight, shot, ship).map(|lines| lines.map(|line| wanted(content, &sight, line))));
        };
        match content {
            Content::Water(_) => hear(Sight::new(position), None),
            Content::Ship(kind) => {
                let over = PlacementSet::over(shot.cell) & PlacementSet::of_type(kind);
                let places = position.marks.possible() & over;
                places.iter().for_each(|ship| hear(Sight::with(position, ship), Some(ship)));
            }
        }
        for at in 0..2 {
            let all: Option<Vec<Said>> = ways.iter().map(|said| said[at]).collect();
            if let Some(said) = all.and_then(|said| said.into_iter().reduce(Said::or)) {
                let because = || [Because::Clue(Clue::Shot(*shot)), Because::Lane(said.lane)];
                openings.conclude(said.facts(), because)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What this stroke says, if the line can be no other.
pub(crate) fn only(stroke: Stroke, sight: &Sight, (span, strokes): (Span, Strokes)) -> Option<Said> {
    if strokes == stroke.into() { sight.said(span, strokes) } else { None }
}
