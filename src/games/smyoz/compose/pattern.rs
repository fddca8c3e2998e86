//! Patterns: drawings on whose cells shots may lie, such as initials or a heart.

use std::fmt;
use std::str::FromStr;

use crate::board::{Cell, CellSet, SIZE};
use smyoz_core::grid::{PatternError, drawn_cells};

/// The cells of a drawing, at least one.
///
/// Written as 9 lines of 9 characters, or as one line of 81: `#` or `x` for a cell of the drawing,
/// `.` for any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern(CellSet);

impl Pattern {
    /// The cells of the drawing.
    pub fn cells(self) -> CellSet {
        self.0
    }
}

impl FromStr for Pattern {
    type Err = PatternError;

    /// As [`drawn_cells`] reads it.
    fn from_str(text: &str) -> Result<Self, PatternError> {
        let drawn = drawn_cells(text, usize::from(SIZE), usize::from(SIZE))?;
        Ok(Self(Cell::all().zip(drawn).filter(|(_, is_drawn)| *is_drawn).map(|(cell, _)| cell).collect()))
    }
}

impl fmt::Display for Pattern {
    /// One line of 81 characters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Cell::all().try_for_each(|cell| f.write_str(if self.0.contains(cell) { "#" } else { "." }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CROSS: &str =
        "....x....\n....#....\n....#....\n....#....\n#########\n....#....\n....#....\n....#....\n....x....\n";

    #[test]
    fn drawings_are_read_and_written_on_one_line() {
        let pattern: Pattern = format!("\n  {CROSS}\n").parse().unwrap();
        assert_eq!(pattern.cells().len(), 17);
        assert!(pattern.cells().iter().all(|cell| cell.column() == 4 || cell.row() == 4));
        assert_eq!(pattern.to_string(), CROSS.replace('\n', "").replace('x', "#"));
        assert_eq!(pattern.to_string().parse(), Ok(pattern));
    }

    #[test]
    fn what_is_no_drawing_is_told_with_its_place() {
        let told = |text: &str| text.parse::<Pattern>().unwrap_err().to_string();
        assert_eq!(told(""), "expected 9 lines of 9 characters or one line of 81, found 0 lines");
        assert_eq!(told("...\n..."), "expected 9 lines of 9 characters or one line of 81, found 2 lines");
        assert_eq!(told("...#..."), "line 1: expected 81 characters, found 7");
        assert_eq!(told(&CROSS.replacen("...x", "..x", 1)), "line 1: expected 9 characters, found 8");
        let wrong = "line 5, column 1: expected `#` or `x` for a cell of the drawing or `.`, found `o`";
        assert_eq!(told(&CROSS.replacen("\n####", "\no###", 1)), wrong);
        assert_eq!(told(&format!("\n{}", CROSS.replacen("\n####", "\no###", 1))), wrong.replace("line 5", "line 6"));
        assert_eq!(told(&".".repeat(81)), "no cell is drawn: expected a `#` or `x` somewhere");
    }
}
