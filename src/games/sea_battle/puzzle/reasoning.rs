//! What rating and composing ask of the techniques.

use std::error::Error;

use super::canonical_symmetry;
use crate::board::{Cell, Layout, Piece, Setting, Symmetry};
use crate::clues::{Clue, Clues, Topic};
use crate::deduction::{Chart, Fact, Marks, SeaBattle, Turned};
use smyoz_core::deduction::Image;
use smyoz_core::lang::Lang;
use smyoz_core::rating::Reasoning;

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

    fn fact(clue: Clue) -> Fact {
        clue.into()
    }

    fn layout(&self, marks: &Marks) -> Layout {
        let mut layout = Layout::empty(marks.chart().setting().size());
        Piece::ALL.into_iter().for_each(|piece| layout.lay(piece, marks.is(piece)));
        layout
    }

    fn holds(&self, fact: Fact, layout: &Layout) -> bool {
        fact.holds(self, layout)
    }

    fn open(&self, marks: &Marks) -> usize {
        marks.open(Piece::Ship).len()
    }

    fn is_news(&self, marks: &Marks, topic: Topic) -> bool {
        match topic {
            Topic::Shown(cell) => Piece::ALL.into_iter().any(|piece| marks.open(piece).contains(cell)),
            Topic::Count(piece, line) => marks.count(piece, line).is_none(),
        }
    }

    fn ends_stage(fact: Fact) -> bool {
        matches!(fact, Fact::Found(_))
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

    fn in_words(&self, known: &[Fact], lang: Lang) -> Vec<String> {
        self.told(known, lang)
    }

    fn rows(&self, marks: &Marks) -> Vec<String> {
        marks.rows().collect()
    }

    fn canonical(&self, clues: &Clues) -> Symmetry {
        canonical_symmetry(self.setting(), clues)
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
