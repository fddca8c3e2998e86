//! Printed puzzles: one description of a page, one exporter per format.
//!
//! A [`Page`] holds the content, in one language; an [`Exporter`] writes it in one format:
//! [`Text`] for terminals and e-mails, [`Svg`], [`Pdf`] and [`Png`] for paper and screens. For
//! these, a page is laid out once, as a [`DisplayList`] in millimetres; each format has a writer
//! for such lists.
//!
//! [`sheets`] draws puzzles on paper of any size, several on a page, empty boards and overviews;
//! [`book`](mod@book) binds them, and prints the rules ([`book::rules`]).
//!
//! [`sea_battle`] draws the pages of the other game, [`standard`] those of any game in the standard
//! form.
//!
//! The lines through a cell are shown as strokes at its symbol: above for a red line, below for a
//! green one. Red strokes are double and green ones dashed, as on the rule sheet, so that they can
//! be told apart even without colour.

pub mod book;
pub mod drawing;
mod grey;
mod notes;
mod outline;
mod page;
mod panel;
mod pdf;
mod png;
pub mod sea_battle;
mod sheet;
pub mod sheets;
pub mod standard;
mod stars;
mod svg;
mod text;
pub mod theme;
mod title;

pub use drawing::DisplayList;
pub use notes::CellNotes;
pub use page::level_name;
pub use page::{NoSolutionError, Page};
pub use panel::Panel;
pub use pdf::{About, Bookmark, Pdf, PdfError, pdf};
pub use png::{Png, png};
pub use svg::{Svg, svg};
pub use text::Text;
pub use theme::{Preset, Theme, ThemeError, line_at};

pub use smyoz_core::lang::Lang;
use smyoz_games::smyoz::puzzle::Puzzle;

/// The ink of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ink {
    /// Red lines are red and double, green lines green and dashed.
    #[default]
    Colour,
    /// Black only.
    Mono,
}

/// The style of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// The language.
    pub lang: Lang,
    /// Colour or black only.
    pub ink: Ink,
    /// Whether pages that puzzles are solved from name their seeds, which lead to the solutions.
    pub shows_seed: bool,
    /// Whether solutions show lines and islands, and not only the ships.
    pub shows_lines: bool,
}

impl Default for Style {
    fn default() -> Self {
        Self::new(Lang::default(), Ink::default())
    }
}

impl Style {
    /// Pages in this language and ink, without seeds, and with whole solutions.
    #[must_use]
    pub const fn new(lang: Lang, ink: Ink) -> Self {
        Self { lang, ink, shows_seed: false, shows_lines: true }
    }
}

/// A page of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PageKind {
    /// For the solver: inventory, shots, an empty board.
    Puzzle,
    /// The solved board.
    Solution,
}

impl PageKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Puzzle, Self::Solution];
}

/// A file format for pages.
pub trait Exporter {
    /// The usual file extension, without the dot.
    fn extension(&self) -> &'static str;

    /// The contents of a file with this page.
    fn draw(&self, page: &Page) -> Vec<u8>;

    /// The contents of a file with this page of a puzzle.
    ///
    /// # Errors
    /// If it is the solution, and the puzzle names none.
    fn export(&self, puzzle: &Puzzle, kind: PageKind, style: Style) -> Result<Vec<u8>, NoSolutionError> {
        Ok(self.draw(&Page::of(puzzle, kind, style)?))
    }
}
