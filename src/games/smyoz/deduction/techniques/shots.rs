//! What a shot says: its digit and its colours.

use std::ops::ControlFlow;

use super::contradiction::wrong_colour;
use super::lines::{KnownBoard, LaneFacts, Span, Stroke, Strokes, coloured};
use super::{Because, Openings, Position};
use crate::board::{CellSet, Lane, Placement, PlacementSet};
use crate::clues::{Clue, Content};
use crate::deduction::{Fact, ShipCounts};

/// All water points that a digit counts are known: the other corners of the cell are ship points.
pub(super) fn digit_used_up(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.clues.water_shots().try_for_each(|(&shot, digit)| {
        let corners = shot.cell.points();
        let water = corners & position.marks.water_points();
        if water.len() != digit {
            return ControlFlow::Continue(());
        }
        let rest = (corners - water).iter().map(Fact::ShipPoint);
        openings.conclude(rest, || [Because::Clue(Clue::Shot(shot)), Because::Points(water)])
    })
}

/// A cell has only as many corners that can be water points as its digit says: all of them are.
pub(super) fn digit_full(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.clues.water_shots().try_for_each(|(&shot, digit)| {
        let ships = shot.cell.points() & position.marks.ship_points();
        let rest = shot.cell.points() - ships;
        if rest.len() != digit {
            return ControlFlow::Continue(());
        }
        let because = || [Because::Clue(Clue::Shot(shot)), Because::Points(ships)];
        openings.conclude(rest.iter().map(Fact::WaterPoint), because)
    })
}

/// A water cell that shows two greens lies on two water lines.
pub(super) fn two_greens(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.clues.water_shots().filter(|(shot, _)| shot.shows.colour.green() == 2).try_for_each(|(&shot, _)| {
        let lines = Lane::through(shot.cell).map(|lane| Fact::Line(lane, ShipCounts::NONE));
        openings.conclude(lines, || [Because::Clue(Clue::Shot(shot))])
    })
}

/// A line is green at a water cell if and only if it is a water line. So the colour of the cell
/// says which of its two lines are water lines. What else red and missing lines say is left to
/// other techniques.
pub(super) fn colour_water_line(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours(position, openings, false, |content, board, (span, strokes)| match content {
        Content::Ship(_) => None,
        Content::Water(_) if strokes.contains(Stroke::Green) => only(Stroke::Green, board, (span, strokes)),
        Content::Water(_) => {
            Some(LaneFacts { lane: span.lane, counts: ShipCounts::SOME, water: CellSet::EMPTY, ship: CellSet::EMPTY })
        }
    })
}

/// A green line runs through a ship: it is alone in that line.
pub(super) fn colour_alone(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours(position, openings, false, |content, board, line| match content {
        Content::Ship(_) => only(Stroke::Green, board, line),
        Content::Water(_) => None,
    })
}

/// No line runs through a shot, and a ship lies on one side: none lies on the other.
pub(super) fn colour_outermost(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours(position, openings, true, |_, board, line| only(Stroke::Bare, board, line))
}

/// A red line runs through a shot: ships lie before and after it.
pub(super) fn colour_between(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    colours(position, openings, false, |_, board, line| only(Stroke::Red, board, line))
}

/// A ship that was hit cannot lie where the colour of the shot would be impossible.
pub(super) fn colour_excludes(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    position.clues.shots.iter().try_for_each(|shot| {
        let Content::Ship(kind) = shot.shows.content else { return ControlFlow::Continue(()) };
        let places = position.marks.possible() & Placement::over(shot.cell) & Placement::set_of_type(kind);
        let is_wrong = |ship: &Placement| coloured(&KnownBoard::with(position, *ship), shot, Some(*ship)).is_none();
        let out: PlacementSet = places.iter().filter(is_wrong).collect();
        openings.conclude(out.iter().map(Fact::Excluded), || [Because::Broken(wrong_colour(position, shot, out))])
    })
}

/// A ship cannot lie where it would take more corners of a cell than the digit leaves to ships.
pub(super) fn digit_excludes(position: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let marks = position.marks;
    position.clues.water_shots().try_for_each(|(&shot, digit)| {
        let corners = shot.cell.points();
        let Some(ships) = corners.len().checked_sub(digit) else { return ControlFlow::Continue(()) };
        let near = corners.iter().map(Placement::touching).collect::<PlacementSet>();
        let too_many = |ship: &Placement| ((ship.points() | marks.ship_points()) & corners).len() > ships;
        let out = ((near & marks.possible()) - marks.found()).iter().filter(too_many);
        openings.conclude(out.map(Fact::Excluded), || [Because::Clue(Clue::Shot(shot))])
    })
}

/// Concludes what the colours of shots say about lines, as far as `wanted` passes it on. It is
/// given the span of a line and the strokes that the line can have there. `names_others`: the other
/// ships that are seen in the line are a reason.
pub(super) fn colours(
    position: &Position,
    openings: &mut Openings,
    names_others: bool,
    wanted: fn(Content, &KnownBoard, (Span, Strokes)) -> Option<LaneFacts>,
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
                let over = Placement::over(shot.cell) & Placement::set_of_type(kind);
                let places = position.marks.possible() & over;
                places.iter().for_each(|ship| add(KnownBoard::with(position, ship), Some(ship)));
            }
        }
        for at in 0..2 {
            let all: Option<Vec<LaneFacts>> = ways.iter().map(|way| way[at]).collect();
            if let Some(facts) = all.and_then(|facts| facts.into_iter().reduce(LaneFacts::or)) {
                // Ship cells of the lane that are not of the ship that was hit.
                let seen = || {
                    let over = position.marks.possible() & Placement::over(shot.cell);
                    let own: CellSet = over.iter().map(Placement::cells).collect();
                    Because::Cells((facts.lane.all_cells() & position.marks.ship()) - own)
                };
                let because = [Because::Clue(Clue::Shot(*shot)), Because::Lane(facts.lane)].into_iter();
                openings.conclude(facts.facts(), || because.chain(names_others.then(seen)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What this stroke says, if the line can have no other.
pub(super) fn only(stroke: Stroke, board: &KnownBoard, (span, strokes): (Span, Strokes)) -> Option<LaneFacts> {
    if strokes == stroke.into() { board.lane_facts(span, strokes) } else { None }
}
