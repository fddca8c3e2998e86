//! PDF: drawings as the pages of a document.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use itertools::Itertools;
use krilla::action::LinkAction;
use krilla::annotation::{self, Annotation, LinkAnnotation};
use krilla::color::{luma, rgb};
use krilla::configure::{Archival, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::error::KrillaError;
use krilla::geom::{PathBuilder, Point, Rect, Transform};
use krilla::metadata::{DateTime, Metadata};
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, LineCap, Paint, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};
use thiserror::Error;
use tiny_skia::{Path, PathSegment};

use super::Exporter;
use super::drawing::{Appearance, At, DisplayList, Face, Look, Mark, Rgb, Run, Target};
use super::grey;
use super::page::Page;
use super::sheets::{self, A4};

/// PDF pages (`.pdf`): A4 portrait.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pdf;

impl Exporter for Pdf {
    fn extension(&self) -> &'static str {
        "pdf"
    }

    fn draw(&self, page: &Page) -> Vec<u8> {
        let drawing = sheets::single(page, A4);
        let about = About { title: drawing.title.clone(), ..About::default() };
        pdf(&[drawing], &about, &[]).expect("a page of a puzzle is drawn with the bundled fonts")
    }
}

/// What a document says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// Its title.
    pub title: String,
    /// Its subtitle, or what it is about.
    pub description: Option<String>,
    /// Who wrote it.
    pub author: Option<String>,
    /// What it is found by, such as its ISBN.
    pub keywords: Vec<String>,
    /// The day on which it was made: year, month, day.
    pub date: Option<(u16, u8, u8)>,
}

/// An entry of a document's outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// What it says.
    pub text: String,
    /// The index of the page to which it leads.
    pub page: usize,
}

/// Why a document could not be written.
#[derive(Debug, Error)]
pub enum PdfError {
    /// A font cannot be embedded.
    #[error("the {0} font cannot be embedded")]
    Font(&'static str),
    /// The document would not conform.
    #[error("the document could not be written: {0:?}")]
    Unfit(KrillaError),
    /// The colour spaces of the document are not where they were expected.
    #[error("the greys of the document could not be freed of their profile")]
    Greys,
}

/// Points of a PDF in a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// A document of these pages. With a date it conforms to PDF/A-2u. Greys are those of the device,
/// so that printers print them with black alone. The same pages make the same bytes.
///
/// # Errors
/// If the document would not conform, or a font cannot be embedded.
///
/// # Panics
/// If a page has no size.
pub fn pdf(pages: &[DisplayList], about: &About, outline: &[Bookmark]) -> Result<Vec<u8>, PdfError> {
    let configuration = match about.date {
        Some(_) => ConfigurationBuilder::new().with_archival_validator(Archival::A2_U),
        None => ConfigurationBuilder::new(),
    };
    let configuration = configuration.finish().expect("a standard and its own version go together");
    let mut document = Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    let fonts = fonts(pages)?;
    for drawing in pages {
        let mut page = document.start_page_with(settings(drawing));
        let mut surface = page.surface();
        let (x, y) = (drawing.bleed.left * POINTS, drawing.bleed.top * POINTS);
        surface.push_transform(&Transform::from_row(POINTS as f32, 0.0, 0.0, POINTS as f32, x as f32, y as f32));
        Writer { surface: &mut surface, appearance: &drawing.appearance, fonts: &fonts }.marks(&drawing.marks);
        surface.pop();
        surface.finish();
        for link in links(drawing) {
            page.add_annotation(link);
        }
    }
    let mut root = Outline::new();
    outline.iter().for_each(|bookmark| root.push_child(node(bookmark)));
    document.set_outline(root);
    document.set_metadata(metadata(pages, about));
    let document = document.finish().map_err(PdfError::Unfit)?;
    // Without a date, greys have no profile anyway.
    if about.date.is_none() { Ok(document) } else { grey::with_device_grey(document).ok_or(PdfError::Greys) }
}

/// The fonts of these pages, by where their data lie.
fn fonts(pages: &[DisplayList]) -> Result<HashMap<*const u8, Font>, PdfError> {
    let mut fonts = HashMap::new();
    for (page, face) in pages.iter().cartesian_product(Face::ALL) {
        let data = page.appearance.fonts[face].data();
        if let Entry::Vacant(place) = fonts.entry(data.as_ptr()) {
            place.insert(Font::new(data.into(), 0).ok_or(PdfError::Font(face.name()))?);
        }
    }
    Ok(fonts)
}

fn metadata(pages: &[DisplayList], about: &About) -> Metadata {
    let language = pages.first().map_or("", |page| page.lang.code()).to_owned();
    let program = concat!("smyoz ", env!("CARGO_PKG_VERSION")).to_owned();
    let mut metadata = Metadata::new().title(about.title.clone()).language(language).creator(program);
    if let Some(description) = &about.description {
        metadata = metadata.description(description.clone());
    }
    if !about.keywords.is_empty() {
        metadata = metadata.keywords(about.keywords.clone());
    }
    if let Some(author) = &about.author {
        metadata = metadata.authors(vec![author.clone()]);
    }
    if let Some((year, month, day)) = about.date {
        let date = DateTime::new(year).month(month).day(day).hour(0).minute(0).second(0);
        metadata = metadata.creation_date(date.utc_offset_hour(0).utc_offset_minute(0));
    }
    metadata
}

fn node(bookmark: &Bookmark) -> OutlineNode {
    let top = XyzDestination::new(bookmark.page, Point::from_xy(0.0, 0.0));
    OutlineNode::new(bookmark.text.clone(), top)
}

/// The size of a page with what is cut off, and the part that stays.
fn settings(drawing: &DisplayList) -> PageSettings {
    let (DisplayList { size, bleed, .. }, end) = (drawing, end(drawing));
    let (width, height) = (end.0 + bleed.right, end.1 + bleed.bottom);
    let settings = PageSettings::from_wh((width * POINTS) as f32, (height * POINTS) as f32);
    let settings = settings.expect("a page has a size");
    if (width, height) == *size {
        return settings;
    }
    let whole = area((0.0, 0.0), (width, height));
    settings.with_bleed_box(whole).with_trim_box(area((bleed.left, bleed.top), end))
}

/// The lower right corner of what stays of a page, from the upper left one of the whole.
fn end(DisplayList { size, bleed, .. }: &DisplayList) -> At {
    (bleed.left + size.0, bleed.top + size.1)
}

/// A rectangle between two corners.
fn area((left, top): At, (right, bottom): At) -> Option<Rect> {
    let [left, top, right, bottom] = [left, top, right, bottom].map(|at| (at * POINTS) as f32);
    Rect::from_ltrb(left, top, right, bottom)
}

fn links(DisplayList { marks, bleed, .. }: &DisplayList) -> impl Iterator<Item = Annotation> {
    let moved = |(x, y): At| (x + bleed.left, y + bleed.top);
    marks.iter().filter_map(move |mark| {
        let Mark::Link(corner, opposite, target) = mark else { return None };
        let (to, name) = match target {
            Target::Page(page) => {
                let to = XyzDestination::new(*page, Point::from_xy(0.0, 0.0));
                (annotation::Target::Destination(to.into()), (page + 1).to_string())
            }
            Target::Address(address) => {
                let open = LinkAction::new(address.clone());
                (annotation::Target::Action(open.into()), address.clone())
            }
        };
        let link = LinkAnnotation::new(area(moved(*corner), moved(*opposite))?, to);
        Some(Annotation::new_link(link, Some(name)))
    })
}

struct Writer<'a, 'b> {
    surface: &'a mut Surface<'b>,
    appearance: &'a Appearance,
    fonts: &'a HashMap<*const u8, Font>,
}

impl Writer<'_, '_> {
    fn marks(&mut self, marks: &[Mark]) {
        for mark in marks {
            match mark {
                Mark::Line(look, ..) | Mark::Circle(look, ..) | Mark::Rect(look, ..) | Mark::Path(look, _) => {
                    self.path(*look, mark.path().as_ref());
                }
                Mark::Text(run) => self.text(run),
                Mark::Turned((x, y), degrees, marks) => {
                    self.surface.push_transform(&Transform::from_rotate_at(*degrees as f32, *x as f32, *y as f32));
                    self.marks(marks);
                    self.surface.pop();
                }
                Mark::Link(..) => {}
            }
        }
    }

