//! Games of the Explorer: that they can be replayed and undone, that nothing hidden is shown, and
//! that nothing is said that is not so.

mod sea_battle;
mod smyoz;
