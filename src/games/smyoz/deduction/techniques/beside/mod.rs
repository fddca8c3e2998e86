//! Adjacency: what ships, cells and points say about their neighbours.

pub(crate) mod around_ship;
pub(crate) mod closed_run;
pub(crate) mod corner_cells;
pub(crate) mod delta;
pub(crate) mod diagonals;
pub(crate) mod fourth_cell;
pub(crate) mod grows_one_way;
pub(crate) mod ship_points;
pub(crate) mod water_point;
pub(crate) mod water_points;
