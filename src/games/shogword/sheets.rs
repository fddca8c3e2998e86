//! Sheets to play on without a screen: the board, and tiles to cut out.

use smyoz_paper::Style;
use smyoz_paper::area::{Area, SMALLEST_CELL};
use smyoz_paper::book::column;
use smyoz_paper::drawing::{Anchor, At, DisplayList, Look, Type};
use smyoz_paper::sheets::{TooSmallError, sheet};

use crate::board::{Cell, Color, SIDE};
use crate::lang::ShogwordTexts as _;
use crate::letters::Letters;

/// The room for the names of lines, in cells.
const MARGIN: f64 = 0.6;

/// The largest cell of a board alone, and of one with its tiles, in millimetres.
const LARGEST: f64 = 19.0;
const TOGETHER: f64 = 14.5;

/// The distance of the tiles from the board, and the room for what is said of them.
const BETWEEN: f64 = 6.0;
const ABOUT: f64 = 12.0;

/// Tiles in a row, and rows of them: 36 letters and two blanks.
const COLUMNS: usize = 12;
const ROWS: usize = 4;

/// An empty board.
///
/// # Errors
/// If its cells would be too small.
pub fn board(style: Style, paper: At) -> Result<DisplayList, TooSmallError> {
    let (mut drawing, area) = sheet(style, &style.lang.shog_sheet(), paper, &style.lang.shog_sheet_board(), None);
    let cells = MARGIN + f64::from(SIDE);
    let cell = LARGEST.min(area.width / cells).min(area.height / cells);
    draw_board(&mut drawing, area, cell);
    enough(cell, drawing)
}

/// A board, and its tiles to be cut out.
///
/// # Errors
/// If they would be too small.
pub fn set(style: Style, letters: &Letters, paper: At) -> Result<DisplayList, TooSmallError> {
    let (mut drawing, area) = sheet(style, &style.lang.shog_sheet(), paper, &style.lang.shog_sheet_tiles(), None);
    let down = MARGIN + f64::from(SIDE) + 2.0 * ROWS as f64;
    let cell = TOGETHER.min(area.width / COLUMNS as f64).min((area.height - BETWEEN - ABOUT) / down);
    draw_board(&mut drawing, area, cell);
    let top = area.at.1 + cell * (MARGIN + f64::from(SIDE)) + BETWEEN;
    let left = area.at.0 + (area.width - cell * COLUMNS as f64) / 2.0;
    let shown = letters.tiles().map(|letter| letter.to_string()).chain([String::new(), String::new()]);
    for (number, letter) in shown.enumerate() {
        let at = (left + cell * (number % COLUMNS) as f64, top + 2.0 * cell * (number / COLUMNS) as f64);
        draw_tile(&mut drawing, at, cell, &letter);
    }
    let below = (area.at.0, top + 2.0 * cell * ROWS as f64 + BETWEEN / 2.0);
    column(&mut drawing, &style.lang.shog_sheet_about(), below, area.width, Type::plain(3.2));
    enough(cell, drawing)
}

fn enough(cell: f64, drawing: DisplayList) -> Result<DisplayList, TooSmallError> {
    if cell < SMALLEST_CELL { Err(TooSmallError(cell)) } else { Ok(drawing) }
}

/// A board in the middle of an area, with the home rows in grey.
fn draw_board(drawing: &mut DisplayList, area: Area, cell: f64) {
    let side = cell * f64::from(SIDE);
    let (left, top) = (area.at.0 + (area.width - side) / 2.0, area.at.1 + cell * MARGIN);
    let place = |columns: f64, rows: f64| (left + cell * columns, top + cell * rows);
    for rows in [(0.0, 2.0), (7.0, 9.0)] {
        drawing.rect(Look::Halo, place(0.0, rows.0), place(9.0, rows.1), 0.0);
    }
    let kind = Type::pale(cell * 0.24);
    for at in 0..SIDE {
        let (number, shown) = (f64::from(at), Cell::at(at, SIDE - 1 - at).to_string());
        if at > 0 {
            drawing.line(Look::Grid, place(number, 0.0), place(number, 9.0));
            drawing.line(Look::Grid, place(0.0, number), place(9.0, number));
        }
        drawing.text(kind, Anchor::Middle, place(number + 0.5, -0.15), &shown[..1]);
        let (x, y) = place(-0.15, number + 0.5);
        drawing.text(kind, Anchor::End, (x, y + kind.size * 0.36), &shown[1..]);
    }
    drawing.rect(Look::Rim, place(0.0, 0.0), place(9.0, 9.0), 0.0);
}

/// Both sides of a tile, one below the other, to be folded between them. A blank has no letter.
fn draw_tile(drawing: &mut DisplayList, (x, y): At, side: f64, letter: &str) {
    drawing.rect(Look::Grid, (x, y), (x + side, y + 2.0 * side), 0.0);
    drawing.line(Look::Withheld, (x, y + side), (x + side, y + side));
    for (color, top) in Color::ALL.into_iter().zip([y, y + side]) {
        let (ground, look) = match color {
            Color::Red => (Look::Given, Look::RedDigit),
            Color::Black => (Look::Ink, Look::Paper),
        };
        let inside = side * 0.09;
        drawing.rect(ground, (x + inside, top + inside), (x + side - inside, top + side - inside), side * 0.1);
        let kind = Type { look, ..Type::bold(side * 0.55) };
        let middle = (x + side / 2.0, top + side / 2.0 + kind.size * 0.36);
        if letter.is_empty() {
            drawing.circle(look, (x + side * 0.78, top + side * 0.22), side * 0.06);
        } else {
            drawing.text(kind, Anchor::Middle, middle, letter);
        }
    }
}
