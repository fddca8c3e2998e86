//! Printed puzzles: one description of a page, one writer per format.
//!
//! A [`Panel`] is what is printed of a puzzle or of its solution, whatever its game. It is drawn on
//! a page of its own or as a part of one, as a [`DisplayList`] in millimetres, and each format has a
//! writer for such lists: [`svg()`], [`pdf()`] and [`png()`]. As text it stands in a terminal.
//!
//! [`sheets`] draws puzzles on paper of any size, several on a page, and contact sheets;
//! [`book`](mod@book) binds them, and prints the rules ([`book::rules`]).
//!
//! [`standard`] draws the pages of games in the standard form. Others draw their own.

pub mod area;
pub mod book;
pub mod drawing;
mod grey;
pub mod head;
pub mod lone;
mod names;
pub mod notes;
pub mod outline;
pub mod panel;
mod pdf;
mod png;
pub mod scaled;
mod shapes;
pub mod sheets;
pub mod standard;
mod stars;
mod svg;
pub mod theme;
pub mod title;

pub use drawing::DisplayList;
pub use lone::LoneShot;
pub use names::{facts_of, level_name, puzzle_name};
pub use notes::CellNotes;
pub use panel::Panel;
pub use pdf::{About, Bookmark, PdfError, pdf};
pub use png::png;
pub use svg::svg;
pub use theme::{Preset, Theme, ThemeError, line_at};

pub use smyoz_core::lang::Lang;
use thiserror::Error;

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
    /// What pages are headed with instead of the name of the game.
    pub title: Option<&'static str>,
}

impl Default for Style {
    fn default() -> Self {
        Self::new(Lang::default(), Ink::default())
    }
}

impl Style {
    /// Pages in this language and ink, under the name of the game, without seeds, and with whole solutions.
    #[must_use]
    pub const fn new(lang: Lang, ink: Ink) -> Self {
        Self { lang, ink, shows_seed: false, shows_lines: true, title: None }
    }

    /// What pages of this game are headed with.
    #[must_use]
    pub fn heading<'a>(&self, game: &'a str) -> &'a str {
        self.title.unwrap_or(game)
    }
}

/// A page of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PageKind {
    /// The puzzle, for the solver.
    Puzzle,
    /// The solved board.
    Solution,
}

impl PageKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Puzzle, Self::Solution];
}

/// The puzzle names no solution, so its page cannot be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this puzzle names no solution")]
pub struct NoSolutionError;

/// A red line through a cell, in texts for a terminal.
pub const RED: &str = "═══";
/// A green line through a cell.
pub const GREEN: &str = "╌╌╌";
