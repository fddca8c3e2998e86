//! The order of things in a sentence: what is of one kind stands together, in the reading order of
//! the board.

use crate::board::{Cell, Placement, Point};
use crate::clues::Clue;
use crate::deduction::Fact;
use crate::deduction::techniques::Because;

/// The kind of a fact. Facts of one kind are told together.
pub(super) fn kind(fact: Fact) -> (usize, usize) {
    match fact {
        Fact::Found(placement) => (0, placement.kind() as usize),
        Fact::Type(_, kind) => (1, kind as usize),
        Fact::Ship(_) => (2, 0),
        Fact::Water(_) => (3, 0),
        Fact::ShipPoint(_) => (4, 0),
        Fact::WaterPoint(_) => (5, 0),
        Fact::Excluded(placement) => (6, placement.kind() as usize),
        Fact::Line(_, numbers) => (7, numbers.order()),
    }
}

/// The place of a fact among those of its kind.
pub(super) fn place(fact: Fact) -> (usize, usize) {
    match fact {
        Fact::Water(cell) | Fact::Ship(cell) | Fact::Type(cell, _) => (cell.index(), 0),
        Fact::WaterPoint(point) | Fact::ShipPoint(point) => (point.index(), 0),
        Fact::Found(placement) | Fact::Excluded(placement) => ends(placement),
        Fact::Line(lane, _) => (lane.index(), 0),
    }
}

/// The place of a reason among those of its kind; what has none on the board comes first.
pub(super) fn place_of_reason(because: &Because) -> (usize, usize) {
    match because {
        Because::Clue(Clue::Shot(shot)) => (1 + shot.cell.index(), 0),
        Because::Fact(fact) => place(*fact),
        Because::Cells(cells) => (cells.first().map_or(0, Cell::index), 0),
        Because::Points(points) => (points.first().map_or(0, Point::index), 0),
        Because::Ship(placement) => ends(*placement),
        Because::Lane(lane) => (lane.index(), 0),
        _ => (0, 0),
    }
}

/// The first and the last cell of a ship.
pub(super) fn ends(placement: Placement) -> (usize, usize) {
    let mut cells = placement.cells().iter().map(Cell::index);
    let first = cells.next().unwrap_or(0);
    (first, cells.last().unwrap_or(first))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Lane;
    use crate::deduction::ShipCounts;

    #[test]
    fn only_lines_of_the_same_numbers_are_told_together() {
        let kinds = |lane: Lane| {
            let numbers = [ShipCounts::NONE, ShipCounts::ONE, ShipCounts::MORE];
            let two = [numbers[0] | numbers[1], numbers[0] | numbers[2], ShipCounts::SOME];
            numbers.into_iter().chain(two).map(move |numbers| kind(Fact::Line(lane, numbers))).collect::<Vec<_>>()
        };
        let mut lanes = Lane::all().map(kinds);
        let mut first = lanes.next().unwrap();
        assert!(lanes.all(|other| other == first));
        first.sort_unstable();
        assert!(first.is_sorted_by(|one, next| one < next), "{first:?}");
    }
}
