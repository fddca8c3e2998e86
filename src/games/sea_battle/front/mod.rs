//! Sea Battle as users meet it: its options, how it is played, and what commands ask of its
//! puzzles.

mod bound;
mod composing;
mod contest;
mod contest_options;
mod contest_page;
mod exchange;
mod help;
mod layouts;
mod pack;
pub mod play;
mod sheets;
mod web;

pub use bound::BookGame;

use crate::board::Setting;
use crate::convert::{Entry as Converted, Format};
use crate::options::SettingArgs;
use smyoz_app::registry::{AnyGame, AnyPuzzle, BoardOptions, Entry, Extras, Imported};
use smyoz_core::game::Game as _;

/// The name of the game in commands, journals and formats.
const GAME: &str = Setting::KIND;

/// The game as a registry takes it. A crate that names this value, and not the type, need not
/// compile once more what is generic of the game.
pub static REGISTERED: &dyn AnyGame = &Entry::<Setting> { extras: EXTRAS, seeds: composing::seeds };

/// What is printed and checked of the game beside its puzzles.
struct SeaBattleGame;

/// A puzzle in JSON, with spaces where a narrow terminal breaks the line.
const SAMPLE: &str = r#"{"format":"sea-battle-puzzle/1", "width":5, "height":5, "fleet":[3,2,1], "columns":[2,1,1,1,1], "rows":[0,3,0,3,0], "clues":[{"cell":"E4", "shows":"water"}]}"#;

/// What it offers beyond its puzzles.
const EXTRAS: Extras = Extras {
    aliases: &["battleship", "bimaru"],
    name: Some("Sea Battle, or Battleship solitaire"),
    contest: Some(&contest::SeaBattleForTwo),
    explained: help::explained,
    board: Some(BoardOptions::of::<SettingArgs>()),
    layouts: Some(&SeaBattleGame),
    sheets: Some(&SeaBattleGame),
    exchange: Some(&exchange::EXCHANGE),
    web: Some(&web::WEB),
    tools: &[pack::PACK],
    sample: Some(SAMPLE),
    composing: help::COMPOSING,
    import,
    means: &[("shots", "cells")],
    maker: Some(&play::SeaMaker),
    ..Extras::NONE
};

/// The puzzles of a text in a format of other programs.
fn import(text: &str) -> Option<Imported> {
    let format = Format::detect(text).filter(|&format| format != Format::Json)?;
    let puzzles = format.read(text).map_err(|error| error.to_string());
    let boxed = |entry: Converted| -> Box<dyn AnyPuzzle> { Box::new(entry.puzzle) };
    Some(Imported { format: format.name(), puzzles: puzzles.map(|all| all.into_iter().map(boxed).collect()) })
}
