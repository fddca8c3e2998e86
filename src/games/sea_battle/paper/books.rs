//! What books take from the pages: pictures, paths, and the board on a cover.

use std::sync::Arc;

use crate::board::{Layout, Setting, Size};
use crate::clues::Clues;
use crate::puzzle::Puzzle;
use smyoz_paper::book::{Art, Form, NoPathError, Path};
use smyoz_paper::drawing::{At, DisplayList};

use super::board::Board;
use super::path::Told;
use super::pictures::SeaArt;

/// The picture that these lines of a text describe; `None` if this game has none of this kind.
///
/// # Panics
/// If they are no such picture. The texts are the program's own.
pub fn picture(kind: &str, lines: &[&str]) -> Option<(Form, Arc<dyn Art>)> {
    SeaArt::read(kind, lines)
}

/// The path of a puzzle, ready to be printed.
///
/// # Errors
/// If techniques do not solve it.
pub fn path(puzzle: &Puzzle) -> Result<Box<dyn Path + '_>, NoPathError> {
    Ok(Box::new(Told::of(puzzle)?))
}

/// Draws a layout of the standard game as a square of this side around this point.
pub fn draw_motif(drawing: &mut DisplayList, (x, y): At, side: f64, layout: &Layout) {
    /// What is left free around the board, in cells.
    const EDGE: f64 = 1.0;
    let puzzle = Puzzle::new(Setting::standard(), Clues::none(Size::STANDARD));
    let cell = side / (f64::from(Size::STANDARD.width()) + 2.0 * EDGE);
    let at = (x - side / 2.0 + EDGE * cell, y - side / 2.0 + EDGE * cell);
    Board { at, cell, puzzle: &puzzle, layout: Some(layout), columns: None }.draw(drawing);
}
