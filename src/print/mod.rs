//! Printed puzzles: one drawing of a page, one exporter a format.
//!
//! A [`Page`] holds what is to be said, in one language; an [`Exporter`] says it in one format:
//! [`Text`] for terminals and e-mails, [`Svg`] for paper.
//!
//! The lines through a cell are strokes at its symbol: a stroke above for a red line, one below for a green one.
//! Without colour, a red stroke is drawn as a double line and a green one dashed, as the rule sheet has it.

mod page;
mod svg;
mod text;

pub use page::{NoSolution, Page};
pub use svg::Svg;
pub use text::Text;

pub use crate::lang::Lang;
use crate::puzzle::Puzzle;

/// What a page will be printed with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ink {
    /// Red lines are red, green lines green.
    #[default]
    Colour,
    /// Black only: red lines are double, green lines dashed.
    Mono,
}

/// How pages look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The language.
    pub lang: Lang,
    /// With or without colour.
    pub ink: Ink,
}

/// The two pages of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// What the solver gets: inventory, shots, an empty board.
    Puzzle,
    /// The solved board.
    Solution,
}

impl Part {
    /// Both parts.
    pub const ALL: [Self; 2] = [Self::Puzzle, Self::Solution];
}

/// A format for pages.
pub trait Exporter {
    /// The usual extension of such files, without the dot.
    fn extension(&self) -> &'static str;

    /// The file for one page.
    fn draw(&self, page: &Page) -> String;

    /// The file for one part of a puzzle.
    ///
    /// # Errors
    /// If it is the solution, and the puzzle carries none.
    fn export(&self, puzzle: &Puzzle, part: Part, style: Style) -> Result<String, NoSolution> {
        Ok(self.draw(&Page::of(puzzle, part, style)?))
    }
}
