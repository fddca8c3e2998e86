//! PDF: drawings as the pages of a document, tagged for readers who do not see them.

mod tags;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;

use itertools::Itertools;
use krilla::action::LinkAction;
use krilla::annotation::{self, Annotation, LinkAnnotation};
use krilla::color::{luma, rgb};
use krilla::configure::{Accessibility, Archival, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::error::KrillaError;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::metadata::{DateTime, Metadata};
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, LineCap, Paint, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};
use tags::Elements;
use thiserror::Error;
use tiny_skia::{Path, PathSegment};

use super::Lang;
use super::drawing::{Appearance, At, DisplayList, Face, Look, Mark, Rgb, Run, Tag, Target, runs};
use super::grey;

/// What a document says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    pub title: String,
    /// Its subtitle, or what it is about.
    pub description: Option<String>,
    pub author: Option<String>,
    /// What it is found by, such as its ISBN.
    pub keywords: Vec<String>,
    /// The day on which it was made: year, month, day.
    pub date: Option<(u16, u8, u8)>,
}

/// An entry of a document's outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
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

/// A document of these pages. With an outline it conforms to PDF/UA-1, unless a font has a licence
/// that this standard forbids, and with a date to PDF/A-2u. Greys are those of the device, so that
/// printers print them with black alone. The same pages make the same bytes.
///
/// # Errors
/// If the document would not conform, or a font cannot be embedded.
///
/// # Panics
/// If a page has no size.
pub fn pdf(pages: &[DisplayList], about: &About, outline: &[Bookmark]) -> Result<Vec<u8>, PdfError> {
    match written(pages, about, outline, !outline.is_empty()) {
        Err(PdfError::Unfit(_)) if !outline.is_empty() => written(pages, about, outline, false),
        written => written,
    }
}

fn written(
    pages: &[DisplayList],
    about: &About,
    outline: &[Bookmark],
    is_accessible: bool,
) -> Result<Vec<u8>, PdfError> {
    let mut configuration = ConfigurationBuilder::new();
    if about.date.is_some() {
        configuration = configuration.with_archival_validator(Archival::A2_U);
    }
    if is_accessible {
        configuration = configuration.with_accessibility_validator(Accessibility::UA1);
    }
    let configuration = configuration.finish().expect("the standards and their versions go together");
    let mut document = Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    let fonts = fonts(pages)?;
    let (mut elements, mut links) = (Elements::default(), 0);
    for drawing in pages {
        let mut page = document.start_page_with(settings(drawing));
        let mut surface = page.surface();
        let (x, y) = (drawing.bleed.left * POINTS, drawing.bleed.top * POINTS);
        surface.push_transform(&Transform::from_row(POINTS as f32, 0.0, 0.0, POINTS as f32, x as f32, y as f32));
        let places = links_of(drawing).map(|(corner, opposite, _)| (corner, opposite)).collect();
        let mut writer = Writer {
            surface: &mut surface,
            appearance: &drawing.appearance,
            fonts: &fonts,
            elements: &mut elements,
            links: (links, places),
        };
        writer.page(&drawing.marks, &drawing.tags);
        surface.pop();
        surface.finish();
        for (corner, opposite, target) in links_of(drawing) {
            if let Some(link) = annotation(drawing, corner, opposite, target) {
                elements.add_link(links, page.add_tagged_annotation(link));
            }
            links += 1;
        }
    }
    document.set_tag_tree(elements.tree(pages.first().map_or_else(Lang::default, |page| page.lang)));
    let mut root = Outline::new();
    outline.iter().for_each(|bookmark| root.push_child(node(bookmark)));
    document.set_outline(root);
    document.set_metadata(metadata(pages, about));
    let document = document.finish().map_err(PdfError::Unfit)?;
    let document = without_suspects(document);
    // Without a date, greys have no profile anyway.
    if about.date.is_none() { Ok(document) } else { grey::with_device_grey(document).ok_or(PdfError::Greys) }
}

