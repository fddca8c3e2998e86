//! Printers: what they publish of their limits, and which pages of a book are beyond them.
//!
//! The sources are named in `docs/book.md`. All lengths are in millimetres.

use std::collections::BTreeMap;
use std::fmt;

use crate::drawing::{Appearance, At, DisplayList, Look, Mark};

/// A printer, or who prints at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printer {
    /// Kindle Direct Publishing of Amazon, paperbacks with black ink on white paper.
    Kdp,
    Lulu,
    /// Books on Demand, paperbacks on white paper of 90 g/m².
    Bod,
    /// A printer at home, without limits on pages.
    Home,
}

/// An inch and a point.
const INCH: f64 = 25.4;
const POINT: f64 = INCH / 72.0;

/// The smallest type, the thinnest line and the lightest grey, from 0 to 255: a tenth of black.
const LEAST_TYPE: f64 = 7.0 * POINT;
const LEAST_LINE: f64 = 0.3;
const LIGHTEST: u8 = 229;

/// Sizes that are smaller by less than this are not reported.
const TOLERANCE: f64 = 0.005;

impl Printer {
    pub const ALL: [Self; 4] = [Self::Kdp, Self::Lulu, Self::Bod, Self::Home];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Kdp => "kdp",
            Self::Lulu => "lulu",
            Self::Bod => "bod",
            Self::Home => "home",
        }
    }

    /// The least and the greatest number of pages.
    #[must_use]
    pub fn pages(self) -> (usize, usize) {
        match self {
            Self::Kdp => (24, 828),
            Self::Lulu => (32, 800),
            Self::Bod => (24, 1050),
            Self::Home => (1, usize::MAX),
        }
    }

    /// The smallest and the largest size of pages, if they are limited.
    fn sizes(self) -> Option<(At, At)> {
        match self {
            Self::Kdp => Some(((4.0 * INCH, 6.0 * INCH), (8.5 * INCH, 11.69 * INCH))),
            Self::Lulu | Self::Bod | Self::Home => None,
        }
    }

    /// The least margin at the outer edges.
    #[must_use]
    pub fn margin(self) -> f64 {
        match self {
            Self::Kdp | Self::Bod => 0.25 * INCH,
            Self::Lulu => 0.5 * INCH,
            Self::Home => 5.0,
        }
    }

    /// The least margin at the spine of a book of this many pages.
    #[must_use]
    pub fn gutter(self, pages: usize) -> f64 {
        let inches = match self {
            Self::Kdp | Self::Bod => match pages {
                0..=150 => 0.375,
                151..=300 => 0.5,
                301..=500 => 0.625,
                501..=700 => 0.75,
                _ => 0.875,
            },
            Self::Lulu => {
                0.5 + match pages {
                    0..=60 => 0.0,
                    61..=150 => 0.125,
                    151..=400 => 0.5,
                    401..=600 => 0.625,
                    _ => 0.75,
                }
            }
            Self::Home => 0.375,
        };
        inches * INCH
    }

    /// The bleed of a cover.
    #[must_use]
    pub fn cover_bleed(self) -> f64 {
        match self {
            Self::Kdp | Self::Lulu => 0.125 * INCH,
            Self::Bod => 5.0,
            Self::Home => 0.0,
        }
    }

    /// The width of the spine of this many pages, if the printer publishes a formula for it.
    #[must_use]
    pub fn spine(self, pages: usize) -> Option<f64> {
        match self {
            Self::Kdp => Some(pages as f64 * 0.002_252 * INCH),
            Self::Lulu => Some((pages as f64 / 444.0 + 0.06) * INCH),
            Self::Bod | Self::Home => None,
        }
    }

    /// Makes type, lines and fills as strong as it asks for.
    pub(super) fn strengthen(self, appearance: &mut Appearance) {
        appearance.least_type = LEAST_TYPE;
        appearance.least_in_figures = appearance.least_in_figures.max(LEAST_TYPE);
        for size in appearance.sizes.values_mut() {
            *size = size.max(LEAST_TYPE);
        }
        for (look, paint) in &mut appearance.paints {
            if let Some((_, width)) = &mut paint.stroke {
                *width = width.max(LEAST_LINE);
            }
            if let Some(fill) = paint.fill.as_mut().filter(|_| *look != Look::Paper && *look != Look::Square)
                && fill.as_grey().is_some_and(|grey| grey > LIGHTEST)
            {
                (fill.0, fill.1, fill.2) = (LIGHTEST, LIGHTEST, LIGHTEST);
            }
        }
    }

    /// What is beyond its limits in a book of these pages.
    #[must_use]
    pub fn faults(self, pages: &[DisplayList]) -> Vec<Fault> {
        let (least, most) = self.pages();
        let mut faults = Vec::new();
        if !(least..=most).contains(&pages.len()) {
            let limit = if most == usize::MAX { format!("at least {least}") } else { format!("{least} to {most}") };
            faults.push(Fault { pages: Vec::new(), what: format!("{} pages: expected {limit}", pages.len()) });
        }
        if let (Some((smallest, largest)), Some(page)) = (self.sizes(), pages.first()) {
            let (width, height) = page.size;
            let fits = |length: f64, from: f64, to: f64| (from - TOLERANCE..=to + 0.1).contains(&length);
            if !fits(width, smallest.0, largest.0) || !fits(height, smallest.1, largest.1) {
                let what = format!(
                    "pages of {width:.1} × {height:.1} mm: expected {:.1} × {:.1} to {:.1} × {:.1} mm",
                    smallest.0, smallest.1, largest.0, largest.1
                );
                faults.push(Fault { pages: Vec::new(), what });
            }
        }
        let mut found: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (at, page) in pages.iter().enumerate() {
            for what in self.faults_of(page, at, pages.len()) {
                found.entry(what).or_default().push(at + 1);
            }
        }
        faults.extend(found.into_iter().map(|(what, pages)| Fault { pages, what }));
        faults
    }

    /// What is beyond the limits on the page with this index, of this many.
    fn faults_of(self, page: &DisplayList, at: usize, count: usize) -> Vec<String> {
        let mut faults = Vec::new();
        let smallest = page.runs().map(|run| run.kind.size).fold(f64::INFINITY, f64::min);
        if smallest < LEAST_TYPE - TOLERANCE {
            faults.push(format!("type of {:.1} points: expected at least 7", smallest / POINT));
        }
        let thinnest = thinnest(page, &page.marks);
        if thinnest < LEAST_LINE - TOLERANCE {
            faults.push(format!("lines of {thinnest:.2} mm: expected at least {LEAST_LINE}"));
        }
        let (inner, outer) = (self.gutter(count), self.margin());
        // The first page lies on the right, with the spine at its left.
        let (left, right) = if at.is_multiple_of(2) { (inner, outer) } else { (outer, inner) };
        let (width, height) = page.size;
        let is_beyond = page.runs().any(|run| {
            let (x, y) = run.at;
            x < left - TOLERANCE || x + run.width() > width - right + TOLERANCE || y > height - outer || y < outer
        });
        if is_beyond {
            faults.push(format!("text in the margins: expected {inner:.1} mm at the spine, {outer:.1} elsewhere"));
        }
        faults
    }
}

