//! Deduction: what a conclusion rests on.

mod grounds;

pub use grounds::needed;
