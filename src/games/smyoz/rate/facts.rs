//! Facts, as cores and the formula take them.

use crate::board::{Cell, Lane, Placement, ShipType};
use crate::deduction::{Fact, Marks, ShipCounts};
use crate::engines::Smyoz;
use smyoz_core::game::Stated;
use smyoz_core::sat::Lit;

/// The facts of which one says what a cell contains.
pub fn facts_about(cell: Cell) -> Vec<Fact> {
    let types = ShipType::ALL.map(|kind| Fact::Type(cell, kind));
    let ships = Placement::all().filter(|place| place.cells().contains(cell)).map(Fact::Found);
    [Fact::Water(cell), Fact::Ship(cell)].into_iter().chain(types).chain(ships).collect()
}

/// The marks from which cores are made: ships, cells and ship points; of all marks also water points, lines and excluded placements.
///
/// A mark that follows from the rules alone, or from a single other mark, is left out: whatever
/// follows with it follows from no more grounds without it, so no smallest core needs it.
pub(crate) fn marked(marks: &Marks, all: bool) -> Vec<Fact> {
    let ships = || marks.found().iter();
    let has_water_point = |cell: Cell| cell.points().meets(marks.water_points());
    let is_on_water_line = |cell: Cell| Lane::through(cell).iter().any(|&lane| marks.line(lane) == ShipCounts::NONE);
    let is_ground = |fact: &Fact| match *fact {
        Fact::Found(_) => true,
        Fact::Ship(cell) | Fact::Type(cell, _) => !marks.found_cells().contains(cell),
        Fact::Water(cell) => {
            let is_seen = all && (has_water_point(cell) || is_on_water_line(cell));
            !is_seen && !ships().any(|ship| ship.ring().contains(cell))
        }
        Fact::ShipPoint(point) => !point.cells().meets(marks.ship()),
        Fact::WaterPoint(point) => all && !point.cells().is_subset(marks.water()),
        Fact::Line(lane, ShipCounts::SOME) => all && !lane.all_cells().meets(marks.ship()),
        Fact::Line(lane, _) => all && !lane.all_cells().is_subset(marks.water()),
        Fact::Excluded(_) => false,
    };
    let mut grounds: Vec<Fact> = marks.facts().filter(is_ground).collect();
    if all {
        // Any other ground that excludes a placement does so alone.
        let open = grounds.iter().copied().collect::<Marks>().possible();
        grounds.extend((open - marks.possible()).iter().map(Fact::Excluded));
    }
    grounds
}

/// A literal that says whether a fact is true.
pub(crate) fn literal(stated: &mut Stated<Smyoz>, fact: Fact) -> Lit {
    match fact {
        Fact::Ship(cell) => ship_cell(stated, cell),
        Fact::Water(cell) => !ship_cell(stated, cell),
        Fact::Type(cell, kind) => {
            let places = Placement::of_type(kind).filter(|placement| placement.cells().contains(cell));
            let ships: Vec<Lit> = places.map(|placement| stated.model.ship(placement)).collect();
            stated.formula.any(&ships)
        }
        Fact::ShipPoint(point) => stated.model.ship_point(point),
        Fact::WaterPoint(point) => !stated.model.ship_point(point),
        Fact::Found(placement) => stated.model.ship(placement),
        Fact::Excluded(placement) => !stated.model.ship(placement),
        Fact::Line(lane, numbers) => {
            let (occupied, crowded) = stated.model.line(lane);
            let formula = &mut *stated.formula;
            let ways = [
                (ShipCounts::NONE, !occupied),
                (ShipCounts::ONE, formula.all(&[occupied, !crowded])),
                (ShipCounts::MORE, crowded),
            ];
            let ways = ways.into_iter().filter(|(number, _)| number.meet(numbers));
            formula.any(&ways.map(|(_, literal)| literal).collect::<Vec<_>>())
        }
    }
}

/// Whether a cell is a ship cell; always false for a corner cell.
fn ship_cell(stated: &mut Stated<Smyoz>, cell: Cell) -> Lit {
    stated.model.ship_cell(cell).unwrap_or_else(|| stated.formula.any(&[]))
}
