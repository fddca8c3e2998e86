//! Pages of SMYOZ: a puzzle or its solution, on its own page or as a part of one, as text, and in
//! books; empty boards, and sheets for two players.
//!
//! A page and what draws its parts, board and inventory, refer to each other: a page is drawn by
//! them, and they draw what it shows.
//!
//! The lines through a cell are shown as strokes at its symbol: above for a red line, below for a
//! green one. Red strokes are double and green ones dashed, as on the rule sheet, so that they
//! differ even without colour.

mod board;
mod books;
mod full;
mod inventory;
mod known;
mod page;
mod path;
mod pictures;
mod sheet;
mod sheets;
mod text;

pub use books::{draw_motif, path, picture};
pub use page::{NAME, Page, apart};
pub use sheets::{blank, partner};
