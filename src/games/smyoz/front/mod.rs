//! SMYOZ as users meet it: its options, how it is played, and what commands ask of its puzzles.

mod bound;
mod census;
mod composing;
mod goals;
mod help;
mod layouts;
pub mod play;
mod sheets;
mod web;

pub use bound::BookGame;

use crate::engines::Smyoz;
use help::COMPOSING;
use smyoz_app::registry::{AnyGame, BoardOptions, Counted, Entry, Extras};
use smyoz_core::game::Game as _;

/// The name of the game in commands, journals and formats.
const GAME: &str = Smyoz::KIND;

/// The game as a registry takes it. A crate that names this value, and not the type, need not
/// compile once more what is generic of the game.
pub static REGISTERED: &dyn AnyGame = &Entry::<Smyoz> { extras: EXTRAS, seeds: composing::seeds };

/// What is printed and checked of the game beside its puzzles.
struct SmyozGame;

/// A puzzle in JSON, with spaces where a narrow terminal breaks the line.
const SAMPLE: &str = r#"{"format":"smyoz-puzzle/1", "inventory":{"moored":5}, "shots":[{"cell":"55", "shows":"A"}]}"#;

/// What is counted in solutions.
const MOORED: Counted = Counted { name: "moored", things: "moored ships" };
const ISLANDS: Counted = Counted { name: "islands", things: "islands" };

/// What it offers beyond its puzzles.
const EXTRAS: Extras = Extras {
    explained: help::explained,
    // Codes that lead to a web site with the puzzles, too.
    in_books: &["mercy-shot", "link"],
    // There is one board.
    board: Some(BoardOptions::of::<()>()),
    layouts: Some(&SmyozGame),
    sheets: Some(&SmyozGame),
    web: Some(&web::WEB),
    counted: &[MOORED, ISLANDS],
    sample: Some(SAMPLE),
    composing: COMPOSING,
    tools: &[census::CENSUS],
    maker: Some(&play::SmyozMaker),
    ..Extras::NONE
};
