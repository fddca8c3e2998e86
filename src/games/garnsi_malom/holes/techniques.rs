//! The techniques. Most compare the holes of a line, which is a row, a column or a box, with the
//! digits that it lacks: there are as many.

use std::ops::ControlFlow;

use itertools::Itertools as _;
use smyoz_core::declared::{
    CONTENTS, Cell, Declared as _, Fact, Logic, Place, Reason, Text, full, needed, one_rule, rules_together,
    supposition, together,
};
use smyoz_core::deduction::{Knowledge as _, Openings, Position, Technique};
use smyoz_core::puzzles::Level::{Advanced, Beginner, Master};

use super::{ALL_HOLES, BOX, COLUMN, HOLE, Holes, ROW, SEEN};

type At<'a> = Position<'a, Logic<Holes>>;
type Say<'a> = Openings<'a, Logic<Holes>>;

const LINES: [usize; 3] = [ROW, COLUMN, BOX];

const NO_DIGIT: Text = Text("No digit fits", "no digit fits in {cell}");
const UNSEEN: Text = Text("Out of sight", "a hole at {cell} would not see {digit}");
const SEES: Text = Text("Seen by a hole", "the hole at {hole} sees {digit} nowhere else");
const FULL_LINE: Text = Text("Line without holes", "{line} has no hole, and no other place for {digit}");
const LACKING: Text =
    Text("Missing digits", "{line} has no place for {lacking}, so it has as many holes, and no other cells for them");
const COUNTED: Text = Text(
    "Counted holes",
    "the holes of {line} stand for {lacking}, so it needs {digit}, and has no other place for it",
);
const NEEDED: Text =
    Text("Needed in a line", "{line} needs {digit}, which its holes see nowhere else, and has no other place for it");
const FULL_UP: Text = Text("Full up", "{line} needs {digits}, which take all its open cells");
const CROWDED: Text = Text("Crowded", "a hole at {cell} would see {digits} only at {place}");
const LOCKED: Text = Text("Locked candidates", "{line} needs {digit}, and all its places for it lie in {other}, too");
const SEEN_LOCKED: Text = Text("Locked by a hole", "the hole at {places} sees {pieces} only in {others}");
const NAKED: Text = Text("Naked pair", "{places} hold {pieces}, so nothing else in {others} does");
const HIDDEN: Text = Text("Hidden pair", "{line} needs {digits}, and has no other cells for them");
const X_WING: Text = Text("X-wing", "{lines} need {digit}, and have places for it only in {others}");
const ALL_LINES: Text = Text(
    "Holes of all lines",
    "{lines} account for all holes: those found there, or one for each digit without a place",
);

pub const ALL: &[Technique<Logic<Holes>>] = &[
    one_rule(Beginner, 1, "all-found", "All holes found", |at, say| full(at, say, &[ALL_HOLES])),
    one_rule(Beginner, 2, "only-holes", "Only holes left", |at, say| needed(at, say, &[ALL_HOLES])),
    Technique::looking(Beginner, 3, "no-digit", &["cell"], NO_DIGIT, no_digit),
    Technique::looking(Beginner, 4, "full-line", &["line", "digit"], FULL_LINE, full_line),
    Technique::looking(Beginner, 6, "seen", &["hole", "digit"], SEES, seen),
    one_rule(Beginner, 7, "last-digit", "Last digit", |at, say| needed(at, say, &[CONTENTS])),
    Technique::looking(Advanced, 10, "unseen", &["cell", "digit"], UNSEEN, unseen),
    Technique::looking(Advanced, 12, "missing-digits", &["line", "lacking"], LACKING, lacking),
    Technique::looking(Advanced, 14, "counted", &["line", "lacking", "digit"], COUNTED, counted),
    Technique::looking(Advanced, 16, "needed", &["line", "digit"], NEEDED, needed_in_line),
    Technique::looking(Advanced, 18, "full-up", &["line", "digits"], FULL_UP, full_up),
    Technique::looking(Advanced, 22, "locked", &["line", "digit", "other"], LOCKED, locked),
    Technique::looking(Master, 32, "all-lines", &["lines"], ALL_LINES, all_lines),
    Technique::looking(Master, 34, "crowded", &["cell", "digits", "place"], CROWDED, crowded),
    rules_together(Master, 36, "locked-by-hole", SEEN_LOCKED, |at, say| {
        together(at, say, 1, &LINES.map(|line| (SEEN, line)))
    }),
    rules_together(Master, 40, "naked-pair", NAKED, |at, say| {
        together(at, say, 2, &LINES.map(|line| (CONTENTS, line)))
    }),
    Technique::looking(Master, 44, "hidden-pair", &["line", "digits"], HIDDEN, hidden_pair),
    Technique::looking(Master, 60, "x-wing", &["lines", "digit", "others"], X_WING, x_wing),
    supposition(100, Beginner),
];

