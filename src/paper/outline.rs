//! Outlines around sets of cells.

use super::drawing::At;

/// The lines around a cell of a set where no other cell of it is beside it, a little `inside` it,
/// in cells from the upper left corner of the board.
pub fn outline((column, row): (u8, u8), inside: f64, has: impl Fn(i16, i16) -> bool) -> impl Iterator<Item = (At, At)> {
    let (at_column, at_row) = (i16::from(column), i16::from(row));
    let beside = [(at_column - 1, at_row), (at_column, at_row - 1), (at_column + 1, at_row), (at_column, at_row + 1)];
    let [left, top, right, bottom] = beside.map(|(column, row)| !has(column, row));
    let edge = |is_edge: bool| if is_edge { inside } else { 0.0 };
    let (column, row) = (f64::from(column), f64::from(row));
    let (x, y) = (column + edge(left), row + edge(top));
    let (end_x, end_y) = (column + 1.0 - edge(right), row + 1.0 - edge(bottom));
    let sides = [
        (left, (x, y), (x, end_y)),
        (top, (x, y), (end_x, y)),
        (right, (end_x, y), (end_x, end_y)),
        (bottom, (x, end_y), (end_x, end_y)),
    ];
    sides.into_iter().filter(|&(is_edge, ..)| is_edge).map(|(_, from, to)| (from, to))
}