/// The width of the thinnest line among these marks of a page.
fn thinnest(page: &DisplayList, marks: &[Mark]) -> f64 {
    let width = |mark: &Mark| match mark {
        Mark::Line(look, ..) | Mark::Circle(look, ..) | Mark::Rect(look, ..) | Mark::Path(look, _) => {
            page.appearance.paint(*look).stroke.map_or(f64::INFINITY, |(_, width)| width)
        }
        Mark::Turned(_, _, marks) => thinnest(page, marks),
        Mark::Text(_) | Mark::Link(..) | Mark::Image(..) => f64::INFINITY,
    };
    marks.iter().map(width).fold(f64::INFINITY, f64::min)
}

/// What is beyond a limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The numbers of the pages; none if it is about the whole book.
    pub pages: Vec<usize>,
    /// What it is, and what would be right.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranges = self.pages.chunk_by(|one, next| one + 1 == *next).map(|range| match range {
            [one] => one.to_string(),
            range => format!("{}–{}", range[0], range[range.len() - 1]),
        });
        match self.pages.len() {
            0 => {}
            1 => write!(f, "page {}: ", self.pages[0])?,
            _ => write!(f, "pages {}: ", ranges.collect::<Vec<_>>().join(", "))?,
        }
        f.write_str(&self.what)
    }
}
