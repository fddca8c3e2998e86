//! The board of a solver: the shots, what is known so far, and what was found last.

use super::board::{Board, Hull, draw_shows};
use super::page::in_words;
use crate::board::{Cell, CellSet, Lane, Placement, Point, PointSet, SIZE};
use crate::clues::{Clue, Shots};
use crate::deduction::Ground;
use crate::deduction::{Fact, Marks, ShipCounts};
use smyoz_paper::drawing::{Anchor, DisplayList, Look, Type};
use smyoz_paper::notes::{self, CellNotes};
use smyoz_paper::outline::outline;

/// What a solver knows at some moment.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// The shots that were given.
    pub shots: Shots,
    /// What is known, whatever was found last included.
    pub marks: Marks,
    /// What was found last: it is set apart.
    pub new: Vec<Fact>,
    /// What that rests on: it is marked.
    pub basis: Vec<Ground>,
    /// What is noted beside the marks.
    pub notes: Vec<CellNotes>,
}

/// The most placements without a ship that are drawn; more would hide the board.
const PLACES: usize = 16;

impl Known {
    /// It for readers who do not see it: the shots, and the names of facts.
    pub fn in_words(&self) -> String {
        let is_drawn = |fact: &Fact| !matches!(fact, Fact::Excluded(_));
        let facts: Vec<String> = self.marks.facts().filter(is_drawn).map(|fact| fact.to_string()).collect();
        format!("{}. {}", in_words(self.shots.iter().copied()), facts.join(" "))
    }

    /// The cells, the ships and the lines that were found last.
    fn new_cells(&self) -> CellSet {
        let cells = self.new.iter().filter_map(|&fact| match fact {
            Fact::Water(cell) | Fact::Ship(cell) | Fact::Type(cell, _) => Some(cell),
            _ => None,
        });
        cells.filter(|&cell| !self.new_ships().any(|ship| ship.cells().contains(cell))).collect()
    }

    fn new_ships(&self) -> impl Iterator<Item = Placement> {
        self.new.iter().filter_map(|&fact| if let Fact::Found(ship) = fact { Some(ship) } else { None })
    }

    fn new_lanes(&self) -> impl Iterator<Item = Lane> {
        self.new.iter().filter_map(|&fact| if let Fact::Line(lane, _) = fact { Some(lane) } else { None })
    }

    fn new_points(&self) -> impl Iterator<Item = Point> {
        self.new.iter().filter_map(|&fact| match fact {
            Fact::WaterPoint(point) | Fact::ShipPoint(point) => Some(point),
            _ => None,
        })
    }

    /// The ships that were shown not to lie there, if they are few.
    fn new_excluded(&self) -> Vec<Placement> {
        let excluded =
            self.new.iter().filter_map(|&fact| if let Fact::Excluded(ship) = fact { Some(ship) } else { None });
        let excluded: Vec<Placement> = excluded.collect();
        if excluded.len() > PLACES { Vec::new() } else { excluded }
    }

    /// The cells on which it rests that was found last, except for those found last themselves.
    fn basis_cells(&self) -> CellSet {
        let cells = self.basis.iter().flat_map(|ground| match ground {
            Ground::Clue(Clue::Shot(shot)) => shot.cell.into(),
            Ground::Mark(Fact::Water(cell) | Fact::Ship(cell) | Fact::Type(cell, _)) => (*cell).into(),
            Ground::Mark(Fact::Found(ship)) => ship.cells(),
            Ground::Mark(Fact::Line(lane, counts)) if *counts == ShipCounts::NONE => lane.all_cells(),
            Ground::Clue(_) | Ground::Mark(_) => CellSet::EMPTY,
        });
        let new = self.new_ships().flat_map(Placement::cells).collect::<CellSet>() | self.new_cells();
        cells.collect::<CellSet>() - new
    }

    fn basis_points(&self) -> impl Iterator<Item = Point> {
        self.basis.iter().filter_map(|ground| match ground {
            Ground::Mark(Fact::WaterPoint(point) | Fact::ShipPoint(point)) => Some(*point),
            _ => None,
        })
    }

    /// The ship points of which no ship cell is known.
    fn bare_points(&self) -> PointSet {
        let of_ships = self.marks.ship().iter().map(Cell::points).collect::<PointSet>();
        self.marks.ship_points() - of_ships
    }
}

