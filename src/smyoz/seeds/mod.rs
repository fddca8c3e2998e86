//! Seeds: every legal layout has a number, and every six-digit seed stands for a layout for ever.

pub mod numbering;
mod seed;

pub use seed::{Seed, SeedError, Stream};
