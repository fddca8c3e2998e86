//! What the marks of a drawing look like: paints, sizes of type, and fonts.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Fonts, Look, Paint};
use crate::Ink;

/// What a text of a book is, which decides its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The heading of a part.
    Part,
    /// A heading in running text.
    Heading,
    Text,
    /// The text below a picture.
    Caption,
    /// What is said about the making of the book.
    Imprint,
    /// A line of the contents.
    Contents,
    Head,
    /// The number of a page.
    Folio,
    /// The number of a puzzle.
    Number,
    /// The level, score and number of shots of a puzzle.
    Facts,
    /// The seed and id of a puzzle.
    Name,
    /// Where the solution of a puzzle is.
    Note,
    /// The number of a solution.
    Solution,
    /// A line of the index.
    Index,
}

/// The sizes of type on a board, in sides of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardType {
    pub symbol: f64,
    /// The numbers of columns and rows.
    pub coordinate: f64,
}

/// What marks look like in one ink. The pages of a document share it.
#[derive(Clone, Debug, PartialEq)]
pub struct Appearance {
    pub ink: Ink,
    pub(crate) paints: BTreeMap<Look, Paint>,
    pub(crate) sizes: BTreeMap<Role, f64>,
    /// No type is smaller, in millimetres.
    pub(crate) least_type: f64,
    /// No type in figures, such as boards, is smaller.
    pub least_in_figures: f64,
    /// The sizes of type on boards.
    pub board: BoardType,
    pub fonts: Fonts,
}

impl Appearance {
    /// How a mark is painted.
    #[must_use]
    pub fn paint(&self, look: Look) -> Paint {
        self.paints[&look]
    }

    /// The size of a text in millimetres.
    #[must_use]
    pub fn size(&self, role: Role) -> f64 {
        self.sizes[&role]
    }

    /// A length that goes with running text, from what it is at the usual size of that.
    #[must_use]
    pub fn in_proportion(&self, length: f64) -> f64 {
        const USUAL: f64 = 3.7;
        length * (self.size(Role::Text) / USUAL)
    }
}
