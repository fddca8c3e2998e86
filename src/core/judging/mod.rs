//! Whether a puzzle is what it claims to be.

pub mod certificate;
