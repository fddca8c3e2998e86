//! Deduction: what a person concludes from the clues, and why.
//!
//! A [`Chart`] is a game prepared for it, [`Marks`] are what a solver has pencilled in so far, the
//! clues among them, and a [technique](techniques) says what follows from marks. A [`Path`] is the
//! solution of a puzzle, always by the cheapest technique, and tells the level.
//!
//! The logic and its table of techniques refer to each other: a row is a technique of the logic,
//! and the logic lists the rows.

mod chart;
mod fact;
mod image;
pub(crate) mod logic;
mod marks;
mod notes;
mod path;
mod place_set;
pub mod techniques;
pub(crate) mod words;

pub use chart::Chart;
pub use fact::{Fact, FactError};
pub use logic::{Features, Looks, Position, SeaBattle, Turned};
pub use marks::Marks;
pub use path::{Passage, Path, news, next};
pub use place_set::Place;
pub use words::is_noted;
