//! The grounds from which facts follow.

use crate::board::{Cell, Lane};
use crate::deduction::{Fact, Marks, ShipCounts};

/// Which marks are grounds, in addition to the clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Ships, cells and ship points: what a person would point at on the board.
    Board,
    /// All marks: also water points, lines and excluded placements.
    All,
}

impl Scope {
    /// The marks that are grounds.
    ///
    /// A mark that follows from the rules alone, or from a single other mark, is left out: whatever
    /// follows with it follows from no more grounds without it, so no smallest core needs it.
    pub fn grounds(self, marks: &Marks) -> Vec<Fact> {
        let ships = || marks.found().iter();
        let has_water_point = |cell: Cell| cell.points().meets(marks.water_points());
        let is_on_water_line =
            |cell: Cell| Lane::through(cell).iter().any(|&lane| marks.line(lane) == ShipCounts::NONE);
        let is_ground = |fact: &Fact| match *fact {
            Fact::Found(_) => true,
            Fact::Ship(cell) | Fact::Type(cell, _) => !marks.found_cells().contains(cell),
            Fact::Water(cell) => {
                let is_seen = self == Self::All && (has_water_point(cell) || is_on_water_line(cell));
                !is_seen && !ships().any(|ship| ship.ring().contains(cell))
            }
            Fact::ShipPoint(point) => !marks.ship().iter().any(|cell| cell.points().contains(point)),
            Fact::WaterPoint(_) | Fact::Line(..) => self == Self::All,
            Fact::Excluded(_) => false,
        };
        let mut grounds: Vec<Fact> = marks.facts().filter(is_ground).collect();
        if self == Self::All {
            // Any other ground that excludes a placement does so alone.
            let open = grounds.iter().copied().collect::<Marks>().possible();
            grounds.extend((open - marks.possible()).iter().map(Fact::Excluded));
        }
        grounds
    }
}
