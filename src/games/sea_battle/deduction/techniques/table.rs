//! The table of all techniques.

use super::{
    See, Sight, Suppositions, Technique, beside, counts, crossing, fleet, parts, patterns, room, runs, shared,
};
use smyoz_core::puzzles::Level::{self, Advanced, Beginner, Grandmaster, Master};

/// All techniques: those of each level after those of the one below, the cheapest first.
pub static ALL: &[Technique] = &[
    // Kezdő: what neighbouring cells, single counts and finished ships say.
    technique(Beginner, 1, "submarine", &["cells"], parts::submarine),
    technique(Beginner, 1, "around-ship", &["places"], beside::around_ship),
    technique(Beginner, 1, "around-mine", &["piece", "cells"], beside::around_mine),
    technique(Beginner, 1, "diagonals", &["cells"], beside::diagonals),
    technique(Beginner, 1, "no-mine-beside", &["cells"], beside::no_mine_beside),
    technique(Beginner, 1, "alongside", &["cells"], beside::alongside),
    technique(Beginner, 2, "end", &["cells"], parts::end),
    technique(Beginner, 2, "line-complete", &["line", "piece", "number"], counts::line_complete),
    technique(Beginner, 2, "line-full", &["line", "piece", "number"], counts::line_full),
    technique(Beginner, 2, "middle", &["cells"], parts::middle),
    technique(Beginner, 2, "all-found", &["piece", "number"], counts::all_found),
    technique(Beginner, 2, "closed-single", &["cells"], runs::closed_single),
    technique(Beginner, 3, "closed-run", &["cells"], runs::closed_run),
    technique(Beginner, 3, "joined-too-long", &["length"], runs::joined_too_long),
    technique(Beginner, 3, "length-used-up", &["length", "count"], fleet::length_used_up),
    technique(Beginner, 4, "all-needed", &["piece", "number"], counts::all_needed),
    technique(Beginner, 4, "line-counted", &["line", "piece"], counts::line_counted),
    // Haladó: what the places left for ships and the patterns of a line say.
    technique(Advanced, 10, "withheld-count", &["piece", "number", "rest"], counts::withheld_count),
    technique(Advanced, 10, "too-long-for-line", &["line", "piece", "number"], room::too_long_for_line),
    technique(Advanced, 11, "no-ship-fits", &[], fleet::no_ship_fits),
    technique(Advanced, 12, "last-place", &["length", "count"], fleet::last_place),
    technique(Advanced, 13, "length-seen", &["length", "count", "cells"], fleet::length_seen),
    technique(Advanced, 14, "shared-by-ship", &["cells", "places"], shared::by_ship),
    technique(Advanced, 15, "shared-by-last", &["length", "places"], shared::by_last),
    technique(Advanced, 17, "withheld-lines", &["lines", "piece", "number"], counts::withheld_lines),
    technique(Advanced, 18, "line-patterns", &["line", "piece", "number"], patterns::line_patterns),
    technique(Advanced, 20, "leaves-too-few", &["line", "piece", "number"], room::leaves_too_few),
    // Mester: what several lines or several ships say together.
    technique(Master, 30, "spoils-line", &["line", "piece", "number"], patterns::spoils_line),
    technique(Master, 32, "one-in-each", &["length", "count", "places"], shared::one_in_each),
    technique(Master, 38, "takes-last-place", &["length", "places"], room::takes_last_place),
    technique(Master, 42, "two-lines", CROSSING, crossing::two),
    technique(Master, 46, "leaves-no-room", &["length", "count"], room::leaves_no_room),
    technique(Master, 50, "three-lines", CROSSING, crossing::three),
    // Nagymester: what would follow if something were so.
    Technique {
        id: "supposition",
        level: Grandmaster,
        score: 60,
        reasons: &[],
        sight: Sight::Suppose(Suppositions { rounds: 6, techniques: Advanced }),
    },
];

/// The reasons of techniques that count lines together with lines that cross them.
const CROSSING: &[&str] = &["piece", "lines", "number", "crossing", "inside", "outside"];

/// A line of the table.
const fn technique(
    level: Level,
    score: u32,
    id: &'static str,
    reasons: &'static [&'static str],
    see: See,
) -> Technique {
    Technique { id, level, score, reasons, sight: Sight::Look(see) }
}
