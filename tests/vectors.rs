//! The ground truth: facts made by a program independent of this project (`tests/data/`).

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;
use smyoz::smyoz::{Broken, Drawing, Inventory, Item, Layout, ShipType, Symmetry, View};

/// The documents of a file of JSON lines.
fn lines(name: &str) -> Vec<Value> {
    let text = fs::read_to_string(format!("{}/tests/data/{name}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn layout(value: &Value) -> Layout {
    value.as_str().unwrap().parse().unwrap()
}

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
            assert_eq!(serde_json::json!(inventory.water_lines), case["inventory"]["water_lines"]);
            assert_eq!(serde_json::json!(inventory.moored), case["inventory"]["moored"]);
            assert_eq!(serde_json::json!(inventory.islands), case["inventory"]["islands"]);
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
        let broken = Broken::find(&drawing.ships().unwrap());
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
            for cell in smyoz::smyoz::Cell::all() {
                assert_eq!(image.shows(symmetry.cell(cell)), view.shows(cell));
            }
        }
    }
}
