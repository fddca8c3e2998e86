//! The outlines of shapes, for formats that know paths only.

use rustybuzz::ttf_parser::OutlineBuilder;

use super::{At, Mark};

/// How far the control points of a quarter of a circle lie from its ends, in radii.
const QUARTER: f64 = 0.552_284_75;

impl Mark {
    /// Traces the outline of a line, circle or rectangle; nothing of anything else.
    pub fn trace(&self, pen: &mut dyn OutlineBuilder) {
        match *self {
            Self::Line(_, from, to) => {
                pen.move_to(from.0 as f32, from.1 as f32);
                pen.line_to(to.0 as f32, to.1 as f32);
            }
            Self::Circle(_, (x, y), radius) => {
                rounded((x - radius, y - radius), (x + radius, y + radius), radius, pen);
            }
            Self::Rect(_, corner, opposite, radius) => rounded(corner, opposite, radius, pen),
            Self::Text(_) | Self::Turned(..) | Self::Link(..) => {}
        }
    }
}

/// Traces a rectangle with rounded corners.
fn rounded((left, top): At, (right, bottom): At, radius: f64, pen: &mut dyn OutlineBuilder) {
    // Each corner, and the directions in which one comes to it and leaves it.
    let corners = [
        ((right, top), (1.0, 0.0), (0.0, 1.0)),
        ((right, bottom), (0.0, 1.0), (-1.0, 0.0)),
        ((left, bottom), (-1.0, 0.0), (0.0, -1.0)),
        ((left, top), (0.0, -1.0), (1.0, 0.0)),
    ];
    pen.move_to((left + radius) as f32, top as f32);
    for ((x, y), into, out) in corners {
        let before = |by: f64| ((x - into.0 * by) as f32, (y - into.1 * by) as f32);
        let after = |by: f64| ((x + out.0 * by) as f32, (y + out.1 * by) as f32);
        pen.line_to(before(radius).0, before(radius).1);
        if radius > 0.0 {
            let ((x1, y1), (x2, y2), (x, y)) =
                (before(radius * (1.0 - QUARTER)), after(radius * (1.0 - QUARTER)), after(radius));
            pen.curve_to(x1, y1, x2, y2, x, y);
        }
    }
    pen.close();
}
