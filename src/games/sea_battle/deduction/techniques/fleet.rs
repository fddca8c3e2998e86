//! What the fleet says: lengths used up or seen, last places, cells where no ship fits.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::board::{Cell, CellSet, Piece};
use crate::deduction::fact::Fact;
use crate::deduction::marks::Marks;
use crate::deduction::place_set::Place;

/// All ships of a length are found: no other ship is that long.
pub(super) fn length_used_up(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let lengths = marks.chart().setting().fleet().classes().map(|(length, _)| length);
    lengths.filter(|&length| marks.missing(length) == 0).try_for_each(|length| {
        let places = marks.unsettled_of(length);
        let count = marks.chart().setting().fleet().count(length);
        openings.conclude(places.iter().map(Fact::Excluded), || [Because::Length(length), Because::Number(count)])
    })
}

/// A length has exactly as many places left as ships missing: all of them are taken.
pub(super) fn last_place(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.missing_lengths().try_for_each(|(length, missing)| {
        let places = marks.unsettled_of(length);
        let because = || [Because::Length(length), Because::Number(missing), Because::Places(places.iter().collect())];
        let all = places.len() == missing;
        openings.conclude(places.iter().filter(|_| all).map(Fact::Found), because)
    })
}

/// No missing ship fits over a cell.
pub(super) fn no_ship_fits(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let free = marks.open(Piece::Ship).iter().filter(|&cell| !marks.may_be_covered(cell));
    openings.conclude(free.map(|cell| marks.without(Piece::Ship, cell)), || [])
}

/// All missing ships of a length are seen: some cells of each are known. Then none lies elsewhere.
pub(super) fn length_seen(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.missing_lengths().try_for_each(|(length, missing)| {
        let cells: CellSet = marks.runs().filter_map(|run| cell_of(marks, &run, length)).collect();
        if cells.len() < missing {
            return ControlFlow::Continue(());
        }
        let seen = Seen::new(marks, cells);
        let elsewhere = |place: &Place| seen.are_of(cells - *marks.chart().ship(*place).cells(), missing);
        let places = marks.unsettled_of(length);
        let out = places.iter().filter(elsewhere).map(Fact::Excluded);
        openings.conclude(out, || [Because::Length(length), Because::Number(missing), Because::Cells(cells)])
    })
}

/// A cell of a run whose ship has this length for certain.
fn cell_of(marks: &Marks, run: &CellSet, length: u8) -> Option<Cell> {
    let cell = run.first()?;
    let places = marks.possible_over(cell);
    let certain = !places.is_empty() && places.iter().all(|&place| marks.chart().length(place) == length);
    certain.then_some(cell)
}

/// How often a search may try both that a cell is chosen and that it is not.
const FORKS: usize = 64;

/// Cells of ships, and which of them may be of one.
struct Seen(HashMap<Cell, CellSet>);

impl Seen {
    fn new(marks: &Marks, cells: CellSet) -> Self {
        let reached = |cell| {
            let places = marks.possible_over(cell);
            places.iter().fold(CellSet::NONE, |all, &place| all | *marks.chart().ship(place).cells())
        };
        Self(cells.iter().map(|cell| (cell, (reached(cell) | CellSet::of(cell)) & cells)).collect())
    }

    /// Whether some of these cells are of this many ships for certain, since no two of them can be
    /// of one. If that takes too long to find out, it counts as false.
    fn are_of(&self, cells: CellSet, ships: usize) -> bool {
        self.are_of_within(cells, ships, &mut { FORKS })
    }

    fn are_of_within(&self, mut cells: CellSet, mut ships: usize, forks: &mut usize) -> bool {
        while ships > 0 {
            if cells.len() < ships {
                return false;
            }
            // If the cells that may be of its ship may all be of one, none is better to choose.
            let is_best = |cell: &Cell| {
                let near = self.0[cell] & cells;
                near.iter().all(|other| near.is_subset(&self.0[&other]))
            };
            match cells.iter().find(is_best) {
                Some(best) => cells -= self.0[&best],
                None => {
                    let Some(left) = forks.checked_sub(1) else { return false };
                    *forks = left;
                    let Some(first) = cells.first() else { return false };
                    if self.are_of_within(cells - self.0[&first], ships - 1, forks) {
                        return true;
                    }
                    cells.remove(first);
                    continue;
                }
            }
            ships -= 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Setting, Variant};
    use crate::deduction::chart::Chart;
    use smyoz_core::puzzles::Seed;

    /// Tries all sets of cells.
    fn are_of(seen: &Seen, cells: CellSet, ships: usize) -> bool {
        let Some(first) = cells.first().filter(|_| ships > 0) else { return ships == 0 };
        are_of(seen, cells - seen.0[&first], ships - 1) || are_of(seen, cells - CellSet::of(first), ships)
    }

    #[test]
    fn cells_of_several_ships_are_found() {
        let mut draws = Seed::try_from(1).unwrap().stream("seen");
        let all: Vec<Cell> = (0..10).map(|at| Cell::at(at, at)).collect();
        let mut found = 0;
        for number in 0..500 {
            let mut reached: HashMap<Cell, CellSet> = all.iter().map(|&cell| (cell, CellSet::of(cell))).collect();
            for (at, &one) in all.iter().enumerate() {
                for &other in &all[..at] {
                    if draws.below(10) < number % 10 {
                        reached.entry(one).or_default().insert(other);
                        reached.entry(other).or_default().insert(one);
                    }
                }
            }
            let (seen, cells) = (Seen(reached), all.iter().copied().collect());
            for ships in 0..=10 {
                assert_eq!(seen.are_of(cells, ships), are_of(&seen, cells, ships));
                found += usize::from(seen.are_of(cells, ships));
            }
        }
        assert!(found > 1_000);
    }

    #[test]
    fn many_cells_are_shared_out_at_once() {
        let fleet = ["3"; 21].join("-").parse().unwrap();
        let setting = Setting::new("30x30".parse().unwrap(), fleet, Variant::default()).unwrap();
        let mut marks = Marks::none(&Chart::new(&setting));
        // Twenty pairs, each of which one ship may cover.
        let corners = (0..5).flat_map(|row| (0..4).map(move |column| Cell::at(8 * column, 6 * row)));
        let pairs = corners.flat_map(|cell| [cell, Cell::at(cell.column() + 2, cell.row())]);
        let cells: CellSet = pairs.collect();
        marks.extend(cells.iter().map(|cell| Fact::Is(Piece::Ship, cell)));
        let seen = Seen::new(&marks, cells);
        assert!(seen.are_of(cells, 20) && !seen.are_of(cells, 21));
    }
}
