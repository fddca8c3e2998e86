//! A layout as a source of clues.

use crate::board::{Cell, Layout};
use crate::clues::{Clues, Inventory, Item, Shots, Topic, TopicSet, View};

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
        Item::ALL
            .into_iter()
            .filter(|&item| !given.contains(Topic::Item(item)))
            .for_each(|item| inventory.withhold(item));
        Clues { inventory, shots: Shots::at(Topic::cells(given), &self.view) }
    }

    /// The topics on which another layout differs: a clue on any of them refutes it.
    pub fn difference(&self, other: &Layout) -> TopicSet {
        let view = View::of(other);
        let cells = Cell::all().filter(|&cell| view.shows(cell) != self.view.shows(cell)).collect();
        let inventory = Inventory::of(other);
        let differs = |item: &Item| !self.inventory.agrees(&inventory, *item);
        Topic::shots(cells) | Topic::items(Item::ALL.into_iter().filter(differs))
    }
}
