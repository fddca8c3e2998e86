//! What rating and composing ask of the techniques.

use std::error::Error;

use super::canonical_symmetry;
use crate::board::{Cell, Layout, Line, Piece, Setting, Symmetry};
use crate::clues::{Clue, Clues, Shown, Topic};
use crate::deduction::{Chart, Fact, Marks, SeaBattle, Turned};
use smyoz_core::deduction::{Ground, GroundOf, Image};
use smyoz_core::game::{Reasoning, Stated, Task};
use smyoz_core::sat::Lit;

impl Reasoning for Chart {
    type Game = Setting;
    type Logic = SeaBattle;
    type Symmetry = Symmetry;

    fn new(setting: &Setting) -> Self {
        Self::new(setting)
    }

    fn problem(&self) -> &Setting {
        self.setting()
    }

    fn blank(&self) -> Marks {
        Marks::none(self)
    }

    fn ground(clue: Clue) -> GroundOf<SeaBattle> {
        Ground::Mark(clue.into())
    }

    fn given(_: &Clues) {}

    fn layout(&self, marks: &Marks) -> Option<Layout> {
        let mut layout = Layout::empty(marks.chart().setting().size());
        Piece::ALL.into_iter().for_each(|piece| layout.lay(piece, marks.is(piece)));
        Some(layout)
    }

    fn holds(&self, fact: Fact, layout: &Layout) -> bool {
        fact.holds(self, layout)
    }

    fn open(&self, marks: &Marks) -> usize {
        marks.open(Piece::Ship).len()
    }

    fn is_news(&self, _: &Clues, marks: &Marks, topic: Topic) -> bool {
        match topic {
            Topic::Shown(cell) => Piece::ALL.into_iter().any(|piece| marks.open(piece).contains(cell)),
            Topic::Count(piece, line) => marks.count(piece, line).is_none(),
        }
    }

    fn facts_at(&self, place: &str) -> Result<Vec<Fact>, Box<dyn Error + Send + Sync>> {
        let cell: Cell = place.parse()?;
        if !self.setting().size().contains(cell) {
            return Err(format!("{cell} is not on the board, which is {}", self.setting().size()).into());
        }
        Ok(Piece::ALL.into_iter().map(|piece| Fact::Is(piece, cell)).chain([Fact::Water(cell)]).collect())
    }

    fn fact_name(&self, fact: Fact) -> String {
        self.fact_name(fact)
    }

    fn read_fact(&self, name: &str) -> Result<Fact, Box<dyn Error + Send + Sync>> {
        Ok(self.read_fact(name)?)
    }

    fn rows(&self, marks: &Marks) -> Vec<String> {
        marks.rows().collect()
    }

    fn lines(&self) -> [Vec<String>; 2] {
        let size = self.setting().size();
        [
            (0..size.width()).map(|column| Line::Column(column).name()).collect(),
            (0..size.height()).map(|row| Line::Row(row).name()).collect(),
        ]
    }

    /// Of a count, the guard, which implies it: counts are known, but nobody asks for them.
    fn literal(&self, stated: &mut Stated<Setting>, fact: Fact) -> Lit {
        let holds = |stated: &mut Stated<Setting>, piece, cell| {
            let held = stated.model.holds(piece, cell);
            held.unwrap_or_else(|| stated.formula.any(&[]))
        };
        match fact {
            Fact::Water(cell) => {
                let pieces = Piece::ALL.map(|piece| holds(stated, piece, cell));
                !stated.formula.any(&pieces)
            }
            Fact::Is(piece, cell) => holds(stated, piece, cell),
            Fact::Not(piece, cell) => !holds(stated, piece, cell),
            Fact::Found(place) | Fact::Excluded(place) => {
                let (cells, size) = (*self.ship(place).cells(), self.setting().size());
                let sides = (cells.with_sides() - cells) & size.all();
                let ship: Vec<Lit> = cells.iter().map(|cell| holds(stated, Piece::Ship, cell)).collect();
                let water: Vec<Lit> = sides.iter().map(|cell| !holds(stated, Piece::Ship, cell)).collect();
                let lies = stated.formula.all(&[ship, water].concat());
                if matches!(fact, Fact::Found(_)) { lies } else { !lies }
            }
            Fact::Count(count) => stated.guard(&Clue::Count(count)),
            Fact::Shows(cell, shows) => stated.guard(&Clue::Shown(Shown { cell, shows })),
        }
    }

    /// What lies in cells that are open.
    fn questions(&self, marks: &Marks) -> Vec<Fact> {
        let open =
            |piece| marks.open(piece).iter().flat_map(move |cell| [Fact::Is(piece, cell), Fact::Not(piece, cell)]);
        Piece::ALL.into_iter().flat_map(open).collect()
    }

    fn canonical(&self, task: Task<'_, Setting>) -> Symmetry {
        canonical_symmetry(self.setting(), task.clues)
    }

    fn image(&self, clues: &Clues, symmetry: Symmetry) -> (Option<Self>, Clues) {
        (None, clues.image(symmetry, self.setting().size()))
    }

    fn turned(&self, symmetry: Symmetry) -> impl Image<SeaBattle> {
        Turned { chart: self, symmetry }
    }

    fn inverse(symmetry: Symmetry) -> Symmetry {
        symmetry.inverse()
    }
}
