//! SEED files: a layout under a header line, then its inventory.

use crate::smyoz::{Inventory, Layout, Seed};

/// The text of the file `SEED-nnnnnn.txt` of a seed's layout.
#[must_use]
pub fn seed_file(seed: Seed, layout: &Layout) -> String {
    format!("SMYOZ SEED {seed}\n{layout}{}", inventory_lines(&Inventory::of(layout)))
}

/// An inventory as text: one item a line, those that are withheld left out.
#[must_use]
pub fn inventory_lines(inventory: &Inventory) -> String {
    inventory.clues().map(|clue| format!("{clue}\n")).collect()
}
