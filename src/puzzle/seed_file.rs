//! SEED files: a layout under a header line, then its inventory.

use std::str::FromStr;

use thiserror::Error;

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
    /// The filled lines after it with their numbers, from 1: an inventory. `None` in a file without a header.
    pub inventory: Option<Vec<(usize, String)>>,
    /// The number of the line that would come next.
    pub end: usize,
}

/// A line of a SEED file's inventory that is not what the layout makes it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: expected {}, found {}", quoted(.expected), quoted(.found))]
pub struct WrongLine {
    /// The line, from 1.
    pub line: usize,
    /// What it should be; `None` where the file should have ended.
    pub expected: Option<String>,
    /// What it is; `None` where the file ended.
    pub found: Option<String>,
}

fn quoted(line: &Option<String>) -> String {
    line.as_ref().map_or_else(|| "the end".to_owned(), |line| format!("`{line}`"))
}

impl SeedFile {
    /// Looks whether the file's inventory, if it has one, is that of the layout.
    ///
    /// # Errors
    /// Names the first line that is not right.
    pub fn check_inventory(&self, layout: &Layout) -> Result<(), WrongLine> {
        let Some(given) = &self.inventory else { return Ok(()) };
        let expected = inventory_lines(&Inventory::of(layout));
        let mut expected = expected.lines().map(str::to_owned);
        for (line, found) in given {
            let expected = expected.next();
            if expected.as_ref() != Some(found) {
                return Err(WrongLine { line: *line, expected, found: Some(found.clone()) });
            }
        }
        let Some(missing) = expected.next() else { return Ok(()) };
        Err(WrongLine { line: self.end, expected: Some(missing), found: None })
    }
}

impl FromStr for SeedFile {
    type Err = DrawingError;

    /// Reads a SEED file, or a drawing alone. Spaces around lines and empty lines above do not count.
    fn from_str(text: &str) -> Result<Self, DrawingError> {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let above = 1 + lines.iter().take_while(|line| line.is_empty()).count();
        let Some(rest) = lines.get(above..).filter(|_| lines[above - 1].starts_with(HEADER)) else {
            return Ok(Self { drawing: text.parse()?, inventory: None, end: lines.len() + 1 });
        };
        let (rows, inventory) = rest.split_at(rest.len().min(usize::from(SIZE)));
        let drawing = Drawing::from_rows(rows).map_err(|error| error.lines_later(above))?;
        let inventory = inventory.iter().zip(above + rows.len() + 1..).filter(|(line, _)| !line.is_empty());
        let inventory = inventory.map(|(line, number)| (number, (*line).to_owned())).collect();
        Ok(Self { drawing, inventory: Some(inventory), end: lines.len() + 1 })
    }
}
