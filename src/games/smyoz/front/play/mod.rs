//! Games of SMYOZ: hidden layouts that are found by shots, and puzzles.
//!
//! A state and its lasting part refer to each other, as do a view and what looks at it: each is one
//! notion in two files.

mod action;
mod bench;
mod exported;
mod file;
mod game;
mod help;
mod known;
mod lasting;
mod looker;
mod making;
mod path;
mod played;
mod record;
mod refusal;
mod scale;
mod state;
mod statement;
mod told;
mod view;

pub use action::{Action, Automatism};
pub use bench::{Assay, BenchError, BrokenRule, Drawn, DrawnShip, NoShipError, Sheet};
pub use file::{FORMAT, read_game, read_link};
pub use game::{Beginning, Entry, Game, Source};
pub use help::{Help, help};
pub use known::{Conclusion, Known, Suspicion};
pub use lasting::{Lasting, Settings};
pub(crate) use making::SmyozMaker;
pub use refusal::SessionError;
pub use scale::{Counters, Scale};
pub use state::{State, Turn};
pub use statement::{Statement, StatementError};
pub use told::{Answer, Told, Whole};
pub use view::{CellView, GameView};
