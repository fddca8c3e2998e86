//! What rating, hints and composing ask of the techniques.

use std::error::Error;
use std::sync::Arc;

use smyoz::deduction::{Ground, GroundOf, Image};
use smyoz::engines::SatEngine;
use smyoz::game::Task;
use smyoz::paper::standard::Look;
use smyoz::rating::Reasoning;
use smyoz::sat::Lit;

use crate::board::{Board, Cell, Cells, Symmetry, each};
use crate::clues::{Clue, Clues};
use crate::deduction::{Logic, Marks, Turned};

/// A board, prepared for the techniques.
pub struct Chart(Arc<Board>);

impl Chart {
    /// All facts, true or not.
    pub fn all_facts(&self) -> Vec<Clue> {
        each(self.0.all()).flat_map(|cell| [true, false].map(|is_star| Clue { is_star, cell })).collect()
    }
}

impl Reasoning for Chart {
    type Game = Board;
    type Logic = Logic;
    type Symmetry = Symmetry;

    fn new(board: &Board) -> Self {
        Self(Arc::new(board.clone()))
    }

    fn problem(&self) -> &Board {
        &self.0
    }

    fn blank(&self) -> Marks {
        Marks { board: self.0.clone(), known: Clues::default() }
    }

    fn ground(clue: Clue) -> GroundOf<Logic> {
        Ground::Mark(clue)
    }

    fn given(_: &Clues) {}

    fn layout(&self, marks: &Marks) -> Option<Cells> {
        Some(marks.known.stars)
    }

    fn holds(&self, fact: Clue, layout: &Cells) -> bool {
        fact == Clue::of(fact.cell, *layout)
    }

    fn open(&self, marks: &Marks) -> usize {
        each(marks.unknown()).count()
    }

    fn is_news(&self, _: &Clues, marks: &Marks, cell: Cell) -> bool {
        marks.unknown() & cell.alone() != 0
    }

    fn facts_at(&self, place: &str) -> Result<Vec<Clue>, Box<dyn Error + Send + Sync>> {
        let cell = each(self.0.all()).find(|cell| cell.to_string() == place);
        let cell = cell.ok_or_else(|| format!("`{place}` is not a cell of this board: expected one such as B3"))?;
        Ok([true, false].map(|is_star| Clue { is_star, cell }).into())
    }

    fn fact_name(&self, fact: Clue) -> String {
        fact.mark()
    }

    fn read_fact(&self, name: &str) -> Result<Clue, Box<dyn Error + Send + Sync>> {
        let fact = self.all_facts().into_iter().find(|fact| fact.mark() == name);
        Ok(fact.ok_or_else(|| format!("`{name}` is not a mark: expected B3* for a star, or B3. for an empty cell"))?)
    }

    fn literal(&self, engine: &mut SatEngine<Board>, fact: Clue) -> Lit {
        let star = engine.model().stars[&fact.cell];
        if fact.is_star { star } else { !star }
    }

    fn questions(&self, marks: &Marks) -> Vec<Clue> {
        each(marks.unknown()).flat_map(|cell| [true, false].map(|is_star| Clue { is_star, cell })).collect()
    }

    fn rows(&self, marks: &Marks) -> Vec<String> {
        self.0.clue_rows(&marks.known)
    }

    fn canonical(&self, task: Task<'_, Board>) -> Symmetry {
        self.0.canonical(task.clues).1
    }

    fn image(&self, clues: &Clues, symmetry: Symmetry) -> (Option<Self>, Clues) {
        (Some(Self(Arc::new(self.0.image(symmetry)))), clues.image(symmetry, self.0.size))
    }

    fn turned(&self, symmetry: Symmetry) -> impl Image<Logic> {
        let board = self.0.image(symmetry.inverse());
        Turned { board, image: self.0.clone(), symmetry }
    }

    fn inverse(symmetry: Symmetry) -> Symmetry {
        symmetry.inverse()
    }
}
