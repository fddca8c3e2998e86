//! Lines counted together with lines that cross them.
//!
//! Some rows together need a number of ship cells. Within some columns, these rows can have at most
//! as many as the columns have left for them; outside these columns, at most as many as there are
//! cells left. If both together are just enough, all of this is needed: the cells left outside are
//! ship cells, and what the columns still lack lies in these rows, so there is nothing else
//! in the columns. The same holds for mines, and with columns and rows exchanged.

use std::ops::ControlFlow;

use itertools::Itertools;

use super::{Because, Openings, Position};
use crate::board::{CellSet, Line, Piece};
use crate::deduction::fact::{Fact, all_are};
use crate::deduction::marks::Marks;

/// Two lines and those that cross them.
pub(super) fn two(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    see(marks, openings, 2)
}

/// Three lines and those that cross them.
pub(super) fn three(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    see(marks, openings, 3)
}

fn see(marks: &Marks, openings: &mut Openings, lines: usize) -> ControlFlow<()> {
    for piece in Piece::ALL {
        let known: Vec<Counted> = Counted::all(marks, piece).collect();
        let (columns, rows): (Vec<&Counted>, Vec<&Counted>) =
            known.iter().partition(|counted| matches!(counted.line, Line::Column(_)));
        for (lines_of, crossing) in [(&columns, &rows), (&rows, &columns)] {
            // What is complete has nothing to conclude, and lacks nothing.
            let incomplete = lines_of.iter().copied().filter(|counted| counted.bits != 0);
            for group in incomplete.combinations(lines) {
                compare(marks, openings, piece, &group, crossing)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A line and its count.
struct Counted {
    line: Line,
    cells: CellSet,
    open: CellSet,
    /// The open cells along the line.
    bits: u32,
    /// What is still to be found on it.
    lacking: usize,
}

impl Counted {
    fn all(marks: &Marks, piece: Piece) -> impl Iterator<Item = Self> {
        marks.counts(piece).filter_map(move |(line, number)| {
            let cells = marks.chart().along(line).cells;
            let lacking = number.checked_sub(marks.is(piece).count_in(line).into())?;
            let open = marks.open(piece) & cells;
            Some(Self { line, cells, open, bits: line.bits(&open), lacking })
        })
    }
}

/// Compares lines with the lines that cross them and could set them a limit.
fn compare(
    marks: &Marks,
    openings: &mut Openings,
    piece: Piece,
    group: &[&Counted],
    crossing: &[&Counted],
) -> ControlFlow<()> {
    let lacking: usize = group.iter().map(|counted| counted.lacking).sum();
    // Those that set a limit, and those that set one that is no lower than the number of cells.
    let room =
        |counted: &Counted| group.iter().map(|line| (line.bits >> counted.line.at() & 1) as usize).sum::<usize>();
    let limits = |counted: &&Counted| counted.lacking < room(counted);
    let lower = || crossing.iter().copied().filter(limits);
    let inside: usize = lower().map(|counted| counted.lacking).sum();
    let limited = lower().fold(0, |all: u32, counted| all | 1 << counted.line.at());
    let outside: usize = group.iter().map(|line| (line.bits & !limited).count_ones() as usize).sum();
    if limited == 0 || inside + outside != lacking {
        return ControlFlow::Continue(());
    }
    let open = group.iter().fold(CellSet::NONE, |all, counted| all | counted.open);
    let equal = crossing.iter().copied().filter(|counted| counted.lacking == room(counted) && room(counted) > 0);
    let lower: Vec<&Counted> = lower().collect();
    let limited = lower.iter().fold(CellSet::NONE, |all, counted| all | counted.cells);
    let limits: Vec<&Counted> = lower.into_iter().chain(equal).collect();
    let all = limits.iter().fold(CellSet::NONE, |all, counted| all | counted.cells);
    let others = limits.iter().fold(CellSet::NONE, |all, counted| all | counted.open) - open;
    let facts: Vec<Fact> = all_are(piece, open - limited).chain(marks.all_without(piece, others)).collect();
    openings.conclude(facts, || {
        let (inside, outside) = (limits.iter().map(|counted| counted.lacking).sum(), (open - all).len());
        let lines = |counted: &[&Counted]| {
            Because::Lines(counted.iter().map(|counted| counted.line).sorted_unstable().collect())
        };
        let numbers = [lacking, inside, outside].map(Because::Number);
        let [number, inside, outside] = numbers;
        [Because::Piece(piece), lines(group), number, lines(&limits), inside, outside]
    })
}
