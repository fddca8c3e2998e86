//! The logic of Star Battle: marks, goals and images of conclusions.

use std::sync::Arc;

use itertools::Itertools;
use smyoz::deduction::{self, Image, Knowledge, NoClue, Policy, Position, Supposition, Technique};
use smyoz::sets::ElementSet;

use crate::board::{Board, Cell, Cells, Symmetry, Unit, each};
use crate::clues::{Clue, Clues};
use crate::techniques::{ALL, Reason, Text, contradiction};

/// All clues are facts, so they are among the marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Logic;

/// The facts known about a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Marks {
    pub board: Arc<Board>,
    pub known: Clues,
}

impl Marks {
    /// The cells that are neither known to be stars nor to be empty.
    pub fn unknown(&self) -> Cells {
        self.board.all() & !self.known.stars & !self.known.empty
    }

    /// Those of a unit.
    pub fn open(&self, unit: Unit) -> Cells {
        self.board.cells(unit) & self.unknown()
    }

    /// The number of stars that a unit still needs; `None` if it has too many.
    pub fn missing(&self, unit: Unit) -> Option<usize> {
        self.board.stars.checked_sub((self.board.cells(unit) & self.known.stars).len())
    }
}

impl Knowledge for Marks {
    type Fact = Clue;

    fn blank(&self) -> Self {
        Self { board: self.board.clone(), known: Clues::default() }
    }

    fn add(&mut self, fact: Clue) -> bool {
        let is_new = !self.knows(fact);
        self.known.insert(fact);
        is_new
    }

    fn knows(&self, fact: Clue) -> bool {
        self.known.contains(fact)
    }

    fn facts(&self) -> impl Iterator<Item = Clue> {
        self.known.iter()
    }

    fn is_solved(&self) -> bool {
        self.known.stars.len() >= self.board.size * self.board.stars
    }
}

impl deduction::Logic for Logic {
    type Clues = ();
    type Fact = Clue;
    type Marks = Marks;
    type Reason = Reason;
    type Contradiction = Reason;
    type Features = Text;

    const POLICY: Policy = Policy::DEFAULT;

    fn techniques() -> &'static [Technique<Self>] {
        ALL
    }

    fn ends_stage(fact: Clue) -> bool {
        fact.is_star
    }

    fn contradiction(position: &Position<Self>) -> Option<Reason> {
        contradiction(position.marks)
    }

    fn suppositions(&Position { marks, .. }: &Position<Self>, _cases: usize) -> Vec<Supposition<Self>> {
        let suppose = |is_star, cell| Supposition::Fact {
            supposed: Clue { is_star, cell },
            opposite: Clue { is_star: !is_star, cell },
        };
        let open = each(marks.board.all() & !marks.known.stars & !marks.known.empty);
        open.flat_map(|cell| [suppose(true, cell), suppose(false, cell)]).collect()
    }

    /// The stars: once they are known, all other cells are empty.
    fn goal(_start: &Marks, concluded: &[Clue]) -> Vec<Clue> {
        concluded.iter().copied().filter(|fact| fact.is_star).collect()
    }
}

/// A symmetry that takes a board to its image.
pub struct Turned {
    pub board: Board,
    pub image: Arc<Board>,
    pub symmetry: Symmetry,
}

impl Turned {
    fn cell(&self, cell: Cell) -> Cell {
        self.symmetry.cell(cell, self.board.size)
    }

    /// Rows may become columns; a region may have the cells of a row, but stays a region.
    fn unit(&self, unit: Unit) -> Unit {
        let cells = self.symmetry.cells(self.board.cells(unit), self.board.size);
        let is_alike = |other| matches!(other, Unit::Region(_)) == matches!(unit, Unit::Region(_));
        let mut units = self.image.units().filter(|&other| is_alike(other) && self.image.cells(other) == cells);
        units.next().expect("the image of a unit is one")
    }
}

impl Image<Logic> for Turned {
    fn fact(&self, Clue { is_star, cell }: Clue) -> Clue {
        Clue { is_star, cell: self.cell(cell) }
    }

    fn reason(&self, reason: &Reason) -> Reason {
        match reason {
            Reason::Cell(cell) => Reason::Cell(self.cell(*cell)),
            Reason::Units(units) => Reason::Units(units.iter().map(|&unit| self.unit(unit)).sorted().collect()),
        }
    }

    fn contradiction(&self, contradiction: &Reason) -> Reason {
        self.reason(contradiction)
    }

    fn clue(&self, clue: &NoClue) -> NoClue {
        *clue
    }
}
