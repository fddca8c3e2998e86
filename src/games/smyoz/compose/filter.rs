//! Filters: which puzzles are wanted.

use thiserror::Error;

use crate::board::{Cell, FLEET, Layout};
use crate::clues::Inventory;
use crate::puzzle::Puzzle;
use smyoz_core::puzzles::Bounds;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits {
    /// Number of shots, without the mercy shot.
    pub shots: u32,
    /// Number of moored ships of the solution; `None` if the puzzle does not say.
    pub moored: Option<u32>,
    /// Number of islands of the solution; `None` if the puzzle does not say.
    pub islands: Option<u32>,
}

impl Traits {
    /// The traits of a puzzle, from its solution if it has one, otherwise from its inventory.
    pub fn of(puzzle: &Puzzle) -> Self {
        let inventory = puzzle.solution.map_or_else(|| puzzle.clues.inventory.clone(), |layout| Inventory::of(&layout));
        Self { shots: puzzle.clues.shots.len() as u32, ..Self::of_inventory(&inventory) }
    }

    fn of_inventory(inventory: &Inventory) -> Self {
        let islands = inventory.islands().map(|islands| islands.len() as u32);
        Self { shots: 0, moored: inventory.moored().map(u32::from), islands }
    }
}

/// Which puzzles are wanted. Without bounds, all are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    pub shots: Option<Bounds>,
    /// Number of moored ships of the solution, whether the puzzle gives it or not.
    pub moored: Option<Bounds>,
    /// Number of islands of the solution.
    pub islands: Option<Bounds>,
}

/// The fewest and the most islands of a layout, by its number of moored ships. Every layout has
/// moored ships, and all numbers in between occur. Counted over all legal layouts.
const ISLANDS: [Option<(u32, u32)>; FLEET.len() + 1] = [
    None,
    Some((3, 4)),
    Some((1, 7)),
    Some((1, 8)),
    Some((1, 9)),
    Some((1, 10)),
    Some((1, 10)),
    Some((1, 10)),
    Some((1, 10)),
    Some((1, 9)),
    Some((1, 6)),
];

/// Bounds that no puzzle can meet.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name} {bounds}: {from} to {to} are possible{}", with(.moored))]
pub struct FilterError {
    /// What they bound: `shots`, `moored` or `islands`.
    pub name: &'static str,
    pub bounds: Bounds,
    /// The smallest number that is possible.
    pub from: u32,
    pub to: u32,
    /// The bounds on moored ships under which this holds; `None` if it holds for all layouts.
    pub moored: Option<Bounds>,
}

fn with(moored: &Option<Bounds>) -> String {
    moored.map_or_else(String::new, |moored| format!(" with moored {moored}"))
}

impl Filter {
    /// Checks that some puzzle can meet the bounds.
    ///
    /// # Errors
    /// If no puzzle can, whatever the seed.
    pub fn check(&self) -> Result<(), FilterError> {
        let check = |name, bounds: Option<Bounds>, (from, to), moored| match bounds {
            Some(bounds) if !(from..=to).any(|number| bounds.contain(number)) => {
                Err(FilterError { name, bounds, from, to, moored })
            }
            _ => Ok(()),
        };
        let islands = |moored: Bounds| {
            let possible = (0..).zip(ISLANDS).filter(|(number, _)| moored.contain(*number));
            let possible = possible.filter_map(|(_, islands)| islands);
            possible.reduce(|(from, to), (other_from, other_to)| (from.min(other_from), to.max(other_to)))
        };
        check("shots", self.shots, (0, Cell::COUNT as u32), None)?;
        check("moored", self.moored, (1, FLEET.len() as u32), None)?;
        check("islands", self.islands, (1, 10), None)?;
        // For each number of moored ships, all numbers of islands between the bounds occur, and
        // these ranges overlap.
        let islands = self.moored.and_then(islands);
        islands.map_or(Ok(()), |islands| check("islands", self.islands, islands, self.moored))
    }

