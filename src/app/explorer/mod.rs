//! The Explorer: the page, its local server, and exported sites.
//!
//! The server needs two traits of a game: puzzles are [`Playable`], games are [`Played`].

#[cfg(feature = "cli")]
mod export;
pub mod modules;
#[cfg(feature = "cli")]
pub mod rules;
#[cfg(feature = "cli")]
pub mod server;
#[cfg(feature = "cli")]
mod texts;

pub use crate::play::{
    About, ActionKeys, Actions, BeginError, Course, HelpView, Historic, History, Mode, NotPlayed, PathView, Playable,
    Played, RatingView, ReadGameError, Record, Sentence, SpotView, text_of_link,
};
#[cfg(feature = "cli")]
pub use export::{Export, ExportError, WebFile};
