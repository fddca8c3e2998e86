//! SEED files: a layout under a header line, then its inventory.

use std::str::FromStr;

use crate::smyoz::{Drawing, DrawingError, Inventory, Layout, SIZE, Seed};

/// How the header line starts; the seed follows.
const HEADER: &str = "SMYOZ SEED ";

/// The text of the file `SEED-nnnnnn.txt` of a seed's layout.
#[must_use]
pub fn seed_file(seed: Seed, layout: &Layout) -> String {
    format!("{HEADER}{seed}\n{layout}{}", inventory_lines(&Inventory::of(layout)))
}

/// An inventory as text: one item a line, those that are withheld left out.
#[must_use]
pub fn inventory_lines(inventory: &Inventory) -> String {
    inventory.clues().map(|clue| format!("{clue}\n")).collect()
}

/// A layout as someone drew it, perhaps in a SEED file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedFile {
    /// The drawing.
    pub drawing: Drawing,
    /// The lines after it, each ended: an inventory. `None` in a file without a header.
    pub inventory: Option<String>,
}

impl FromStr for SeedFile {
    type Err = DrawingError;

    /// Reads a SEED file, or a drawing alone.
    fn from_str(text: &str) -> Result<Self, DrawingError> {
        let Some(rest) = text.strip_prefix(HEADER) else {
            return Ok(Self { drawing: text.parse()?, inventory: None });
        };
        let lines: Vec<&str> = rest.lines().skip(1).collect();
        let (rows, inventory) = lines.split_at(lines.len().min(usize::from(SIZE)));
        // The header is line 1.
        let drawing = Drawing::from_rows(rows).map_err(|error| error.lines_later(1))?;
        let inventory = inventory.iter().filter(|line| !line.trim().is_empty());
        Ok(Self { drawing, inventory: Some(inventory.map(|line| format!("{}\n", line.trim_end())).collect()) })
    }
}
