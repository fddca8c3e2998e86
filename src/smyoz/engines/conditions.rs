//! Conditions that every layout meets and that cost nothing to check: identities and counts.
//!
//! Clues that break one have no solution, whatever an engine might say after minutes of search, and the clues that the
//! condition speaks of are in conflict. The converse does not hold: clues that break no condition may still contradict
//! each other.

use crate::smyoz::board::ShipType;
use crate::smyoz::clues::{Clue, Clues, Code, Content, Inventory, Shot};

/// Number of rows and columns.
const LINES: i32 = 18;

/// Clues that contradict each other by one of the conditions, as few as they can tell; `None` if all conditions are met.
#[must_use]
pub fn conflict(clues: &Clues) -> Option<Vec<Clue>> {
    let single = clues.iter().find(|clue| !is_possible(clue)).map(|clue| vec![clue]);
    single.or_else(|| moored_and_islands(&clues.inventory)).or_else(|| codes_and_water_lines(&clues.inventory))
}

/// Whether a layout can fit a clue, as far as the clue alone tells.
fn is_possible(clue: &Clue) -> bool {
    match clue {
        Clue::Codes(kind, codes) => {
            codes.len() == kind.count()
                && codes.is_sorted()
                && codes.iter().all(|code| {
                    code.bearing.is_some() == matches!(kind, ShipType::Beta | ShipType::Gamma)
                        && code.red.saturating_add(code.green) <= lines_through(*kind)
                })
        }
        // The centre rule puts the four DELTAs into four rows and four columns.
        Clue::WaterLines(number) => i32::from(*number) <= LINES - 8,
        Clue::Moored(number) => *number <= 10,
        Clue::Islands(sizes) => sizes.is_sorted() && !sizes.contains(&0) && moored_by_islands(sizes).is_some(),
        Clue::Shot(shot) => is_possible_shot(shot),
    }
}

/// Number of rows and columns that run through a ship of this type.
fn lines_through(kind: ShipType) -> u8 {
    kind.length() + 1
}

/// Whether the digit of a water cell counts no more water points than the cell has corners. In a corner of the board no
/// ship may lie: it would have two sides on the rim at least.
pub(super) fn is_possible_shot(shot: &Shot) -> bool {
    let points = shot.cell.points().len();
    match shot.shows.content {
        Content::Ship(_) => points > 1,
        Content::Water(water) => usize::from(water) <= points,
    }
}

/// The number of moored ships that belongs to a list of islands; `None` if no layout has the list.
///
/// A ship of length n has 2n + 2 corners, of which two lie on the rim if it is moored. No two ships share a point, so
/// ten ships of 20 cells have 60 ship points less two for each moored one, and 4 and two for each moored ship remain of
/// the 64.
pub(super) fn moored_by_islands(sizes: &[u8]) -> Option<u8> {
    let surplus = sizes.iter().map(|&size| u32::from(size)).sum::<u32>().checked_sub(4)?;
    (surplus % 2 == 0 && surplus <= 20).then_some(surplus as u8 / 2)
}

/// The number of moored ships and the islands, if they do not belong together.
fn moored_and_islands(inventory: &Inventory) -> Option<Vec<Clue>> {
    let (moored, sizes) = (inventory.moored()?, inventory.islands()?);
    (moored_by_islands(sizes) != Some(moored)).then(|| vec![Clue::Moored(moored), Clue::Islands(sizes.to_vec())])
}

/// The number of water lines that belongs to all ship codes, if all are given.
///
/// A line with n ships is red in n - 2 of them if n is at least 2, green in one if n is 1. So the red lines through
/// ships, less the green ones, are the sum of n - 2 over all lines but the water lines: each ship lies in one line more
/// than it has cells, 30 in all, so that is 30 - 2 (18 - VV).
pub(super) fn water_lines_by_codes(inventory: &Inventory) -> Option<u8> {
    let codes = ShipType::ALL.iter().map(|&kind| inventory.codes(kind)).collect::<Option<Vec<_>>>()?;
    let surplus: i32 = codes.into_iter().map(surplus).sum();
    u8::try_from(surplus / 2 + 3).ok().filter(|_| surplus % 2 == 0)
}

/// The red lines of some codes, less the green ones.
fn surplus(codes: &[Code]) -> i32 {
    codes.iter().map(|code| i32::from(code.red) - i32::from(code.green)).sum()
}

