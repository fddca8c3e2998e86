//! The outlines of shapes and glyphs, as paths that every format can draw.

use rustybuzz::ttf_parser::OutlineBuilder;
use tiny_skia::{Path, PathBuilder};

use super::{At, Mark};

/// How far the control points of a quarter of a circle lie from its ends, in radii.
const QUARTER: f64 = 0.552_284_75;

impl Mark {
    /// The outline of a line, circle, rectangle or path; none of anything else.
    #[must_use]
    pub fn path(&self) -> Option<Path> {
        let mut path = PathBuilder::new();
        match *self {
            Self::Line(_, from, to) => {
                path.move_to(from.0 as f32, from.1 as f32);
                path.line_to(to.0 as f32, to.1 as f32);
            }
            Self::Circle(_, (x, y), radius) => {
                rounded((x - radius, y - radius), (x + radius, y + radius), [radius; 4], &mut path);
            }
            Self::Rect(_, corner, opposite, radius) => rounded(corner, opposite, [radius; 4], &mut path),
            Self::Path(_, ref path) => return Some(path.clone()),
            Self::Text(_) | Self::Turned(..) | Self::Link(..) | Self::Image(..) => {}
        }
        path.finish()
    }
}

/// Traces a rectangle with rounded corners: their radii clockwise from the upper right one.
pub fn rounded((left, top): At, (right, bottom): At, radii: [f64; 4], path: &mut PathBuilder) {
    // Each corner, and the directions in which one comes to it and leaves it.
    let corners = [
        ((right, top), (1.0, 0.0), (0.0, 1.0)),
        ((right, bottom), (0.0, 1.0), (-1.0, 0.0)),
        ((left, bottom), (-1.0, 0.0), (0.0, -1.0)),
        ((left, top), (0.0, -1.0), (1.0, 0.0)),
    ];
    path.move_to((left + radii[3]) as f32, top as f32);
    for (((x, y), into, out), radius) in corners.into_iter().zip(radii) {
        let before = |by: f64| ((x - into.0 * by) as f32, (y - into.1 * by) as f32);
        let after = |by: f64| ((x + out.0 * by) as f32, (y + out.1 * by) as f32);
        path.line_to(before(radius).0, before(radius).1);
        if radius > 0.0 {
            let ((x1, y1), (x2, y2), (x, y)) =
                (before(radius * (1.0 - QUARTER)), after(radius * (1.0 - QUARTER)), after(radius));
            path.cubic_to(x1, y1, x2, y2, x, y);
        }
    }
    path.close();
}

/// Takes up the outline of a glyph as a path.
#[derive(Default)]
pub(super) struct Pen(pub PathBuilder);

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
