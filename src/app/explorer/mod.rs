//! The Explorer: a game as the list of its actions, and the view of it.
//!
//! A game is how it began, and a [history](History) of actions. One who knows the hidden layout
//! answers those actions that are questions, such as shots; what follows from actions and answers
//! is a state, and what of that is shown is a view. Neither sees the layout, so nothing can be
//! shown that was not learnt.
//!
//! There are games of SMYOZ ([`Game`]) and of Sea Battle ([`sea_battle`]). What the server needs of
//! them are two traits: puzzles are [`Playable`], games are [`Played`].
//!
//! The automatisms are [techniques](smyoz_games::smyoz::techniques), and the hints are those of
//! [`rate`](mod@smyoz_games::smyoz::rate).

mod as_text;
mod beginning;
mod export;
mod file;
mod history;
mod played;
pub mod sea_battle;
pub mod server;
mod smyoz;

pub use beginning::{Mode, NoGame, Sentence};
pub use export::{Export, NoPage, WebFile};
pub use file::{ReadGameError, read_played, text_of_link};
pub use history::{ActionKeys, Actions, Historic, History};
pub use played::{About, HelpView, NotPlayed, PathView, Playable, Played, RatingView, SpotView};
pub use smyoz::*;
