//! What marks look like in each ink.

use crate::print::Ink;

/// The kind of a mark, which decides what it looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Look {
    /// The page itself.
    Paper,
    /// Text, rules and pictures in the text's colour.
    Ink,
    /// Text of less weight.
    Pale,
    /// The line below a page's title.
    Rule,
    /// The lines inside a board.
    Grid,
    /// The rim of a board.
    Rim,
    /// A point of an empty board, to be filled in with a pencil.
    Faint,
    /// A ship's hull.
    Ship,
    /// The place of a letter on a hull.
    Halo,
    /// Where the cells of a ship meet.
    Joint,
    /// A red line.
    Red,
    /// A green line.
    Green,
    /// The digit for red lines.
    RedDigit,
    /// The digit for green lines.
    GreenDigit,
    /// What joins the points of an island.
    Island,
    /// A water point.
    Point,
    /// A frame around what stands apart.
    Frame,
    /// A box for what is not given.
    Withheld,
    /// A box to tick.
    Tick,
    /// The mark of a given shot in a solution.
    Given,
    /// What was found last on the board of a solver.
    New,
    /// A ship point on the board of a solver.
    Square,
    /// The ground of a cover.
    Sea,
    /// Thin lines on the ground of a cover.
    Wave,
    /// Text of less weight on a cover.
    Foam,
    /// A shadow on a cover.
    Shade,
    /// The bars of a bar code.
    Bar,
}

/// A colour, each part from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    const fn grey(light: u8) -> Self {
        Self(light, light, light)
    }

    /// Its lightness, if it is a shade of grey.
    #[must_use]
    pub fn as_grey(self) -> Option<u8> {
        (self.0 == self.1 && self.1 == self.2).then_some(self.0)
    }
}

/// How a mark is painted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Paint {
    /// The colour of its inside; none is left empty.
    pub fill: Option<Rgb>,
    /// The colour and the width of its outline.
    pub stroke: Option<(Rgb, f64)>,
    /// The lengths of dashes and gaps.
    pub dash: Option<(f64, f64)>,
    /// Whether lines end in half a circle.
    pub round: bool,
}

impl Paint {
    const fn fill(colour: Rgb) -> Self {
        Self { fill: Some(colour), stroke: None, dash: None, round: false }
    }

    const fn stroke(colour: Rgb, width: f64) -> Self {
        Self { fill: None, stroke: Some((colour, width)), dash: None, round: false }
    }

    const fn dashed(self, dash: f64, gap: f64) -> Self {
        Self { dash: Some((dash, gap)), ..self }
    }

    const fn on(self, colour: Rgb) -> Self {
        Self { fill: Some(colour), ..self }
    }

    const fn round(self) -> Self {
        Self { round: true, ..self }
    }
}

impl Look {
    /// How it is painted in an ink. Without colour everything is a shade of grey, and what differs
    /// in colour differs in kind.
    #[must_use]
    pub fn paint(self, ink: Ink) -> Paint {
        const INK: Rgb = Rgb::grey(0x1a);
        const THIN: Rgb = Rgb::grey(0x8a);
        const RED: Rgb = Rgb(0xd0, 0x02, 0x1b);
        const GREEN: Rgb = Rgb(0x12, 0x8a, 0x3e);
        const BLUE: Rgb = Rgb(0x25, 0x63, 0xa8);
        let colour = ink == Ink::Colour;
        let hull = if colour { Rgb(0xe6, 0xeb, 0xf2) } else { Rgb::grey(0xe4) };
        match self {
            Self::Paper => Paint::fill(Rgb::grey(0xff)),
            Self::Ink => Paint::fill(INK),
            Self::Pale => Paint::fill(Rgb::grey(0x55)),
            Self::Rule => Paint::stroke(INK, 0.5),
            Self::Grid => Paint::stroke(Rgb::grey(0xa8), 0.2),
            Self::Joint => Paint::stroke(THIN, 0.2),
            Self::Rim => Paint::stroke(INK, 0.8),
            Self::Faint => Paint::fill(THIN),
            Self::Ship => Paint::stroke(INK, 0.4).on(hull),
            Self::Halo => Paint::fill(hull),
            Self::Red if colour => Paint::stroke(RED, 0.7),
            Self::Red => Paint::stroke(Rgb::grey(0), 0.32),
            Self::Green if colour => Paint::stroke(GREEN, 0.7),
            Self::Green => Paint::stroke(Rgb::grey(0), 0.55).dashed(1.3, 0.9),
            Self::RedDigit if colour => Paint::fill(RED),
            Self::GreenDigit if colour => Paint::fill(GREEN),
            Self::RedDigit | Self::GreenDigit => Paint::fill(INK),
            Self::Island if colour => Paint::stroke(BLUE, 1.5).round(),
            Self::Island => Paint::stroke(Rgb::grey(0x55), 1.5).round(),
            Self::Point if colour => Paint::fill(BLUE),
            Self::Point => Paint::fill(Rgb::grey(0x33)),
            Self::Frame => Paint::stroke(Rgb::grey(0x66), 0.3).dashed(1.2, 0.9),
            Self::Withheld => Paint::stroke(THIN, 0.25).dashed(0.8, 0.6),
            Self::Tick => Paint::stroke(THIN, 0.25),
            Self::Given => Paint::stroke(INK, 0.35),
            Self::New if colour => Paint::stroke(INK, 0.4).on(Rgb(0xff, 0xf0, 0xa8)),
            Self::New => Paint::stroke(INK, 0.5).on(Rgb::grey(0xd2)),
            Self::Square => Paint::stroke(INK, 0.25).on(Rgb::grey(0xff)),
            Self::Sea if colour => Paint::fill(Rgb(0x12, 0x2a, 0x4f)),
            Self::Sea => Paint::fill(Rgb::grey(0x2a)),
            Self::Wave if colour => Paint::stroke(Rgb(0x24, 0x44, 0x74), 0.3),
            Self::Wave => Paint::stroke(Rgb::grey(0x46), 0.3),
            Self::Foam if colour => Paint::fill(Rgb(0xb8, 0xcc, 0xe6)),
            Self::Foam => Paint::fill(Rgb::grey(0xcc)),
            Self::Shade if colour => Paint::fill(Rgb(0x0a, 0x1a, 0x33)),
            Self::Shade => Paint::fill(Rgb::grey(0x14)),
            Self::Bar => Paint::fill(Rgb::grey(0)),
        }
    }

    /// Its name in a file: lower-case words.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Paper => "paper",
            Self::Ink => "ink",
            Self::Pale => "pale",
            Self::Rule => "rule",
            Self::Grid => "grid",
            Self::Rim => "rim",
            Self::Faint => "faint",
            Self::Ship => "ship",
            Self::Halo => "halo",
            Self::Joint => "joint",
            Self::Red => "red",
            Self::Green => "green",
            Self::RedDigit => "red-digit",
            Self::GreenDigit => "green-digit",
            Self::Island => "island",
            Self::Point => "point",
            Self::Frame => "frame",
            Self::Withheld => "withheld",
            Self::Tick => "tick",
            Self::Given => "given",
            Self::New => "new",
            Self::Square => "square",
            Self::Sea => "sea",
            Self::Wave => "wave",
            Self::Foam => "foam",
            Self::Shade => "shade",
            Self::Bar => "bar",
        }
    }
}
