//! Drawings of cells, such as initials or a heart, on boards of any size.
//!
//! Written as a line of characters for each row, or as one line for all: `#` or `x` for a cell of
//! the drawing, `.` for any other.

use thiserror::Error;

/// Why text is not a drawing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PatternError {
    /// The wrong number of lines.
    #[error("expected {height} lines of {width} characters or one line of {}, found {found} lines", width * height)]
    Lines {
        /// The width of the board.
        width: usize,
        /// The height of the board.
        height: usize,
        found: usize,
    },
    /// A line with the wrong number of characters.
    #[error("line {line}: expected {expected} characters, found {found}")]
    Width {
        /// Line number, from 1.
        line: usize,
        /// The length that it should have: the number of cells if it is the only line, otherwise
        /// the width of the board.
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
        found: char,
    },
    #[error("no cell is drawn: expected a `#` or `x` somewhere")]
    Empty,
}

/// Which cells of a board are drawn, in reading order; at least one is. Spaces around lines, and
/// blank lines at either end, are ignored.
///
/// # Errors
/// If the text is not a drawing on a board of this size.
pub fn drawn_cells(text: &str, width: usize, height: usize) -> Result<Vec<bool>, PatternError> {
    let above = text.lines().take_while(|line| line.trim().is_empty()).count();
    let lines: Vec<&str> = text.trim().lines().map(str::trim).collect();
    let expected = match lines.len() {
        1 => width * height,
        rows if rows == height => width,
        found => return Err(PatternError::Lines { width, height, found }),
    };
    let mut cells = Vec::new();
    for (line, row) in (above + 1..).zip(lines) {
        let found = row.chars().count();
        if found != expected {
            return Err(PatternError::Width { line, expected, found });
        }
        for (column, found) in (1..).zip(row.chars()) {
            match found {
                '#' | 'x' => cells.push(true),
                '.' => cells.push(false),
                _ => return Err(PatternError::Character { line, column, found }),
            }
        }
    }
    if cells.contains(&true) { Ok(cells) } else { Err(PatternError::Empty) }
}
