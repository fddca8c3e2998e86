//! The patterns of a line: the runs of ship cells with which its count comes out.
//!
//! A *run* are the cells that a ship has on a line. Between two of them there is a cell that is no
//! ship's. A run is *useful* if the line can have it and its count at once. Which are is found by
//! going along the line from both ends: what counts can be reached before a cell, and what can be
//! added from it on.

use std::ops::ControlFlow;

use itertools::Itertools;

use super::{Because, Openings, Position};
use crate::board::{Line, MAX_SIDE, Piece};
use crate::deduction::fact::{Fact, all_are};
use crate::deduction::marks::Marks;
use crate::deduction::place_set::Place;

/// What all patterns of a line have in common.
pub(super) fn line_patterns(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let incomplete = |&(line, _): &(Line, usize)| line.bits(&marks.open(Piece::Ship)) != 0;
    marks.counts(Piece::Ship).filter(incomplete).try_for_each(|(line, number)| {
        let Some(patterns) = Patterns::of(marks, line, number) else { return ControlFlow::Continue(()) };
        let (ship, free) = patterns.may_be();
        let cells = |bits: u32| line.cells_of(bits, marks.chart().setting().size());
        let no_ship = marks.all_without(Piece::Ship, cells(free & !ship));
        let because = || {
            let ways = patterns.few().into_iter().map(cells).sorted_unstable().collect();
            [Because::Line(line), Because::Piece(Piece::Ship), Because::Number(number), Because::Ways(ways)]
        };
        openings.conclude(all_are(Piece::Ship, cells(ship & !free)).chain(no_ship), because)
    })
}

/// A ship would have a run on a line with which its count does not come out.
pub(super) fn spoils_line(&Position { marks, .. }: &Position, openings: &mut Openings) -> ControlFlow<()> {
    let unsettled = marks.unsettled();
    marks.counts(Piece::Ship).try_for_each(|(line, number)| {
        let because = || [Because::Line(line), Because::Piece(Piece::Ship), Because::Number(number)];
        let Some(patterns) = Patterns::of(marks, line, number) else { return ControlFlow::Continue(()) };
        let spoils = |&&(place, cells): &&(Place, u32)| {
            let (start, length) = run(cells);
            unsettled.contains(place) && !patterns.is_useful(start, length)
        };
        let places = marks.chart().along(line).ships.iter().filter(spoils).map(|&(place, _)| Fact::Excluded(place));
        openings.conclude(places, because)
    })
}

/// What a line may be like.
pub(super) struct Patterns {
    /// By the cell where they begin: the lengths of the runs, a bit each. One cell that is free
    /// follows the line, and ends the run before it.
    runs: [u32; CELLS],
    /// The cells that are known to be ship cells, a bit each.
    ship: u32,
    /// Number of cells, with the one that follows the line.
    end: usize,
    /// By cell: the counts that the cells before it may have, a bit each, if it does not go on a
    /// run.
    before: [u32; CELLS + 1],
    /// By cell: the counts that must come before it for it and those after it to make up the rest,
    /// a bit each, if no run comes right before it.
    after: [u32; CELLS + 1],
}

/// The most ways to fill a line that are named.
const FEW: usize = 3;

/// The most cells of a line, with the one that follows it.
const CELLS: usize = MAX_SIDE as usize + 1;

impl Patterns {
    /// `None` if the count cannot come out.
    pub fn of(marks: &Marks, line: Line, number: usize) -> Option<Self> {
        let end = usize::from(marks.chart().setting().size().length(line)) + 1;
        if number >= end {
            return None;
        }
        let mut runs = [0; CELLS];
        for &(place, cells) in &marks.chart().along(line).ships {
            if marks.is_possible(place) {
                let (start, length) = run(cells);
                runs[start] |= 1 << length;
            }
        }
        let ship = line.bits(marks.is(Piece::Ship));
        let mut patterns = Self { runs, ship, end, before: [0; CELLS + 1], after: [0; CELLS + 1] };
        patterns.go_along(number);
        (patterns.after[0] & 1 == 1).then_some(patterns)
    }

