//! Pictures: what stands on a page, without the empty paper around it.

use std::sync::Arc;

use tiny_skia::Transform;

use super::{At, DisplayList, Mark, Run};

/// A rectangle: its upper left and its lower right corner.
type Extent = (At, At);

impl DisplayList {
    /// The part of the page on which something stands, with a margin in millimetres around it. A
    /// page on which nothing stands is left as it is.
    #[must_use]
    pub fn cropped(&self, margin: f64) -> Self {
        let Some((from, to)) = self.marks.iter().filter_map(extent).reduce(around) else { return self.clone() };
        let by = (margin - from.0, margin - from.1);
        let size = (to.0 - from.0 + 2.0 * margin, to.1 - from.1 + 2.0 * margin);
        Self { size, marks: self.marks.iter().map(|mark| moved(mark, by)).collect(), ..self.clone() }
    }

    /// The lower edge of what stands on the page, in millimetres; 0 if nothing does.
    #[must_use]
    pub fn bottom(&self) -> f64 {
        self.marks.iter().filter_map(extent).map(|(_, (_, bottom))| bottom).fold(0.0, f64::max)
    }
}

/// The rectangle around two others.
fn around((from, to): Extent, (other_from, other_to): Extent) -> Extent {
    let (left, top) = (from.0.min(other_from.0), from.1.min(other_from.1));
    ((left, top), (to.0.max(other_to.0), to.1.max(other_to.1)))
}

fn around_all(points: impl IntoIterator<Item = At>) -> Option<Extent> {
    points.into_iter().map(|point| (point, point)).reduce(around)
}

/// What a mark takes up; `None` if nothing is seen of it.
fn extent(mark: &Mark) -> Option<Extent> {
    match mark {
        Mark::Line(_, from, to) | Mark::Rect(_, from, to, _) | Mark::Image(from, to, _) => around_all([*from, *to]),
        Mark::Circle(_, (x, y), radius) => Some(((x - radius, y - radius), (x + radius, y + radius))),
        Mark::Path(_, path) => {
            let found = path.bounds();
            let [left, top, right, bottom] = [found.left(), found.top(), found.right(), found.bottom()].map(f64::from);
            Some(((left, top), (right, bottom)))
        }
        Mark::Text(run) => Some(extent_of_text(run)),
        Mark::Turned(about, degrees, marks) => {
            let (from, to) = marks.iter().filter_map(extent).reduce(around)?;
            let corners = [from, (to.0, from.1), to, (from.0, to.1)];
            around_all(corners.map(|corner| turned(corner, *about, *degrees)))
        }
        Mark::Link(..) => None,
    }
}

/// A point turned about another, clockwise.
fn turned((x, y): At, (about_x, about_y): At, degrees: f64) -> At {
    let ((sine, cosine), x, y) = (degrees.to_radians().sin_cos(), x - about_x, y - about_y);
    (about_x + x * cosine - y * sine, about_y + x * sine + y * cosine)
}

/// What a text takes up, accents and descenders included.
fn extent_of_text(run: &Run) -> Extent {
    let ((x, y), size) = (run.at, run.kind.size);
    ((x, y - size), (x + run.width(), y + 0.3 * size))
}

fn moved(mark: &Mark, by: At) -> Mark {
    let there = |(x, y): At| (x + by.0, y + by.1);
    match mark {
        Mark::Line(look, from, to) => Mark::Line(*look, there(*from), there(*to)),
        Mark::Circle(look, centre, radius) => Mark::Circle(*look, there(*centre), *radius),
        Mark::Rect(look, from, to, round) => Mark::Rect(*look, there(*from), there(*to), *round),
        Mark::Path(look, path) => {
            let path = path.clone().transform(Transform::from_translate(by.0 as f32, by.1 as f32));
            Mark::Path(*look, path.expect("a shift loses no path"))
        }
        Mark::Text(run) => Mark::Text(Run { at: there(run.at), ..run.clone() }),
        Mark::Turned(about, degrees, marks) => {
            Mark::Turned(there(*about), *degrees, marks.iter().map(|mark| moved(mark, by)).collect())
        }
        Mark::Link(from, to, target) => Mark::Link(there(*from), there(*to), target.clone()),
        Mark::Image(from, to, image) => Mark::Image(there(*from), there(*to), Arc::clone(image)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Look;
    use super::*;
    use crate::{Ink, theme};
    use smyoz_core::lang::Lang;

    #[test]
    fn a_picture_is_as_large_as_what_stands_on_the_page() {
        let mut page = DisplayList::new((210.0, 297.0), theme::standard(Ink::Colour), Lang::En, "a page".into());
        assert_eq!(page.cropped(5.0), page);
        page.marks.push(Mark::Rect(Look::Rim, (40.0, 60.0), (90.0, 130.0), 0.0));
        page.marks.push(Mark::Turned((90.0, 60.0), 90.0, vec![Mark::Circle(Look::Rim, (80.0, 60.0), 2.0)]));
        let picture = page.cropped(5.0);
        // The circle lies above the upper right corner.
        assert!((picture.size.0 - 62.0).abs() < 1e-9 && (picture.size.1 - 92.0).abs() < 1e-9, "{:?}", picture.size);
        assert_eq!(picture.marks[0], Mark::Rect(Look::Rim, (5.0, 17.0), (55.0, 87.0), 0.0));
        assert_eq!(picture.cropped(5.0), picture);
    }
}
