//! A drawing in SVG: a few shapes, each with a class of the style sheet; all lengths in millimetres.

use std::fmt::{self, Write as _};

use super::styles::style_sheet;
use crate::print::Ink;

/// A place on the page, from its upper left corner: to the right, then down.
pub(super) type At = (f64, f64);

/// Which of the two colours a stroke has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pen {
    Red,
    Green,
}

/// A drawing under way.
pub(super) struct Canvas {
    ink: Ink,
    svg: String,
}

/// Distance between the two lines of a red stroke that is drawn without colour.
const DOUBLE: f64 = 0.65;

impl Canvas {
    /// An empty page of this size, on which all will stand lower by `drop`.
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

    /// The drawing, finished.
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

    /// A rectangle between two corners, its corners rounded.
    pub(super) fn rect(&mut self, class: &str, (x, y): At, (x2, y2): At, radius: f64) {
        let (width, height, x, y, radius) = (Mm(x2 - x), Mm(y2 - y), Mm(x), Mm(y), Mm(radius));
        self.shape(format_args!(
            r#"rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}""#
        ));
    }

    /// A text at this place of its base line.
    pub(super) fn text(&mut self, class: &str, at: At, text: &str) {
        self.runs(class, at, &[("", text)]);
    }

    /// A text of parts, each with a class of its own or none.
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

    /// A stroke along a row or column: coloured, or without colour double for red and dashed for green.
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

/// A length, written to a hundredth of a millimetre.
struct Mm(f64);

impl fmt::Display for Mm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (self.0 * 100.0).round() / 100.0)
    }
}

/// A text in which no sign has a meaning for XML.
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
        let mut canvas = Canvas { ink: Ink::Mono, svg: String::new() };
        canvas.text("small", (1.0 / 3.0, 2.0), "A < B & C");
        assert_eq!(canvas.svg, "<text class=\"small\" x=\"0.33\" y=\"2\">A &lt; B &amp; C</text>\n");
    }
}
