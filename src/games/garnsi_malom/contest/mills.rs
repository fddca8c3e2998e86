//! Mills: where a piece makes them, and which pieces stand in one.
//!
//! For all cells at once, on sets of cells. Each set holds the cells where one mill is made; they
//! are added up in binary, one set for each digit.

use super::options::{GarnsiMalom, Kind};
use crate::board::{Cell, Cells};

/// The mills that a sign can make, prepared once for all its pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mills<'a> {
    rules: &'a GarnsiMalom,
    pieces: Cells,
    /// Rows, columns and boxes that hold at least two pieces; not used in *nine*.
    pairs: [Cells; 3],
    /// The pieces that stand in mills.
    pub standing: Cells,
}

/// A small number for each cell.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally([Cells; 3]);

impl Tally {
    /// The most that it can hold.
    const MAX: u8 = 7;

    fn add(&mut self, mut cells: Cells) {
        for digit in &mut self.0 {
            (*digit, cells) = (*digit ^ cells, *digit & cells);
        }
    }

    /// The cells among these with this number.
    #[inline]
    fn with(&self, number: u8, among: Cells) -> Cells {
        let digits = (0..).zip(&self.0);
        digits.fold(among, |left, (at, &digit)| if number >> at & 1 == 1 { left & digit } else { left - digit })
    }

    /// The largest number of these cells.
    #[inline]
    pub fn most(&self, mut among: Cells) -> u8 {
        self.0.iter().enumerate().rev().fold(0, |most, (at, &digit)| {
            let larger = among & digit;
            if larger.is_empty() {
                return most;
            }
            among = larger;
            most | 1 << at
        })
    }

    /// Calls back for each of these cells with its number.
    #[inline]
    pub fn each(&self, mut among: Cells, mut visit: impl FnMut(Cell, u8)) {
        for number in 0..=Self::MAX {
            if among.is_empty() {
                break;
            }
            let cells = self.with(number, among);
            among -= cells;
            cells.iter().for_each(|cell| visit(cell, number));
        }
    }
}

impl<'a> Mills<'a> {
    /// The mills of a sign with these pieces.
    #[inline]
    pub fn of(rules: &'a GarnsiMalom, pieces: Cells) -> Self {
        let all = |sets: &[Cells]| sets.iter().fold(Cells::NONE, |all, &set| all | set);
        if rules.kind() == Kind::Nine {
            let standing = pieces & all(&pieces.in_line());
            return Self { rules, pieces, pairs: [Cells::NONE; 3], standing };
        }
        let [pairs, threes] = rules.board().crowded(pieces);
        Self { rules, pieces, pairs, standing: pieces & all(&threes) }
    }

    /// The number of mills that a piece makes in each cell if it comes from this one.
    #[inline]
    pub fn made_from(&self, from: Cell) -> Tally {
        let mut tally = Tally::default();
        match self.rules.kind() {
            Kind::Nine if !self.rules.roll && self.standing.contains(from) => {}
            Kind::Nine => (self.pieces - Cells::of(from)).in_line().into_iter().for_each(|cells| tally.add(cells)),
            Kind::Heaps | Kind::Six => {
                let units = self.rules.board().units(from).iter();
                self.pairs.iter().zip(units).for_each(|(&pairs, &unit)| tally.add(pairs - unit));
            }
        }
        tally
    }
}
