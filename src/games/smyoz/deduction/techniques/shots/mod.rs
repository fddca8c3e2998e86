//! What a shot says: its digit and its colours.

pub(crate) mod colour_alone;
pub(crate) mod colour_between;
pub(crate) mod colour_excludes;
pub(crate) mod colour_outermost;
pub(crate) mod colour_water_line;
pub(crate) mod colours;
pub(crate) mod digit_excludes;
pub(crate) mod digit_full;
pub(crate) mod digit_used_up;
pub(crate) mod two_greens;
