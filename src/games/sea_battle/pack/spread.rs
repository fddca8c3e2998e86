//! Submarines spread over the free cells, so that the least distance between two of them is as
//! large as can be.

use itertools::Itertools;

use crate::board::{Cell, CellSet, MAX_SIDE, Setting, Touch};

/// Submarines, and how far apart they are.
pub(super) struct Spread {
    pub(super) cells: CellSet,
    /// The least distance between two, squared.
    pub(super) distance: Option<u32>,
    /// What it is at most.
    pub(super) at_most: Option<u32>,
}

/// Spreads the submarines of a fleet; `None` if not all of them were placed.
pub(super) fn spread(free: &CellSet, setting: &Setting, mut steps: u64) -> Option<Spread> {
    let number = setting.fleet().count(1);
    let cells: Vec<Cell> = free.iter().collect();
    let mut search = Search { number, steps: &mut steps };
    let mut best = search.apart(&cells, least_distance(setting), &mut Vec::new()).ok()??;
    let Some(mut distance) = least(&best) else {
        return Some(Spread { cells: best.into_iter().collect(), distance: None, at_most: None });
    };
    let at_most = loop {
        match search.apart(&cells, distance + 1, &mut Vec::new()) {
            Ok(Some(better)) => {
                distance = least(&better).unwrap_or(distance);
                best = better;
            }
            Ok(None) => break distance,
            Err(Exhausted) => break largest(&cells).unwrap_or(distance),
        }
    };
    Some(Spread { cells: best.into_iter().collect(), distance: Some(distance), at_most: Some(at_most) })
}

/// Whether the submarines of a fleet have room in these cells; `None` if that was not found out
/// within the steps, which are used up.
pub(super) fn have_room(free: &CellSet, setting: &Setting, steps: &mut u64) -> Option<bool> {
    let cells: Vec<Cell> = free.iter().collect();
    let mut search = Search { number: setting.fleet().count(1), steps };
    search.apart(&cells, least_distance(setting), &mut Vec::new()).ok().map(|found| found.is_some())
}

/// The least distance that two submarines must have, squared.
fn least_distance(setting: &Setting) -> u32 {
    match setting.variant().touch {
        Touch::None => 4,
        Touch::Corners => 2,
    }
}

fn squared(one: Cell, other: Cell) -> u32 {
    let difference = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    difference(one.column(), other.column()) + difference(one.row(), other.row())
}

/// The least distance between two of the cells, squared.
fn least(cells: &[Cell]) -> Option<u32> {
    cells.iter().array_combinations().map(|[&one, &other]| squared(one, other)).min()
}

/// The largest distance between two of the cells, squared.
fn largest(cells: &[Cell]) -> Option<u32> {
    cells.iter().array_combinations().map(|[&one, &other]| squared(one, other)).max()
}

/// A bound on how many of the cells may be so far apart: one in each square whose cells are all
/// nearer to each other.
fn most_apart(cells: &[Cell], distance: u32) -> usize {
    let side = (1..=MAX_SIDE).rev().find(|&side| 2 * u32::from(side - 1).pow(2) < distance).unwrap_or(1);
    let squares: CellSet = cells.iter().map(|cell| Cell::at(cell.column() / side, cell.row() / side)).collect();
    squares.len()
}

/// The steps are used up.
struct Exhausted;

struct Search<'a> {
    /// How many cells are wanted.
    number: usize,
    /// How many more may be tried.
    steps: &'a mut u64,
}

impl Search<'_> {
    /// Adds cells to those chosen, so that there are enough and each two are so far apart.
    fn apart(&mut self, cells: &[Cell], distance: u32, chosen: &mut Vec<Cell>) -> Result<Option<Vec<Cell>>, Exhausted> {
        if chosen.len() == self.number {
            return Ok(Some(chosen.clone()));
        }
        for (at, &cell) in cells.iter().enumerate() {
            if most_apart(&cells[at..], distance) < self.number - chosen.len() {
                break;
            }
            *self.steps = self.steps.checked_sub(1).ok_or(Exhausted)?;
            let far: Vec<Cell> =
                cells[at + 1..].iter().copied().filter(|&other| squared(cell, other) >= distance).collect();
            chosen.push(cell);
            if let Some(found) = self.apart(&far, distance, chosen)? {
                return Ok(Some(found));
            }
            chosen.pop();
        }
        Ok(None)
    }
}
