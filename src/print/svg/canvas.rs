//! A drawing in SVG: a few shapes, each with a class of the style sheet. All lengths are in
//! millimetres.

use std::fmt::{self, Write as _};

use super::styles::style_sheet;
use crate::print::Ink;

/// A position on the page: the distances from its left and its upper edge.
pub(super) type At = (f64, f64);

/// The colour of a stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pen {
    Red,
    Green,
}

/// An SVG document under construction.
pub(super) struct SvgCanvas {
    ink: Ink,
    svg: String,
}

/// The distance between the two lines of a red stroke in black ink.
const DOUBLE: f64 = 0.65;

impl SvgCanvas {
    /// An empty page of this size, whose content is moved down by `drop`.
    pub(super) fn new((width, height): At, drop: f64, ink: Ink, lang: &str, title: &str) -> Self {
        let mut svg = String::new();
        let _ = write!(
            svg,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
             viewBox=\"0 0 {width} {height}\" xml:lang=\"{lang}\">\n\
             <title>{}</title>\n<style>\n{}</style>\n<rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n\
             <g transform=\"translate(0 {drop})\">\n",
            Escaped(title),
            style_sheet(ink),
        );
        Self { ink, svg }
    }

    /// Closes the document.
    pub(super) fn finish(mut self) -> String {
        self.svg.push_str("</g>\n</svg>\n");
        self.svg
    }

    fn shape(&mut self, shape: fmt::Arguments) {
        let _ = self.svg.write_fmt(format_args!("<{shape}/>\n"));
    }

    pub(super) fn line(&mut self, class: &str, (x1, y1): At, (x2, y2): At) {
        let (x1, y1, x2, y2) = (Mm(x1), Mm(y1), Mm(x2), Mm(y2));
        self.shape(format_args!(r#"line class="{class}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}""#));
    }

    pub(super) fn circle(&mut self, class: &str, (x, y): At, radius: f64) {
        let (x, y, radius) = (Mm(x), Mm(y), Mm(radius));
        self.shape(format_args!(r#"circle class="{class}" cx="{x}" cy="{y}" r="{radius}""#));
    }

    /// A rectangle between two opposite corners, with rounded corners.
    pub(super) fn rect(&mut self, class: &str, (x, y): At, (x2, y2): At, radius: f64) {
        let (width, height, x, y, radius) = (Mm(x2 - x), Mm(y2 - y), Mm(x), Mm(y), Mm(radius));
        self.shape(format_args!(
            r#"rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}""#
        ));
    }

    /// A text at this position on its baseline.
    pub(super) fn text(&mut self, class: &str, at: At, text: &str) {
        self.runs(class, at, &[("", text)]);
    }

    /// A text in several runs, each with a class or none.
    pub(super) fn runs(&mut self, class: &str, (x, y): At, runs: &[(&str, &str)]) {
        let _ = write!(self.svg, r#"<text class="{class}" x="{}" y="{}">"#, Mm(x), Mm(y));
        for &(class, text) in runs {
            let _ = match class {
                "" => write!(self.svg, "{}", Escaped(text)),
                _ => write!(self.svg, r#"<tspan class="{class}">{}</tspan>"#, Escaped(text)),
            };
        }
        self.svg.push_str("</text>\n");
    }

    /// A stroke along a row or column: in colour, or in black double for red and dashed for green.
    pub(super) fn stroke(&mut self, pen: Pen, from: At, to: At) {
        match (pen, self.ink) {
            (Pen::Green, _) => self.line("green", from, to),
            (Pen::Red, Ink::Colour) => self.line("red", from, to),
            (Pen::Red, Ink::Mono) => {
                for side in [-DOUBLE / 2.0, DOUBLE / 2.0] {
                    let aside = |(x, y): At| if from.1 == to.1 { (x, y + side) } else { (x + side, y) };
                    self.line("red", aside(from), aside(to));
                }
            }
        }
    }
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
            _ => f.write_char(sign),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_and_lengths_rounded() {
        let mut canvas = SvgCanvas { ink: Ink::Mono, svg: String::new() };
        canvas.text("small", (1.0 / 3.0, 2.0), "A < B & C");
        assert_eq!(canvas.svg, "<text class=\"small\" x=\"0.33\" y=\"2\">A &lt; B &amp; C</text>\n");
    }
}
