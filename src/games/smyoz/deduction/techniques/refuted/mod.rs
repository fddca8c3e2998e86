//! Suppositions that break something at once.

pub(crate) mod refuted_place;
pub(crate) mod refuted_point;
pub(crate) mod refuted_water_line;
pub(crate) mod suppose;
