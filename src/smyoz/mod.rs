//! The game: board, fleet, the five placement rules, colouring, inventory and shots.
//!
//! Small typed values, each in a file of its own. Everything here is plain computation on bit sets: 81 cells fit a
//! `u128` ([`CellSet`]), the 64 interior points a `u64` ([`PointSet`]).

mod cell;
mod clues;
mod colouring;
mod drawing;
pub mod encode;
mod fact;
mod inventory;
mod islands;
mod layout;
mod marks;
pub mod numbering;
mod placement;
mod placement_set;
mod point;
mod reasoner;
mod rules;
pub mod search;
mod seed;
pub mod selftest;
mod ship;
mod shot;
mod solutions;
mod symmetry;
pub mod techniques;

pub use cell::{Cell, CellError, CellSet, SIZE};
pub use clues::{Clue, Clues};
pub use colouring::{Colour, Colouring, Line};
pub use drawing::{Drawing, DrawingError};
pub use fact::{Fact, FactError, FactsError, Lane, Numbers, point_name, read_facts, ship_name};
pub use inventory::{Bearing, Code, CodeError, Inventory, InventoryError, Item};
pub use islands::islands;
pub use layout::{Illegal, Layout, LayoutError};
pub use marks::Marks;
pub use placement::Placement;
pub use placement_set::PlacementSet;
pub use point::{Point, PointSet};
pub use reasoner::{EngineChoice, Reasoner};
pub use rules::{Broken, Rule};
pub use seed::{Seed, SeedError, Stream};
pub use ship::{Axis, FLEET, Ship, ShipType};
pub use shot::{Content, Shot, Shows, ShowsError, View};
pub use solutions::Solutions;
pub use symmetry::Symmetry;
