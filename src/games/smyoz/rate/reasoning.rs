//! What rating and composing ask of the techniques.

use std::error::Error;

use crate::board::{Axis, Cell, FLEET, Lane, Layout, Placement, SIZE, Ship, ShipType, Symmetry};
use crate::clues::{Clue, Clues, Content, Topic};
use crate::deduction::{Fact, Ground, Marks, ShipCounts, read_facts};
use crate::engines::Smyoz;
use crate::puzzle::canonical_symmetry;
use smyoz_core::deduction::Image;
use smyoz_core::game::{Reasoning, Stated, Task};
use smyoz_core::sat::Lit;

impl Reasoning for Smyoz {
    type Game = Self;
    type Logic = Self;
    type Symmetry = Symmetry;

    fn new(_: &Self) -> Self {
        Self
    }

    fn problem(&self) -> &Self {
        self
    }

    fn blank(&self) -> Marks {
        Marks::default()
    }

    fn ground(clue: Clue) -> Ground {
        Ground::Clue(clue)
    }

    fn given(clues: &Clues) -> Clues {
        clues.clone()
    }

    fn start(&self, clues: &Clues) -> Marks {
        Marks::start(clues)
    }

    /// A shot shows a whole DELTA: that it lies there is nothing to look for.
    fn plain(clues: &Clues) -> Vec<Fact> {
        let shown = clues.shots.iter().filter_map(|shot| match shot.shows.content {
            Content::Ship(ShipType::Delta) => {
                Ship::new(ShipType::Delta, Axis::Horizontal, shot.cell).and_then(Placement::of)
            }
            _ => None,
        });
        shown.map(Fact::Found).collect()
    }

    fn layout(&self, marks: &Marks) -> Option<Layout> {
        let ships: [Placement; FLEET.len()] = marks.found().iter().collect::<Vec<_>>().try_into().ok()?;
        Layout::new(ships).ok()
    }

    fn holds(&self, fact: Fact, layout: &Layout) -> bool {
        fact.holds(layout)
    }

    fn open(&self, marks: &Marks) -> usize {
        marks.possible().len()
    }

    fn is_news(&self, clues: &Clues, _: &Marks, topic: Topic) -> bool {
        match topic {
            Topic::Shot(cell) => !clues.shots.cells().contains(cell),
            Topic::Item(item) => !clues.inventory.gives(item),
        }
    }

    fn facts_at(&self, place: &str) -> Result<Vec<Fact>, Box<dyn Error + Send + Sync>> {
        Ok(facts_about(place.parse()?))
    }

    fn fact_name(&self, fact: Fact) -> String {
        fact.to_string()
    }

    fn read_fact(&self, name: &str) -> Result<Fact, Box<dyn Error + Send + Sync>> {
        Ok(name.parse()?)
    }

    /// Also rows of a board.
    fn read_marks(&self, text: &str) -> Result<Vec<Fact>, Box<dyn Error + Send + Sync>> {
        Ok(read_facts(text)?)
    }

    fn literal(&self, stated: &mut Stated<Smyoz>, fact: Fact) -> Lit {
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

    /// What cells and points are.
    fn questions(&self, marks: &Marks) -> Vec<Fact> {
        let cells = marks.unknown().iter().flat_map(|cell| [Fact::Water(cell), Fact::Ship(cell)]);
        let points = marks.unknown_points().iter();
        cells.chain(points.flat_map(|point| [Fact::WaterPoint(point), Fact::ShipPoint(point)])).collect()
    }

    /// Ships, cells and ship points; of all marks also water points, lines and excluded placements.
    ///
    /// A mark that follows from the rules alone, or from a single other mark, is left out: whatever
    /// follows with it follows from no more grounds without it, so no smallest core needs it.
    fn marked(&self, marks: &Marks, all: bool) -> Vec<Fact> {
        let ships = || marks.found().iter();
        let has_water_point = |cell: Cell| cell.points().meets(marks.water_points());
        let is_on_water_line =
            |cell: Cell| Lane::through(cell).iter().any(|&lane| marks.line(lane) == ShipCounts::NONE);
        let is_ground = |fact: &Fact| match *fact {
            Fact::Found(_) => true,
            Fact::Ship(cell) | Fact::Type(cell, _) => !marks.found_cells().contains(cell),
            Fact::Water(cell) => {
                let is_seen = all && (has_water_point(cell) || is_on_water_line(cell));
                !is_seen && !ships().any(|ship| ship.ring().contains(cell))
            }
            Fact::ShipPoint(point) => !marks.ship().iter().any(|cell| cell.points().contains(point)),
            Fact::WaterPoint(_) | Fact::Line(..) => all,
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

    /// Where ships lie.
    fn lessons(&self, layout: &Layout) -> Vec<Fact> {
        layout.placements().map(Fact::Found).to_vec()
    }

    fn rows(&self, marks: &Marks) -> Vec<String> {
        marks.rows().collect()
    }

    fn lines(&self) -> [Vec<String>; 2] {
        let numbers = || (1..=SIZE).map(|number| number.to_string()).collect();
        [numbers(), numbers()]
    }

    fn canonical(&self, task: Task<'_, Self>) -> Symmetry {
        canonical_symmetry(task)
    }

    fn image(&self, clues: &Clues, symmetry: Symmetry) -> (Option<Self>, Clues) {
        (None, clues.image(symmetry))
    }

    fn turned(&self, symmetry: Symmetry) -> impl Image<Self> {
        symmetry
    }

    fn inverse(symmetry: Symmetry) -> Symmetry {
        symmetry.inverse()
    }
}

/// The facts of which one says what a cell contains.
pub fn facts_about(cell: Cell) -> Vec<Fact> {
    let types = ShipType::ALL.map(|kind| Fact::Type(cell, kind));
    let ships = Placement::all().filter(|place| place.cells().contains(cell)).map(Fact::Found);
    [Fact::Water(cell), Fact::Ship(cell)].into_iter().chain(types).chain(ships).collect()
}

/// Whether a cell is a ship cell; always false for a corner cell.
fn ship_cell(stated: &mut Stated<Smyoz>, cell: Cell) -> Lit {
    stated.model.ship_cell(cell).unwrap_or_else(|| stated.formula.any(&[]))
}
