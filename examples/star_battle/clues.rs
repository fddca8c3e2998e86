//! Clues: cells that are shown. Facts that a solver concludes have the same form.

use std::fmt;
use std::str::FromStr;

use crate::board::{Cell, Cells, Symmetry, each};

/// Whether a cell is a star.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clue {
    pub is_star: bool,
    pub cell: Cell,
}

impl Clue {
    pub fn of(cell: Cell, layout: Cells) -> Self {
        Self { cell, is_star: layout & cell.alone() != 0 }
    }
}

impl Clue {
    /// As solvers write it: `B3*`, or `B3.` if it is empty.
    pub fn mark(&self) -> String {
        format!("{}{}", self.cell, if self.is_star { '*' } else { '.' })
    }
}

impl FromStr for Clue {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let (cell, what) = text.split_once(" is ")?;
            let is_star = [("a star", true), ("empty", false)].into_iter().find(|(name, _)| *name == what)?.1;
            Some(Self { is_star, cell: Cell::named(cell)? })
        };
        read().ok_or_else(|| format!("`{text}` is not a clue: expected `B3 is a star` or `B3 is empty`"))
    }
}

impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is {}", self.cell, if self.is_star { "a star" } else { "empty" })
    }
}

/// For each of these cells, whether it is a star.
pub fn facts(is_star: bool, cells: Cells) -> impl Iterator<Item = Clue> {
    each(cells).map(move |cell| Clue { is_star, cell })
}

/// Cells known to be stars, and cells known to be empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clues {
    pub stars: Cells,
    pub empty: Cells,
}

impl Clues {
    pub fn iter(self) -> impl Iterator<Item = Clue> {
        facts(true, self.stars).chain(facts(false, self.empty))
    }

    pub fn contains(self, Clue { is_star, cell }: Clue) -> bool {
        let cells = if is_star { self.stars } else { self.empty };
        cells & cell.alone() != 0
    }

    pub fn insert(&mut self, Clue { is_star, cell }: Clue) {
        *(if is_star { &mut self.stars } else { &mut self.empty }) |= cell.alone();
    }

    pub fn image(self, symmetry: Symmetry, size: usize) -> Self {
        Self { stars: symmetry.cells(self.stars, size), empty: symmetry.cells(self.empty, size) }
    }
}
