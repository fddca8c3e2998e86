//! Rectangular boards.

mod drawn_cells;

pub use drawn_cells::{PatternError, drawn_cells};
