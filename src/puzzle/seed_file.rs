//! SEED files: a layout under a header line, then its inventory.

use crate::smyoz::{Code, Inventory, Item, Layout, Seed};

/// The text of the file `SEED-nnnnnn.txt` of a seed's layout.
#[must_use]
pub fn seed_file(seed: Seed, layout: &Layout) -> String {
    format!("SMYOZ SEED {seed}\n{layout}{}", inventory_lines(&Inventory::of(layout)))
}

/// An inventory as text, one item a line: its key and what is given of it.
#[must_use]
pub fn inventory_lines(inventory: &Inventory) -> String {
    let list = |codes: &[Code]| codes.iter().map(Code::to_string).collect::<Vec<_>>().join(" ");
    let value = |item| match item {
        Item::Codes(kind) => inventory.codes(kind).map(list),
        Item::WaterLines => inventory.water_lines.map(|number| number.to_string()),
        Item::Moored => inventory.moored.map(|number| number.to_string()),
        Item::Islands => {
            inventory.islands.as_ref().map(|sizes| sizes.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
        }
    };
    let line = |item: Item| value(item).map(|value| format!("{item}: {value}\n"));
    Item::ALL.into_iter().filter_map(line).collect()
}
