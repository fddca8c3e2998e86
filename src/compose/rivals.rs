//! Rivals: the other layouts that fit the clues, and where they differ.

use std::ops::ControlFlow;

use crate::smyoz::{Cell, CellSet, Clues, Inventory, Layout, View, search};

/// As many rivals are listed at once where an inventory leaves more; then they are sought one by one.
const LISTED: usize = 10_000;

/// The layouts other than one that fit an inventory: all, or those found so far.
pub(super) struct Rivals {
    layout: Layout,
    view: View,
    inventory: Inventory,
    /// Each with the cells where a shot tells it from the layout.
    known: Vec<(CellSet, Layout)>,
    /// Whether all are known.
    complete: bool,
}

impl Rivals {
    /// The rivals of a layout that fit what is given of its inventory.
    pub fn new(layout: Layout, inventory: Inventory) -> Self {
        let view = View::of(&layout);
        let clues = Clues { inventory: inventory.clone(), shots: Vec::new() };
        let listed = search::solutions(&clues, LISTED);
        let mut rivals = Self { layout, view, inventory, known: Vec::new(), complete: listed.complete };
        if listed.complete {
            let others = listed.layouts.into_iter().filter(|&other| other != layout);
            rivals.known = others.map(|rival| (rivals.difference(&rival), rival)).collect();
        }
        rivals
    }

    /// Where the rivals that are known differ from the layout.
    pub fn differences(&self) -> impl Iterator<Item = CellSet> {
        self.known.iter().map(|&(difference, _)| difference)
    }

    /// A rival that shots at these cells do not tell from the layout, if there is one.
    pub fn find(&mut self, shots: CellSet) -> Option<Layout> {
        let known = self.known.iter().find(|(difference, _)| difference.and(shots).is_empty());
        if known.is_some() || self.complete {
            return known.map(|&(_, rival)| rival);
        }
        let mut rival = self.seek(shots)?;
        // The closer a rival, the more it demands: look for ones that also agree at cells where this one differs.
        let mut difference = self.difference(&rival);
        let mut agreed = CellSet(CellSet::ALL.0 & !difference.0);
        let mut untried = difference;
        while let Some(cell) = untried.iter().next() {
            untried = untried.without(cell);
            let mut more = agreed;
            more.insert(cell);
            if let Some(closer) = self.seek(more) {
                rival = closer;
                difference = self.difference(&rival);
                agreed = CellSet(CellSet::ALL.0 & !difference.0);
                untried = untried.and(difference);
            }
        }
        self.known.push((difference, rival));
        Some(rival)
    }

    /// The first rival that fits shots at these cells.
    fn seek(&self, shots: CellSet) -> Option<Layout> {
        let shots = shots.iter().map(|cell| self.view.shot(cell)).collect();
        let clues = Clues { inventory: self.inventory.clone(), shots };
        let mut rival = None;
        let _ = search::search(&clues, &mut |found| {
            if found == self.layout {
                return ControlFlow::Continue(());
            }
            rival = Some(found);
            ControlFlow::Break(())
        });
        rival
    }

    fn difference(&self, rival: &Layout) -> CellSet {
        let other = View::of(rival);
        Cell::all().filter(|&cell| other.shows(cell) != self.view.shows(cell)).collect()
    }
}
