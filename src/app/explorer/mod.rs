//! The Explorer: a game as the list of its actions, and the view of it.
//!
//! A game is how it began, and a [history](History) of actions. One who knows the hidden layout
//! answers those actions that are questions, such as shots; what follows from actions and answers
//! is a state, and what of that is shown is a view. Neither sees the layout, so nothing can be
//! shown that was not learnt.
//!
//! What the server needs of a game are two traits: puzzles are [`Playable`], games are [`Played`].

mod export;
mod rules;
pub mod server;
mod texts;

pub use crate::play::{
    About, ActionKeys, Actions, BeginError, Course, HelpView, Historic, History, Mode, NotPlayed, PathView, Playable,
    Played, RatingView, ReadGameError, Record, Sentence, SpotView, text_of_link,
};
pub use export::{Export, ExportError, WebFile};