/// A set of cells: a bit for each, in reading order.
type Cells = u128;

/// What marks leave open. Content 0 is a hole, content 5 the digit 5.
struct Open {
    side: usize,
    holes: usize,
    /// For each content, the cells that may have it, and those that are known to.
    room: [Cells; 10],
    known: [Cells; 10],
    /// The rows, the columns and the boxes.
    lines: Vec<Line>,
}

/// A row, a column or a box.
#[derive(Clone, Copy)]
struct Line {
    place: Place,
    cells: Cells,
}

impl Open {
    fn of(at: &At) -> Self {
        let (board, marks) = (at.marks.game(), at.marks);
        let side = usize::from(board.side);
        let (mut room, mut known) = ([0; 10], [0; 10]);
        for (bit, cell) in board.grid().cells().enumerate() {
            for content in (0..=side).filter(|&content| !marks.knows(Fact::Not(cell, sign(content)))) {
                room[content] |= 1 << bit;
                known[content] |= Cells::from(marks.knows(Fact::Is(cell, sign(content)))) << bit;
            }
        }
        let line =
            |place| Line { place, cells: board.cells(place).into_iter().fold(0, |all, cell| all | one(cell, side)) };
        Self { side, holes: board.holes.into(), room, known, lines: board.lines().map(line).collect() }
    }

    fn digits(&self) -> std::ops::RangeInclusive<usize> {
        1..=self.side
    }

    fn cells(&self, set: Cells) -> impl Iterator<Item = Cell> + use<> {
        let side = self.side;
        let cell = move |bit: usize| Cell { row: (bit / side) as u8, column: (bit % side) as u8 };
        (0..side * side).filter(move |bit| set >> bit & 1 == 1).map(cell)
    }

    /// The cell, if it is the only one.
    fn only(&self, set: Cells) -> Option<Cell> {
        self.cells(set).next().filter(|_| set.is_power_of_two())
    }

    /// The cells where a hole at this cell may see a digit.
    fn seen_from(&self, cell: Cell, digit: usize) -> Cells {
        let cell = one(cell, self.side);
        let around = self.lines.iter().filter(|line| line.cells & cell != 0).fold(0, |all, line| all | line.cells);
        self.room[digit] & around & !cell
    }

    /// The digits that fit nowhere in a line.
    fn lacking(&self, line: Line) -> Vec<usize> {
        self.digits().filter(|&digit| self.room[digit] & line.cells == 0).collect()
    }

    /// The digits that fit in a line and are not placed.
    fn open(&self, line: Line) -> Vec<usize> {
        let is_open = |&digit: &usize| self.room[digit] & line.cells != 0 && self.known[digit] & line.cells == 0;
        self.digits().filter(is_open).collect()
    }

    /// The number of holes found in a line.
    fn found(&self, line: Line) -> usize {
        (self.known[0] & line.cells).count_ones() as usize
    }

    /// The cells of a line that may be holes or not.
    fn maybe(&self, line: Line) -> impl Iterator<Item = Cell> + use<> {
        self.cells(self.room[0] & !self.known[0] & line.cells)
    }

    /// Whether as many digits fit nowhere in a line as it may have holes.
    fn is_counted(&self, line: Line) -> bool {
        self.lacking(line).len() == (self.room[0] & line.cells).count_ones() as usize
    }

    /// Whether no hole that a line has or may have sees a digit from elsewhere. Then the line needs
    /// the digit: without it, it would have a hole.
    fn is_needed(&self, line: Line, digit: usize) -> bool {
        self.cells(self.room[0] & line.cells).all(|hole| self.seen_from(hole, digit) & !line.cells == 0)
    }

