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

/// Cells of a rectangular board, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    size: [usize; 2],
    /// Whether each cell is drawn, row by row.
    cells: Vec<bool>,
}

impl Drawing {
    /// Reads a drawing on a board with so many columns and rows. Spaces around lines, and blank
    /// lines at either end, are ignored.
    ///
    /// # Errors
    /// If the text is not one.
    pub fn read(text: &str, size: [usize; 2]) -> Result<Self, PatternError> {
        let [width, height] = size;
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
        if cells.contains(&true) { Ok(Self { size, cells }) } else { Err(PatternError::Empty) }
    }

    /// The number of columns and rows.
    pub fn size(&self) -> [usize; 2] {
        self.size
    }

    /// Whether the cell in this column and row is drawn.
    pub fn contains(&self, [column, row]: [usize; 2]) -> bool {
        self.cells[row * self.size[0] + column]
    }

    /// The number of cells that are drawn.
    pub fn count(&self) -> usize {
        self.cells.iter().filter(|&&is_drawn| is_drawn).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CROSS: &str = "..x..\n..#..\n#####\n..x..\n";

    #[test]
    fn drawings_are_read_on_lines_or_on_one() {
        let drawing = Drawing::read(&format!("\n  {CROSS}\n"), [5, 4]).unwrap();
        assert_eq!((drawing.count(), drawing.size()), (8, [5, 4]));
        assert!(drawing.contains([2, 3]) && drawing.contains([0, 2]) && !drawing.contains([1, 3]));
        assert_eq!(Drawing::read(&CROSS.replace('\n', ""), [5, 4]), Ok(drawing));
    }

    #[test]
    fn what_is_no_drawing_is_told_with_its_place() {
        let told = |text: &str| Drawing::read(text, [5, 4]).unwrap_err().to_string();
        assert_eq!(told(""), "expected 4 lines of 5 characters or one line of 20, found 0 lines");
        assert_eq!(told("...\n..."), "expected 4 lines of 5 characters or one line of 20, found 2 lines");
        assert_eq!(told("...#..."), "line 1: expected 20 characters, found 7");
        assert_eq!(told(&CROSS.replacen("..x", ".x", 1)), "line 1: expected 5 characters, found 4");
        let wrong = "line 3, column 1: expected `#` or `x` for a cell of the drawing or `.`, found `o`";
        assert_eq!(told(&CROSS.replacen("\n####", "\no###", 1)), wrong);
        assert_eq!(told(&format!("\n{}", CROSS.replacen("\n####", "\no###", 1))), wrong.replace("line 3", "line 4"));
        assert_eq!(told(&".".repeat(20)), "no cell is drawn: expected a `#` or `x` somewhere");
    }
}
