//! What a puzzle says of a layout: the colouring of its lines, the inventory, shots, and clues made
//! of these.
//!
//! Clues and inventories refer to each other: an item is a clue, and an inventory lists its clues.

mod clue;
mod colouring;
mod inventory;
mod islands;
mod shot;

pub use clue::{Clue, Clues, Topic, TopicSet};
pub use colouring::{Colour, Colouring, Line};
pub use inventory::{Bearing, Code, CodeError, Inventory, InventoryError, Item};
pub use islands::islands;
pub use shot::{Content, Shot, ShotTwiceError, Shots, Shows, ShowsError, View};
