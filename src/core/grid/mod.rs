//! Rectangular boards.

mod drawing;

pub use drawing::{Drawing, PatternError};
