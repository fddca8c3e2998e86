//! Pages of SMYOZ: a puzzle or its solution, on its own page or as a part of one, as text, and in
//! books; empty boards, and sheets for two players.

mod board;
mod bound;
mod full;
mod inventory;
mod known;
mod page;
mod path;
mod pictures;
mod sheet;
mod sheets;
mod text;

pub use bound::InBooks;
pub use page::Page;
pub use sheets::{blank, partner};
