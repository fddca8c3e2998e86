//! What the numbers of pieces say: counts of lines, and of the whole board.

use std::ops::ControlFlow;

use super::{Because, Openings, Position};
use crate::board::{CellSet, Line, Piece};
use crate::clues::Count;
use crate::deduction::fact::{Fact, all_are};
use crate::deduction::marks::Marks;

/// All that a line has are found.
pub(super) fn line_complete(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.all_counts().try_for_each(|(piece, line, number)| {
        let area = Area { piece, cells: cells(marks, line), number };
        openings.conclude(area.complete(marks), || line_reason(line, piece, number))
    })
}

/// A line has only as many cells left as it needs.
pub(super) fn line_full(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    marks.all_counts().try_for_each(|(piece, line, number)| {
        let area = Area { piece, cells: cells(marks, line), number };
        // Of the board's number, what is not on it yet.
        let lacking = || number - (*marks.is(piece) & area.cells).len();
        openings.conclude(area.full(marks), || line_reason(line, piece, lacking()))
    })
}

/// All pieces of a kind are found.
pub(super) fn all_found(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    Piece::ALL.into_iter().map(|piece| Area::board(marks, piece)).try_for_each(|area| {
        let because = || [Because::Piece(area.piece), Because::Number(area.number)];
        openings.conclude(area.complete(marks), because)
    })
}

/// There are only as many cells left for the pieces of a kind as they need.
pub(super) fn all_needed(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    Piece::ALL.into_iter().map(|piece| Area::board(marks, piece)).try_for_each(|area| {
        let because = || [Because::Piece(area.piece), Because::Number(area.number)];
        openings.conclude(area.full(marks), because)
    })
}

/// All cells of a line whose count is withheld are known.
pub(super) fn line_counted(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let lines = || marks.chart().setting().size().lines();
    pieces(marks).flat_map(|piece| lines().map(move |line| (piece, line))).try_for_each(|(piece, line)| {
        let known = marks.count(piece, line).is_none() && !marks.open(piece).meets(&cells(marks, line));
        let number = marks.is(piece).count_in(line);
        let fact = known.then_some(Fact::Count(Count { piece, line, number }));
        openings.conclude(fact, || [Because::Line(line), Because::Piece(piece)])
    })
}

/// All counts of the rows, or of the columns, are known but one.
pub(super) fn withheld_count(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    withheld(marks).try_for_each(|(piece, lines, rest)| {
        let fact = match (&lines[..], u8::try_from(rest)) {
            (&[line], Ok(number)) => Some(Fact::Count(Count { piece, line, number })),
            _ => None,
        };
        let total = marks.chart().setting().cells_of(piece);
        openings.conclude(fact, || [Because::Piece(piece), Because::Number(total), Because::Number(total - rest)])
    })
}

/// The lines whose counts are withheld must have what the others lack.
pub(super) fn withheld_lines(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    withheld(marks).filter(|(_, lines, _)| lines.len() > 1).try_for_each(|(piece, lines, number)| {
        let all = lines.iter().fold(CellSet::NONE, |all, &line| all | cells(marks, line));
        let area = Area { piece, cells: all, number };
        let facts = area.complete(marks).chain(area.full(marks));
        openings.conclude(facts, || [Because::Lines(lines.clone()), Because::Piece(piece), Because::Number(number)])
    })
}

/// Cells and the number of pieces of a kind in them.
struct Area {
    piece: Piece,
    cells: CellSet,
    number: usize,
}

impl Area {
    fn board(marks: &Marks, piece: Piece) -> Self {
        let setting = marks.chart().setting();
        Self { piece, cells: setting.size().all(), number: setting.cells_of(piece) }
    }

    /// The other cells do not have it, if all that there are are found.
    fn complete(&self, marks: &Marks) -> impl Iterator<Item = Fact> {
        let found = (*marks.is(self.piece) & self.cells).len();
        let rest = if found == self.number { marks.open(self.piece) & self.cells } else { CellSet::NONE };
        marks.all_without(self.piece, rest)
    }

    /// The other cells have it, if there are no more than are needed.
    fn full(&self, marks: &Marks) -> impl Iterator<Item = Fact> {
        let (found, open) = (*marks.is(self.piece) & self.cells, marks.open(self.piece) & self.cells);
        let rest = if found.len() + open.len() == self.number { open } else { CellSet::NONE };
        all_are(self.piece, rest)
    }
}

/// The columns whose counts are not known, and the rows, each with the number of pieces that they
/// have together.
fn withheld(marks: &Marks) -> impl Iterator<Item = (Piece, Vec<Line>, usize)> {
    let setting = marks.chart().setting();
    let ways = [|line: &Line| !line.is_row(), |line: &Line| line.is_row()];
    pieces(marks).flat_map(move |piece| ways.map(|way| (piece, way))).filter_map(move |(piece, way)| {
        let given = marks.counts(piece).filter(|(line, _)| way(line)).map(|(_, number)| number).sum();
        let rest = setting.cells_of(piece).checked_sub(given)?;
        let lines = setting.size().lines().filter(|line| way(line) && marks.count(piece, *line).is_none());
        Some((piece, lines.collect(), rest))
    })
}

/// The kinds of pieces that there are.
fn pieces(marks: &Marks) -> impl Iterator<Item = Piece> {
    Piece::ALL.into_iter().filter(|&piece| marks.chart().setting().cells_of(piece) > 0)
}

fn cells(marks: &Marks, line: Line) -> CellSet {
    marks.chart().along(line).cells
}

fn line_reason(line: Line, piece: Piece, number: usize) -> [Because; 3] {
    [Because::Line(line), Because::Piece(piece), Because::Number(number)]
}
