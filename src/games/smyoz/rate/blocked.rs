//! Why a ship fits in only one way: the cells that keep it from the others, where the board does not
//! show them as water.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use itertools::Itertools;

use super::words::Words;
use crate::board::{Cell, CellSet, Lane, Placement, Point, ShipType};
use crate::deduction::techniques::{Because, Deduction};
use crate::deduction::{Fact, Marks, ShipCounts};
use crate::lang::SmyozTexts;

/// What makes a cell water.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum By {
    /// A ship cell of another ship, which it touches.
    Ship(Cell),
    Point(Point),
    Line(Lane),
}

/// The most reasons that are named for one ship.
const MOST: usize = 3;

impl Words {
    /// Why the ships of a conclusion fit in no other way, as clauses; none if that takes many.
    pub fn blocked(self, deduction: &Deduction, board: &Marks) -> Vec<String> {
        let cells = deduction.because.iter().find_map(|because| match because {
            Because::Cells(cells) if deduction.technique.features.fits_one_way => Some(*cells),
            _ => None,
        });
        let found = deduction.facts.iter().filter_map(|fact| match fact {
            Fact::Found(ship) => Some(*ship),
            _ => None,
        });
        let found: Vec<Placement> = found.collect();
        let mut all = BTreeMap::<By, Vec<Cell>>::new();
        for cell in cells.iter().flat_map(|cells| cells.iter()) {
            let own = found.iter().copied().find(|ship| ship.cells().contains(cell));
            let reasons = own.map(|own| blocked(cell, own, board)).unwrap_or_default();
            reasons.into_iter().for_each(|(blocked, by)| all.entry(by).or_default().push(blocked));
        }
        let clause = |(by, mut cells): (By, Vec<Cell>)| {
            cells.sort_unstable();
            cells.dedup();
            let names = self.lang.listed(&cells.iter().map(Cell::to_string).collect_vec());
            match by {
                By::Ship(cell) => self.lang.blocked_ship(names, cells.len(), cell.to_string()),
                By::Point(point) => self.lang.blocked_point(names, cells.len(), self.subject(Fact::WaterPoint(point))),
                By::Line(lane) => self.lang.blocked_line(names, cells.len(), self.lanes(&[lane])),
            }
        };
        all.into_iter().map(clause).collect()
    }
}

/// The fewest cells that keep the ship over a cell from all its other places, each with why it is
/// water; none if a place is left, or many are needed.
fn blocked(cell: Cell, own: Placement, board: &Marks) -> Vec<(Cell, By)> {
    let may_be = |kind: ShipType| board.type_at(cell).map_or(board.missing(kind) > 0, |known| known == kind);
    let ship = board.ship();
    let is_hidden = |place: &Placement| {
        *place != own && may_be(place.kind()) && !place.cells().meets(board.water()) && !place.cells().is_subset(ship)
    };
    let mut places: Vec<Placement> = Placement::over(cell).iter().filter(is_hidden).collect();
    let mut reasons = Vec::new();
    while !places.is_empty() {
        let cells = places.iter().fold(CellSet::EMPTY, |all, place| all | place.cells()) - ship;
        let through = |cell: Cell| places.iter().filter(|place| place.cells().contains(cell)).count();
        let water = cells.iter().filter_map(|other| Some((other, water(other, cell, board)?)));
        let near = |other: Cell| other.column().abs_diff(cell.column()) + other.row().abs_diff(cell.row());
        let best = water.max_by_key(|&(other, by)| (through(other), Reverse(near(other)), Reverse(by)));
        let Some((other, by)) = best.filter(|_| reasons.len() < MOST) else { return Vec::new() };
        places.retain(|place| !place.cells().contains(other));
        reasons.push((other, by));
    }
    reasons
}

/// Why a cell near a ship cell is water, if that is seen.
fn water(cell: Cell, own: Cell, board: &Marks) -> Option<By> {
    let touches = |other: &Cell| {
        let [across, down] = [cell.column().abs_diff(other.column()), cell.row().abs_diff(other.row())];
        // The ship cells beside the cell in its line may be of one ship with it.
        let in_line = [cell, *other].iter().all(|cell| cell.column() == own.column())
            || [cell, *other].iter().all(|cell| cell.row() == own.row());
        across.max(down) == 1 && !in_line
    };
    let ship = board.ship().iter().find(touches).map(By::Ship);
    let point = || cell.points().iter().find(|&point| board.water_points().contains(point)).map(By::Point);
    let line = || Lane::through(cell).into_iter().find(|&lane| board.line(lane) == ShipCounts::NONE).map(By::Line);
    ship.or_else(point).or_else(line)
}
