//! What both engines are asked about: an inventory, full or partial, and shots.

use super::colouring::Colouring;
use super::inventory::Inventory;
use super::layout::Layout;
use super::shot::{Shot, View};

/// A set of clues. The question is always: which layouts fit all of them?
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clues {
    /// What is given of the inventory.
    pub inventory: Inventory,
    /// The shots, a mercy shot among them; no cell twice.
    pub shots: Vec<Shot>,
}

impl Clues {
    /// Whether the layout fits all clues. Plain and slow: the measure for both engines.
    #[must_use]
    pub fn fit(&self, layout: &Layout) -> bool {
        let view = View::of(layout);
        self.shots.iter().all(|shot| view.shows(shot.cell) == shot.shows)
            && self.inventory.fits(&Inventory::with_colouring(layout, &Colouring::of(layout)))
    }
}
