//! The Explorer: the page, its local server, and exported sites.
//!
//! The server needs two traits of a game: puzzles are [`Playable`], games are [`Played`].

mod export;
pub mod modules;
pub mod rules;
pub mod server;
mod texts;

pub use crate::play::{
    About, ActionKeys, Actions, BeginError, Course, HelpView, Historic, History, Mode, NotPlayed, PathView, Playable,
    Played, RatingView, ReadGameError, Record, Sentence, SpotView, text_of_link,
};
pub use export::{Export, ExportError, WebFile};
