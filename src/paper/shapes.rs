//! The nine shapes of pieces, in three families: stars, moons, and figures with straight sides.

use std::f64::consts::{PI, TAU};

use tiny_skia::{Path, PathBuilder};

use crate::drawing::At;

/// The points of a curve.
const CURVE: u32 = 24;

/// The shape of a piece, from 0 to 8, with this centre and in a circle of this radius.
pub(crate) fn shape(number: u8, (x, y): At, radius: f64) -> Option<Path> {
    let kind = u32::from(number) / 3;
    let corners = match number % 3 {
        0 => star([4, 5, 8][kind as usize % 3]),
        1 => moon(kind),
        _ => polygon([3, 4, 6][kind as usize % 3]),
    };
    let mut path = PathBuilder::new();
    for (at, (across, down)) in corners.into_iter().enumerate() {
        let (x, y) = ((x + radius * across) as f32, (y + radius * down) as f32);
        if at == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    path.close();
    path.finish()
}

/// A point of the circle, by its angle from the right.
fn on_circle(angle: f64) -> At {
    (angle.cos(), angle.sin())
}

/// With this many points.
fn star(points: u32) -> Vec<At> {
    let corner = |corner: u32| {
        let (x, y) = on_circle(PI * f64::from(corner) / f64::from(points) - PI / 2.0);
        // With many points, a star is a sun.
        let inner = if points > 5 { 0.62 } else { 0.42 };
        let radius = if corner.is_multiple_of(2) { 1.0 } else { inner };
        (x * radius, y * radius)
    };
    (0..2 * points).map(corner).collect()
}

/// A crescent, a half, or a full moon.
fn moon(kind: u32) -> Vec<At> {
    /// The angle of the horns from the right, and the centre of the circle that is cut out.
    const HORN: f64 = PI / 3.0;
    const CUT: f64 = 0.5;
    let arc = |from: f64, to: f64| (0..=CURVE).map(move |at| from + (to - from) * f64::from(at) / f64::from(CURVE));
    match kind {
        0 => {
            let cut = HORN.sin();
            let outer = arc(HORN, TAU - HORN).map(on_circle);
            // The horns are above and below the centre of the cut.
            let inner = arc(1.5 * PI, 0.5 * PI).map(|angle| (CUT + cut * angle.cos(), cut * angle.sin()));
            outer.chain(inner).map(|(x, y)| (x + 0.2, y)).collect()
        }
        1 => arc(0.5 * PI, 1.5 * PI).map(on_circle).map(|(x, y)| (x + 0.4, y)).collect(),
        _ => arc(0.0, TAU).map(on_circle).map(|(x, y)| (x * 0.85, y * 0.85)).collect(),
    }
}

/// With this many corners, one of them above, but for a square.
fn polygon(corners: u32) -> Vec<At> {
    let turned = if corners == 4 { PI / 4.0 } else { PI / 2.0 };
    (0..corners).map(|corner| on_circle(TAU * f64::from(corner) / f64::from(corners) - turned)).collect()
}
