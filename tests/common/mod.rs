//! What several test programs share.
#![allow(dead_code, unused_imports, reason = "each test program uses a part")]

pub mod judge;
pub mod rup;
mod sampled;

use std::fs;

use itertools::Itertools;
use serde_json::Value;
use smyoz::composing::ClueSymmetry;
use smyoz::engines::SearchEngine;
use smyoz::games::smyoz::compose::{ComposeError, Goal, Wanted, compose};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::{
    Cell, CellSet, Clues, Inventory, Item, Layout, Seed, Shot, Shots, Shows, Smyoz, Solutions, View,
};
use smyoz::limits::{Budget, Limits};

pub use sampled::sampled;

pub fn seed(number: u32) -> Seed {
    Seed::try_from(number).unwrap()
}

/// The layouts that fit the clues, at most `limit` of them, by search.
pub fn solutions(clues: &Clues, limit: usize) -> Solutions {
    SearchEngine::new(&Smyoz).solutions(clues, limit, &mut Budget::new(Limits::NONE))
}

/// The smallest sets of cells of SMYOZ that have a symmetry.
pub fn orbits(symmetry: ClueSymmetry) -> Vec<CellSet> {
    let of = |cell: Cell| symmetry.orbit([cell.column(), cell.row()].map(usize::from), [9, 9]).unwrap();
    let cells =
        |orbit: Vec<[usize; 2]>| orbit.into_iter().map(|[column, row]| Cell::at(column as u8, row as u8)).collect();
    Cell::all().map(of).unique().map(cells).collect()
}

/// The puzzle of a seed in which all shots are needed, if there is one.
pub fn lean(number: u32, wanted: &Wanted, goal: Goal) -> Result<Puzzle, ComposeError> {
    let puzzle = compose(seed(number), wanted, goal, Limits::NONE)?;
    assert!(!puzzle.allow_spare, "seed {number}");
    Ok(puzzle)
}

/// These shots, but that at this place of the list shows something else.
pub fn changed(shots: &Shots, at: usize, shows: Shows) -> Shots {
    let other = |(place, &shot): (usize, &Shot)| if place == at { Shot { shows, ..shot } } else { shot };
    Shots::new(shots.iter().enumerate().map(other)).unwrap()
}

/// The documents of a file of JSON lines in `tests/data/`.
pub fn lines(name: &str) -> Vec<Value> {
    let text = fs::read_to_string(format!("{}/tests/data/{name}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

pub fn layout(value: &Value) -> Layout {
    value.as_str().unwrap().parse().unwrap()
}

pub fn puzzle(value: &Value) -> Puzzle {
    serde_json::from_value(value.clone()).unwrap()
}

/// The clues of a puzzle, or of an inventory alone.
pub fn clues(value: &Value) -> Clues {
    match value.get("shots") {
        Some(_) => puzzle(value).all_clues(),
        None => Clues { inventory: serde_json::from_value(value["inventory"].clone()).unwrap(), shots: Shots::NONE },
    }
}

/// The layouts whose inventories the ground truth lists.
pub fn inventories() -> Vec<Layout> {
    lines("inventory_classes").iter().map(|case| layout(&case["layout"])).collect()
}

/// The layout's full inventory and this many shots at random cells, drawn with this seed.
pub fn random_shots(layout: &Layout, shots: usize, number: u32) -> Clues {
    let mut stream = seed(number).stream("bench");
    let mut cells: Vec<Cell> = Cell::all().collect();
    let view = View::of(layout);
    let shot = |_| view.shot(cells.remove(stream.below(cells.len() as u64) as usize));
    Clues { inventory: Inventory::of(layout), shots: Shots::new((0..shots).map(shot)).unwrap() }
}

/// A layout as the third judge reads it: as a drawing.
pub fn drawn(layout: &Layout) -> judge::Board {
    judge::Board::read(&layout.to_string())
}

/// Clues as the third judge reads them: as in a puzzle file.
pub fn told(clues: &Clues) -> judge::Clues {
    let Clues { inventory, shots } = clues.clone();
    judge::Clues::read(&serde_json::to_value(Puzzle::new(Smyoz, Clues { inventory, shots })).unwrap())
}
