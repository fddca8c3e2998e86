//! A layout as a source of clues.

use crate::board::{Cell, Layout};
use crate::clues::{Clues, Inventory, Item, Shots, TopicSet, View};

/// A layout, with everything that clues can say about it.
pub(crate) struct Subject {
    pub layout: Layout,
    pub view: View,
    pub inventory: Inventory,
}

impl Subject {
    pub fn new(layout: Layout) -> Self {
        Self { layout, view: View::of(&layout), inventory: Inventory::of(&layout) }
    }

    /// The clues on these topics for this layout.
    pub fn clues(&self, given: TopicSet) -> Clues {
        let mut inventory = self.inventory.clone();
        Item::ALL.into_iter().filter(|&item| !given.gives(item)).for_each(|item| inventory.withhold(item));
        Clues { inventory, shots: Shots::at(given.cells(), &self.view) }
    }

    /// The topics on which another layout differs: a clue on any of them refutes it.
    pub fn difference(&self, other: &Layout) -> TopicSet {
        let view = View::of(other);
        let cells = Cell::all().filter(|&cell| view.shows(cell) != self.view.shows(cell)).collect();
        let inventory = Inventory::of(other);
        let differs = |item: &Item| !self.inventory.agrees(&inventory, *item);
        TopicSet::shots(cells) | TopicSet::items(Item::ALL.into_iter().filter(differs))
    }
}
