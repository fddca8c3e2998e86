//! The board and its rules: cells, points and lanes, ships and where they may lie, legal layouts,
//! symmetries.
//!
//! Lanes and ships refer to each other: a ship lies in lanes, and a lane runs along an axis of
//! ships.

mod cell;
mod drawing;
mod lane;
mod layout;
mod placement;
mod placement_set;
mod point;
mod rules;
mod ship;
mod symmetry;

pub use cell::{Cell, CellError, CellSet, SIZE};
pub use drawing::{Drawing, DrawingError};
pub use lane::Lane;
pub use layout::{IllegalLayoutError, Layout, LayoutError, wrong_ships};
pub use placement::Placement;
pub use placement_set::PlacementSet;
pub use point::{Point, PointSet};
pub use rules::{Rule, Violation};

pub use ship::{Axis, FLEET, Ship, ShipType};
pub use symmetry::Symmetry;
