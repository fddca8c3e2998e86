//! The Explorer: a game as the list of its actions, and the view of it.
//!
//! A [`Game`] is how it began, the list of its actions, and a cursor. One who knows the hidden
//! layout answers those actions that are questions, such as shots; what follows from actions and
//! answers is the [`State`], and what of that is shown is the [`View`]. Neither sees the layout, so
//! nothing can be shown that was not learnt.
//!
//! The automatisms are the [techniques](crate::smyoz::techniques) of the levels beginner, advanced
//! and master; the hints are those of [`rate`](mod@crate::rate).

mod action;
mod as_text;
mod bench;
mod export;
mod file;
mod game;
mod help;
mod known;
mod lasting;
mod looker;
mod path;
mod record;
mod refusal;
mod scale;
pub mod server;
mod state;
mod statement;
mod told;
mod view;

pub use action::{Action, Automatism};
pub use bench::{Assay, BenchError, BrokenRule, Drawn, DrawnShip, NoShip, Sheet};
pub use export::{Export, NoPage, WebFile};
pub use file::{ReadGameError, read_game, read_link};
pub use game::{Entry, Game, NoGame, Source, Start};
pub use help::{Help, help};
pub use known::{Conclusion, Known, Suspicion};
pub use lasting::{Lasting, Settings};
pub use path::{PathView, RatingView};
pub use record::Record;
pub use refusal::Refusal;
pub use scale::{Counters, Scale};
pub use state::{State, Turn};
pub use statement::{Statement, StatementError};
pub use told::{Answer, Mode, Told, Whole};
pub use view::{CellView, View};
