//! What moves bring, once more and cell by cell: this shares nothing with the other search but what
//! a file says of a position.

use itertools::Itertools as _;
use smyoz_core::problems::Tried;

use super::Task;
use crate::contest::{Diagram, Kind};

/// A board as a table of digits.
#[derive(Clone)]
struct Board {
    side: usize,
    kind: Kind,
    rolls: bool,
    /// The digit in each cell; 0 where none is, and `None` where none can be.
    cells: Vec<Option<u8>>,
}

/// All moves and what they bring.
pub fn tried(task: Task, diagram: &Diagram) -> Vec<Tried> {
    let rules = diagram.rules();
    let rows = rules.rows(diagram.position());
    let digit = |found: char| match found {
        '.' => Some(0),
        found => found.to_digit(10).map(|digit| digit as u8),
    };
    let cells = rows.iter().flat_map(|row| row.chars().map(digit)).collect();
    let board = Board { side: rows.len(), kind: rules.kind(), rolls: rules.rolls(), cells };
    let movers: Vec<u8> = rules.movers(diagram.position()).map(|sign| sign.0 + 1).collect();
    match task {
        Task::Mills => board.mills_of_all(&movers),
        Task::Placing => board.placements(movers[0]),
        Task::ThreeMoves => board.three_moves(movers[0] % 2),
    }
}

impl Board {
    fn name(&self, cell: usize) -> String {
        format!("{}{}", char::from(b'a' + (cell % self.side) as u8), cell / self.side + 1)
    }

    fn at(&self, cell: usize) -> u8 {
        self.cells[cell].unwrap_or(0)
    }

    fn free(&self) -> Vec<usize> {
        (0..self.cells.len()).filter(|&cell| self.cells[cell] == Some(0)).collect()
    }

    fn of(&self, digit: u8) -> Vec<usize> {
        (0..self.cells.len()).filter(|&cell| self.cells[cell] == Some(digit)).collect()
    }

    /// Whether two cells share a row, a column or a box.
    fn share(&self, [one, other]: [usize; 2]) -> [bool; 3] {
        let height = if self.side == 6 { 2 } else { 3 };
        let place = |cell: usize| (cell / self.side, cell % self.side);
        let in_box = |cell: usize| (place(cell).0 / height, place(cell).1 / 3);
        [place(one).0 == place(other).0, place(one).1 == place(other).1, in_box(one) == in_box(other)]
    }

    /// How many of a digit stand in the row, the column and the box of a cell.
    fn counts(&self, digit: u8, cell: usize) -> [usize; 3] {
        let mut counts = [0; 3];
        for other in self.of(digit) {
            for (count, is_shared) in counts.iter_mut().zip(self.share([cell, other])) {
                *count += usize::from(is_shared);
            }
        }
        counts
    }

    /// The threes in line with a cell, as in *nine*, that hold this digit.
    fn threes(&self, digit: u8, cell: usize) -> usize {
        let (row, column, side) = ((cell / self.side) as i32, (cell % self.side) as i32, self.side as i32);
        let has = |row: i32, column: i32| {
            (0..side).contains(&row)
                && (0..side).contains(&column)
                && self.cells[(row * side + column) as usize] == Some(digit)
        };
        let mut threes = 0;
        for first in -2..=0 {
            threes += usize::from((first..first + 3).all(|step| has(row, column + step)));
            threes += usize::from((first..first + 3).all(|step| has(row + step, column)));
        }
        threes
    }

    fn stands(&self, cell: usize) -> bool {
        let digit = self.at(cell);
        match self.kind {
            Kind::Nine => self.threes(digit, cell) > 0,
            Kind::Heaps | Kind::Six => self.counts(digit, cell).into_iter().any(|count| count >= 3),
        }
    }

    fn moved(&self, from: usize, to: usize) -> Self {
        let mut after = self.clone();
        after.cells[to] = after.cells[from];
        after.cells[from] = Some(0);
        after
    }

    fn mills(&self, from: usize, to: usize) -> usize {
        let (digit, after) = (self.at(from), self.moved(from, to));
        match self.kind {
            Kind::Nine if !self.rolls && self.stands(from) => 0,
            Kind::Nine => after.threes(digit, to),
            Kind::Heaps | Kind::Six => {
                let stood = self.share([from, to]);
                let made = after.counts(digit, to).into_iter().zip(stood);
                made.filter(|&(count, stood)| count >= 3 && !stood).count()
            }
        }
    }

