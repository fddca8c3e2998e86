//! Marks: what a solver has pencilled in so far.
//!
//! Marks only ever grow: a fact, once added, stays. What is obvious at a glance comes with it:
//!
//! - no ship covers a water cell or a cell known to belong to another type, touches a water point,
//!   or lies next to a ship cell of another ship;
//! - a DELTA is found where one is seen, and where a cell of the ALFA is seen, it lies nowhere else;
//! - the corners of a ship cell are ship points, and a point between four water cells is a water
//!   point;
//! - a line with a ship cell has a ship, and one whose cells are all water has none.
//!
//! Everything else takes a [technique](super::techniques).

use super::fact::{Fact, ShipCounts};
use crate::board::{Cell, CellSet, FLEET, Lane, Layout, Placement, PlacementSet, Point, PointSet, SIZE, ShipType};
use crate::clues::Clues;

/// What is known about a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    water: CellSet,
    ship: CellSet,
    /// Cells whose type is known, by type.
    types: [CellSet; 4],
    water_points: PointSet,
    ship_points: PointSet,
    found: PlacementSet,
    possible: PlacementSet,
    lines: [ShipCounts; Lane::COUNT],
}

impl Default for Marks {
    /// Nothing is known but the rules.
    fn default() -> Self {
        Self {
            water: CellSet::EMPTY,
            ship: CellSet::EMPTY,
            types: [CellSet::EMPTY; 4],
            water_points: PointSet::EMPTY,
            ship_points: PointSet::EMPTY,
            found: PlacementSet::EMPTY,
            possible: PlacementSet::all(),
            lines: [ShipCounts::ANY; Lane::COUNT],
        }
    }
}

impl Marks {
    /// What the clues show directly: the contents of the shots.
    pub fn start(clues: &Clues) -> Self {
        clues.shots.iter().map(Fact::shown_by).collect()
    }

    /// Adds a fact; returns whether it was new.
    pub fn add(&mut self, fact: Fact) -> bool {
        if self.knows(fact) {
            return false;
        }
        match fact {
            Fact::Water(cell) => {
                self.water.insert(cell);
                self.possible -= Placement::over(cell);
                let is_water = |point: &Point| point.cells().is_subset(self.water);
                self.water_points |= cell.points().iter().filter(is_water).collect();
                for lane in Lane::through(cell) {
                    if lane.all_cells().is_subset(self.water) {
                        self.count(lane, ShipCounts::NONE);
                    }
                }
            }
            Fact::Ship(cell) => {
                self.ship.insert(cell);
                self.possible -= Placement::beside(cell);
                self.ship_points |= cell.points();
                Lane::through(cell).into_iter().for_each(|lane| self.count(lane, ShipCounts::SOME));
            }
            Fact::Type(cell, kind) => {
                self.add(Fact::Ship(cell));
                self.types[kind as usize].insert(cell);
                let (over, of_type) = (Placement::over(cell), Placement::set_of_type(kind));
                self.possible -= over - of_type;
                match kind {
                    ShipType::Alpha => self.possible -= of_type - over,
                    ShipType::Delta => self.found |= over & of_type,
                    ShipType::Beta | ShipType::Gamma => {}
                }
            }
            Fact::WaterPoint(point) => {
                self.water_points |= point.into();
                self.possible -= Placement::touching(point);
            }
            Fact::ShipPoint(point) => self.ship_points |= point.into(),
            Fact::Found(placement) => {
                self.found.insert(placement);
                for cell in placement.cells() {
                    self.add(Fact::Type(cell, placement.kind()));
                }
            }
            Fact::Excluded(placement) => {
                self.possible -= placement.into();
            }
            Fact::Line(lane, counts) => self.count(lane, counts),
        }
        true
    }

    /// A lane has one of these counts of ships.
    fn count(&mut self, lane: Lane, counts: ShipCounts) {
        self.lines[lane.index()] = self.lines[lane.index()] & counts;
    }

    /// Whether a fact is known.
    pub fn knows(&self, fact: Fact) -> bool {
        match fact {
            Fact::Water(cell) => self.water.contains(cell),
            Fact::Ship(cell) => self.ship.contains(cell),
            Fact::Type(cell, kind) => self.types[kind as usize].contains(cell),
            Fact::WaterPoint(point) => self.water_points.contains(point),
            Fact::ShipPoint(point) => self.ship_points.contains(point),
            Fact::Found(placement) => self.found.contains(placement),
            Fact::Excluded(placement) => !self.possible.contains(placement),
            Fact::Line(lane, counts) => (self.line(lane) & counts) == self.line(lane),
        }
    }

    /// Whether all ships are found.
    pub fn is_solved(&self) -> bool {
        self.found.len() == FLEET.len()
    }

    /// Whether all marks are true of a layout.
    pub fn hold(&self, layout: &Layout) -> bool {
        self.facts().all(|fact| fact.holds(layout))
    }

    /// All marks as facts: ships, then cells, points, lines, and excluded placements.
    pub fn facts(&self) -> impl Iterator<Item = Fact> {
        let cells = Cell::all().filter_map(|cell| match self.type_at(cell) {
            Some(kind) => Some(Fact::Type(cell, kind)),
            None if self.ship.contains(cell) => Some(Fact::Ship(cell)),
            None => self.water.contains(cell).then_some(Fact::Water(cell)),
        });
        let points = Point::all().filter_map(|point| match self.ship_points.contains(point) {
            true => Some(Fact::ShipPoint(point)),
            false => self.water_points.contains(point).then_some(Fact::WaterPoint(point)),
        });
        let lines = Lane::all().map(|lane| Fact::Line(lane, self.line(lane)));
        let lines = lines.filter(|fact| !matches!(fact, Fact::Line(_, ShipCounts::ANY)));
        let excluded = PlacementSet::all() - self.possible;
        let found = self.found.iter().map(Fact::Found);
        found.chain(cells).chain(points).chain(lines).chain(excluded.iter().map(Fact::Excluded))
    }