/// The fewest lists of codes that contradict each other or the number of water lines.
fn codes_and_water_lines(inventory: &Inventory) -> Option<Vec<Clue>> {
    let given: Vec<(ShipType, &[Code])> =
        ShipType::ALL.into_iter().filter_map(|kind| Some((kind, inventory.codes(kind)?))).collect();
    let mut sets: Vec<u32> = (1..1 << given.len()).collect();
    sets.sort_by_key(|set| set.count_ones());
    let chosen = |set: u32| (0..given.len()).filter(move |at| set >> at & 1 == 1).map(|at| given[at]);
    for number in [None, inventory.water_lines()] {
        let contradictory = sets.iter().find(|&&set| !can_go_together(&chosen(set), number));
        if let Some(&set) = contradictory {
            let codes = chosen(set).map(|(kind, codes)| Clue::Codes(kind, codes.to_vec()));
            return Some(codes.chain(number.map(Clue::WaterLines)).collect());
        }
    }
    None
}

/// Whether ships may have these codes, and so many lines be water lines.
///
/// What the codes of the other types leave open is bounded by the lines that run through those ships; and no line is
/// green in two ships, or green and a water line.
fn can_go_together<'a>(
    given: &(impl Iterator<Item = (ShipType, &'a [Code])> + Clone),
    water_lines: Option<u8>,
) -> bool {
    let known: i32 = given.clone().map(|(_, codes)| surplus(codes)).sum();
    let green: i32 = given.clone().flat_map(|(_, codes)| codes).map(|code| i32::from(code.green)).sum();
    let unknown = ShipType::ALL.into_iter().filter(|&kind| given.clone().all(|(other, _)| other != kind));
    let unknown: i32 = unknown.map(|kind| kind.count() as i32 * i32::from(lines_through(kind))).sum();
    let fits = |number: i32| {
        let rest = 2 * (number - 3) - known;
        rest.abs() <= unknown && number + green <= LINES
    };
    match water_lines {
        Some(number) => fits(number.into()),
        None => (0..=LINES).any(fits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::smyoz::board::{CellSet, Layout};
    use crate::smyoz::clues::{Item, Shots, View};
    use crate::smyoz::seeds::numbering::unrank;

    /// Layouts far from each other in their numbering.
    fn layouts() -> impl Iterator<Item = Layout> {
        (0..Layout::COUNT).step_by(1_500_007).map(unrank)
    }

    #[test]
    fn every_layout_meets_the_conditions() {
        let mut tested = 0;
        for (number, layout) in layouts().enumerate() {
            let view = View::of(&layout);
            let full = Clues { inventory: Inventory::of(&layout), shots: Shots::at(CellSet::all(), &view) };
            assert_eq!(conflict(&full), None, "{layout}");
            let mut partial = full;
            let withheld = Item::ALL.into_iter().enumerate().filter(|(at, _)| number >> at & 1 == 1);
            withheld.for_each(|(_, item)| partial.inventory.withhold(item));
            assert_eq!(conflict(&partial), None, "{partial:?}");
            tested += 1;
        }
        assert!(tested > 500);
    }

    #[test]
    fn identities_tell_one_item_from_the_others() {
        for layout in layouts().step_by(10) {
            let inventory = Inventory::of(&layout);
            assert_eq!(water_lines_by_codes(&inventory), inventory.water_lines());
            assert_eq!(moored_by_islands(inventory.islands().unwrap()), inventory.moored());
        }
    }

    #[test]
    fn contradictions_are_named() {
        let layout = unrank(0);
        let full = Inventory::of(&layout);
        let told = |clue: Clue| {
            let inventory = full.clone().with(clue).unwrap();
            let found = conflict(&Clues { inventory, ..Clues::default() }).expect("a contradiction");
            found.iter().map(|clue| clue.item().unwrap().key()).collect::<Vec<_>>()
        };
        let all_codes = ["alpha", "beta", "gamma", "delta", "water_lines"];
        assert_eq!(told(Clue::WaterLines(full.water_lines().unwrap() + 1)), all_codes);
        assert_eq!(told(Clue::WaterLines(11)), ["water_lines"]);
        assert_eq!(told(Clue::Moored(full.moored().unwrap() - 1)), ["moored", "islands"]);
        assert_eq!(told(Clue::Islands(vec![7])), ["islands"]);
        let shot = |text: &str| {
            let (cell, shows) = text.split_once(' ').unwrap();
            let shot = Shot { cell: cell.parse().unwrap(), shows: shows.parse().unwrap() };
            conflict(&Clues { shots: Shots::new([shot]).unwrap(), ..Clues::default() })
        };
        assert!(shot("91 D").is_some() && shot("12 3").is_some());
        assert!(shot("92 D").is_none() && shot("12 2").is_none());
    }
}
