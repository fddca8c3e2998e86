//! The table of all techniques.

use super::{Technique, beside, codes, fleet, islands, lanes, refuted, rules, shots};
use crate::board::Rule;
use crate::deduction::logic::{Features, Looks, Many, Smyoz};
use smyoz_core::deduction::{See, Suppositions};
use smyoz_core::puzzles::Level::{self, Advanced, Beginner, Master};

/// All techniques: those of each level after those of the one below, the cheapest first.
pub static ALL: &[Technique] = &[
    // Kezdő: what lies next to each other.
    at_one_look(technique(Beginner, 1, "around-ship", &["ship", "rule"], CORNER, beside::around_ship)),
    at_one_look(technique(Beginner, 1, "diagonals", &["cell", "rule"], CORNER, beside::diagonals)),
    bookkeeping(technique(Beginner, 1, "corner-cells", &["rule"], MOORING, beside::corner_cells)),
    names_line(at_one_look(technique(Beginner, 2, "water-line", &["lane"], NONE, lanes::water_line))),
    at_one_look(technique(Beginner, 2, "water-point", &["point"], NONE, beside::water_point)),
    at_one_look(technique(Beginner, 2, "fourth-cell", &["point", "cells"], NONE, beside::fourth_cell)),
    technique(Beginner, 2, "closed-run", &["cells"], PLACES, beside::closed_run),
    fits_one_way(at_one_look(looks(
        Looks::Places,
        technique(Beginner, 3, "grows-one-way", &["cell"], PLACES, beside::grows_one_way),
    ))),
    at_one_look(technique(Beginner, 3, "digit-used-up", &["shot", "points"], NONE, shots::digit_used_up)),
    at_one_look(technique(Beginner, 3, "digit-full", &["shot", "points"], NONE, shots::digit_full)),
    technique(Beginner, 3, "two-greens", &["shot"], NONE, shots::two_greens),
    technique(Beginner, 3, "line-counted", &["cells", "lane"], PLACES, lanes::line_counted),
    many(
        Many::Elsewhere,
        bookkeeping(at_one_look(technique(Beginner, 3, "type-complete", &["type"], NONE, fleet::type_complete))),
    ),
    many(
        Many::Unseen,
        looks(Looks::Places, technique(Beginner, 4, "type-seen", &["type", "cells"], PLACES, fleet::type_seen)),
    ),
    looks(
        Looks::Board,
        technique(
            Beginner,
            4,
            "water-lines-all-found",
            &["water-lines", "lanes.."],
            NONE,
            lanes::water_lines_all_found,
        ),
    ),
    looks(
        Looks::Board,
        technique(Beginner, 4, "water-lines-all-needed", &["water-lines"], NONE, lanes::water_lines_all_needed),
    ),
    looks(Looks::Board, technique(Beginner, 4, "moored-all-found", &["moored"], PLACES, fleet::moored_all_found)),
    looks(
        Looks::Board,
        technique(Beginner, 4, "moored-all-needed", &["moored", "afloat"], PLACES, fleet::moored_all_needed),
    ),
    // Haladó: what a line or the inventory says.
    at_one_look(looks(Looks::Places, technique(Advanced, 10, "no-ship-fits", &["cells"], PLACES, fleet::no_ship_fits))),
    looks(Looks::Places, technique(Advanced, 10, "last-place", &["type"], PLACES, fleet::last_place)),
    names_line(technique(Advanced, 11, "alone-in-line", &["lane", "cells"], PLACES, lanes::alone_in_line)),
    at_one_look(technique(Advanced, 11, "centre-rule", &["ship", "rule"], &[Rule::Centre], rules::centre_rule)),
    at_one_look(technique(Advanced, 11, "tip-rule", &["ship", "rule"], &[Rule::Tip], rules::tip_rule)),
    at_one_look(technique(Advanced, 11, "side-rule", &["ship", "rule"], &[Rule::Side], rules::side_rule)),
    names_strokes(technique(Advanced, 12, "colour-water-line", &["shot", "lane"], PLACES, shots::colour_water_line)),
    names_strokes(technique(Advanced, 12, "colour-alone", &["shot", "lane"], PLACES, shots::colour_alone)),
    names_strokes(technique(
        Advanced,
        13,
        "colour-outermost",
        &["shot", "lane", "seen"],
        PLACES,
        shots::colour_outermost,
    )),
    names_strokes(technique(Advanced, 13, "colour-between", &["shot", "lane"], PLACES, shots::colour_between)),
    technique(Advanced, 14, "colour-excludes", &["broken"], PLACES, shots::colour_excludes),
    at_one_look(technique(Advanced, 14, "digit-excludes", &["shot"], PLACES, shots::digit_excludes)),
    many(
        Many::Direction,
        technique(Advanced, 16, "bearing", &["codes", "bearing", "most", "type", "ships.."], PLACES, fleet::bearing),
    ),
    looks(Looks::Places, technique(Advanced, 17, "shared-by-ship", &["cell", "places"], PLACES, fleet::shared_by_ship)),
    looks(
        Looks::Places,
        technique(Advanced, 18, "shared-by-point", &["point", "places"], PLACES, fleet::shared_by_point),
    ),
    looks(
        Looks::Board,
        technique(
            Advanced,
            18,
            "water-points-counted",
            &["clue", "number", "left"],
            PLACES,
            islands::water_points_counted,
        ),
    ),
    looks(Looks::Places, technique(Advanced, 19, "shared-by-last", &["type", "places"], PLACES, fleet::shared_by_last)),
    looks(Looks::Places, technique(Advanced, 20, "shared-by-line", &["fact", "places"], PLACES, fleet::shared_by_line)),
    // Mester: what several things say together.
    looks(Looks::Lines, technique(Master, 30, "ship-code", &["ship", "codes", "can"], PLACES, codes::ship_code)),
    looks(Looks::Lines, technique(Master, 31, "code-excludes", &["codes"], PLACES, codes::code_excludes)),
    looks(
        Looks::Board,
        technique(Master, 32, "lines-by-codes", &["none", "one", "several", "clues.."], PLACES, lanes::lines_by_codes),
    ),
    technique(Master, 33, "island-may-not-grow", ISLAND, PLACES, islands::island_may_not_grow),
    technique(Master, 34, "island-has-no-room", ISLAND, PLACES, islands::island_has_no_room),
    technique(Master, 35, "island-may-not-join", ISLAND, PLACES, islands::island_may_not_join),
    technique(Master, 36, "island-must-grow", ISLAND, PLACES, islands::island_must_grow),
    technique(Master, 37, "last-island", &["points", "islands"], PLACES, islands::last_island),
    looks(
        Looks::Lines,
        technique(
            Master,
            40,
            "codes-distributed",
            &["ship", "codes", "can", "others"],
            PLACES,
            codes::codes_distributed,
        ),
    ),
    looks(Looks::Lines, technique(Master, 41, "code-used-up", &["codes", "ships"], PLACES, codes::code_used_up)),
    looks(
        Looks::Places,
        technique(Master, 43, "leaves-no-place", &["need", "left"], &Rule::ALL, fleet::leaves_no_place),
    ),
    looks(
        Looks::Places,
        technique(Master, 45, "type-needs-room", &["type", "missing", "left"], &Rule::ALL, fleet::type_needs_room),
    ),
    looks(
        Looks::Places,
        technique(Master, 47, "code-either-way", &["need", "places", "codes.."], PLACES, codes::code_either_way),
    ),
    refuted(50, "refuted-water-line", refuted::refuted_water_line),
    refuted(52, "refuted-point", refuted::refuted_point),
    refuted(56, "refuted-place", refuted::refuted_place),
    // Nagymester: what suppositions lead to.
    suppositions("supposition", 60, Suppositions { cases: 4, rounds: 2, techniques: Master, worth: 0 }),
];