    fn paint(&mut self, look: Look) {
        let paint = self.appearance.paint(look);
        self.surface.set_fill(paint.fill.map(|colour| Fill { paint: colour_of(colour), ..Fill::default() }));
        self.surface.set_stroke(paint.stroke.map(|(colour, width)| Stroke {
            paint: colour_of(colour),
            width: width as f32,
            line_cap: if paint.round { LineCap::Round } else { LineCap::Butt },
            dash: paint.dash.map(|(dash, gap)| StrokeDash { array: vec![dash as f32, gap as f32], offset: 0.0 }),
            ..Stroke::default()
        }));
    }

    fn path(&mut self, look: Look, path: Option<&Path>) {
        if let Some(path) = path.and_then(converted) {
            self.paint(look);
            self.surface.draw_path(&path);
        }
    }

    fn text(&mut self, run: &Run) {
        self.paint(run.kind.look);
        let glyphs = run.glyphs.iter().map(|glyph| {
            let (advance, offset) = (glyph.advance as f32, glyph.offset as f32);
            KrillaGlyph::new(GlyphId::new(glyph.id.into()), advance, offset, 0.0, 0.0, glyph.range.clone(), None)
        });
        let glyphs: Vec<KrillaGlyph> = glyphs.collect();
        let at = Point::from_xy(run.at.0 as f32, run.at.1 as f32);
        let font = self.fonts[&self.appearance.fonts[run.kind.face].data().as_ptr()].clone();
        self.surface.draw_glyphs(at, &glyphs, font, &run.text, run.kind.size as f32, false);
    }
}

/// Greys stay greys, so that what is black only needs no other ink.
fn colour_of(colour: Rgb) -> Paint {
    match colour.as_grey() {
        Some(light) => luma::Color::new(light).into(),
        None => rgb::Color::new(colour.0, colour.1, colour.2).into(),
    }
}

/// The same path, as this format's library has it.
fn converted(path: &Path) -> Option<krilla::geom::Path> {
    let mut builder = PathBuilder::new();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => builder.move_to(to.x, to.y),
            PathSegment::LineTo(to) => builder.line_to(to.x, to.y),
            PathSegment::QuadTo(by, to) => builder.quad_to(by.x, by.y, to.x, to.y),
            PathSegment::CubicTo(from, by, to) => builder.cubic_to(from.x, from.y, by.x, by.y, to.x, to.y),
            PathSegment::Close => builder.close(),
        }
    }
    builder.finish()
}