/// The document without the key `Suspects` in its catalog, which the library writes into every
/// tagged document. It says what holds without it, that no tag is doubtful, and PDF 2.0 has no such
/// key. Blanks in its place keep all positions.
fn without_suspects(mut document: Vec<u8>) -> Vec<u8> {
    const MARKED: &[u8] = b"/Marked true";
    const SUSPECTS: &[u8] = b"/Suspects false";
    let both = [MARKED, SUSPECTS].concat();
    // The catalog is the last object.
    if let Some(at) = document.windows(both.len()).rposition(|bytes| bytes == both) {
        document[at + MARKED.len()..][..SUSPECTS.len()].fill(b' ');
    }
    document
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

/// The rectangles of a page that lead somewhere.
fn links_of(drawing: &DisplayList) -> impl Iterator<Item = (At, At, &Target)> {
    drawing.marks.iter().filter_map(|mark| match mark {
        Mark::Link(corner, opposite, target) => Some((*corner, *opposite, target)),
        _ => None,
    })
}

fn annotation(
    DisplayList { bleed, .. }: &DisplayList,
    corner: At,
    opposite: At,
    target: &Target,
) -> Option<Annotation> {
    let moved = |(x, y): At| (x + bleed.left, y + bleed.top);
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
    let link = LinkAnnotation::new(area(moved(corner), moved(opposite))?, to);
    Some(Annotation::new_link(link, Some(name)))
}

struct Writer<'a, 'b> {
    surface: &'a mut Surface<'b>,
    appearance: &'a Appearance,
    fonts: &'a HashMap<*const u8, Font>,
    elements: &'a mut Elements,
    /// The number of links before this page, and where those of this page are.
    links: (usize, Vec<(At, At)>),
}

/// Whether a mark is read together with the one before it if nothing else is said of them: a text
/// further on in the same line; or if neither is read.
fn is_joined(before: &Mark, after: &Mark) -> bool {
    match (before, after) {
        (Mark::Text(before), Mark::Text(after)) => before.at.1 == after.at.1 && before.at.0 <= after.at.0,
        (before, after) => is_silent(before) && is_silent(after),
    }
}

/// Whether nothing is read of a mark.
fn is_silent(mark: &Mark) -> bool {
    !matches!(mark, Mark::Text(_) | Mark::Turned(..))
}

/// Texts in a line as they are read, with a space at its end.
fn line(runs: &[&Run]) -> String {
    let mut line = String::new();
    let mut end = f64::INFINITY;
    for run in runs {
        // The narrowest spaces are a quarter of the size.
        let is_apart = run.at.0 > end + 0.1 * run.kind.size;
        line += if is_apart { " " } else { "" };
        line += &run.text;
        end = run.at.0 + run.width();
    }
    line + " "
}

impl Writer<'_, '_> {
    /// Draws marks, of which some have tags.
    fn page(&mut self, marks: &[Mark], tags: &[(Range<usize>, Tag)]) {
        let mut done = 0;
        for (range, tag) in tags {
            self.untagged(&marks[done..range.start]);
            self.tagged(tag, &marks[range.clone()]);
            done = range.end;
        }
        self.untagged(&marks[done..]);
    }

    fn untagged(&mut self, marks: &[Mark]) {
        for together in marks.chunk_by(is_joined) {
            match &together[0] {
                Mark::Turned(about, degrees, marks) => self.turned(*about, *degrees, |writer| writer.untagged(marks)),
                Mark::Text(_) => self.tagged(&Tag::Paragraph, together),
                _ if together.iter().all(|mark| matches!(mark, Mark::Link(..))) => {}
                _ => self.tagged(&Tag::Artifact, together),
            }
        }
    }

    fn tagged(&mut self, tag: &Tag, marks: &[Mark]) {
        let runs = runs(marks);
        let text = line(&runs);
        let content = match tag {
            Tag::Artifact => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)),
            Tag::Figure(_) => ContentTag::Other,
            // Words stand apart, without spaces between them; and the line goes on in the next one.
            _ if runs.len() > 1 => ContentTag::Span(SpanTag::empty().with_actual_text(Some(&text))),
            _ => ContentTag::Span(SpanTag::empty()),
        };
        let identifier = self.surface.start_tagged(content);
        self.marks(marks);
        self.surface.end_tagged();
        let link = runs.first().and_then(|run| self.link_at(run.at));
        self.elements.add(tag, text.trim_end(), identifier, link);
    }

    /// The number of the link here, if there is one.
    fn link_at(&self, (x, y): At) -> Option<usize> {
        let (before, places) = &self.links;
        let is_here = |(corner, opposite): &(At, At)| {
            (corner.0..=opposite.0).contains(&x) && (corner.1..=opposite.1).contains(&y)
        };
        places.iter().position(is_here).map(|at| before + at)
    }

    /// Draws something turned about a position.
    fn turned(&mut self, (x, y): At, degrees: f64, draw: impl FnOnce(&mut Self)) {
        self.surface.push_transform(&Transform::from_rotate_at(degrees as f32, x as f32, y as f32));
        draw(self);
        self.surface.pop();
    }

    fn marks(&mut self, marks: &[Mark]) {
        for mark in marks {
            match mark {
                Mark::Line(look, ..) | Mark::Circle(look, ..) | Mark::Rect(look, ..) | Mark::Path(look, _) => {
                    self.path(*look, mark.path().as_ref());
                }
                Mark::Text(run) => self.text(run),
                Mark::Turned(about, degrees, marks) => self.turned(*about, *degrees, |writer| writer.marks(marks)),
                Mark::Image((left, top), (right, bottom), image) => {
                    if let Some(size) = Size::from_wh((right - left) as f32, (bottom - top) as f32) {
                        self.surface.push_transform(&Transform::from_translate(*left as f32, *top as f32));
                        self.surface.draw_image(image.decoded(), size);
                        self.surface.pop();
                    }
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
