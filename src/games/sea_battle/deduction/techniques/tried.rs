//! What would become of the lines if a single cell were a ship cell, or were none.

use std::ops::ControlFlow;

use super::beside::has_water_at_corners;
use super::{Because, Cause, Openings, Position};
use crate::board::{Line, Piece, Size};
use crate::deduction::fact::Fact;
use crate::deduction::marks::Marks;

/// A ship cell would leave a line too few cells: its corners would be water, and so would the rest of
/// a line that it completes.
pub(super) fn ship_costs(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let (lines, corners) = (Counted::all(marks), has_water_at_corners(marks.chart()));
    let size = marks.chart().setting().size();
    let cells = marks.open(Piece::Ship).iter();
    cells.flat_map(|cell| Line::through(cell).into_iter().rev().map(move |own| (cell, own))).try_for_each(
        |(cell, own)| {
            let place = if own.is_row() { cell.column() } else { cell.row() };
            let completes = lines.iter().any(|line| line.line == own && line.lacking <= 1);
            let mut across = lines.iter().filter(|line| line.line.is_row() != own.is_row() && line.line.at() != place);
            across.try_for_each(|line| {
                let beside = corners && line.line.at().abs_diff(place) == 1;
                let at_corners = if beside { line.at_corners(1 << own.at()) } else { 0 };
                let rest = if completes { line.open & 1 << own.at() } else { 0 };
                // Cells at corners are water whether their line is complete or not.
                let lost = match () {
                    () if line.lacks(at_corners) => vec![(Cause::Touch, at_corners)],
                    () if line.lacks(at_corners | rest) => {
                        vec![(Cause::Touch, at_corners), (Cause::Full(own), rest & !at_corners)]
                    }
                    () => return ControlFlow::Continue(()),
                };
                openings.conclude([marks.without(Piece::Ship, cell)], || line.because(&lost, size))
            })
        },
    )
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
            let others = own.free & !(1 << at);
            let lost = line.at_corners(others);
            let fact = (own.free >> at & 1 == 1 && line.lacks(lost)).then_some(Fact::Is(Piece::Ship, cell));
            openings.conclude(fact, || {
                let others = own.line.cells_of(others & own.open, size);
                let so = line.because(&[(Cause::Touch, lost)], size);
                [Because::Line(own.line), Because::Cells(others)].into_iter().chain(so)
            })
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

    /// Why: it would lose these cells, and what would be left.
    fn because(&self, lost: &[(Cause, u32)], size: Size) -> [Because; 5] {
        let left = lost.iter().fold(self.free, |left, (_, cells)| left & !cells);
        let lost = lost.iter().filter(|(_, cells)| *cells != 0);
        let lost = lost.map(|&(cause, cells)| (cause, self.line.cells_of(cells, size)));
        let [left, number] = [left.count_ones() as usize, self.number].map(Because::Number);
        [Because::Lost(lost.collect()), Because::Line(self.line), Because::Piece(Piece::Ship), left, number]
    }
}
