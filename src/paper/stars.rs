//! Stars beside the facts of a puzzle: drawn, for the fonts of books have none.

use std::f64::consts::PI;

use tiny_skia::{Path, PathBuilder};

use crate::drawing::{At, DisplayList, Look};
use smyoz_core::puzzles::Stars;

/// The circles through the outer and the inner corners of a star on a board, in cells.
pub(crate) const STAR: [f64; 2] = [0.38, 0.155];

/// The outer circle and the distance of stars beside a text, in sizes of its type.
const RADIUS: f64 = 0.42;
const STEP: f64 = 0.88;

/// A star with this centre, and these circles through its outer and its inner corners.
pub(crate) fn star((x, y): At, radii: [f64; 2]) -> Option<Path> {
    let mut star = PathBuilder::new();
    for corner in 0..10 {
        let (angle, radius) = (PI * (f64::from(corner) / 5.0 - 0.5), radii[corner as usize % 2]);
        let (x, y) = ((x + radius * angle.cos()) as f32, (y + radius * angle.sin()) as f32);
        if corner == 0 { star.move_to(x, y) } else { star.line_to(x, y) }
    }
    star.close();
    star.finish()
}

/// The width of stars beside a text of this size, with the space before them.
pub(crate) fn width(stars: Option<Stars>, size: f64) -> f64 {
    stars.map_or(0.0, |stars| size * (0.5 + STEP * f64::from(stars.number())))
}

/// Draws stars after a text of this size, which ends here.
pub(crate) fn draw(drawing: &mut DisplayList, (x, y): At, size: f64, stars: Option<Stars>) {
    for at in 0..stars.map_or(0, Stars::number) {
        let centre = (x + size * (0.5 + STEP * (f64::from(at) + 0.5)), y - size * 0.34);
        drawing.path(Look::Ink, star(centre, [size * RADIUS, size * RADIUS * STAR[1] / STAR[0]]));
    }
}
