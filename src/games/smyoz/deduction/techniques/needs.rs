//! Needs: marks that require a ship at one of several placements.

use super::{Because, Position};
use crate::board::{CellSet, Lane, Placement, PlacementSet, PointSet, ShipType};
use crate::deduction::{Fact, ShipCounts};

/// Something that requires a ship.
pub(crate) struct Need {
    pub because: Because,
    /// The placements left for that ship. Every layout that fits has a ship at one of them.
    pub places: PlacementSet,
}

impl Need {
    /// What requires the ship, as a fact or a type.
    pub(crate) fn as_fact(&self) -> Because {
        let cell = |cells: &CellSet| cells.iter().next().map(|cell| Because::Fact(Fact::Ship(cell)));
        let point = |points: &PointSet| points.iter().next().map(|point| Because::Fact(Fact::ShipPoint(point)));
        let fact = match &self.because {
            Because::Cells(cells) => cell(cells),
            Because::Points(points) => point(points),
            _ => None,
        };
        fact.unwrap_or_else(|| self.because.clone())
    }
}

/// All needs that are not met: ship cells of ships that are not found, ship points without a ship
/// cell, the last missing ship of a type, and lines that are not empty but show no ship cell.
pub(crate) fn needs(position: &Position) -> Vec<Need> {
    let marks = position.marks;
    let found = marks.found_cells();
    let mut needs = Vec::new();
    for cell in marks.ship().iter().filter(|&cell| !found.contains(cell)) {
        let places = marks.possible() & Placement::over(cell);
        needs.push(Need { because: Because::Cells([cell].into_iter().collect()), places });
    }
    for point in marks.ship_points().iter().filter(|&point| (point.cells() & marks.ship()).is_empty()) {
        let places = marks.possible() & Placement::touching(point);
        needs.push(Need { because: Because::Points(point.into()), places });
    }
    for kind in ShipType::ALL.into_iter().filter(|&kind| marks.missing(kind) == 1) {
        needs.push(Need { because: Because::Type(kind), places: marks.open(kind) });
    }
    for lane in Lane::all() {
        let empty = (lane.all_cells() & marks.ship()).is_empty();
        if empty && !marks.line(lane).meet(ShipCounts::NONE) {
            let places = Placement::in_lane(lane);
            let because = Because::Fact(Fact::Line(lane, marks.line(lane)));
            needs.push(Need { because, places: (places & marks.possible()) });
        }
    }
    needs
}
