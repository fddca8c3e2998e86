//! What a puzzle says of a layout: the counts of the lines, and cells that are shown.

mod clue;
mod counts;
mod impossible;

pub use clue::{Clue, Clues, Count, Shown, Topic};
pub use counts::Counts;
pub use impossible::ImpossibleCluesError;
