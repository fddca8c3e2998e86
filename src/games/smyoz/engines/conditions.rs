//! Conditions that every layout meets and that are cheap to check: identities and counts.
//!
//! Clues that violate one have no solution, which an engine might find only after minutes of
//! search; the clues that the condition involves are in conflict. The converse does not hold: clues
//! that meet all conditions may still contradict each other.

use crate::board::{Lane, ShipType};
use crate::clues::{Clue, Clues, Code, Content, Inventory, Shot};

/// The number of rows and columns.
const LINES: i32 = Lane::COUNT as i32;

/// Clues that contradict each other by one of the conditions, as few as the condition involves;
/// `None` if all are met.
pub fn conflict(clues: &Clues) -> Option<Vec<Clue>> {
    let single = clues.iter().find(|clue| !is_possible(clue)).map(|clue| vec![clue]);
    single.or_else(|| moored_and_islands(&clues.inventory)).or_else(|| codes_and_water_lines(&clues.inventory))
}

/// Whether some layout may fit this clue, judging by the clue alone.
fn is_possible(clue: &Clue) -> bool {
    match clue {
        Clue::Codes(kind, codes) => {
            codes.len() == kind.count()
                && codes.is_sorted()
                && codes.iter().all(|code| {
                    code.bearing.is_some() == kind.has_bearing()
                        && code.red.saturating_add(code.green) <= lines_through(*kind)
                })
        }
        // By the centre rule, the four DELTAs lie in four rows and four columns.
        Clue::WaterLines(number) => i32::from(*number) <= LINES - 8,
        Clue::Moored(number) => *number <= 10,
        Clue::Islands(sizes) => sizes.is_sorted() && !sizes.contains(&0) && moored_by_islands(sizes).is_some(),
        Clue::Shot(shot) => is_possible_shot(shot),
    }
}

/// The number of rows and columns that run through a ship of this type.
fn lines_through(kind: ShipType) -> u8 {
    kind.length() + 1
}

/// Whether the digit of a water cell is at most the number of its points. No ship covers a corner
/// cell: it would have at least two sides on the rim.
pub(super) fn is_possible_shot(shot: &Shot) -> bool {
    let points = shot.cell.points().len();
    match shot.shows.content {
        Content::Ship(_) => points > 1,
        Content::Water(water) => usize::from(water) <= points,
    }
}

/// The number of moored ships that a list of islands implies; `None` if no layout has the list.
///
/// A ship of length n has 2n + 2 corners, two of them on the rim if it is moored. No two ships
/// share a point, so ten ships with 20 cells have 60 ship points, less two for each moored ship. Of
/// the 64 points, 4 plus two for each moored ship remain.
pub(super) fn moored_by_islands(sizes: &[u8]) -> Option<u8> {
    let surplus = sizes.iter().map(|&size| u32::from(size)).sum::<u32>().checked_sub(4)?;
    (surplus % 2 == 0 && surplus <= 20).then_some(surplus as u8 / 2)
}

/// The clues for moored ships and islands, if they contradict each other.
fn moored_and_islands(inventory: &Inventory) -> Option<Vec<Clue>> {
    let (moored, sizes) = (inventory.moored()?, inventory.islands()?);
    (moored_by_islands(sizes) != Some(moored)).then(|| vec![Clue::Moored(moored), Clue::Islands(sizes.to_vec())])
}

/// The number of water lines that the ship codes imply, if all are given.
///
/// A line with n ships is red in n - 2 of them if n is at least 2, and green in one if n is 1. So
/// the red lines through ships, less the green ones, are the sum of n - 2 over all lines except
/// water lines. Each ship lies in one line more than it has cells, 30 in all, so this sum is 30 - 2
/// (18 - VV), where VV is the number of water lines.
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
    sets.sort_by_cached_key(|set| set.count_ones() as usize);
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

/// Whether ships may have these codes while this many lines are water lines.
///
/// The lines through ships of other types bound what their codes may contribute; and no line is
/// green in two ships, or both green in a ship and a water line.
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
    use crate::board::{CellSet, Layout};
    use crate::clues::{Item, Shots, View};
    use crate::seeds::numbering::unrank;

    /// Layouts that are far apart in the numbering.
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
