//! A drawing: what stands on a page and where, whatever the file format.
//!
//! All lengths are in millimetres, from the upper left corner of the page. What a mark looks like
//! is said by its [`Look`], which the drawing's [`Appearance`] resolves, so a drawing says *rim*
//! and not *black, 0.8 mm*.

mod appearance;
mod crop;
mod fonts;
mod image;
mod look;
mod signs;
mod trace;

use std::ops::Range;
use std::sync::Arc;

pub use appearance::{Appearance, BoardType, Role};
pub use fonts::{Face, Font, Fonts, Glyph, MissingSignError, NoFontError, Run};
pub use image::{Image, ImageError};
pub use look::{Look, Paint, Rgb};
pub use signs::{UnprintableError, check_signs};
use tiny_skia::Path;
pub use trace::rounded;

use smyoz_core::lang::Lang;

/// A position: the distances from the left and from the upper edge.
pub type At = (f64, f64);

/// One thing on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    Line(Look, At, At),
    /// A circle: its centre and its radius.
    Circle(Look, At, f64),
    /// A rectangle: two opposite corners, and the radius of its corners.
    Rect(Look, At, At, f64),
    /// Lines and curves, closed or not.
    Path(Look, Path),
    Text(Run),
    /// Marks that are turned about this position, clockwise by this many degrees.
    Turned(At, f64, Vec<Mark>),
    /// A rectangle that leads somewhere.
    Link(At, At, Target),
    /// A picture from a file between two opposite corners. Only covers have them.
    Image(At, At, Arc<Image>),
}

/// What marks are to readers who do not see them.
///
/// Texts without a tag are paragraphs, one for each line; other marks without one are of no
/// meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tag {
    /// Of no meaning, such as a running head.
    Artifact,
    /// A heading of this level, from 1.
    Heading(u16),
    /// The first line of a paragraph, or of the text of an item.
    Paragraph,
    /// Another line of the heading, paragraph or item before it.
    Continued,
    /// The label of an item of a list, of which the text follows.
    Label,
    /// A picture, and what is read in place of it.
    Figure(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// To another page, by its index in the document.
    Page(usize),
    /// To an address on the web.
    Address(String),
}

/// Which part of a text stands at the given position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// The colour of a line through cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pen {
    Red,
    Green,
}

impl Pen {
    /// The kind of its marks.
    #[must_use]
    pub const fn look(self) -> Look {
        match self {
            Self::Red => Look::Red,
            Self::Green => Look::Green,
        }
    }
}

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Type {
    pub face: Face,
    /// The size in millimetres.
    pub size: f64,
    pub look: Look,
}

impl Type {
    /// Dark upright type of this size.
    #[must_use]
    pub const fn plain(size: f64) -> Self {
        Self { face: Face::Regular, size, look: Look::Ink }
    }

    /// Dark bold type of this size.
    #[must_use]
    pub const fn bold(size: f64) -> Self {
        Self { face: Face::Bold, size, look: Look::Ink }
    }

    /// Pale type of this size.
    #[must_use]
    pub const fn pale(size: f64) -> Self {
        Self { face: Face::Regular, size, look: Look::Pale }
    }

    /// The width of a text in these fonts.
    #[must_use]
    pub fn width(self, fonts: &Fonts, text: &str) -> f64 {
        Run::set(fonts, self, (0.0, 0.0), text).width()
    }
}

