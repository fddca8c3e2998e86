//! What would become of the lines if a single cell were a ship cell, or were none.

use std::ops::ControlFlow;

use super::beside::has_water_at_corners;
use super::{Because, Openings, Position};
use crate::board::{Cell, Line, Piece};
use crate::deduction::fact::Fact;
use crate::deduction::marks::Marks;

/// A ship cell would leave a line too few cells: its corners would be water, and so would the rest of
/// a line that it completes.
pub(super) fn ship_costs(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let (lines, corners) = (Counted::all(marks), has_water_at_corners(marks.chart()));
    let through = |cell: Cell| [Line::Row(cell.row()), Line::Column(cell.column())];
    let cells = marks.open(Piece::Ship).iter();
    cells.flat_map(|cell| through(cell).map(|own| (cell, own))).try_for_each(|(cell, own)| {
        let place = if own.is_row() { cell.column() } else { cell.row() };
        let completes = lines.iter().any(|line| line.line == own && line.lacking <= 1);
        let mut across = lines.iter().filter(|line| line.line.is_row() != own.is_row() && line.line.at() != place);
        across.try_for_each(|line| {
            let beside = corners && line.line.at().abs_diff(place) == 1;
            let at_corners = if beside { line.at_corners(1 << own.at()) } else { 0 };
            let rest = if completes { line.open & 1 << own.at() } else { 0 };
            let full = match () {
                () if line.lacks(at_corners) => vec![],
                () if line.lacks(at_corners | rest) => vec![own],
                () => return ControlFlow::Continue(()),
            };
            openings.conclude([marks.without(Piece::Ship, cell)], || line.because(full))
        })
    })
}

/// Without a ship cell, its line would need all other cells, and these would leave the line beside it
/// too few.
pub(super) fn water_costs(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    if !has_water_at_corners(marks.chart()) {
        return ControlFlow::Continue(());
    }
    let (lines, size) = (Counted::all(marks), marks.chart().setting().size());
    let beside = |own: Line, other: Line| own.is_row() == other.is_row() && own.at().abs_diff(other.at()) == 1;
    let tight = lines.iter().filter(|line| line.spare == 1);
    let pairs =
        tight.flat_map(|own| lines.iter().filter(|line| beside(own.line, line.line)).map(move |line| (own, line)));
    pairs
        .flat_map(|(own, line)| own.line.cells(size).zip(0..).map(move |(cell, at)| (own, line, cell, at)))
        .try_for_each(|(own, line, cell, at)| {
            let is_needed = own.free >> at & 1 == 1 && line.lacks(line.at_corners(own.free & !(1 << at)));
            let fact = is_needed.then_some(Fact::Is(Piece::Ship, cell));
            openings.conclude(fact, || line.because(vec![own.line]))
        })
}

/// A line whose number is known. Cells of the line are bits, the lowest the first cell.
struct Counted {
    line: Line,
    number: usize,
    /// The cells that are or may be ship cells, and of these those that are not known.
    free: u32,
    open: u32,
    /// How many ship cells are not known yet.
    lacking: u32,
    /// How many of the free cells it can do without.
    spare: u32,
}

impl Counted {
    fn all(marks: &Marks) -> Vec<Self> {
        let open = marks.open(Piece::Ship);
        let free = *marks.is(Piece::Ship) | open;
        let lines = marks.counts(Piece::Ship).filter_map(|(line, number)| {
            let (free, open, needed) = (line.bits(&free), line.bits(&open), u32::try_from(number).ok()?);
            let lacking = needed.checked_sub(marks.is(Piece::Ship).count_in(line).into())?;
            let spare = free.count_ones().checked_sub(needed)?;
            Some(Self { line, number, free, open, lacking, spare })
        });
        lines.collect()
    }

    /// The free cells at corners of these cells of a line beside it.
    fn at_corners(&self, cells: u32) -> u32 {
        self.free & (cells << 1 | cells >> 1)
    }

    /// Whether too few cells are left without these.
    fn lacks(&self, cells: u32) -> bool {
        cells.count_ones() > self.spare
    }

    /// Why: the line that would be complete, or would need all other cells, if any, then the line that
    /// would have too few.
    fn because(&self, full: Vec<Line>) -> [Because; 4] {
        [Because::Lines(full), Because::Line(self.line), Because::Piece(Piece::Ship), Because::Number(self.number)]
    }
}
