//! Patterns: drawings on whose cells shots may lie, such as initials or a heart.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::smyoz::{Cell, CellSet, SIZE};

/// The cells of a drawing, at least one.
///
/// Written as 9 lines of 9 characters, or as one line of 81: `#` or `x` for a cell of the drawing,
/// `.` for any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern(CellSet);

/// Why text is not a pattern.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PatternError {
    /// The wrong number of lines.
    #[error("expected 9 lines of 9 characters or one line of 81, found {0} lines")]
    Lines(usize),
    /// A line with the wrong number of characters.
    #[error("line {line}: expected {expected} characters, found {found}")]
    Width {
        /// Line number, from 1.
        line: usize,
        /// The length that it should have: 81 if it is the only line, otherwise 9.
        expected: usize,
        /// Its length in characters.
        found: usize,
    },
    /// A character other than `#`, `x` and `.`.
    #[error("line {line}, column {column}: expected `#` or `x` for a cell of the drawing or `.`, found `{found}`")]
    Character {
        /// Line number, from 1.
        line: usize,
        /// Column number, from 1.
        column: usize,
        /// The character.
        found: char,
    },
    /// No cell is drawn.
    #[error("no cell is drawn: expected a `#` or `x` somewhere")]
    Empty,
}

impl Pattern {
    /// The cells of the drawing.
    #[must_use]
    pub fn cells(self) -> CellSet {
        self.0
    }
}

impl FromStr for Pattern {
    type Err = PatternError;

    /// Spaces around lines, and blank lines at either end, are ignored.
    fn from_str(text: &str) -> Result<Self, PatternError> {
        let above = text.lines().take_while(|line| line.trim().is_empty()).count();
        let lines: Vec<&str> = text.trim().lines().map(str::trim).collect();
        let expected = match lines.len() {
            1 => Cell::COUNT,
            rows if rows == usize::from(SIZE) => usize::from(SIZE),
            other => return Err(PatternError::Lines(other)),
        };
        let (mut cells, mut next) = (CellSet::EMPTY, Cell::all());
        for (line, row) in (above + 1..).zip(lines) {
            let found = row.chars().count();
            if found != expected {
                return Err(PatternError::Width { line, expected, found });
            }
            for ((column, found), cell) in (1..).zip(row.chars()).zip(next.by_ref()) {
                match found {
                    '#' | 'x' => cells |= cell.into(),
                    '.' => {}
                    _ => return Err(PatternError::Character { line, column, found }),
                }
            }
        }
        if cells.is_empty() { Err(PatternError::Empty) } else { Ok(Self(cells)) }
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
