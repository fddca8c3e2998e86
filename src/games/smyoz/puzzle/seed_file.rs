//! SEED files: a layout under a header line, then its inventory.

use std::str::FromStr;

use thiserror::Error;

use crate::board::{Drawing, DrawingError, Layout, SIZE};
use crate::clues::Inventory;
use crate::seeds::Seed;

/// The start of the header line; the seed follows.
const HEADER: &str = "SMYOZ SEED ";

/// The text of the file `SEED-nnnnnn.txt` of a seed's layout.
pub fn seed_file(seed: Seed, layout: &Layout) -> String {
    format!("{HEADER}{seed}\n{layout}{}", inventory_lines(&Inventory::of(layout)))
}

/// An inventory as text: one item per line, without those that are withheld.
pub fn inventory_lines(inventory: &Inventory) -> String {
    inventory.clues().map(|clue| format!("{clue}\n")).collect()
}

/// A drawing of a layout, perhaps in a SEED file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedFile {
    /// The seed in its header, with the number of that line; `None` without a header that names a
    /// seed.
    pub seed: Option<(usize, Seed)>,
    pub drawing: Drawing,
    /// The non-blank lines after it with their line numbers, from 1: an inventory. `None` in a file
    /// without a header.
    pub inventory: Option<Vec<(usize, String)>>,
    /// The number of the line after the last.
    pub end: usize,
}

/// The layout of a SEED file is not that of the seed in its header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("line {line}: the layout is not that of seed {seed}")]
pub struct WrongSeedError {
    /// The line of the header, from 1.
    pub line: usize,
    pub seed: Seed,
}

/// A line of a SEED file's inventory does not agree with the layout.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: expected {}, found {}", quoted(.expected), quoted(.found))]
pub struct SeedLineError {
    /// The line, from 1.
    pub line: usize,
    /// The expected line; `None` if the file should have ended.
    pub expected: Option<String>,
    /// The line in the file; `None` if the file ended.
    pub found: Option<String>,
}

fn quoted(line: &Option<String>) -> String {
    line.as_ref().map_or_else(|| "the end".to_owned(), |line| format!("`{line}`"))
}

impl SeedFile {
    /// Checks that the layout is that of the seed in the file's header, if that names one.
    ///
    /// # Errors
    /// If the seed has another layout.
    pub fn check_seed(&self, layout: &Layout) -> Result<(), WrongSeedError> {
        match self.seed {
            Some((line, seed)) if Layout::of_seed(seed) != *layout => Err(WrongSeedError { line, seed }),
            _ => Ok(()),
        }
    }

    /// Checks that the file's inventory, if it has one, is that of the layout.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn check_inventory(&self, layout: &Layout) -> Result<(), SeedLineError> {
        let Some(given) = &self.inventory else { return Ok(()) };
        let expected = inventory_lines(&Inventory::of(layout));
        let mut expected = expected.lines().map(str::to_owned);
        for (line, found) in given {
            let expected = expected.next();
            if expected.as_ref() != Some(found) {
                return Err(SeedLineError { line: *line, expected, found: Some(found.clone()) });
            }
        }
        let Some(missing) = expected.next() else { return Ok(()) };
        Err(SeedLineError { line: self.end, expected: Some(missing), found: None })
    }
}

impl FromStr for SeedFile {
    type Err = DrawingError;

    /// Reads a SEED file, or a drawing alone. Spaces around lines and blank lines at the top are
    /// ignored.
    fn from_str(text: &str) -> Result<Self, DrawingError> {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let above = 1 + lines.iter().take_while(|line| line.is_empty()).count();
        let header = lines.get(above - 1).and_then(|line| line.strip_prefix(HEADER));
        let Some((rest, seed)) = lines.get(above..).zip(header) else {
            return Ok(Self { seed: None, drawing: text.parse()?, inventory: None, end: lines.len() + 1 });
        };
        let seed = seed.trim().parse().ok().map(|seed| (above, seed));
        let (rows, inventory) = rest.split_at(rest.len().min(usize::from(SIZE)));
        let drawing = Drawing::from_rows(rows).map_err(|error| error.lines_later(above))?;
        let inventory = inventory.iter().zip(above + rows.len() + 1..).filter(|(line, _)| !line.is_empty());
        let inventory = inventory.map(|(line, number)| (number, (*line).to_owned())).collect();
        Ok(Self { seed, drawing, inventory: Some(inventory), end: lines.len() + 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layout_of_another_seed_is_noticed() {
        let seeds = [1, 2].map(|number| Seed::try_from(number).unwrap());
        let layout = Layout::of_seed(seeds[0]);
        let check = |text: String| text.parse::<SeedFile>().unwrap().check_seed(&layout);
        assert_eq!(check(seed_file(seeds[0], &layout)), Ok(()));
        assert_eq!(check(layout.to_string()), Ok(()));
        let wrong = check(format!("\n{}", seed_file(seeds[1], &layout))).unwrap_err();
        assert_eq!(wrong.to_string(), "line 2: the layout is not that of seed 000002");
    }
}
