//! The exhaustive search against itself. `third_judge` holds it against the ground truth and a plain
//! judge.

use std::ops::ControlFlow;

use crate::common::solutions;
use proptest::prelude::*;
use smyoz::engines::SearchEngine;
use smyoz::games::smyoz::{Cell, Clues, Inventory, Layout, Shots, Smyoz, Symmetry, View};
use smyoz::limits::{Budget, Limits};

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
