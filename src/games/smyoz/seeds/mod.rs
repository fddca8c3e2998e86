//! Seeds: every legal layout has a number, and every six-digit seed stands for the same layout in
//! every version.

mod layouts;
pub mod numbering;

pub use smyoz_core::puzzles::{Seed, SeedError, Stream};
