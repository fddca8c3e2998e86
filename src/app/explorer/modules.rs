//! Modules of the page that draw boards, for pages without a server: see
//! [`Player::modules`](crate::play::Player::modules).

/// The names of cells on boards of any size.
pub const CELLS: &str = include_str!("web/cells.js");

pub const SVG: &str = include_str!("web/svg.js");

/// What lies in cells that are marked; it uses [`CELLS`].
pub const CELL_MARKS: &str = include_str!("web/cell-marks.js");

/// What boards of any size have in common; it uses [`CELLS`] and [`SVG`].
pub const CELL_BOARD: &str = include_str!("web/cell-board.js");
