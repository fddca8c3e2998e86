//! The games, a folder and a crate each: no game can import from another, and both are built side
//! by side.

pub use smyoz_sea_battle as sea_battle;
pub use smyoz_smyoz as smyoz;
