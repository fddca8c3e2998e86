//! The exhaustive search against the ground truth, against the plain check [`Clues::fit`], and
//! against itself.

use std::ops::ControlFlow;

use crate::common::{clues, drawn, layout, lines, solutions, told};
use proptest::prelude::*;
use smyoz::engines::SearchEngine;
use smyoz::games::smyoz::search::census;
use smyoz::games::smyoz::{
    Cell, Clue, Clues, Inventory, Item, Layout, Placement, Seed, Shot, Shots, Smyoz, Symmetry, View,
};
use smyoz::limits::{Budget, Limits};

/// The number of layouts that fit.
fn count(clues: &Clues) -> u64 {
    SearchEngine::new(&Smyoz).count(clues, u64::MAX, &mut Budget::new(Limits::NONE)).unwrap()
}

/// All layouts that fit.
fn all(clues: &Clues) -> Vec<Layout> {
    let found = solutions(clues, usize::MAX);
    assert!(found.complete);
    assert!(found.layouts.is_sorted_by(|one, other| one < other), "sorted, and none twice");
    found.layouts
}

/// The layout's shots at these cells, without duplicates.
fn shots(layout: &Layout, cells: &[usize]) -> Shots {
    Shots::at(cells.iter().map(|&cell| Cell::from_index(cell)).collect(), &View::of(layout))
}

/// All layouts that differ in at most one ship.
fn neighbours(layout: &Layout) -> Vec<Layout> {
    let ships = layout.placements();
    let moves = (0..ships.len()).flat_map(|at| Placement::of_type(ships[at].kind()).map(move |to| (at, to)));
    moves
        .filter_map(|(at, to)| {
            let mut ships = ships;
            ships[at] = to;
            Layout::new(ships).ok()
        })
        .collect()
}

#[test]
fn inventory_classes() {
    for case in lines("inventory_classes") {
        let mut expected: Vec<_> = case["same_inventory"].as_array().unwrap().iter().map(layout).collect();
        expected.sort_unstable();
        assert_eq!(all(&clues(&case)), expected);
    }
}

/// Up to four shots may be watched in all 8 images at once, beside a full inventory only.
#[test]
fn few_shots_within_inventory_classes() {
    for (number, case) in lines("inventory_classes").iter().enumerate() {
        let class: Vec<_> = case["same_inventory"].as_array().unwrap().iter().map(layout).collect();
        let cells = [number * 11, number * 5 + 40, number * 17 + 3, number * 23 + 71].map(|cell| cell % Cell::COUNT);
        for shown in 1..=cells.len() {
            let mut cells = cells[..shown].to_vec();
            cells.sort_unstable();
            cells.dedup();
            let clues = Clues { shots: shots(&layout(&case["layout"]), &cells), ..clues(case) };
            let mut expected: Vec<_> = class.iter().filter(|layout| clues.fit(layout)).copied().collect();
            expected.sort_unstable();
            assert_eq!(all(&clues), expected, "{clues:?}");
        }
    }
}

#[test]
fn solution_counts() {
    let cases = lines("solution_counts");
    assert_eq!(cases.len(), 150);
    for case in cases {
        assert_eq!(count(&clues(&case["puzzle"])), case["solutions"].as_u64().unwrap(), "{}", case["puzzle"]);
    }
}

#[test]
fn all_legal_layouts() {
    assert_eq!(census(), Layout::COUNT);
}

#[test]
fn contradictions_have_no_solution() {
    let seed = Seed::try_from(1).unwrap();
    let inventory = Inventory::of(&Layout::of_seed(seed));
    let none = |clue: Clue| {
        let clues = Clues { inventory: inventory.clone().with(clue).unwrap(), shots: Shots::NONE };
        assert_eq!(solutions(&clues, usize::MAX).layouts, [], "{clues:?}");
    };
    none(Clue::WaterLines(inventory.water_lines().unwrap() + 1));
    none(Clue::Moored(inventory.moored().unwrap() - 1));
    none(Clue::Islands(vec![64]));
    none(Clue::Islands(Vec::new()));
    let shot = |cell: &str, shows: &str| Shot { cell: cell.parse().unwrap(), shows: shows.parse().unwrap() };
    for shots in
        [[shot("11", "4"), shot("55", "0")], [shot("22", "A"), shot("33", "B")], [shot("22", "0gg"), shot("32", "D")]]
    {
        assert_eq!(
            count(&Clues { inventory: Inventory::default(), shots: Shots::new(shots).unwrap() }),
            0,
            "{shots:?}"
        );
    }
}

#[test]
fn the_search_stops_when_told() {
    let mut told = 0;
    let flow = SearchEngine::new(&Smyoz).search(&Clues::default(), &mut Budget::new(Limits::NONE), &mut |_| {
        told += 1;
        if told == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(flow.is_break() && told == 10);
    let some = solutions(&Clues::default(), 10);
    assert!(!some.complete && some.layouts.len() == 10);
    assert_eq!(some, solutions(&Clues::default(), 10));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// With items withheld and some shots, every layout found fits; and of the layouts known to be
    /// near or to have the same inventory, all that fit are found.
    #[test]
    fn as_the_plain_filter(
        number in 0..Layout::COUNT,
        withheld in proptest::collection::vec(0..Item::ALL.len(), 0..=7),
        cells in proptest::collection::vec(0..Cell::COUNT, 8..=24),
        fewer in 0..=8_usize,
    ) {
        let layout = smyoz::games::smyoz::numbering::unrank(number);
        let full = Clues { inventory: Inventory::of(&layout), shots: Shots::NONE };
        let mut clues = full.clone();
        withheld.iter().for_each(|&item| clues.inventory.withhold(Item::ALL[item]));
        // With few items, all shots are needed to keep the number of solutions small.
        let given = if withheld.len() <= 2 { &cells[..fewer] } else { &cells };
        clues.shots = shots(&layout, given);

        let found = all(&clues);
        let told = told(&clues);
        prop_assert!(found.iter().all(|layout| clues.fit(layout) && drawn(layout).fits(&told)));
        prop_assert_eq!(count(&clues), found.len() as u64);
        for known in neighbours(&layout).into_iter().chain(all(&full)) {
            prop_assert_eq!(clues.fit(&known), found.binary_search(&known).is_ok(), "{}", known);
        }
        prop_assert!(found.contains(&layout));
    }

    #[test]
    fn image_clues_have_image_solutions(number in 0..Layout::COUNT, cells in proptest::collection::vec(0..Cell::COUNT, 1..=6)) {
        let layout = smyoz::games::smyoz::numbering::unrank(number);
        let clues = Clues { inventory: Inventory::of(&layout), shots: shots(&layout, &cells) };
        let found = all(&clues);
        for symmetry in [Symmetry::MIRROR, Symmetry::QUARTER_TURN] {
            let image = Clues { shots: clues.shots.image(symmetry), ..clues.clone() };
            let mut expected: Vec<_> = found.iter().map(|layout| layout.image(symmetry)).collect();
            expected.sort_unstable();
            prop_assert_eq!(all(&image), expected);
        }
    }
}
