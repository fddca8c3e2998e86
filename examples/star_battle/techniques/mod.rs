//! The techniques with their reasons and texts, and contradictions.

mod confined;
mod units;

use smyoz::deduction::{self, Suppositions, Technique};
use smyoz::puzzles::Level::{Advanced, Beginner, Grandmaster, Master};

use crate::board::{Cell, Unit, each};
use crate::deduction::{Logic, Marks};

type Position<'a> = deduction::Position<'a, Logic>;
type Openings<'a> = deduction::Openings<'a, Logic>;

/// The title of a technique, and why its conclusions hold. Reasons are named in braces.
#[derive(Debug)]
pub struct Text(pub &'static str, pub &'static str);

const TOUCHING: Text = Text("Around a star", "no star may touch the one at {star}");
const COMPLETE: Text = Text("All stars found", "{unit} needs no more stars");
const FULL: Text = Text("All cells needed", "{unit} needs a star in each of its remaining cells");
const NO_ROOM: Text = Text("No room", "a star there would leave {unit} without room for the stars it needs");
const CONFINED: Text =
    Text("Confined stars", "the stars missing in {units} all lie in {lines}, where no others are missing");
const TOGETHER: Text = Text("Stars confined together", CONFINED.1);
const OTHERWISE: Text = Text("Supposition", "the opposite leads to a contradiction");

const FOLLOWED: Suppositions = Suppositions { cases: 1, rounds: 6, techniques: Advanced };

/// All techniques, by level and then by score.
pub static ALL: &[Technique<Logic>] = &[
    Technique::looking(Beginner, 1, "touching", &["star"], TOUCHING, units::touching),
    Technique::looking(Beginner, 2, "complete", &["unit"], COMPLETE, units::complete),
    Technique::looking(Beginner, 3, "full", &["unit"], FULL, units::full),
    Technique::looking(Advanced, 10, "no-room", &["unit"], NO_ROOM, units::no_room),
    Technique::looking(Advanced, 14, "confined", &["units", "lines"], CONFINED, confined::one),
    Technique::looking(Master, 30, "together", &["units", "lines"], TOGETHER, confined::several),
    Technique::supposing(Grandmaster, 60, "supposition", OTHERWISE, FOLLOWED),
];

/// A reason for a conclusion, or a contradiction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The star at this cell; as a contradiction, a cell that is both a star and empty.
    Cell(Cell),
    /// The stars of units of one kind; as a contradiction, a unit with too many or too little room.
    Units(Vec<Unit>),
}

pub fn contradiction(marks: &Marks) -> Option<Reason> {
    let both = each(marks.known.stars & marks.known.empty).next().map(Reason::Cell);
    let has_room = |unit| marks.missing(unit).is_some_and(|missing| units::ways(marks, unit, missing).next().is_some());
    both.or_else(|| marks.board.units().find(|&unit| !has_room(unit)).map(|unit| Reason::Units(vec![unit])))
}
