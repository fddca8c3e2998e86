//! Filters: which puzzles are wanted.

use crate::compose::Bounds;
use crate::puzzle::Puzzle;
use crate::smyoz::{Inventory, Layout};

/// What filters look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits {
    /// Number of shots, the mercy shot not counted.
    pub shots: u32,
    /// Number of moored ships of the solution; `None` if the puzzle does not tell.
    pub moored: Option<u32>,
    /// Number of islands of the solution; `None` if the puzzle does not tell.
    pub islands: Option<u32>,
}

impl Traits {
    /// The traits of a puzzle: from its solution, if it carries one, else from its inventory.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Self {
        let inventory = puzzle.solution.map_or_else(|| puzzle.inventory.clone(), |layout| Inventory::of(&layout));
        Self { shots: puzzle.shots.len() as u32, ..Self::of_inventory(&inventory) }
    }

    fn of_inventory(inventory: &Inventory) -> Self {
        let islands = inventory.islands().map(|islands| islands.len() as u32);
        Self { shots: 0, moored: inventory.moored().map(u32::from), islands }
    }
}

/// Which puzzles are wanted. Bounds that are absent admit all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Number of shots.
    pub shots: Option<Bounds>,
    /// Number of moored ships of the solution, whether the puzzle tells it or not.
    pub moored: Option<Bounds>,
    /// Number of islands of the solution.
    pub islands: Option<Bounds>,
}

impl Filter {
    /// Why no puzzle of this layout is wanted; `None` if that depends on the puzzle.
    #[must_use]
    pub fn excludes_layout(&self, layout: &Layout) -> Option<String> {
        if self.moored.is_none() && self.islands.is_none() {
            return None;
        }
        Self { shots: None, ..*self }.excludes_traits(&Traits::of_inventory(&Inventory::of(layout)))
    }

    /// Why a puzzle is not wanted; `None` if it is. One that does not tell a number for which there are bounds is not.
    #[must_use]
    pub fn excludes(&self, puzzle: &Puzzle) -> Option<String> {
        self.excludes_traits(&Traits::of(puzzle))
    }

    /// Whether a puzzle with these traits is wanted.
    #[must_use]
    pub fn admits(&self, traits: &Traits) -> bool {
        self.excludes_traits(traits).is_none()
    }

    fn excludes_traits(&self, traits: &Traits) -> Option<String> {
        let facts = [
            (self.shots, Some(traits.shots), "shots"),
            (self.moored, traits.moored, "moored"),
            (self.islands, traits.islands, "islands"),
        ];
        facts.into_iter().find_map(|(bounds, number, name)| {
            let bounds = bounds?;
            match number {
                Some(number) if bounds.contain(number) => None,
                Some(number) => Some(format!("{name} {number}")),
                None => Some(format!("{name} unknown")),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::smyoz::Seed;

    fn bounds(text: &str) -> Bounds {
        text.parse().unwrap()
    }

    #[test]
    fn layouts_and_puzzles_are_told_apart() {
        let layout = Seed::try_from(123_456).unwrap().layout();
        let inventory = Inventory::of(&layout);
        let (moored, islands) = (u32::from(inventory.moored().unwrap()), inventory.islands().unwrap().len());
        assert_eq!((moored, islands), (7, 4));
        let puzzle = Puzzle { solution: Some(layout), ..Puzzle::default() };
        let untold = Puzzle::default();
        for (moored, islands, reason) in [
            (Some("7"), None, None),
            (Some("..6"), None, Some("moored 7")),
            (Some("7.."), Some("5.."), Some("islands 4")),
            (None, Some("1..4"), None),
            (None, None, None),
        ] {
            let filter =
                Filter { shots: Some(bounds("0..1")), moored: moored.map(bounds), islands: islands.map(bounds) };
            assert_eq!(filter.excludes_layout(&layout).as_deref(), reason);
            assert_eq!(filter.excludes(&puzzle).as_deref(), reason);
            assert_eq!(filter.excludes(&untold).is_some(), moored.is_some() || islands.is_some());
            let filter = Filter { shots: Some(bounds("2..")), ..Filter::default() };
            assert_eq!(filter.excludes_layout(&layout), None);
            assert_eq!(filter.excludes(&puzzle).as_deref(), Some("shots 0"));
        }
    }
}
