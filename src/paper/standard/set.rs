//! Sheets to play on without a screen: an empty board, and pieces to be cut out.

use super::board::{self, Board, MARGIN, Spot};
use crate::Style;
use crate::area::SMALLEST_CELL;
use crate::book::column;
use crate::drawing::{At, DisplayList, Look, Type};
use crate::sheets::{TooSmallError, sheet};
use smyoz_core::game::{Face, Signed};

/// The largest cell of a board alone, and of one with its pieces, in millimetres.
const LARGEST: f64 = 19.0;
const TOGETHER: f64 = 14.5;

/// The distance of the pieces from the board, and the room for what is said of them.
const BETWEEN: f64 = 6.0;
const ABOUT: f64 = 12.0;

/// Pieces in a row.
const COLUMNS: usize = 12;

/// What people need who play at a table.
pub struct Set<'a> {
    /// What the sheet is called.
    pub title: String,
    /// What is on it.
    pub label: String,
    /// The board.
    pub face: &'a Face,
    /// The pieces: the sides of each, one below the other, all of as many; none if there is only a
    /// board.
    pub pieces: Vec<Vec<Signed>>,
    /// What is said of the pieces.
    pub about: String,
}

impl Set<'_> {
    /// The sheet, on paper of this width and height in millimetres.
    ///
    /// # Errors
    /// If the cells would be too small.
    pub fn sheet(&self, style: Style, paper: At) -> Result<DisplayList, TooSmallError> {
        let (mut drawing, area) = sheet(style, style.heading(&self.title), paper, &self.label, None);
        let (across, down) = board::extent(self.face);
        let sides = self.pieces.first().map_or(0, Vec::len);
        let rows = (self.pieces.len().div_ceil(COLUMNS) * sides) as f64;
        let cell = if self.pieces.is_empty() {
            LARGEST.min(area.width / across).min(area.height / down)
        } else {
            let room = (area.height - BETWEEN - ABOUT) / (down + rows);
            TOGETHER.min(area.width / COLUMNS as f64).min(room)
        };
        if cell < SMALLEST_CELL {
            return Err(TooSmallError(cell));
        }
        let width = cell * self.face.width() as f64;
        let at = (area.at.0 + (area.width - width) / 2.0, area.at.1 + cell * MARGIN);
        Board { at, cell, face: self.face, rows: &[], given: None, new: &[], has_names: true }.draw(&mut drawing);
        if self.pieces.is_empty() {
            return Ok(drawing);
        }
        let top = area.at.1 + cell * down + BETWEEN;
        let left = area.at.0 + (area.width - cell * COLUMNS as f64) / 2.0;
        for (number, piece) in self.pieces.iter().enumerate() {
            let (column, row) = (number % COLUMNS, number / COLUMNS);
            let at = (left + cell * column as f64, top + cell * (row * sides) as f64);
            draw_piece(&mut drawing, at, cell, piece);
        }
        let below = (area.at.0, top + cell * rows + BETWEEN / 2.0);
        column(&mut drawing, &self.about, below, area.width, Type::plain(3.2));
        Ok(drawing)
    }
}

/// The sides of a piece, to be folded between them.
fn draw_piece(drawing: &mut DisplayList, (x, y): At, side: f64, signs: &[Signed]) {
    drawing.rect(Look::Grid, (x, y), (x + side, y + side * signs.len() as f64), 0.0);
    for (number, &signed) in signs.iter().enumerate() {
        let top = y + side * number as f64;
        if number > 0 {
            drawing.line(Look::Withheld, (x, top), (x + side, top));
        }
        board::draw_sign(drawing, Spot { centre: (x + side / 2.0, top + side / 2.0), side }, Some(signed));
    }
}