/// How far a page goes on beyond each of its edges in millimetres.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bleed {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Bleed {
    /// The same beyond all edges.
    #[must_use]
    pub const fn all(by: f64) -> Self {
        Self { left: by, top: by, right: by, bottom: by }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DisplayList {
    /// The width and the height.
    pub size: At,
    /// What its marks look like.
    pub appearance: Arc<Appearance>,
    /// The language of its texts.
    pub lang: Lang,
    pub title: String,
    /// How far it goes on beyond its edges, where the printer cuts.
    pub bleed: Bleed,
    /// What stands on it, from the bottom up.
    pub marks: Vec<Mark>,
    /// What some of its marks are, by their indices, in rising order.
    pub tags: Vec<(Range<usize>, Tag)>,
    /// Whether a figure is being drawn.
    pub is_figure: bool,
}

impl DisplayList {
    #[must_use]
    pub fn new(size: At, appearance: Arc<Appearance>, lang: Lang, title: String) -> Self {
        let (bleed, marks, tags) = (Bleed::default(), Vec::new(), Vec::new());
        Self { size, appearance, lang, title, bleed, marks, tags, is_figure: false }
    }

    pub fn line(&mut self, look: Look, from: At, to: At) {
        self.marks.push(Mark::Line(look, from, to));
    }

    pub fn circle(&mut self, look: Look, centre: At, radius: f64) {
        self.marks.push(Mark::Circle(look, centre, radius));
    }

    /// Draws a rectangle between two opposite corners, with rounded corners.
    pub fn rect(&mut self, look: Look, corner: At, opposite: At, radius: f64) {
        self.marks.push(Mark::Rect(look, corner, opposite, radius));
    }

    /// Draws lines and curves; nothing if there are none.
    pub fn path(&mut self, look: Look, path: Option<Path>) {
        self.marks.extend(path.map(|path| Mark::Path(look, path)));
    }

    /// Sets a text on the baseline through this position. Returns where it ends.
    pub fn text(&mut self, kind: Type, anchor: Anchor, (x, y): At, text: &str) -> f64 {
        let Appearance { least_type, least_in_figures, .. } = *self.appearance;
        let least = if self.is_figure { least_in_figures } else { least_type };
        let kind = Type { size: kind.size.max(least), ..kind };
        let mut run = Run::set(&self.appearance.fonts, kind, (x, y), text);
        let width = run.width();
        run.at.0 -= match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::End => width,
        };
        let end = run.at.0 + width;
        self.marks.push(Mark::Text(run));
        end
    }

    /// Draws a stroke along a row or column: one line, or two.
    pub fn stroke(&mut self, pen: Pen, from: At, to: At) {
        self.stroke_apart(pen, from, to, self.appearance.paint(pen.look()).double);
    }

    /// Draws a stroke along a row or column: one line or, if they are this far apart, two.
    pub fn stroke_apart(&mut self, pen: Pen, from: At, to: At, apart: Option<f64>) {
        let Some(apart) = apart else { return self.line(pen.look(), from, to) };
        for side in [-apart / 2.0, apart / 2.0] {
            let aside = |(x, y): At| if from.1 == to.1 { (x, y + side) } else { (x + side, y) };
            self.line(pen.look(), aside(from), aside(to));
        }
    }

    /// Makes a rectangle lead somewhere.
    pub fn link(&mut self, corner: At, opposite: At, target: Target) {
        self.marks.push(Mark::Link(corner, opposite, target));
    }

    /// Draws something as if the page were turned about this position, clockwise by this many
    /// degrees. Its parts have no tags.
    pub fn turned(&mut self, about: At, degrees: f64, draw: impl FnOnce(&mut Self)) {
        let upright = (std::mem::take(&mut self.marks), std::mem::take(&mut self.tags));
        draw(self);
        let marks = std::mem::take(&mut self.marks);
        (self.marks, self.tags) = upright;
        self.marks.push(Mark::Turned(about, degrees, marks));
    }

    /// Draws something that is this to readers who do not see it, whatever its parts are.
    pub fn tagged(&mut self, tag: Tag, draw: impl FnOnce(&mut Self)) {
        let (start, tags, outer) = (self.marks.len(), self.tags.len(), self.is_figure);
        self.is_figure |= matches!(tag, Tag::Figure(_));
        draw(self);
        self.is_figure = outer;
        self.tags.truncate(tags);
        if self.marks.len() > start {
            self.tags.push((start..self.marks.len(), tag));
        }
    }

    /// Moves the last mark, which has a tag, to the front, where it is read first.
    pub fn read_last_mark_first(&mut self) {
        self.marks.rotate_right(1);
        self.tags.rotate_right(1);
        for (at, (range, _)) in self.tags.iter_mut().enumerate() {
            *range = if at == 0 { 0..1 } else { range.start + 1..range.end + 1 };
        }
    }

    /// All texts, in the order in which they were set.
    pub fn runs(&self) -> impl Iterator<Item = &Run> {
        runs(&self.marks).into_iter()
    }
}

/// All texts among marks, in the order in which they were set.
pub(crate) fn runs(marks: &[Mark]) -> Vec<&Run> {
    let mut runs = Vec::new();
    collect(marks, &mut runs);
    runs
}

fn collect<'a>(marks: &'a [Mark], runs: &mut Vec<&'a Run>) {
    for mark in marks {
        match mark {
            Mark::Text(run) => runs.push(run),
            Mark::Turned(_, _, marks) => collect(marks, runs),
            Mark::Line(..) | Mark::Circle(..) | Mark::Rect(..) | Mark::Path(..) | Mark::Link(..) | Mark::Image(..) => {}
        }
    }
}