impl Board {
    /// Draws what a solver knows.
    pub fn draw_known(self, drawing: &mut DisplayList, known: &Known) {
        known.basis_cells().iter().for_each(|cell| self.draw_ground(drawing, Look::Basis, cell.into()));
        let around = |point| drawing.circle(Look::Basis, self.point(point), self.cell * 0.3);
        known.basis_points().for_each(around);
        self.draw_grid(drawing);
        known.new_lanes().for_each(|lane| self.draw_ground(drawing, Look::New, lane.all_cells()));
        known.new_cells().iter().for_each(|cell| self.draw_ground(drawing, Look::New, cell.into()));
        known.new_ships().for_each(|ship| self.draw_ground(drawing, Look::New, ship.cells()));
        let found = known.marks.found();
        found.iter().for_each(|ship| self.draw_hull(drawing, Hull::of(ship)));
        // Ships hide most of the ground.
        self.draw_outline(drawing, Look::BasisEdge, known.basis_cells());
        let ring = |point| drawing.circle(Look::BasisEdge, self.point(point), self.cell * 0.3);
        known.basis_points().for_each(ring);
        for ship in known.new_excluded() {
            let (corner, opposite) = self.corners(Hull::of(ship), 0.2);
            drawing.rect(Look::Frame, corner, opposite, 0.0);
        }
        for cell in known.marks.ship() | known.marks.water() {
            self.draw_cell(drawing, known, cell);
        }
        self.draw_points(drawing, known);
        notes::draw(drawing, &known.notes, self.at, self.cell);
        self.draw_rim(drawing);
    }

    /// A ground for cells that are set apart.
    fn draw_ground(self, drawing: &mut DisplayList, look: Look, cells: CellSet) {
        let (Some(first), Some(last)) = (cells.iter().next(), cells.iter().last()) else { return };
        let place = |cell: Cell, more: u8| self.place(f64::from(cell.column() + more), f64::from(cell.row() + more));
        drawing.rect(look, place(first, 0), place(last, 1), 0.0);
    }

    /// An outline around cells, a little inside.
    fn draw_outline(self, drawing: &mut DisplayList, look: Look, cells: CellSet) {
        const INSIDE: f64 = 0.05;
        let on = |at: i16| (0..i16::from(SIZE)).contains(&at);
        let has = |column: i16, row: i16| on(column) && on(row) && cells.contains(Cell::at(column as u8, row as u8));
        for cell in cells {
            for (from, to) in outline((cell.column(), cell.row()), INSIDE, has) {
                drawing.line(look, self.place(from.0, from.1), self.place(to.0, to.1));
            }
        }
    }

    /// A shot, a ship's letter, a square for a ship cell of unknown type, or a dot for water.
    fn draw_cell(self, drawing: &mut DisplayList, known: &Known, cell: Cell) {
        let (x, y) = self.centre(cell);
        if let Some(shot) = known.shots.iter().find(|shot| shot.cell == cell) {
            return draw_shows(drawing, (x, y), self.cell, shot.shows);
        }
        match known.marks.type_at(cell) {
            Some(kind) => {
                let size = self.cell * 0.42;
                let letter = kind.greek().to_string();
                drawing.text(Type::pale(size), Anchor::Middle, (x, y + size * 0.3), &letter);
            }
            None if known.marks.ship().contains(cell) => {
                let half = self.cell * 0.16;
                drawing.rect(Look::Ink, (x - half, y - half), (x + half, y + half), 0.0);
            }
            None => drawing.circle(Look::Ink, (x, y), self.cell * 0.07),
        }
    }

    /// Water points, and ship points where one could not see them or something rests on them; rings
    /// around new ones.
    fn draw_points(self, drawing: &mut DisplayList, known: &Known) {
        let radius = self.cell * 0.11;
        for point in known.marks.water_points() {
            drawing.circle(Look::Point, self.point(point), radius);
        }
        let new: Vec<Point> = known.new_points().collect();
        let seen = known.bare_points().iter().chain(new.iter().copied()).chain(known.basis_points());
        let seen: PointSet = seen.collect();
        for point in seen.iter().filter(|&point| known.marks.ship_points().contains(point)) {
            let (x, y) = self.point(point);
            drawing.rect(Look::Square, (x - radius, y - radius), (x + radius, y + radius), 0.0);
        }
        new.into_iter().for_each(|point| drawing.circle(Look::Given, self.point(point), radius * 2.2));
    }
}
