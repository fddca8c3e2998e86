//! The techniques: each looks at one rule, or at several together.

use smyoz::declared::{Logic, Text, full, needed, one_rule, rules_together, supposition, together, wherever};
use smyoz::deduction::Technique;
use smyoz::puzzles::Level::{Advanced, Beginner, Master};

use super::{Board, COLUMN, REGION, ROW, TOUCHING};

const NO_ROOM: Text = Text("No room", "a star there would leave {unit} without room for the stars it needs");
const WHY: &str = "the stars missing in {places} all lie in {others}, where no others are missing";

const UNITS: [usize; 3] = [ROW, COLUMN, REGION];
const PAIRS: [(usize, usize); 6] =
    [(ROW, COLUMN), (ROW, REGION), (COLUMN, ROW), (COLUMN, REGION), (REGION, ROW), (REGION, COLUMN)];

pub const ALL: &[Technique<Logic<Board>>] = &[
    one_rule(Beginner, 1, "touching", "Around a star", |at, say| full(at, say, &[TOUCHING])),
    one_rule(Beginner, 2, "complete", "All stars found", |at, say| full(at, say, &UNITS)),
    one_rule(Beginner, 3, "full", "All cells needed", |at, say| needed(at, say, &UNITS)),
    Technique::looking(Advanced, 10, "no-room", &["unit"], NO_ROOM, |at, say| wherever(at, say, &UNITS, &[TOUCHING])),
    rules_together(Advanced, 14, "confined", Text("Confined stars", WHY), |at, say| together(at, say, 1, &PAIRS)),
    rules_together(Master, 30, "together", Text("Stars confined together", WHY), |at, say| {
        (2..=3).try_for_each(|number| together(at, say, number, &PAIRS))
    }),
    supposition(60, Advanced),
];