    /// The cells that a piece can reach.
    fn reached(&self, from: usize) -> Vec<usize> {
        let pieces = self.of(self.at(from)).len();
        let is_beside = |to: &usize| {
            let [one, other] = [from, *to].map(|cell| (cell / self.side, cell % self.side));
            one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1
        };
        match (self.kind, pieces) {
            (Kind::Nine, ..=2) => Vec::new(),
            (Kind::Nine, 4 | 5 | 7 | 8) => self.free().into_iter().filter(is_beside).collect(),
            _ => self.free(),
        }
    }

    fn mills_of_all(&self, movers: &[u8]) -> Vec<Tried> {
        let mut all = Vec::new();
        for from in movers.iter().flat_map(|&digit| self.of(digit)) {
            for to in self.reached(from) {
                let ways = vec![format!("{}-{}", self.name(from), self.name(to))];
                all.push(Tried { ways, worth: self.mills(from, to) as i32 });
            }
        }
        all
    }

    /// Where a digit meets no equal one.
    fn places(&self, digit: u8) -> Vec<usize> {
        self.free().into_iter().filter(|&cell| self.counts(digit, cell) == [0; 3]).collect()
    }

    fn placements(&self, digit: u8) -> Vec<Tried> {
        let left = |after: &Self| -> usize {
            let others = (1..=self.side as u8).filter(|other| other % 2 != digit % 2);
            others.filter(|&other| after.of(other).len() < self.side).map(|other| after.places(other).len()).sum()
        };
        let tried = |cell: usize| {
            let mut after = self.clone();
            after.cells[cell] = Some(digit);
            Tried { ways: vec![self.name(cell)], worth: -(left(&after) as i32) }
        };
        self.places(digit).into_iter().map(tried).collect()
    }

    /// The moves of a team, whose digits leave this remainder, with the boards after them: all sets of
    /// pieces that can be taken.
    fn each_move(&self, parity: u8, mut visit: impl FnMut(&str, usize, Self) -> bool) {
        let own: Vec<usize> =
            (0..self.cells.len()).filter(|&at| self.at(at) > 0 && self.at(at) % 2 == parity).collect();
        let targets: Vec<usize> = (0..self.cells.len())
            .filter(|&at| self.at(at) > 0 && self.at(at) % 2 != parity && !self.stands(at))
            .collect();
        let mut moves = Vec::new();
        for &from in &own {
            moves.extend(self.free().into_iter().map(|to| (self.mills(from, to).min(targets.len()), from, to)));
        }
        moves.sort_by(|one, other| other.cmp(one));
        for (number, from, to) in moves {
            for taken in targets.iter().copied().combinations(number) {
                let mut after = self.moved(from, to);
                taken.iter().for_each(|&cell| after.cells[cell] = Some(0));
                let names: String = taken.iter().map(|&cell| format!(" {}", self.name(cell))).collect();
                let captures = if names.is_empty() { names } else { format!(" x{names}") };
                if visit(&format!("{}-{}{captures}", self.name(from), self.name(to)), number, after) {
                    return;
                }
            }
        }
    }

    /// What a team wins by so many moves in turn, it being the first to move: as much as it can, and
    /// at most `enough`, if that is less.
    fn wins(&self, parity: u8, moves: u8, enough: i32) -> i32 {
        let mut most = i32::MIN;
        if moves == 1 {
            // Any captures do.
            self.each_move(parity, |_, number, _| {
                most = number as i32;
                true
            });
            return most.max(0);
        }
        self.each_move(parity, |_, number, after| {
            let number = number as i32;
            // Who moves next wins nothing at least.
            if number > most {
                most = most.max(number - after.wins(1 - parity, moves - 1, i32::MAX));
            }
            number <= most || most >= enough
        });
        most
    }

    fn three_moves(&self, parity: u8) -> Vec<Tried> {
        let mut all: Vec<Tried> = Vec::new();
        let mut best = i32::MIN / 2;
        self.each_move(parity, |way, number, after| {
            // What is worse than the best need not be known exactly.
            let worth = number as i32 - after.wins(1 - parity, 2, number as i32 - best + 1);
            best = best.max(worth);
            let step = way.split(' ').next().unwrap_or(way);
            match all.iter_mut().find(|one| one.name().split(' ').next() == Some(step)) {
                Some(one) if one.worth == worth => one.ways.push(way.to_owned()),
                Some(one) if one.worth > worth => {}
                Some(one) => *one = Tried { ways: vec![way.to_owned()], worth },
                None => all.push(Tried { ways: vec![way.to_owned()], worth }),
            }
            false
        });
        all.iter_mut().for_each(|one| one.ways.sort_unstable());
        all
    }
}
