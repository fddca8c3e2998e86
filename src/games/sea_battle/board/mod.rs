//! The board and its rules: sizes and cells, fleets and settings, where ships may lie, layouts and
//! the rules that they break.
//!
//! Cells, sets of cells, lines and sizes refer to each other: each is defined in terms of the
//! others.

mod cell;
mod cell_set;
mod columns;
mod fleet;
mod layout;
mod line;
mod setting;
mod shape;
mod ship;
mod shows;
mod size;
mod symmetry;
mod violation;

pub use cell::{Cell, CellError};
pub use cell_set::CellSet;
pub use columns::{CellNameError, Columns, ColumnsError};
pub use fleet::{Fleet, FleetError};
pub use layout::{Layout, LayoutError, Piece};
pub use line::Line;
pub use setting::{Setting, SettingError, Touch, UnknownVariantError, Variant};
pub use shape::Shapes;
pub use ship::Ship;
pub use shows::{Shows, ShowsError};
pub use size::{MAX_SIDE, Size, SizeError};
pub use symmetry::Symmetry;
pub use violation::{Rule, Violation};
