//! The placing phase.

use smyoz_core::puzzles::Seed;

use super::options::{GarnsiMalom, Kind};
use super::position::{Phase, Position, Sign};
use super::refusal::MoveError;
use crate::board::{Cell, Cells};

/// Number of cells that are barred in *six*.
pub(crate) const BARRED: usize = 2;

impl GarnsiMalom {
    /// The empty board. In *six* the seed draws the cells that are barred.
    #[must_use]
    pub fn begin(&self, seed: Seed) -> Position {
        let mut cells: Vec<Cell> = self.board().cells().iter().collect();
        seed.stream("garnsi-malom barred").shuffle(&mut cells);
        let barred = if self.kind() == Kind::Six { cells[..BARRED].iter().copied().collect() } else { Cells::NONE };
        Position {
            pieces: [Cells::NONE; Sign::MAX],
            barred,
            phase: Phase::Placing,
            turns: 0,
            quiet: 0,
            is_shrinking: false,
        }
    }

    /// Number of pieces of a sign that are not on the board yet.
    #[must_use]
    pub fn in_hand(&self, position: &Position, sign: Sign) -> usize {
        match (position.phase, self.kind()) {
            (Phase::Moving, _) => 0,
            (Phase::Placing, Kind::Six) => self.pieces_of_sign() - position.pieces(sign).len(),
            (Phase::Placing, Kind::Nine | Kind::Heaps) => self.pieces_of_sign() - rounds_done(self, position, sign),
        }
    }

    /// Number of pieces of a sign that lie beside the board: lost, taken, or left over.
    #[must_use]
    pub fn beside(&self, position: &Position, sign: Sign) -> usize {
        self.pieces_of_sign() - self.in_hand(position, sign) - position.pieces(sign).len()
    }

    /// The cells where a sign can put a piece without losing it.
    #[must_use]
    pub fn places(&self, position: &Position, sign: Sign) -> Cells {
        if self.in_hand(position, sign) == 0 {
            return Cells::NONE;
        }
        self.free(position) - self.board().seen_from(position.pieces(sign))
    }

    /// Whether the sign whose turn it is can put a piece where it loses it.
    #[must_use]
    pub fn can_lose(&self, position: &Position, sign: Sign) -> bool {
        let clashing = self.free(position) & self.board().seen_from(position.pieces(sign));
        self.kind() != Kind::Six && !clashing.is_empty()
    }

    /// Puts a piece on a cell; none to lose it.
    pub(super) fn place(&self, position: &mut Position, cell: Option<Cell>) -> Result<(), MoveError> {
        let sign = self.mover(position);
        match cell {
            None if self.kind() == Kind::Six => return Err(MoveError::NoLoss),
            None if !self.can_lose(position, sign) => return Err(MoveError::NothingToLose(sign)),
            None => {}
            Some(cell) => {
                self.check_empty(position, cell)?;
                if position.barred.contains(cell) {
                    return Err(MoveError::Barred(cell));
                }
                if !self.places(position, sign).contains(cell) {
                    return Err(MoveError::Clash { cell, sign });
                }
                position.pieces[sign.index()] |= Cells::of(cell);
            }
        }
        self.end_placing_turn(position);
        Ok(())
    }

    /// Gives the turn to the next sign that can place a piece; if there is none, moving begins.
    fn end_placing_turn(&self, position: &mut Position) {
        let signs = u32::from(self.board().side());
        if self.kind() == Kind::Six {
            for _ in 0..signs {
                position.turns += 1;
                if !self.places(position, self.mover(position)).is_empty() {
                    return;
                }
            }
        } else {
            position.turns += 1;
            if position.turns < signs * signs {
                return;
            }
        }
        position.phase = Phase::Moving;
        (position.turns, position.barred) = (0, Cells::NONE);
        self.settle(position);
    }
}

/// How often a sign has had its turn while placing, where it never passes.
fn rounds_done(rules: &GarnsiMalom, position: &Position, sign: Sign) -> usize {
    let signs = u32::from(rules.board().side());
    let has_moved = u32::from(sign.0) < position.turns % signs;
    (position.turns / signs + u32::from(has_moved)) as usize
}