    /// Why no puzzle of this layout is wanted; `None` if that depends on the puzzle.
    pub(crate) fn excludes_layout(&self, layout: &Layout) -> Option<String> {
        if self.moored.is_none() && self.islands.is_none() {
            return None;
        }
        Self { shots: None, ..*self }.excludes_traits(&Traits::of_inventory(&Inventory::of(layout)))
    }

    /// Why a puzzle is not wanted; `None` if it is. A puzzle that does not give a bounded number is
    /// not wanted.
    pub fn excludes(&self, puzzle: &Puzzle) -> Option<String> {
        self.excludes_traits(&Traits::of(puzzle))
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
    use crate::clues::Clues;
    use crate::engines::Smyoz;
    use crate::seeds::Seed;

    fn bounds(text: &str) -> Bounds {
        text.parse().unwrap()
    }

    #[test]
    fn bounds_that_no_layout_keeps_are_told() {
        let check = |shots: Option<&str>, moored: Option<&str>, islands: Option<&str>| {
            let [shots, moored, islands] = [shots, moored, islands].map(|text| text.map(bounds));
            Filter { shots, moored, islands }.check().map_err(|impossible| impossible.to_string())
        };
        for (wish, told) in [
            ([Some("82.."), None, None], "shots 82..: 0 to 81 are possible"),
            ([None, Some("11.."), None], "moored 11..: 1 to 10 are possible"),
            ([None, Some("0"), None], "moored ..0: 1 to 10 are possible"),
            ([None, None, Some("11..50")], "islands 11..50: 1 to 10 are possible"),
            ([None, Some("10"), Some("7..")], "islands 7..: 1 to 6 are possible with moored 10..10"),
            ([None, Some("..1"), Some("5..9")], "islands 5..9: 3 to 4 are possible with moored ..1"),
            ([None, Some("1..2"), Some("8")], "islands 8..8: 1 to 7 are possible with moored 1..2"),
        ] {
            let [shots, moored, islands] = wish;
            assert_eq!(check(shots, moored, islands), Err(told.to_owned()));
        }
        for [shots, moored, islands] in [
            [Some("..81"), Some("10.."), Some("6..")],
            [Some("81.."), Some("..1"), Some("4..9")],
            [None, Some("4..5"), Some("10")],
        ] {
            assert_eq!(check(shots, moored, islands), Ok(()));
        }
    }

    #[test]
    fn layouts_are_within_the_bounds() {
        let seeds = (0..20_000).map(|number| Layout::of_seed(Seed::try_from(number * 49).unwrap()));
        let vectors = include_str!("../../../../tests/data/inventory_classes.jsonl").lines();
        let vectors = vectors.map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        let vectors = vectors.map(|case| case["layout"].as_str().unwrap().parse().unwrap());
        let mut seen = [0; FLEET.len() + 1];
        for layout in vectors.chain(seeds) {
            let inventory = Inventory::of(&layout);
            let moored = usize::from(inventory.moored().unwrap());
            let islands = inventory.islands().unwrap().len() as u32;
            let (from, to) = ISLANDS[moored].expect("there are such layouts");
            assert!((from..=to).contains(&islands), "{layout}");
            seen[moored] += 1;
        }
        assert!(seen[3..=10].iter().all(|&seen| seen > 0), "{seen:?}");
    }

    #[test]
    fn layouts_and_puzzles_are_told_apart() {
        let layout = Layout::of_seed(Seed::try_from(123_456).unwrap());
        let inventory = Inventory::of(&layout);
        let (moored, islands) = (u32::from(inventory.moored().unwrap()), inventory.islands().unwrap().len());
        assert_eq!((moored, islands), (7, 4));
        let puzzle = Puzzle { solution: Some(layout), ..Puzzle::new(Smyoz, Clues::default()) };
        let untold = Puzzle::new(Smyoz, Clues::default());
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
