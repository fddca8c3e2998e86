//! What books take from the pages: pictures, paths, and the board on a cover.

use std::sync::Arc;

use crate::board::Layout;
use crate::clues::{Clues, Inventory};
use crate::engines::Smyoz;
use crate::puzzle::Puzzle;
use smyoz_paper::book::{Art, Form, NoPathError, Path};
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::{Ink, PageKind, Style};

use super::board::{Board, MARGIN, SIDE};
use super::page::Page;
use super::path::PrintedPath;
use super::pictures::SmyozArt;

/// The picture that these lines of a text describe; `None` if this game has none of this kind.
///
/// # Panics
/// If they are no such picture. The texts are the program's own.
pub fn picture(kind: &str, lines: &[&str], style: Style) -> Option<(Form, Arc<dyn Art>)> {
    SmyozArt::read(kind, lines, style)
}

/// The path of a puzzle, ready to be printed.
///
/// # Errors
/// If techniques do not solve it.
pub fn path(puzzle: &Puzzle) -> Result<Box<dyn Path + '_>, NoPathError> {
    Ok(Box::new(PrintedPath::of(puzzle)?))
}

/// Draws a layout with its lines as a square of this side around this point.
pub fn draw_motif(drawing: &mut DisplayList, (x, y): At, side: f64, layout: Layout) {
    let clues = Clues { inventory: Inventory::of(&layout), ..Clues::default() };
    let puzzle = Puzzle { solution: Some(layout), ..Puzzle::new(Smyoz, clues) };
    let style = Style::new(drawing.lang, Ink::Colour);
    let page = Page::of(&puzzle, PageKind::Solution, style).expect("it has a solution");
    // The coordinates stand above and on the left, and as much is left free on the other sides.
    let (half, cell) = (side / 2.0, side / (SIDE + 3.0 * MARGIN));
    let corner = (x - half + cell * MARGIN * 1.6, y - half + cell * MARGIN * 1.6);
    Board { at: corner, cell }.draw(drawing, &page);
}
