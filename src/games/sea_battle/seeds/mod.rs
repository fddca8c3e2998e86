//! Seeds: each draws a layout, uniformly among all that are legal; small boards have their layouts
//! counted and numbered, too.

mod drawing;
mod numbering;
mod places;
mod profile;

pub use drawing::{NoLayoutError, Sampler};
pub use numbering::{Numbering, count};
