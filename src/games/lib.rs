//! The games, a folder each. No game imports from another.

pub mod sea_battle;
pub mod smyoz;
