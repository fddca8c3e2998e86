//! SVG: a drawing as a file that looks the same everywhere. Texts are drawn by the outlines of
//! their glyphs, so no font has to be there; each says in its label what it reads.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};

use tiny_skia::{Path, PathSegment, Point};

use super::drawing::{DisplayList, Face, Fonts, Look, Mark, Rgb, Run};

/// A drawing in SVG. One user unit is a millimetre.
#[must_use]
pub fn svg(drawing: &DisplayList) -> String {
    let fonts = &drawing.appearance.fonts;
    let mut writer =
        Writer { fonts, svg: String::new(), looks: BTreeSet::from([Look::Paper]), glyphs: BTreeMap::new() };
    drawing.marks.iter().for_each(|mark| writer.mark(mark));
    let (width, height) = (Mm(drawing.size.0), Mm(drawing.size.1));
    let mut svg = String::new();
    let _ = write!(
        svg,
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\" xml:lang=\"{}\">\n<title>{}</title>\n<style>\n{}</style>\n<defs>\n",
        drawing.lang.code(),
        Escaped(&drawing.title),
        writer.looks.iter().map(|&look| rule(look, drawing)).collect::<String>(),
    );
    for ((face, glyph), id) in &writer.glyphs {
        let path = fonts[*face].outline(*glyph).as_ref().map_or_else(String::new, data);
        let _ = writeln!(svg, "<path id=\"{id}\" d=\"{path}\"/>");
    }
    let _ =
        write!(svg, "</defs>\n<rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n{}</svg>\n", writer.svg);
    svg
}

/// The rule of the style sheet for a look.
fn rule(look: Look, drawing: &DisplayList) -> String {
    let paint = drawing.appearance.paint(look);
    let hex = |Rgb(red, green, blue): Rgb| format!("#{red:02x}{green:02x}{blue:02x}");
    let mut rule = format!(".{} {{ fill: {}", look.name(), paint.fill.map_or("none".to_owned(), hex));
    if let Some((colour, width)) = paint.stroke {
        let _ = write!(rule, "; stroke: {}; stroke-width: {}", hex(colour), Mm(width));
    }
    if let Some((dash, gap)) = paint.dash {
        let _ = write!(rule, "; stroke-dasharray: {} {}", Mm(dash), Mm(gap));
    }
    if paint.round {
        rule.push_str("; stroke-linecap: round");
    }
    rule + " }\n"
}

struct Writer<'a> {
    fonts: &'a Fonts,
    svg: String,
    looks: BTreeSet<Look>,
    /// The names of the glyphs that occur.
    glyphs: BTreeMap<(Face, u16), String>,
}

impl Writer<'_> {
    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Line(look, (x1, y1), (x2, y2)) => {
                let (x1, y1, x2, y2) = (Mm(*x1), Mm(*y1), Mm(*x2), Mm(*y2));
                self.shape(*look, format_args!(r#"line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}""#));
            }
            Mark::Circle(look, (x, y), radius) => {
                let (x, y, radius) = (Mm(*x), Mm(*y), Mm(*radius));
                self.shape(*look, format_args!(r#"circle cx="{x}" cy="{y}" r="{radius}""#));
            }
            Mark::Rect(look, (x, y), (x2, y2), radius) => {
                let (width, height, x, y, radius) = (Mm(x2 - x), Mm(y2 - y), Mm(*x), Mm(*y), Mm(*radius));
                let shape = format_args!(r#"rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}""#);
                self.shape(*look, shape);
            }
            Mark::Path(look, path) => self.shape(*look, format_args!(r#"path d="{}""#, data(path))),
            Mark::Text(run) => self.text(run),
            Mark::Turned((x, y), degrees, marks) => {
                let _ = writeln!(self.svg, r#"<g transform="rotate({degrees} {} {})">"#, Mm(*x), Mm(*y));
                marks.iter().for_each(|mark| self.mark(mark));
                self.svg.push_str("</g>\n");
            }
            // A single page has no others, and no pictures from files.
            Mark::Link(..) | Mark::Image(..) => {}
        }
    }

    fn shape(&mut self, look: Look, shape: fmt::Arguments) {
        self.looks.insert(look);
        let _ = writeln!(self.svg, r#"<{shape} class="{}"/>"#, look.name());
    }

    fn text(&mut self, run: &Run) {
        let kind = run.kind;
        self.looks.insert(kind.look);
        let em = self.fonts[kind.face].units_per_em();
        let scale = kind.size / em;
        let _ = write!(
            self.svg,
            r#"<g class="{}" role="img" aria-label="{}" transform="translate({} {}) scale({scale:.6} -{scale:.6})">"#,
            kind.look.name(),
            Escaped(&run.text),
            Mm(run.at.0),
            Mm(run.at.1),
        );
        let mut x = 0.0;
        for glyph in run.glyphs.iter() {
            let id = self.glyphs.entry((kind.face, glyph.id)).or_insert_with(|| {
                let face = ["r", "b", "i"][kind.face as usize];
                format!("{face}{}", glyph.id)
            });
            let _ = write!(self.svg, r##"<use href="#{id}" x="{}"/>"##, ((x + glyph.offset) * em).round());
            x += glyph.advance;
        }
        self.svg.push_str("</g>\n");
    }
}

/// The data of a path.
fn data(path: &Path) -> String {
    let at = |point: Point| format!("{} {}", Mm(point.x.into()), Mm(point.y.into()));
    let step = |segment| match segment {
        PathSegment::MoveTo(to) => format!("M{}", at(to)),
        PathSegment::LineTo(to) => format!("L{}", at(to)),
        PathSegment::QuadTo(by, to) => format!("Q{} {}", at(by), at(to)),
        PathSegment::CubicTo(from, by, to) => format!("C{} {} {}", at(from), at(by), at(to)),
        PathSegment::Close => "Z".to_owned(),
    };
    path.segments().map(step).collect()
}

/// A length, formatted to a hundredth of a millimetre.
struct Mm(f64);

impl fmt::Display for Mm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (self.0 * 100.0).round() / 100.0)
    }
}

/// A text with XML's special characters escaped.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|sign| match sign {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            _ => f.write_char(sign),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::{Anchor, Type};
    use crate::{Ink, theme};
    use smyoz_core::lang::Lang;

    #[test]
    fn texts_are_escaped_and_lengths_rounded() {
        let mut drawing = DisplayList::new((10.0, 10.0), theme::standard(Ink::Mono), Lang::En, "<".into());
        drawing.text(Type::plain(3.0), Anchor::Start, (1.0 / 3.0, 2.0), "A < \"B\" & C");
        let svg = svg(&drawing);
        assert!(svg.contains("aria-label=\"A &lt; &quot;B&quot; &amp; C\" transform=\"translate(0.33 2)"), "{svg}");
        assert!(svg.contains("<title>&lt;</title>"));
    }
}