    fn go_along(&mut self, number: usize) {
        self.before[0] = 1;
        for at in 0..self.end {
            if !self.is_ship(at) {
                self.before[at + 1] |= self.before[at];
            }
            for (length, next) in steps(self.runs[at], at, self.ship) {
                self.before[next] |= self.before[at] << length;
            }
        }
        self.after[self.end] = 1 << number;
        for at in (0..self.end).rev() {
            let free = if self.is_ship(at) { 0 } else { self.after[at + 1] };
            let runs = steps(self.runs[at], at, self.ship);
            self.after[at] = runs.fold(free, |all, (length, next)| all | self.after[next] >> length);
        }
    }

    fn is_ship(&self, at: usize) -> bool {
        self.ship >> at & 1 == 1
    }

    /// Whether the count comes out with this many ship cells between a cell and another one.
    fn comes_out(&self, at: usize, length: usize, next: usize) -> bool {
        self.before[at] & self.after[next] >> length != 0
    }

    /// Whether the line can have this run and its count at once.
    fn is_useful(&self, start: usize, length: usize) -> bool {
        !self.is_ship(start + length) && self.comes_out(start, length, start + length + 1)
    }

    /// All patterns, each with its ship cells, if they are a few.
    fn few(&self) -> Vec<u32> {
        let mut found = Vec::new();
        self.extend(0, 0, &mut found);
        if found.len() > FEW { Vec::new() } else { found }
    }

    /// Goes on from a pattern of the cells before this one, which no run comes right before.
    fn extend(&self, at: usize, cells: u32, found: &mut Vec<u32>) {
        if found.len() > FEW || self.after[at] >> cells.count_ones() & 1 == 0 {
            return;
        }
        if at == self.end {
            return found.push(cells);
        }
        if !self.is_ship(at) {
            self.extend(at + 1, cells, found);
        }
        for (length, next) in steps(self.runs[at], at, self.ship) {
            self.extend(next, cells | ((1 << length) - 1) << at, found);
        }
    }

    /// The cells that may be ship cells, and those that may be none.
    fn may_be(&self) -> (u32, u32) {
        let (mut ship, mut free) = (0, 0);
        for at in 0..self.end {
            if !self.is_ship(at) && self.comes_out(at, 0, at + 1) {
                free |= 1 << at;
            }
            for (length, next) in steps(self.runs[at], at, self.ship) {
                if self.comes_out(at, length, next) {
                    ship |= ((1 << length) - 1) << at;
                    free |= 1 << (at + length);
                }
            }
        }
        (ship, free)
    }
}

/// The runs that may begin at a cell: their lengths, and the cell that is at the next but one place
/// after each.
fn steps(runs: u32, at: usize, ship: u32) -> impl Iterator<Item = (usize, usize)> {
    let lengths =
        (1..CELLS).take_while(move |length| runs >> length != 0).filter(move |length| runs >> length & 1 == 1);
    lengths.filter(move |length| ship >> (at + length) & 1 == 0).map(move |length| (length, at + length + 1))
}

/// The cells that a ship has on a line: the number of the first, and how many there are.
fn run(cells: u32) -> (usize, usize) {
    let start = cells.trailing_zeros();
    (start as usize, (cells >> start).trailing_ones() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Setting;
    use crate::deduction::chart::Chart;

    #[test]
    fn no_pattern_has_more_ship_cells_than_the_line() {
        let setting = Setting::new("30x30".parse().unwrap(), "4-3-1".parse().unwrap(), Default::default()).unwrap();
        let chart = Chart::new(&setting);
        let marks = Marks::none(&chart);
        let line = Line::Row(0);
        assert!(Patterns::of(&marks, line, 4).is_some());
        // A shift by 32 bits or more would count as one by fewer.
        for number in [31, 32, 36, 64, 255] {
            assert!(Patterns::of(&marks, line, number).is_none(), "{number}");
        }
    }
}
