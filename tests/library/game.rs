//! Facts that hold for every layout.

use proptest::prelude::*;
use smyoz::games::smyoz::{Inventory, Layout, Placement, Seed, ShipType, islands, numbering};

/// The layout of a seed, or one with a number.
fn any_layout() -> impl Strategy<Value = Layout> {
    prop_oneof![
        (0..Seed::COUNT).prop_map(|number| Layout::of_seed(Seed::try_from(number).unwrap())),
        (0..Layout::COUNT).prop_map(numbering::unrank),
    ]
}

proptest! {
    #[test]
    fn the_two_identities(layout in any_layout()) {
        let inventory = Inventory::of(&layout);
        let codes = || ShipType::ALL.into_iter().flat_map(|kind| inventory.codes(kind).unwrap());
        let red: i32 = codes().map(|code| i32::from(code.red)).sum();
        let green: i32 = codes().map(|code| i32::from(code.green)).sum();
        let water_points = layout.water_points().len();
        prop_assert_eq!(2 * usize::from(inventory.moored().unwrap()) + 4, water_points);
        prop_assert_eq!(2 * (i32::from(inventory.water_lines().unwrap()) - 3), red - green);
        prop_assert_eq!(islands(layout.water_points()).map(smyoz::games::smyoz::PointSet::len).sum::<usize>(), water_points);
        let again = inventory.clues().try_fold(Inventory::default(), Inventory::with);
        prop_assert_eq!(again, Ok(inventory));
    }

    #[test]
    fn layouts_are_read_back(layout in any_layout()) {
        prop_assert_eq!(layout.to_string().parse::<Layout>().unwrap(), layout);
        prop_assert_eq!(layout.to_string().replace('\n', "").parse::<Layout>().unwrap(), layout);
    }

    #[test]
    fn a_ship_moved_breaks_rules_or_makes_another_layout(layout in any_layout(), at in 0..10usize, to in 0..112usize) {
        let mut ships = layout.placements();
        let places = Placement::range(ships[at].kind());
        ships[at] = Placement::from_index(places.start + to % places.len());
        let distinct = ships.iter().collect::<std::collections::BTreeSet<_>>().len() == ships.len();
        match Layout::new(ships) {
            Ok(moved) => prop_assert_eq!(Layout::try_from(&moved.drawing()), Ok(moved)),
            Err(illegal) => prop_assert!(!distinct || illegal.to_string().contains("rule")),
        }
    }
}