    /// The digits that a line needs and that are not placed yet.
    fn needs(&self, line: Line) -> Vec<usize> {
        let (mut open, is_counted) = (self.open(line), self.is_counted(line));
        open.retain(|&digit| is_counted || self.is_needed(line, digit));
        open
    }
}

fn one(cell: Cell, side: usize) -> Cells {
    1 << (usize::from(cell.row) * side + usize::from(cell.column))
}

fn sign(content: usize) -> char {
    if content == 0 { HOLE } else { char::from(b'0' + content as u8) }
}

/// Digits as a part of a reason.
fn pieces(digits: &[usize]) -> Reason {
    Reason::Pieces(digits.iter().map(|&digit| sign(digit)).collect())
}

fn are_not(cells: impl IntoIterator<Item = Cell>, content: usize) -> impl Iterator<Item = Fact> {
    cells.into_iter().map(move |cell| Fact::Not(cell, sign(content)))
}

/// A cell in which no digit fits is a hole.
fn no_digit(at: &At, say: &mut Say) -> ControlFlow<()> {
    let open = Open::of(at);
    let any_digit = open.digits().fold(0, |all, digit| all | open.room[digit]);
    let mut holes = open.cells(open.room[0] & !any_digit);
    holes.try_for_each(|cell| say.conclude([Fact::Is(cell, HOLE)], || [Reason::from(cell)]))
}

/// A cell that does not see some digit is no hole.
fn unseen(at: &At, say: &mut Say) -> ControlFlow<()> {
    let open = Open::of(at);
    for cell in open.cells(open.room[0] & !open.known[0]) {
        if let Some(digit) = open.digits().find(|&digit| open.seen_from(cell, digit) == 0) {
            say.conclude(are_not([cell], 0), || [cell.into(), pieces(&[digit])])?;
        }
    }
    ControlFlow::Continue(())
}

