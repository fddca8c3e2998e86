//! Shots that are drawn by themselves, apart from the board of their puzzle.

use std::sync::Arc;

use super::drawing::{Anchor, At, DisplayList, Look, Tag, Type};
use itertools::Itertools;

/// A shot that is printed apart from its puzzle.
#[derive(Clone)]
pub struct LoneShot {
    /// The name of its cell.
    pub cell_name: String,
    /// The shot in words, for readers who do not see it.
    pub in_words: String,
    /// What it shows.
    pub draw: DrawnInCell,
}

/// Draws something in a cell with this centre and this side.
pub type DrawnInCell = Arc<dyn Fn(&mut DisplayList, At, f64) + Send + Sync>;

/// A shot in a cell of its own, which is so wide and a little less high, from this corner; the cell
/// is named to the left of it.
pub(crate) fn draw(drawing: &mut DisplayList, shot: &LoneShot, (left, top): At, side: f64) {
    let (scale, height) = (side / CELL, side * (CELL - 1.0) / CELL);
    let middle = top + height / 2.0;
    let name = drawing.lang.page_mercy_cell(shot.cell_name.clone());
    drawing.text(Type::plain(4.4 * scale), Anchor::End, (left - 4.0 * scale, middle + 1.5 * scale), &name);
    drawing.tagged(Tag::Figure(shot.in_words.clone()), |drawing| {
        drawing.rect(Look::Grid, (left, top), (left + side, top + height), 0.0);
        (shot.draw)(drawing, (left + side / 2.0, middle), side);
    });
}

/// The side of a shot's cell on an A4 page.
const CELL: f64 = 15.0;

/// A shot that is drawn upside down, and where: the corner and the side of its cell.
pub type ShotAt<'a> = (&'a LoneShot, At, f64);

/// Draws shots upside down about a position, with labels, so that nobody reads them unasked. All
/// positions are those before it is turned.
pub fn draw_upside_down(drawing: &mut DisplayList, about: At, labels: &[(Type, At, &str)], shots: &[ShotAt]) {
    let words = shots.iter().map(|(shot, ..)| &shot.in_words).join(", ");
    let texts = labels.iter().map(|&(_, _, text)| text.to_owned()).chain([words]).join(" ");
    drawing.tagged(Tag::Figure(texts), |drawing| {
        drawing.turned(about, 180.0, |drawing| {
            for &(kind, at, text) in labels {
                drawing.text(kind, Anchor::Start, at, text);
            }
            for &(shot, corner, side) in shots {
                draw(drawing, shot, corner, side);
            }
        });
    });
}
