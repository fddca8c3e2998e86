//! The kinds of marks, and paints.

use serde::Deserialize;

/// The kind of a mark, which decides what it looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    Paper,
    /// Text, rules and pictures in the text's colour.
    Ink,
    Pale,
    /// The line below a page's title.
    Rule,
    /// The lines inside a board.
    Grid,
    /// The rim of a board.
    Rim,
    /// A point of an empty board, to be filled in with a pencil.
    Faint,
    Ship,
    /// The place of a letter on a hull.
    Halo,
    /// Where the cells of a ship meet.
    Joint,
    Red,
    Green,
    /// The digit for red lines.
    RedDigit,
    /// The digit for green lines.
    GreenDigit,
    /// What joins the points of an island.
    Island,
    Point,
    /// A frame around what stands apart.
    Frame,
    /// A box for what is not given.
    Withheld,
    Tick,
    /// The mark of a given shot in a solution.
    Given,
    /// What was found last on the board of a solver.
    New,
    /// What a step rests on, on the board of a solver.
    Basis,
    BasisEdge,
    /// A ship point on the board of a solver.
    Square,
    /// The waves of water that is shown.
    Water,
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

impl Look {
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
            Self::Basis => "basis",
            Self::BasisEdge => "basis-edge",
            Self::Square => "square",
            Self::Water => "water",
            Self::Sea => "sea",
            Self::Wave => "wave",
            Self::Foam => "foam",
            Self::Shade => "shade",
            Self::Bar => "bar",
        }
    }
}

/// A colour, each part from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
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
    /// How far the two lines of a double stroke along a row or column are apart.
    pub double: Option<f64>,
}
