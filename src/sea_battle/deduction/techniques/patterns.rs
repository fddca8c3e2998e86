//! The patterns of a line: the runs of ship cells with which its count comes out.
//!
//! A *run* are the cells that a ship has on a line. Between two of them there is a cell that is no
//! ship's. A run is *useful* if the line can have it and its count at once. Which are is found by
//! going along the line from both ends: what counts can be reached before a cell, and what can be
//! added from it on.

use std::ops::ControlFlow;

use super::{Because, Openings};
use crate::sea_battle::board::{Cell, CellSet, Line, Piece};
use crate::sea_battle::deduction::chart::Place;
use crate::sea_battle::deduction::fact::{Fact, all_are};
use crate::sea_battle::deduction::marks::Marks;

/// What all patterns of a line have in common.
pub(super) fn line_patterns(marks: &Marks, openings: &mut Openings) -> ControlFlow<()> {
    marks.counts(Piece::Ship).try_for_each(|(line, number)| {
        let because = || [Because::Line(line), Because::Piece(Piece::Ship), Because::Number(number)];
        let Some(patterns) = Patterns::of(marks, line, number) else { return ControlFlow::Continue(()) };
        let (mut ship, mut free) = (CellSet::NONE, CellSet::NONE);
        for (at, &cell) in patterns.cells.iter().enumerate() {
            match (patterns.may_be_ship(at), patterns.may_be_free(at)) {
                (true, false) => ship.insert(cell),
                (false, true) => free.insert(cell),
                _ => {}
            }
        }
        let free = marks.all_without(Piece::Ship, free);
        openings.conclude(all_are(Piece::Ship, ship).chain(free), because)
    })
}

/// A ship would have a run on a line with which its count does not come out.
pub(super) fn spoils_line(marks: &Marks, openings: &mut Openings) -> ControlFlow<()> {
    marks.counts(Piece::Ship).try_for_each(|(line, number)| {
        let because = || [Because::Line(line), Because::Piece(Piece::Ship), Because::Number(number)];
        let Some(patterns) = Patterns::of(marks, line, number) else { return ControlFlow::Continue(()) };
        let spoils = |place: &Place| {
            let run = run_of(marks, *place, &patterns.cells);
            run.is_some_and(|(start, length)| !patterns.is_useful(start, length))
        };
        openings.conclude(marks.unsettled().filter(spoils).map(Fact::Excluded), because)
    })
}

/// What a line may be like.
struct Patterns {
    cells: Vec<Cell>,
    /// By the cell where they begin: the lengths of the runs, a bit each.
    runs: Vec<u32>,
    /// Cells that are known to be ship cells; at the end, one beyond the line that is not.
    ship: Vec<bool>,
    /// By cell: the counts that the cells before it may have, a bit each, if it does not go on a run.
    before: Vec<u32>,
    /// By cell: the counts that it and those after it may have, if no run comes right before it.
    after: Vec<u32>,
    number: usize,
}

impl Patterns {
    /// `None` if the count cannot come out.
    fn of(marks: &Marks, line: Line, number: usize) -> Option<Self> {
        let cells: Vec<Cell> = line.cells(marks.chart().setting().size()).collect();
        let mut runs = vec![0; cells.len()];
        for &cell in &cells {
            for place in marks.possible_over(cell) {
                let (start, length) = run_of(marks, place, &cells)?;
                runs[start] |= 1 << length;
            }
        }
        let ship = cells.iter().map(|&cell| marks.is(Piece::Ship).contains(cell)).chain([false]).collect();
        // One cell that is free follows the line, and ends the run before it.
        let (before, after) = (vec![0; cells.len() + 2], vec![0; cells.len() + 2]);
        let mut patterns = Self { cells, runs, ship, before, after, number };
        patterns.go_along();
        (patterns.after[0] >> number & 1 == 1).then_some(patterns)
    }

    fn go_along(&mut self) {
        let end = self.ship.len();
        self.before[0] = 1;
        for at in 0..end {
            if !self.ship[at] {
                self.before[at + 1] |= self.before[at];
            }
            for (length, next) in self.steps(at).collect::<Vec<_>>() {
                self.before[next] |= self.before[at] << length;
            }
        }
        self.after[end] = 1;
        for at in (0..end).rev() {
            let free = if self.ship[at] { 0 } else { self.after[at + 1] };
            self.after[at] = self.steps(at).fold(free, |all, (length, next)| all | self.after[next] << length);
        }
    }

    /// The runs that may begin at a cell: their lengths, and the cell that is at the next but one
    /// place after each.
    fn steps(&self, at: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        let runs = self.runs.get(at).copied().unwrap_or(0);
        let lengths = (1..=self.cells.len()).filter(move |length| runs >> length & 1 == 1);
        lengths.filter(move |length| !self.ship[at + length]).map(move |length| (length, at + length + 1))
    }

    /// Whether the count comes out with so many ship cells between a cell and another one.
    fn comes_out(&self, at: usize, length: usize, next: usize) -> bool {
        let fits = |before: usize| {
            let rest = self.number.checked_sub(before + length);
            self.before[at] >> before & 1 == 1 && rest.is_some_and(|rest| self.after[next] >> rest & 1 == 1)
        };
        (0..=self.number).any(fits)
    }

    fn is_useful(&self, start: usize, length: usize) -> bool {
        self.steps(start).any(|(other, next)| other == length && self.comes_out(start, length, next))
    }

    /// The useful runs: where each begins, and its length.
    fn useful(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let runs = (0..self.cells.len()).flat_map(|at| self.steps(at).map(move |(length, _)| (at, length)));
        runs.filter(|&(at, length)| self.is_useful(at, length))
    }

    fn may_be_ship(&self, at: usize) -> bool {
        self.useful().any(|(start, length)| (start..start + length).contains(&at))
    }

    fn may_be_free(&self, at: usize) -> bool {
        let alone = !self.ship[at] && self.comes_out(at, 0, at + 1);
        alone || self.useful().any(|(start, length)| start + length == at)
    }
}

/// The cells that a ship has on a line: the number of the first, and how many there are.
fn run_of(marks: &Marks, place: Place, line: &[Cell]) -> Option<(usize, usize)> {
    let ship = marks.chart().ship(place).cells();
    let start = line.iter().position(|&cell| ship.contains(cell))?;
    Some((start, line[start..].iter().take_while(|&&cell| ship.contains(cell)).count()))
}
