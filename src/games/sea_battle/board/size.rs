//! Sizes of boards.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::cell::Cell;
use super::cell_set::CellSet;
use super::line::Line;
use smyoz_core::puzzles::as_text;

/// The most columns and the most rows that a board may have.
pub const MAX_SIDE: u8 = 30;

/// The size of a board: 1–30 columns and 1–30 rows. Written `10x10`, width first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    width: u8,
    height: u8,
}

/// What is not the size of a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not the size of a board: expected width and height, each from 1 to {MAX_SIDE}, such as `10x10`")]
pub struct SizeError(String);

impl Size {
    /// The standard board, 10 × 10.
    pub const STANDARD: Self = Self { width: 10, height: 10 };

    /// A board with this many columns and rows.
    ///
    /// # Errors
    /// If one of them is 0 or above [`MAX_SIDE`].
    pub fn new(width: usize, height: usize) -> Result<Self, SizeError> {
        let side = |cells: usize| u8::try_from(cells).ok().filter(|side| (1..=MAX_SIDE).contains(side));
        match (side(width), side(height)) {
            (Some(width), Some(height)) => Ok(Self { width, height }),
            _ => Err(SizeError(format!("{width}x{height}"))),
        }
    }

    pub fn width(self) -> u8 {
        self.width
    }

    pub fn height(self) -> u8 {
        self.height
    }

    pub fn area(self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// Whether the cell is on the board.
    pub fn contains(self, cell: Cell) -> bool {
        cell.column() < self.width && cell.row() < self.height
    }

    /// The number of a cell in reading order, from 0.
    pub fn index(self, cell: Cell) -> usize {
        usize::from(cell.row()) * usize::from(self.width) + usize::from(cell.column())
    }

    /// All cells in reading order.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..self.height).flat_map(move |row| (0..self.width).map(move |column| Cell::at(column, row)))
    }

    /// The set of all cells.
    pub fn all(self) -> CellSet {
        CellSet::rectangle(self.width, self.height)
    }

    /// All columns from the left, then all rows from the top.
    pub fn lines(self) -> impl DoubleEndedIterator<Item = Line> + Clone {
        (0..self.width).map(Line::Column).chain((0..self.height).map(Line::Row))
    }

    /// Number of cells in a line.
    pub fn length(self, line: Line) -> u8 {
        match line {
            Line::Column(_) => self.height,
            Line::Row(_) => self.width,
        }
    }
}

as_text!(Size);

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl FromStr for Size {
    type Err = SizeError;

    /// Reads `10x10`, or `10` for a square board.
    fn from_str(text: &str) -> Result<Self, SizeError> {
        let (width, height) = text.split_once('x').unwrap_or((text, text));
        let side = |text: &str| text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
        let sides = side(width).zip(side(height));
        sides.and_then(|(width, height)| Self::new(width, height).ok()).ok_or_else(|| SizeError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        for (text, width, height) in [("10x10", 10, 10), ("30x1", 30, 1), ("8", 8, 8)] {
            let size: Size = text.parse().unwrap();
            assert_eq!((size.width(), size.height()), (width, height));
            assert_eq!(size.to_string().parse(), Ok(size));
            assert_eq!(size.cells().count(), size.area());
            assert!(size.cells().eq(size.all().iter()));
            assert!(size.cells().map(|cell| size.index(cell)).eq(0..size.area()));
        }
        for text in ["", "0x10", "10x0", "31x10", "10x", "+9x9", "1000000000x10", "99999999999999999999999x1", "9x9x9"]
        {
            assert_eq!(text.parse::<Size>(), Err(SizeError(text.to_owned())));
        }
    }
}