    /// The board as nine lines of nine characters, as a solver's notes are
    /// [read](super::read_facts): `?` is unknown, `.` water, `#` a ship cell, and a letter a ship's
    /// type.
    pub fn rows(&self) -> impl Iterator<Item = String> {
        let shows = |cell: Cell| match self.type_at(cell) {
            Some(kind) => kind.letter(),
            None if self.ship.contains(cell) => '#',
            None if self.water.contains(cell) => '.',
            None => '?',
        };
        (0..SIZE).map(move |row| (0..SIZE).map(|column| shows(Cell::at(column, row))).collect())
    }

    pub fn water(&self) -> CellSet {
        self.water
    }

    pub fn ship(&self) -> CellSet {
        self.ship
    }

    /// Cells not known to be water or ship cells.
    pub fn unknown(&self) -> CellSet {
        !(self.water | self.ship)
    }

    /// The type of the ship in a cell, if it is known.
    pub fn type_at(&self, cell: Cell) -> Option<ShipType> {
        ShipType::ALL.into_iter().find(|&kind| self.types[kind as usize].contains(cell))
    }

    /// Points that are water points.
    pub fn water_points(&self) -> PointSet {
        self.water_points
    }

    /// Points that are ship points.
    pub fn ship_points(&self) -> PointSet {
        self.ship_points
    }

    /// Points not known to be water or ship points.
    pub fn unknown_points(&self) -> PointSet {
        !(self.water_points | self.ship_points)
    }

    /// The ships that were found.
    pub fn found(&self) -> PlacementSet {
        self.found
    }

    /// The cells of the ships that were found.
    pub fn found_cells(&self) -> CellSet {
        self.found.iter().map(Placement::cells).collect()
    }

    /// Placements that are not excluded, including those of found ships.
    pub fn possible(&self) -> PlacementSet {
        self.possible
    }

    /// Placements that nothing on the board rules out: no cell or point, no ship that is found
    /// beside it, and no complete type. Placements excluded by what solvers remember are among
    /// them.
    pub(crate) fn at_a_glance(&self) -> PlacementSet {
        let board: Self = self.facts().filter(|fact| !matches!(fact, Fact::Excluded(_))).collect();
        let mut open = board.possible;
        for ship in self.found {
            (ship.cells() | ship.ring()).iter().for_each(|cell| open -= Placement::over(cell));
        }
        for kind in ShipType::ALL.into_iter().filter(|&kind| self.missing(kind) == 0) {
            open -= Placement::set_of_type(kind);
        }
        open | self.found
    }

    /// Placements of a type that are neither found nor excluded.
    pub fn open(&self, kind: ShipType) -> PlacementSet {
        (self.possible - self.found) & Placement::set_of_type(kind)
    }

    /// The number of ships of a type still to be found.
    pub fn missing(&self, kind: ShipType) -> usize {
        kind.count().saturating_sub((self.found & Placement::set_of_type(kind)).len())
    }

    /// The possible numbers of ships in a lane, as far as known.
    pub fn line(&self, lane: Lane) -> ShipCounts {
        self.lines[lane.index()]
    }
}

impl Extend<Fact> for Marks {
    fn extend<I: IntoIterator<Item = Fact>>(&mut self, facts: I) {
        facts.into_iter().for_each(|fact| {
            self.add(fact);
        });
    }
}

impl FromIterator<Fact> for Marks {
    fn from_iter<I: IntoIterator<Item = Fact>>(facts: I) -> Self {
        let mut marks = Self::default();
        marks.extend(facts);
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Axis;

    fn marks(text: &str) -> Marks {
        text.split(' ').map(|fact| fact.parse::<Fact>().unwrap()).collect()
    }

    #[test]
    fn facts_are_known_once_they_are_added() {
        let text = "B44-64 12. 33# 88D 11/22. 43/54# row4=12 row4=01 column9=0 !A81-84";
        let marks = marks(text);
        assert!(text.split(' ').all(|fact| marks.knows(fact.parse().unwrap())));
        assert_eq!(marks.facts().collect::<Marks>(), marks);
        assert_eq!(marks.line(Lane { axis: Axis::Horizontal, at: 3 }), ShipCounts::ONE);
    }

    #[test]
    fn the_board_shows_what_is_possible() {
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let over = |marks: &Marks, at| marks.possible() & Placement::over(cell(at));
        assert_eq!(over(&marks("44D"), "44").len(), 1);
        assert_eq!(marks("44D"), marks("D44"));
        let alphas = marks("44A").possible() & Placement::set_of_type(ShipType::Alpha);
        assert!(alphas.iter().all(|ship| ship.cells().contains(cell("44"))));
        assert!(over(&marks("44# 45."), "45").is_empty());
        // The only ship next to a ship cell is the rest of the same ship.
        assert!(over(&marks("44#"), "55").is_empty());
        assert!(over(&marks("44#"), "54").iter().all(|ship| ship.cells().contains(cell("44"))));
        assert!(over(&marks("44/55."), "45").is_empty());
        assert!(marks("44. 45. 54. 55. 66#").knows("44/55.".parse().unwrap()));
        assert!(marks("66#").knows("55/66#".parse().unwrap()));
        assert_eq!(marks("66#").line(Lane { axis: Axis::Vertical, at: 5 }), ShipCounts::SOME);
        let water = (1..=9).map(|column| format!("{column}6.")).collect::<Vec<_>>().join(" ");
        assert!(marks(&water).knows("row6=0".parse().unwrap()));
        assert_eq!(over(&marks("B44-64"), "54").len(), 1);
    }
}
