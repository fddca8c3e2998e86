//! A game as the list of its actions, whichever the game.
//!
//! A game is how it began, and a [history](History) of actions. What follows from these is a state,
//! and what of that is shown is a view. Puzzles that can be played are [`Playable`], games that are
//! played are [`Played`]. Games in the standard form are played here.

mod beginning;
mod file;
mod hints;
mod history;
mod making;
mod notes;
mod played;
mod record;
pub mod saved;
pub(crate) mod standard;
pub mod summary;

pub use beginning::{BeginError, Mode, Sentence};
pub use file::{
    ACTIONS, LONGEST, ReadGameError, VEILED, expect_format, format_of, link_of, text_of_link, unveiled, veiled,
    veiled_file,
};
pub use hints::{Counters, Given, HintCount, NOTHING};
pub use history::{ActionKeys, Actions, Entry, Historic, History, clock};
pub use making::{Bench, Hidden, Made, Maker, NotMade, Question, Takes, of_level, read_body};
pub use notes::{Note, NoteError, Noted, changes, printed};
pub use played::{
    About, Course, Exported, ExportedStep, HelpView, NotPlayed, PathView, Playable, Played, Player, RatingView,
    SpotView, as_svg, on_paper, report,
};
pub use record::{Record, marked};
pub use standard::Play;
pub use summary::Summary;
