//! An exhaustive search, row by row. It shares nothing with the formula but the cells of units.

use std::ops::ControlFlow;

use smyoz::limits::Budget;
use smyoz::sets::ElementSet;

use crate::board::{Board, Cells, MAX_SIDE};
use crate::clues::Clues;

/// Precomputed tables of the search.
pub struct Tables {
    /// For each row, the ways to place its stars, none beside another.
    pub rows: Vec<Vec<Cells>>,
    /// The cells of each column and region.
    units: Vec<Cells>,
    stars: usize,
}

impl Tables {
    pub fn new(board: &Board) -> Self {
        let is_way = |way: &Cells| way.len() == board.stars && way & way << 1 == 0;
        let ways = |row| (0..1 << board.size).filter(is_way).map(|way: Cells| way << (MAX_SIDE * row)).collect();
        let units = board.kinds().into_iter().skip(1).flatten().map(|unit| board.cells(unit)).collect();
        Self { rows: (0..board.size).map(ways).collect(), units, stars: board.stars }
    }

    /// For each row, the ways that fit the clues.
    pub fn fitting(&self, clues: &Clues) -> Vec<Vec<Cells>> {
        let fits = |way: &Cells, row: Cells| way & clues.empty == 0 && clues.stars & row & !way == 0;
        let fitting = |ways: &Vec<Cells>| {
            let row = ways.iter().fold(0, |row, way| row | way);
            ways.iter().copied().filter(|way| fits(way, row)).collect()
        };
        self.rows.iter().map(fitting).collect()
    }

    /// Calls `found` for each way to go on in these rows, the last ones. Each row placed takes a
    /// step. No star can be in a `closed` cell.
    pub fn place(
        &self,
        rows: &[Vec<Cells>],
        placed: Cells,
        closed: Cells,
        budget: &mut Budget,
        found: &mut dyn FnMut(Cells) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let [ways, rows @ ..] = rows else { return found(placed) };
        let below = Cells::MAX << (MAX_SIDE * (self.rows.len() - rows.len()));
        ways.iter().filter(|&way| way & closed == 0).try_for_each(|way| {
            budget.step()?;
            let touched = way << (MAX_SIDE - 1) | way << MAX_SIDE | way << (MAX_SIDE + 1);
            match self.close(placed | way, closed | touched & below, below) {
                Some(closed) => self.place(rows, placed | way, closed, budget, found),
                None => ControlFlow::Continue(()),
            }
        })
    }

    /// The closed cells, with those of full units; `None` if a unit has too many stars, or no room
    /// for all that it needs.
    fn close(&self, placed: Cells, mut closed: Cells, below: Cells) -> Option<Cells> {
        for unit in &self.units {
            match self.stars.checked_sub((unit & placed).len())? {
                0 => closed |= unit & below,
                missing if (unit & below & !closed).len() < missing => return None,
                _ => {}
            }
        }
        Some(closed)
    }
}
