//! A layout as a source of clues, and sets of its clues.

use crate::smyoz::{Cell, CellSet, Clues, Inventory, Item, Layout, View};

/// A set of clues that a layout can give: shots, by their cells, and inventory items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClueSet(u128);

impl ClueSet {
    /// No clue.
    pub const EMPTY: Self = Self(0);
    /// All clues.
    pub const ALL: Self = Self((1 << (Cell::COUNT + Item::ALL.len())) - 1);

    /// Shots at these cells.
    pub fn shots(cells: CellSet) -> Self {
        Self(cells.0)
    }

    /// These inventory items.
    pub fn items(items: impl IntoIterator<Item = Item>) -> Self {
        let bit = |item| Cell::COUNT + Item::ALL.into_iter().position(|other| other == item).expect("one of all items");
        Self(items.into_iter().fold(0, |set, item| set | 1 << bit(item)))
    }

    /// The cells that are shot.
    pub fn cells(self) -> CellSet {
        CellSet(self.0 & CellSet::ALL.0)
    }

    /// Whether an item is among the clues.
    pub fn gives(self, item: Item) -> bool {
        !self.and(Self::items([item])).is_empty()
    }

    /// Number of clues.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no clue.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The clues in both.
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The clues in either.
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The clues that are not in the other.
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The clues one by one.
    pub fn each(self) -> impl Iterator<Item = Self> {
        (0..u128::BITS).map(|bit| Self(1 << bit)).filter(move |one| !one.and(self).is_empty())
    }
}

/// A layout and all that it can tell.
pub(crate) struct Subject {
    pub layout: Layout,
    pub view: View,
    pub inventory: Inventory,
}

impl Subject {
    pub fn new(layout: Layout) -> Self {
        Self { layout, view: View::of(&layout), inventory: Inventory::of(&layout) }
    }

    /// What the layout says to these clues.
    pub fn clues(&self, given: ClueSet) -> Clues {
        let mut inventory = self.inventory.clone();
        Item::ALL.into_iter().filter(|&item| !given.gives(item)).for_each(|item| inventory.withhold(item));
        Clues { inventory, shots: given.cells().iter().map(|cell| self.view.shot(cell)).collect() }
    }

    /// The clues of which each tells another layout from this one.
    pub fn difference(&self, other: &Layout) -> ClueSet {
        let view = View::of(other);
        let cells = Cell::all().filter(|&cell| view.shows(cell) != self.view.shows(cell)).collect();
        let inventory = Inventory::of(other);
        let differs = |item: &Item| !self.inventory.agrees(&inventory, *item);
        ClueSet::shots(cells).or(ClueSet::items(Item::ALL.into_iter().filter(differs)))
    }
}
