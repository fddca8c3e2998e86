//! Seeds: every legal layout has a number, and every six-digit seed stands for the same layout in
//! every version.

pub mod numbering;
mod seed;

pub use seed::{Seed, SeedError, Stream};
