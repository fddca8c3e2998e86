//! Games of Sea Battle: puzzles that are solved by marking cells.
//!
//! The only player's marks are in the [`State`]; what is drawn from them on the [`Board`] (ships
//! that are finished, water around them) is never stored. The one who knows the solution is asked
//! for checks alone.

mod action;
mod bench;
mod board;
mod exported;
mod file;
mod game;
mod help;
mod making;
mod played;
mod refusal;
mod state;
mod view;
mod wanted;

pub use action::{Action, Mark, Said, SaidError};
pub use bench::{Assay, Sheet, SheetError};
pub use board::Board;
pub use file::read_game;
pub use game::{Entry, Game};
pub(crate) use making::SeaMaker;
pub use refusal::SessionError;
pub use state::{Asked, State, Told};
pub use view::{AskedView, CountState, CountView, CountsView, ShipsView, View};
