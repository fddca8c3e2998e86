//! The ground truth: data from a program independent of this project (`tests/data/`).

use std::collections::BTreeSet;

use crate::common::{clues, drawn, judge, layout, lines, puzzle, sampled};
use smyoz::games::smyoz::encode::Engine;
use smyoz::games::smyoz::{Cell, Drawing, Inventory, Item, Layout, ShipType, Smyoz, Symmetry, View, Violation};
use smyoz::limits::{Budget, Limits};
use smyoz::sat::{BatSat, Solver, Varisat};

fn shown<T: ToString>(codes: Option<&[T]>) -> Vec<String> {
    codes.unwrap().iter().map(ToString::to_string).collect()
}

#[test]
fn inventories() {
    let cases = lines("inventory_classes");
    assert_eq!(cases.len(), 30);
    for case in cases {
        for same in case["same_inventory"].as_array().unwrap() {
            let inventory = Inventory::of(&layout(same));
            for kind in ShipType::ALL {
                let key = Item::Codes(kind).key();
                assert_eq!(serde_json::json!(shown(inventory.codes(kind))), case["inventory"][key]);
            }
            assert_eq!(serde_json::json!(inventory.water_lines()), case["inventory"]["water_lines"]);
            assert_eq!(serde_json::json!(inventory.moored()), case["inventory"]["moored"]);
            assert_eq!(serde_json::json!(inventory.islands()), case["inventory"]["islands"]);
        }
    }
}

#[test]
fn shots() {
    let cases = lines("shots");
    assert_eq!(cases.len(), 30);
    for case in cases {
        let shows = View::of(&layout(&case["layout"])).all().map(|shows| shows.to_string());
        let rows: Vec<_> = shows.chunks(9).collect();
        assert_eq!(serde_json::json!(rows), case["shots"]);
    }
}

#[test]
fn illegal_layouts() {
    let cases = lines("illegal_layouts");
    assert_eq!(cases.len(), 29);
    for case in cases {
        let drawing: Drawing = case["layout"].as_str().unwrap().parse().unwrap();
        let broken = Violation::find(&drawing.ships().unwrap());
        let names: BTreeSet<_> = broken.iter().map(|broken| broken.rule.name()).collect();
        assert_eq!(serde_json::json!(names), case["broken"], "{drawing}");
    }
}

#[test]
fn images_have_image_shots_and_the_same_inventory() {
    for case in lines("shots") {
        let layout = layout(&case["layout"]);
        let (view, inventory) = (View::of(&layout), Inventory::of(&layout));
        for symmetry in Symmetry::ALL {
            let image = layout.image(symmetry);
            assert_eq!(Inventory::of(&image), inventory);
            let image = View::of(&image);
            for cell in Cell::all() {
                assert_eq!(image.shows(symmetry.cell(cell)), view.shows(cell));
            }
        }
    }
}

/// An engine for which all items of this inventory always hold.
fn for_inventory<S: Solver>(inventory: &Inventory) -> Engine<S> {
    Engine::for_clues(&Smyoz, &smyoz::games::smyoz::Clues { inventory: inventory.clone(), ..Default::default() })
}

/// Every layout of each inventory, exactly.
fn inventory_classes<S: Solver>(step: usize) {
    for case in lines("inventory_classes").iter().step_by(step) {
        let expected: BTreeSet<Layout> = case["same_inventory"].as_array().unwrap().iter().map(layout).collect();
        let clues = clues(case);
        let solutions =
            for_inventory::<S>(&clues.inventory).solutions(&clues, usize::MAX, &mut Budget::new(Limits::NONE));
        assert!(solutions.complete);
        assert!(solutions.layouts.iter().eq(&expected));
    }
}

#[test]
fn inventory_classes_by_varisat() {
    inventory_classes::<Varisat>(sampled(5));
}

#[test]
fn inventory_classes_by_batsat() {
    inventory_classes::<BatSat>(sampled(7));
}

/// The number of solutions of each puzzle, five of which share an inventory.
fn solution_counts<S: Solver>(step: usize) {
    for same in lines("solution_counts").chunks(5).step_by(step) {
        let mut engine = for_inventory::<S>(&puzzle(&same[0]["puzzle"]).clues.inventory);
        for case in same {
            let clues = puzzle(&case["puzzle"]).all_clues();
            let solutions = engine.solutions(&clues, usize::MAX, &mut Budget::new(Limits::NONE));
            assert_eq!(solutions.layouts.len() as u64, case["solutions"].as_u64().unwrap());
            let told = judge::Clues::read(&case["puzzle"]);
            assert!(solutions.layouts.iter().all(|layout| clues.fit(layout) && drawn(layout).fits(&told)));
        }
    }
}

#[test]
fn solution_counts_by_varisat() {
    solution_counts::<Varisat>(sampled(6));
}

#[test]
fn solution_counts_by_batsat() {
    solution_counts::<BatSat>(sampled(8));
}
