//! The table of all techniques.

use super::Level::{self, Advanced, Beginner, Master};
use super::{See, Technique, beside, codes, fleet, islands, lanes, refuted, rules, shots};

/// All techniques: those of each level after those of the one below, the cheapest first.
pub static ALL: &[Technique] = &[
    // Kezdő: what lies next to each other.
    technique(Beginner, 1, "delta", &["fact"], beside::delta::see),
    technique(Beginner, 1, "around-ship", &["ship", "rule"], beside::around_ship::see),
    technique(Beginner, 1, "diagonals", &["cell", "rule"], beside::diagonals::see),
    technique(Beginner, 1, "corner-cells", &["rule"], beside::corner_cells::see),
    technique(Beginner, 1, "ship-points", &["cell"], beside::ship_points::see),
    technique(Beginner, 2, "water-line", &["lane"], lanes::water_line::see),
    technique(Beginner, 2, "line-of-water", &["cells"], lanes::line_of_water::see),
    technique(Beginner, 2, "water-point", &["point"], beside::water_point::see),
    technique(Beginner, 2, "water-points", &["cells"], beside::water_points::see),
    technique(Beginner, 2, "fourth-cell", &["point", "cells"], beside::fourth_cell::see),
    technique(Beginner, 2, "closed-run", &["cells"], beside::closed_run::see),
    technique(Beginner, 3, "grows-one-way", &["cell"], beside::grows_one_way::see),
    technique(Beginner, 3, "digit-used-up", &["shot", "points"], shots::digit_used_up::see),
    technique(Beginner, 3, "digit-full", &["shot", "points"], shots::digit_full::see),
    technique(Beginner, 3, "two-greens", &["shot"], shots::two_greens::see),
    technique(Beginner, 3, "line-counted", &["cells", "lane"], lanes::line_counted::see),
    technique(Beginner, 3, "type-complete", &["type"], fleet::type_complete::see),
    technique(Beginner, 4, "type-seen", &["type", "cells"], fleet::type_seen::see),
    // Haladó: what a line or the inventory says.
    technique(Advanced, 10, "no-ship-fits", &["cells"], fleet::no_ship_fits::see),
    technique(Advanced, 10, "last-place", &["type"], fleet::last_place::see),
    technique(Advanced, 11, "alone-in-line", &["lane", "cells"], lanes::alone_in_line::see),
    technique(Advanced, 11, "centre-rule", &["ship", "rule"], rules::centre_rule::see),
    technique(Advanced, 11, "tip-rule", &["ship", "rule"], rules::tip_rule::see),
    technique(Advanced, 11, "side-rule", &["ship", "rule"], rules::side_rule::see),
    technique(Advanced, 12, "colour-water-line", &["shot", "lane"], shots::colour_water_line::see),
    technique(Advanced, 12, "colour-alone", &["shot", "lane"], shots::colour_alone::see),
    technique(Advanced, 13, "colour-outermost", &["shot", "lane"], shots::colour_outermost::see),
    technique(Advanced, 13, "colour-between", &["shot", "lane"], shots::colour_between::see),
    technique(Advanced, 14, "colour-excludes", &["shot"], shots::colour_excludes::see),
    technique(Advanced, 14, "digit-excludes", &["shot"], shots::digit_excludes::see),
    technique(Advanced, 15, "water-lines-all-found", &["water-lines", "lanes.."], lanes::water_lines_all_found::see),
    technique(Advanced, 15, "water-lines-all-needed", &["water-lines"], lanes::water_lines_all_needed::see),
    technique(Advanced, 15, "moored-all-found", &["moored"], fleet::moored_all_found::see),
    technique(Advanced, 15, "moored-all-needed", &["moored", "afloat"], fleet::moored_all_needed::see),
    technique(Advanced, 16, "bearing", &["codes"], fleet::bearing::see),
    technique(Advanced, 17, "shared-by-ship", &["cell", "places"], fleet::shared_by_ship::see),
    technique(Advanced, 18, "shared-by-point", &["point", "places"], fleet::shared_by_point::see),
    technique(Advanced, 18, "water-points-counted", &["clue", "number"], islands::water_points_counted::see),
    technique(Advanced, 19, "shared-by-last", &["type", "places"], fleet::shared_by_last::see),
    technique(Advanced, 20, "shared-by-line", &["fact", "places"], fleet::shared_by_line::see),
    // Mester: what several things say together.
    technique(Master, 30, "ship-code", &["ship", "codes"], codes::ship_code::see),
    technique(Master, 31, "code-excludes", &["codes"], codes::code_excludes::see),
    technique(Master, 32, "lines-by-codes", &["none", "one", "several"], lanes::lines_by_codes::see),
    technique(Master, 33, "island-may-not-grow", &["points", "size", "islands"], islands::island_may_not_grow::see),
    technique(Master, 34, "island-has-no-room", &["points", "size", "islands"], islands::island_has_no_room::see),
    technique(Master, 35, "island-may-not-join", &["points", "size", "islands"], islands::island_may_not_join::see),
    technique(Master, 36, "island-must-grow", &["points", "size", "islands"], islands::island_must_grow::see),
    technique(Master, 37, "last-island", &["points", "islands"], islands::last_island::see),
    technique(Master, 40, "codes-distributed", &["ship", "codes"], codes::codes_distributed::see),
    technique(Master, 41, "code-used-up", &["codes", "ships.."], codes::code_used_up::see),
    technique(Master, 43, "leaves-no-place", &["need", "places"], fleet::leaves_no_place::see),
    technique(Master, 45, "type-needs-room", &["type", "missing"], fleet::type_needs_room::see),
    technique(Master, 47, "code-either-way", &["need", "places"], codes::code_either_way::see),
    technique(Master, 50, "refuted-water-line", &["broken"], refuted::refuted_water_line::see),
    technique(Master, 52, "refuted-point", &["broken"], refuted::refuted_point::see),
    technique(Master, 56, "refuted-place", &["broken"], refuted::refuted_place::see),
];

/// A line of the table.
const fn technique(
    level: Level,
    score: u32,
    id: &'static str,
    reasons: &'static [&'static str],
    see: See,
) -> Technique {
    Technique { id, level, score, reasons, see }
}
