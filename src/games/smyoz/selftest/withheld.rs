//! Puzzles with withheld items: whether all of them can be rated and explained.
//!
//! Each puzzle is drawn from a seed and its own number alone: a layout, some items of its
//! inventory, and shots until no other layout is left.

use crate::board::{Cell, Layout};
use crate::clues::{Clues, Inventory, Item, Shots, View};
use crate::engines::{Smyoz, Solver};
use crate::puzzle::Puzzle;
use crate::seeds::Seed;
use crate::seeds::numbering::unrank;
use smyoz_core::limits::Limits;

/// The puzzle with this number. Its solution is recorded.
pub fn draw(seed: Seed, number: u32) -> Puzzle {
    let mut stream = seed.stream(&format!("smyoz withheld {number}"));
    let layout = unrank(stream.below(Layout::COUNT));
    let (view, inventory) = (View::of(&layout), Inventory::of(&layout));
    let mut clues = Clues::default();
    let odds = stream.below(8);
    for item in Item::ALL {
        if stream.below(8) < odds {
            clues.inventory.adopt(item, &inventory);
        }
    }
    let mut cells: Vec<Cell> = Cell::all().collect();
    stream.shuffle(&mut cells);
    let mut shots = Vec::new();
    loop {
        shots.extend(cells.pop().map(|cell| view.shot(cell)));
        clues.shots = Shots::new(shots.iter().copied()).expect("each cell is drawn once");
        let found = Solver::new(&Smyoz).solutions(&clues, 2, Limits::NONE);
        if found.is_ok_and(|found| found.unique().is_some()) || cells.is_empty() {
            break;
        }
    }
    Puzzle { inventory: clues.inventory, shots: clues.shots, solution: Some(layout), ..Puzzle::default() }
}
