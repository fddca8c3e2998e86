//! Games of the Explorer: that they can be replayed and undone, that nothing hidden is shown, and
//! that nothing false is said.

mod sea_battle;
mod smyoz;
