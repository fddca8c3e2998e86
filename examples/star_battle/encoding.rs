//! The game as both engines see it, and its formula: a variable for each cell, and a named
//! constraint for each unit and for the rule that stars do not touch.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use smyoz::game::{Game, Model, NoLemma, Rules};
use smyoz::limits::Budget;
use smyoz::sat::{Formula, Lit, cardinality};
use smyoz::sets::ElementSet;

use crate::board::{Board, Cell, Cells, each};
use crate::clues::{Clue, Clues};
use crate::search::Tables;

impl Game for Board {
    type Layout = Cells;
    type Clue = Clue;
    type Clues = Clues;
    type Topic = Cell;
    type Prepared = Tables;
    type Model = Variables;

    const CHOSEN: &'static str = "cells";

    fn clues(&self, clues: impl IntoIterator<Item = Clue>) -> Clues {
        let mut all = Clues::default();
        clues.into_iter().for_each(|clue| all.insert(clue));
        all
    }

    fn each(clues: &Clues) -> impl Iterator<Item = Clue> {
        clues.iter()
    }

    fn fits(&self, clue: &Clue, layout: &Cells) -> bool {
        *clue == Clue::of(clue.cell, *layout)
    }

    fn is_legal(&self, layout: &Cells) -> bool {
        let has_its_stars = |unit| (self.cells(unit) & layout).len() == self.stars;
        let touches = |star| self.around(star) & layout != 0;
        layout & !self.all() == 0 && self.units().all(has_its_stars) && !each(*layout).any(touches)
    }

    fn topics(&self) -> Vec<Cell> {
        each(self.all()).collect()
    }

    fn about(&self, cell: Cell, layout: &Cells) -> Clue {
        Clue::of(cell, *layout)
    }

    fn topic(clue: &Clue) -> Cell {
        clue.cell
    }

    fn prepare(&self) -> Tables {
        Tables::new(self)
    }

    fn search(
        &self,
        tables: &Tables,
        clues: &Clues,
        budget: &mut Budget,
        found: &mut dyn FnMut(Cells) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        tables.place(&tables.fitting(clues), 0, clues.empty, budget, found)
    }
}

/// The variables of the formula.
#[derive(Clone, Debug)]
pub struct Variables {
    /// Whether each cell is a star.
    pub stars: BTreeMap<Cell, Lit>,
    /// The guards of the rules.
    rules: Vec<Lit>,
}

impl Model for Variables {
    type Game = Board;
    type Lemma = NoLemma;

    fn state(board: &Board, _: Rules) -> (Formula, Self) {
        let mut formula = Formula::new();
        let stars: BTreeMap<Cell, Lit> =
            each(board.all()).map(|cell| (cell, formula.named(format!("star {cell}")))).collect();
        let mut rules = Vec::new();
        for unit in board.units() {
            let inside: Vec<Lit> = each(board.cells(unit)).map(|cell| stars[&cell]).collect();
            let build = |formula: &mut Formula| cardinality::exactly(formula, &[], &inside, board.stars);
            rules.push(formula.constraint(unit.to_string(), build));
        }
        rules.push(formula.constraint("touching", |formula| {
            for (&cell, &star) in &stars {
                each(board.around(cell))
                    .filter(|&near| near > cell)
                    .for_each(|near| formula.clause([!star, !stars[&near]]));
            }
        }));
        (formula, Self { stars, rules })
    }

    fn rule_guards(&self) -> Vec<Lit> {
        self.rules.clone()
    }

    fn clue(&mut self, formula: &mut Formula, clue: &Clue) {
        let star = self.stars[&clue.cell];
        formula.clause([if clue.is_star { star } else { !star }]);
    }

    fn layout(&self, is_true: impl Fn(Lit) -> bool) -> Cells {
        self.stars.iter().filter(|&(_, &star)| is_true(star)).fold(0, |layout, (cell, _)| layout | cell.alone())
    }

    /// All layouts have equally many stars, so any other lacks one of these.
    fn differs(&self, layout: &Cells) -> impl Iterator<Item = Lit> {
        each(*layout).map(|cell| !self.stars[&cell])
    }
}
