//! Areas of pages: where boards lie, and how large they are.

use thiserror::Error;

use super::drawing::At;

/// A rectangle on a page, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    pub at: At,
    pub width: f64,
    pub height: f64,
}

/// The areas of this many things on a page, in reading order.
pub fn areas(area: Area, count: usize) -> Vec<Area> {
    let (columns, rows) = match count {
        1 => (1, 1),
        2 => (1, 2),
        4 => (2, 2),
        3 => (1, 3),
        6 => (2, 3),
        _ => (3, 3),
    };
    let between = if rows < 3 { 6.0 } else { 4.0 };
    let width = (area.width - between * (columns - 1) as f64) / columns as f64;
    let height = (area.height - between * (rows - 1) as f64) / rows as f64;
    let place = |at: usize| {
        let (column, row) = (at % columns, at / columns);
        let at = (area.at.0 + (width + between) * column as f64, area.at.1 + (height + between) * row as f64);
        Area { at, width, height }
    };
    (0..columns * rows).map(place).collect()
}

/// The smallest side of a puzzle's cells in millimetres: less leaves no room for a pencil.
pub const SMALLEST_CELL: f64 = 5.5;

/// The side of a cell that is too small, in millimetres, for a message: it never looks like the
/// smallest one.
pub(super) fn too_small(side: f64) -> String {
    let rounded = format!("{side:.1}");
    if rounded == format!("{SMALLEST_CELL:.1}") { format!("{:.2}", (side * 100.0).floor() / 100.0) } else { rounded }
}

/// The largest cell of a board that is a part of a page.
pub const LARGEST_CELL: f64 = 18.5;

/// The height of the line above a puzzle.
pub const HEAD: f64 = 8.0;

/// The width and height of A4 in millimetres.
pub const A4: At = (210.0, 297.0);

/// The cells of the boards would be too small for a pencil.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[error(
    "a cell would have a side of {} mm: expected at least {SMALLEST_CELL} mm, so fewer boards on a page, or larger \
     pages", too_small(*.0)
)]
pub struct TooSmallError(pub f64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_that_is_too_small_looks_so() {
        assert!(TooSmallError(5.496).to_string().starts_with("a cell would have a side of 5.49 mm: expected at least"));
        assert!(TooSmallError(5.08).to_string().starts_with("a cell would have a side of 5.1 mm: expected at least"));
    }
}
