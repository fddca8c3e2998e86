//! What the composition of the fleet says: types used up, last places, moored ships.

pub(crate) mod bearing;
pub(crate) mod last_place;
pub(crate) mod leaves_no_place;
pub(crate) mod moored_all_found;
pub(crate) mod moored_all_needed;
pub(crate) mod needs;
pub(crate) mod no_ship_fits;
pub(crate) mod shared;
pub(crate) mod shared_by_last;
pub(crate) mod shared_by_line;
pub(crate) mod shared_by_point;
pub(crate) mod shared_by_ship;
pub(crate) mod type_complete;
pub(crate) mod type_needs_room;
pub(crate) mod type_seen;
