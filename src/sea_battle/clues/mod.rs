//! What a puzzle says of a layout: the counts of the lines, and cells that are shown.

mod clue;
mod counts;

pub use clue::{Clue, Clues, Count, Shown, Topic};
pub use counts::Counts;
