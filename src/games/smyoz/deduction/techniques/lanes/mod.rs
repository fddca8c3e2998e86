//! What rows and columns say: their ships counted, and water lines.

pub(crate) mod alone_in_line;
pub(crate) mod line_counted;
pub(crate) mod line_of_water;
pub(crate) mod line_totals;
pub(crate) mod lines;
pub(crate) mod lines_by_codes;
pub(crate) mod water_line;
pub(crate) mod water_lines_all_found;
pub(crate) mod water_lines_all_needed;
