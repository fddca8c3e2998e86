//! The table of all techniques.

use super::{Technique, beside, counts, crossing, fleet, parts, patterns, room, runs, shared, tried};
use crate::deduction::logic::{Features, Looks, SeaBattle};
use smyoz_core::deduction::{See, Suppositions};
use smyoz_core::puzzles::Level::{self, Advanced, Beginner, Grandmaster, Master};

/// All techniques: those of each level after those of the one below, the cheapest first.
pub static ALL: &[Technique] = &[
    // Kezdő: what neighbouring cells, single counts and finished ships say.
    at_one_look(automatic(1, "around-ship", &["places"], beside::around_ship)),
    at_one_look(automatic(1, "around-mine", &["piece", "cells"], beside::around_mine)),
    at_one_look(technique(Beginner, 1, "diagonals", &["cells"], beside::diagonals)),
    at_one_look(technique(Beginner, 1, "no-mine-beside", &["cells"], beside::no_mine_beside)),
    technique(Beginner, 1, "alongside", &["cells"], beside::alongside),
    technique(Beginner, 2, "end", &["cells", "shows"], parts::end),
    at_one_look(automatic(2, "line-complete", &["line", "piece", "number"], counts::line_complete)),
    at_one_look(technique(Beginner, 2, "line-full", &["line", "piece", "number"], counts::line_full)),
    technique(Beginner, 2, "middle", &["cells"], parts::middle),
    looks(Looks::Board, technique(Beginner, 2, "all-found", &["piece", "number"], counts::all_found)),
    at_one_look(automatic(2, "closed-single", &["cells"], runs::closed_single)),
    at_one_look(automatic(3, "closed-run", &["cells"], runs::closed_run)),
    searched(looks(Looks::Board, technique(Beginner, 3, "joined-too-long", &["length"], runs::joined_too_long))),
    bookkeeping(technique(Beginner, 3, "length-used-up", &["length", "count"], fleet::length_used_up)),
    looks(Looks::Board, technique(Beginner, 4, "all-needed", &["piece", "number"], counts::all_needed)),
    technique(Beginner, 4, "line-counted", &["line", "piece"], counts::line_counted),
    // Haladó: what the places left for ships and the patterns of a line say.
    looks(
        Looks::Board,
        technique(Advanced, 10, "withheld-count", &["piece", "number", "rest"], counts::withheld_count),
    ),
    searched(looks(Looks::Places, technique(Advanced, 11, "no-ship-fits", &[], fleet::no_ship_fits))),
    looks(Looks::Places, technique(Advanced, 12, "last-place", &["length", "count", "places"], fleet::last_place)),
    Technique::refuting(Advanced, 12, "ship-costs", TRIED, NONE, tried::ship_costs),
    Technique::refuting(Advanced, 13, "water-costs", WATER_TRIED, NONE, tried::water_costs),
    looks(Looks::Places, technique(Advanced, 13, "length-seen", &["length", "count", "cells"], fleet::length_seen)),
    looks(Looks::Places, technique(Advanced, 14, "shared-by-ship", &["cells", "places"], shared::by_ship)),
    looks(Looks::Places, technique(Advanced, 15, "shared-by-last", &["length", "places"], shared::by_last)),
    looks(
        Looks::Board,
        technique(Advanced, 17, "withheld-lines", &["lines", "piece", "number"], counts::withheld_lines),
    ),
    looks(
        Looks::Places,
        technique(Advanced, 18, "line-patterns", &["line", "piece", "number", "ways"], patterns::line_patterns),
    ),
    looks(
        Looks::Places,
        Technique::refuting(Advanced, 20, "crowds-out", &["length", "count", "out", "places"], NONE, room::crowds_out),
    ),
    // Mester: what several lines or several ships say together.
    Technique::supposing(
        Master,
        26,
        "short-supposition",
        NONE,
        Suppositions { cases: 1, rounds: 1, techniques: Beginner, worth: 1 },
    ),
    at_one_look(technique(Master, 28, "leaves-too-few", &["line", "piece", "number"], room::leaves_too_few)),
    searched(looks(
        Looks::Places,
        technique(Master, 30, "spoils-line", &["line", "piece", "number"], patterns::spoils_line),
    )),
    looks(Looks::Places, technique(Master, 38, "leaves-no-room", &["length", "count"], room::leaves_no_room)),
    technique(Master, 42, "two-lines", CROSSING, crossing::two),
    technique(Master, 50, "three-lines", CROSSING, crossing::three),
    // Nagymester: what would follow if something were so.
    Technique::supposing(
        Grandmaster,
        60,
        "supposition",
        NONE,
        Suppositions { cases: 1, rounds: 6, techniques: Advanced, worth: 0 },
    ),
];

/// The reasons of techniques that count lines together with lines that cross them.
const CROSSING: &[&str] = &["piece", "lines", "number", "crossing", "inside", "outside"];

/// The reasons of techniques that try a single cell: a ship cell, or water.
const TRIED: &[&str] = &["lost", "line", "piece", "left", "number"];
const WATER_TRIED: &[&str] = &["full", "cells", "lost", "line", "piece", "left", "number"];

const NONE: Features =
    Features { is_automatic: false, is_bookkeeping: false, is_searched: false, at_one_look: false, looks: Looks::Near };
const AUTOMATIC: Features = Features { is_automatic: true, ..NONE };

/// A line of the table.
const fn technique(
    level: Level,
    score: u32,
    id: &'static str,
    reasons: &'static [&'static str],
    see: See<SeaBattle>,
) -> Technique {
    Technique::looking(level, score, id, reasons, NONE, see)
}

/// A line of the table for a technique that is used at once on the screen.
const fn automatic(score: u32, id: &'static str, reasons: &'static [&'static str], see: See<SeaBattle>) -> Technique {
    Technique::looking(Beginner, score, id, reasons, AUTOMATIC, see)
}

/// One that only repeats that all ships of a length are found.
const fn bookkeeping(mut technique: Technique) -> Technique {
    technique.features.is_bookkeeping = true;
    technique
}

/// One whose wording makes a reader look so far.
const fn looks(looks: Looks, mut technique: Technique) -> Technique {
    technique.features.looks = looks;
    technique
}

/// One that takes a search for each conclusion.
const fn searched(mut technique: Technique) -> Technique {
    technique.features.is_searched = true;
    technique
}

/// One whose conclusions about different cells or ships are seen at one look.
const fn at_one_look(mut technique: Technique) -> Technique {
    technique.features.at_one_look = true;
    technique
}
