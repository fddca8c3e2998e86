//! The techniques: each looks at one rule, or at two together.

use smyoz::declared::{CONTENTS, Logic, Text, needed, one_rule, rules_together, supposition, together};
use smyoz::deduction::Technique;
use smyoz::puzzles::Level::{Advanced, Beginner, Master};

use super::{BOX, COLUMN, ROW, Sudoku};

const LOCKED: Text = Text("Locked candidates", "in {places} {pieces} lies where {others} has it, too");
const NAKED: Text = Text("Naked pair", "{places} hold {pieces}, so nothing else in {others} does");
const HIDDEN: Text = Text("Hidden pair", "in {places} {pieces} fit nowhere but in {others}");
const X_WING: Text = Text("X-wing", "in {places} {pieces} lies in {others}, so nowhere else in these");

const LINES: [usize; 3] = [ROW, COLUMN, BOX];

pub const ALL: &[Technique<Logic<Sudoku>>] = &[
    one_rule(Beginner, 2, "hidden-single", "Hidden single", |at, say| needed(at, say, &LINES)),
    one_rule(Beginner, 4, "naked-single", "Naked single", |at, say| needed(at, say, &[CONTENTS])),
    rules_together(Advanced, 20, "locked", LOCKED, |at, say| {
        together(at, say, 1, &[(BOX, ROW), (BOX, COLUMN), (ROW, BOX), (COLUMN, BOX)])
    }),
    rules_together(Advanced, 30, "naked-pair", NAKED, |at, say| {
        together(at, say, 2, &LINES.map(|line| (CONTENTS, line)))
    }),
    rules_together(Advanced, 34, "hidden-pair", HIDDEN, |at, say| {
        together(at, say, 2, &LINES.map(|line| (line, CONTENTS)))
    }),
    rules_together(Master, 60, "x-wing", X_WING, |at, say| together(at, say, 2, &[(ROW, COLUMN), (COLUMN, ROW)])),
    supposition(100, Master),
];