/// A hole sees each digit, if only in one cell.
fn seen(at: &At, say: &mut Say) -> ControlFlow<()> {
    let open = Open::of(at);
    for hole in open.cells(open.known[0]) {
        for digit in open.digits() {
            if let Some(cell) = open.only(open.seen_from(hole, digit)) {
                say.conclude([Fact::Is(cell, sign(digit))], || [hole.into(), pieces(&[digit])])?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two digits that a hole would see in the same cell only: it is no hole.
fn crowded(at: &At, say: &mut Say) -> ControlFlow<()> {
    let open = Open::of(at);
    for cell in open.cells(open.room[0] & !open.known[0]) {
        let only = |digit| Some((open.only(open.seen_from(cell, digit))?, digit));
        let only: Vec<(Cell, usize)> = open.digits().filter_map(only).collect();
        for (at, &(place, digit)) in only.iter().enumerate() {
            if let Some(&(_, other)) = only[..at].iter().find(|(other, _)| *other == place) {
                say.conclude(are_not([cell], 0), || [cell.into(), pieces(&[other, digit]), place.into()])?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Concludes where in a line a digit stands that it needs and for which it has one place only.
fn singles(
    at: &At,
    say: &mut Say,
    is_needed: impl Fn(&Open, Line, usize) -> bool,
    because: impl Fn(&Open, Line, usize) -> Vec<Reason>,
) -> ControlFlow<()> {
    let open = Open::of(at);
    for &line in &open.lines {
        for digit in open.open(line) {
            if let (Some(cell), true) = (open.only(open.room[digit] & line.cells), is_needed(&open, line, digit)) {
                say.conclude([Fact::Is(cell, sign(digit))], || because(&open, line, digit))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A line without holes holds every digit.
fn full_line(at: &At, say: &mut Say) -> ControlFlow<()> {
    let has_no_hole = |open: &Open, line: Line, _| open.room[0] & line.cells == 0;
    singles(at, say, has_no_hole, |_, line, digit| vec![line.place.into(), pieces(&[digit])])
}

/// A line in which as many digits fit nowhere as it may have holes holds all other digits.
fn counted(at: &At, say: &mut Say) -> ControlFlow<()> {
    let is_counted = |open: &Open, line: Line, _| open.room[0] & line.cells != 0 && open.is_counted(line);
    singles(at, say, is_counted, |open, line, digit| {
        vec![line.place.into(), pieces(&open.lacking(line)), pieces(&[digit])]
    })
}

/// A line holds the digits that its holes do not see from elsewhere.
fn needed_in_line(at: &At, say: &mut Say) -> ControlFlow<()> {
    singles(at, say, Open::is_needed, |_, line, digit| vec![line.place.into(), pieces(&[digit])])
}

/// A line has as many holes as digits fit nowhere in it.
fn lacking(at: &At, say: &mut Say) -> ControlFlow<()> {
    let open = Open::of(at);
    for &line in open.lines.iter().filter(|&&line| open.is_counted(line)) {
        let holes = open.maybe(line).map(|cell| Fact::Is(cell, HOLE));
        say.conclude(holes, || [line.place.into(), pieces(&open.lacking(line))])?;
    }
    ControlFlow::Continue(())
}

/// The digits that a line needs are as many as its open cells: none of these is a hole.
fn full_up(at: &At, say: &mut Say) -> ControlFlow<()> {
    let open = Open::of(at);
    for &line in &open.lines {
        let needs = open.needs(line);
        let taken = open.known.iter().map(|known| (known & line.cells).count_ones() as usize).sum::<usize>();
        if needs.len() + taken == open.side {
            say.conclude(are_not(open.maybe(line), 0), || [line.place.into(), pieces(&needs)])?;
        }
    }
    ControlFlow::Continue(())
}

/// Holes are counted in all rows, in all columns, and in all boxes.
fn all_lines(at: &At, say: &mut Say) -> ControlFlow<()> {
    let open = Open::of(at);
    let least = |line: Line| open.lacking(line).len().max(open.found(line));
    for lines in open.lines.chunks(open.side) {
        if lines.iter().map(|&line| least(line)).sum::<usize>() == open.holes {
            let complete = lines.iter().filter(|&&line| open.found(line) == least(line));
            say.conclude(are_not(complete.flat_map(|&line| open.maybe(line)), 0), || {
                let needing = lines.iter().filter(|&&line| least(line) > 0);
                [Reason::Places(needing.map(|line| line.place).collect())]
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// A digit that a line needs has places only where it crosses another line.
fn locked(at: &At, say: &mut Say) -> ControlFlow<()> {
    let open = Open::of(at);
    for &line in &open.lines {
        for digit in open.needs(line) {
            let places = open.room[digit] & line.cells;
            for other in open.lines.iter().filter(|other| other.place != line.place && places & !other.cells == 0) {
                let outside = open.cells(open.room[digit] & other.cells & !places);
                say.conclude(are_not(outside, digit), || [line.place.into(), pieces(&[digit]), other.place.into()])?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two digits that a line needs have the same two places.
fn hidden_pair(at: &At, say: &mut Say) -> ControlFlow<()> {
    let open = Open::of(at);
    for &line in &open.lines {
        let needs = open.needs(line);
        for (at, &digit) in needs.iter().enumerate() {
            for &other in &needs[..at] {
                let places = (open.room[digit] | open.room[other]) & line.cells;
                if places.count_ones() == 2 {
                    let excluded = (0..=open.side).filter(|content| ![digit, other].contains(content));
                    let facts = excluded.flat_map(|content| are_not(open.cells(places), content));
                    say.conclude(facts, || [line.place.into(), pieces(&[other, digit])])?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two rows that need a digit have places for it in the same two columns, or two columns in rows.
fn x_wing(at: &At, say: &mut Say) -> ControlFlow<()> {
    let open = Open::of(at);
    let (rows, others) = open.lines.split_at(open.side);
    let columns = &others[..open.side];
    for (lines, crossing) in [(rows, columns), (columns, rows)] {
        for digit in open.digits() {
            let has_two = |line: &&Line| (open.room[digit] & line.cells).count_ones() == 2;
            let needing = lines.iter().filter(has_two).filter(|&&line| open.needs(line).contains(&digit));
            for pair in needing.combinations(2) {
                let both = pair[0].cells | pair[1].cells;
                let crossed = crossing.iter().filter(|line| open.room[digit] & line.cells & both != 0);
                let crossed: Vec<&Line> = crossed.collect();
                if crossed.len() == 2 {
                    let outside = open.room[digit] & (crossed[0].cells | crossed[1].cells) & !both;
                    say.conclude(are_not(open.cells(outside), digit), || {
                        let places = |lines: &[&Line]| Reason::Places(lines.iter().map(|line| line.place).collect());
                        [places(&pair), pieces(&[digit]), places(&crossed)]
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
