//! What the list of islands says.

pub(crate) mod island_has_no_room;
pub(crate) mod island_may_not_grow;
pub(crate) mod island_may_not_join;
pub(crate) mod island_must_grow;
pub(crate) mod island_sizes;
pub(crate) mod last_island;
pub(crate) mod water_points_counted;