/// The techniques by which beginners count what the inventory gives: water lines and moored ships.
pub fn counting() -> Vec<&'static Technique> {
    let counts = |technique: &&Technique| {
        technique.level == Beginner && ["water-lines", "moored"].contains(technique.reasons.first().unwrap_or(&""))
    };
    ALL.iter().filter(counts).collect()
}

/// A line of the table.
const fn technique(
    level: Level,
    score: u32,
    id: &'static str,
    reasons: &'static [&'static str],
    rules: &'static [Rule],
    see: See<Smyoz>,
) -> Technique {
    Technique::looking(level, score, id, reasons, Features::of(rules), see)
}

/// One whose conclusions at several places are seen at one look.
const fn at_one_look(mut technique: Technique) -> Technique {
    technique.features.at_one_look = true;
    technique
}

/// One that only repeats what solvers know.
const fn bookkeeping(mut technique: Technique) -> Technique {
    technique.features.is_bookkeeping = true;
    technique
}

/// One whose wording says what is known of the line that it names.
const fn names_line(mut technique: Technique) -> Technique {
    technique.features.names_line = true;
    technique
}

/// One whose wording says to which line the strokes of a shot belong.
const fn names_strokes(mut technique: Technique) -> Technique {
    technique.features.names_strokes = true;
    technique
}

/// One whose wording makes a reader look so far.
const fn looks(looks: Looks, mut technique: Technique) -> Technique {
    technique.features.looks = looks;
    technique
}

/// One whose wording only says that a ship fits in one way.
const fn fits_one_way(mut technique: Technique) -> Technique {
    technique.features.fits_one_way = true;
    technique
}

/// One that tells many places in this way.
const fn many(many: Many, mut technique: Technique) -> Technique {
    technique.features.many = many;
    technique
}

/// A line of the table for what would be contradictory at once. That may rest on all rules.
const fn refuted(score: u32, id: &'static str, see: See<Smyoz>) -> Technique {
    Technique::refuting(Master, score, id, &["broken"], Features::of(&Rule::ALL), see)
}

/// A line of the table for suppositions. Their chains may rest on all rules.
const fn suppositions(id: &'static str, score: u32, suppositions: Suppositions) -> Technique {
    Technique::supposing(Level::Grandmaster, score, id, Features::of(&Rule::ALL), suppositions)
}

/// The reasons of techniques about a single island.
const ISLAND: &[&str] = &["points", "size", "islands"];

/// The rules on which techniques rest that look at the places of single ships.
const PLACES: &[Rule] = &[Rule::Corner, Rule::Mooring];
const CORNER: &[Rule] = &[Rule::Corner];
const MOORING: &[Rule] = &[Rule::Mooring];
const NONE: &[Rule] = &[];
