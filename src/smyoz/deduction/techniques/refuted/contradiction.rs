//! What a supposition breaks at once: a clue that can no longer be met, or a cell, point, line or
//! type that is left without a ship.

use crate::smyoz::board::{CellSet, FLEET, Lane, Placement, PlacementSet, ShipType};
use crate::smyoz::clues::{Clue, Content, Shot};
use crate::smyoz::deduction::techniques::codes::reach::{Sums, TypeCodes};
use crate::smyoz::deduction::techniques::fleet::type_needs_room::room;
use crate::smyoz::deduction::techniques::islands::island_sizes::UnfinishedIslands;
use crate::smyoz::deduction::techniques::islands::water_points_counted;
use crate::smyoz::deduction::techniques::lanes::line_totals::{line_totals, ship_counts};
use crate::smyoz::deduction::techniques::lanes::lines::{KnownBoard, Span};
use crate::smyoz::deduction::techniques::{Because, Position};
use crate::smyoz::deduction::{Fact, Marks, ShipCounts};

/// Something that the position breaks and the marks `before` did not. Codes and colours are checked
/// only where a cell or a place has changed since.
pub(crate) fn contradiction(position: &Position, before: &Marks) -> Option<Because> {
    let now = position.marks;
    let out = before.possible() - now.possible();
    let changed = (now.water() - before.water()) | (now.ship() - before.ship());
    let changed = changed | out.iter().map(Placement::cells).collect();
    // The axis of the ALFA determines what the letters p and m mean, wherever a ship lies.
    let alphas = out & PlacementSet::of_type(ShipType::Alpha);
    let changed = if alphas.is_empty() { changed } else { CellSet::all() };
    // The cheapest checks first.
    digits(position)
        .or_else(|| places(now))
        .or_else(|| points_and_moored(position))
        .or_else(|| lines(position))
        .or_else(|| islands(position))
        .or_else(|| codes(position, changed))
        .or_else(|| colours(position, changed))
}

/// A digit with too many or too few water points.
fn digits(position: &Position) -> Option<Because> {
    let marks = position.marks;
    let wrong = |&(shot, digit): &(&Shot, usize)| {
        let corners = shot.cell.points();
        let known = (corners & marks.water_points()).len();
        let most = (corners - marks.ship_points()).len();
        !(known..=most).contains(&digit)
    };
    position.water_shots().find(wrong).map(|(&shot, _)| Because::Clue(Clue::Shot(shot)))
}

/// A ship cell or ship point without places for its ship, or a type without room for its missing
/// ships.
fn places(marks: &Marks) -> Option<Because> {
    let possible = marks.possible();
    let cell = marks.ship().iter().find(|&cell| (possible & PlacementSet::over(cell)).is_empty());
    let point = || {
        let mut points = marks.ship_points().iter();
        points.find(|&point| (possible & PlacementSet::touching(point)).is_empty())
    };
    let kind = || ShipType::ALL.into_iter().find(|&kind| room(marks.open(kind), marks.missing(kind)).is_none());
    cell.map(|cell| Because::Fact(Fact::Ship(cell)))
        .or_else(|| point().map(|point| Because::Fact(Fact::ShipPoint(point))))
        .or_else(|| kind().map(Because::Room))
}

/// Too many or too few water points or moored ships.
fn points_and_moored(position: &Position) -> Option<Because> {
    let (inventory, marks) = (&position.clues.inventory, position.marks);
    let points = water_points_counted::number(inventory).filter(|&(_, number)| {
        let (known, unknown) = (marks.water_points().len(), marks.unknown_points().len());
        !(known..=known + unknown).contains(&number)
    });
    let moored = inventory.moored().filter(|&number| {
        let moored = marks.found().iter().filter(|ship| ship.is_moored()).count();
        let most = FLEET.len() - (marks.found().len() - moored);
        !(moored..=most).contains(&usize::from(number))
    });
    points.map(|(clue, _)| Because::Clue(clue)).or_else(|| moored.map(|number| Because::Clue(Clue::Moored(number))))
}

/// A line for which no number of ships is left, or too many or too few lines with a given number.
fn lines(position: &Position) -> Option<Because> {
    let marks = position.marks;
    let unfound = marks.ship() - marks.found_cells();
    let wrong = |lane: &Lane| {
        let over = PlacementSet::in_lane(*lane);
        let counts = ship_counts(position, *lane);
        let most = (marks.possible() & over).len();
        let others = unfound & lane.all_cells();
        let least = (marks.found() & over).len() + usize::from(!others.is_empty());
        let meets = |wanted, possible: bool| possible && counts.meet(wanted);
        !(meets(ShipCounts::NONE, least == 0)
            || meets(ShipCounts::ONE, least <= 1 && most >= 1)
            || meets(ShipCounts::MORE, most >= 2))
    };
    let lane = Lane::all().find(wrong);
    lane.map(|lane| Because::Fact(Fact::Line(lane, ship_counts(position, lane)))).or_else(|| {
        let wrong = |(wanted, total, _): &(ShipCounts, usize, Vec<Clue>)| {
            let each = || Lane::all().map(|lane| ship_counts(position, lane));
            let (known, most) = (each().filter(|n| n == wanted).count(), each().filter(|n| n.meet(*wanted)).count());
            !(known..=most).contains(total)
        };
        let (_, _, clues) = line_totals(&position.clues.inventory).into_iter().find(wrong)?;
        clues.into_iter().next().map(Because::Clue)
    })
}

/// Islands that contradict the list.
fn islands(position: &Position) -> Option<Because> {
    UnfinishedIslands::of(position).filter(UnfinishedIslands::are_wrong).map(|islands| islands.clue())
}

/// Codes that cannot be distributed over the found ships, if something changed in the lines of one
/// of them.
fn codes(position: &Position, changed: CellSet) -> Option<Because> {
    let concerns = |ship: Placement| Span::of_ship(ship).any(|span| changed.meets(span.lane.all_cells()));
    let wrong = |codes: &TypeCodes| {
        let ships = position.marks.found() & PlacementSet::of_type(codes.kind);
        ships.iter().any(concerns) && codes.distribute(&codes.found(position), ANY).is_none()
    };
    /// Any codes may be left over.
    const ANY: u8 = u8::MAX;
    TypeCodes::all(*position).find(wrong).map(|codes| Because::Codes(codes.kind))
}

/// The colour of a shot that has become impossible, if something changed in its lines.
fn colours(position: &Position, changed: CellSet) -> Option<Because> {
    let comes_out = |board: &KnownBoard, shot: &Shot, ship: Option<Placement>| {
        let colour = shot.shows.colour;
        let spans = Span::of_shot(shot.cell, ship).into_iter();
        Sums::of(spans.map(|span| board.strokes(span))).contain(colour.red(), colour.green())
    };
    let wrong = |shot: &&Shot| {
        let lines = Lane::through(shot.cell);
        if lines.iter().all(|line| (changed & line.all_cells()).is_empty()) {
            return false;
        }
        match shot.shows.content {
            Content::Water(_) => !comes_out(&KnownBoard::new(position), shot, None),
            Content::Ship(kind) => {
                let over = PlacementSet::over(shot.cell) & PlacementSet::of_type(kind);
                let mut places = (position.marks.possible() & over).iter();
                !places.any(|ship| comes_out(&KnownBoard::with(position, ship), shot, Some(ship)))
            }
        }
    };
    position.clues.shots.iter().find(wrong).map(|&shot| Because::Clue(Clue::Shot(shot)))
}
