//! What a solver has noted in cells beside the marks, drawn small.

use crate::drawing::{Anchor, At, DisplayList, Look, Type};

/// The notes in a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellNotes {
    /// Its column and its row, from 0.
    pub at: (u8, u8),
    /// The ships that it is no part of, by their signs.
    pub ships: Vec<String>,
    /// The numbers of its colours. They are printed as such, so that no ink is needed.
    pub colours: Vec<String>,
}

/// The size of the type, and how far lines are apart, in cells.
const SIZE: f64 = 0.2;
const LEADING: f64 = 0.22;

/// How many lines there are in a cell.
const LINES: usize = 4;

/// Draws notes on a board whose upper left corner and cells are these: ships at the left, struck
/// out, and colours at the lower right.
pub fn draw(drawing: &mut DisplayList, notes: &[CellNotes], corner: At, side: f64) {
    let size = side * SIZE;
    for CellNotes { at: (column, row), ships, colours } in notes {
        let (left, top) = (corner.0 + side * f64::from(*column), corner.1 + side * f64::from(*row));
        for (at, ship) in ships.iter().enumerate() {
            let across = 0.16 + LEADING * (at / LINES) as f64;
            let (x, y) = (left + side * across, top + side * (0.25 + LEADING * (at % LINES) as f64));
            drawing.text(Type::plain(size), Anchor::Middle, (x, y), ship);
            drawing.line(Look::Given, (x - size * 0.5, y), (x + size * 0.5, y - size * 0.7));
        }
        drawing.text(Type::pale(size), Anchor::End, (left + side * 0.92, top + side * 0.92), &colours.join(" "));
    }
}
