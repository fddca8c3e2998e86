//! A judge that is based on the rule sheet and nothing else.
//!
//! Written from the rules alone, plain and slow: cells are pairs of numbers, ships are lists of
//! cells, and every rule is a loop over them. It uses nothing of the library, no type, no table and
//! no function, so that the library can be compared with it. Clues and facts are passed in as text.

mod board;
mod clues;
mod ship;

pub use board::Board;
pub use clues::Clues;
pub use ship::{RULES, Ship, ships_anywhere};

/// Letter, length and number of each type of ship.
pub const FLEET: [(char, usize, usize); 4] = [('A', 4, 1), ('B', 3, 2), ('G', 2, 3), ('D', 1, 4)];

/// Column, then row, each 1–9, from the left and from the top: the cell `37` is column 3, row 7.
pub type Cell = (i32, i32);

/// The cell of two digits.
pub fn cell_named(name: &str) -> Cell {
    let number: i32 = name.parse().unwrap();
    (number / 10, number % 10)
}

/// The nine cells of a row, from the left.
pub fn row(number: i32) -> Vec<Cell> {
    (1..=9).map(|column| (column, number)).collect()
}

/// The nine cells of a column, from the top.
pub fn column(number: i32) -> Vec<Cell> {
    (1..=9).map(|row| (number, row)).collect()
}

/// All cells, row by row.
pub fn cells() -> Vec<Cell> {
    (1..=9).flat_map(row).collect()
}

/// An interior grid crossing: this one is the lower right corner of the cell with the same numbers,
/// 1–8.
pub type Point = (i32, i32);

/// The four cells around a point.
pub fn cells_around((column, row): Point) -> [Cell; 4] {
    [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]
}

/// All 64 points.
pub fn points() -> Vec<Point> {
    (1..=8).flat_map(|row| (1..=8).map(move |column| (column, row))).collect()
}
