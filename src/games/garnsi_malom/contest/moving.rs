//! The moving phase, and the end.

use smyoz_core::contest::{Outcome, Seat};

use super::mills::{Mills, Tally};
use super::moves::Step;
use super::options::{End, GarnsiMalom, Kind};
use super::position::{Phase, Position, Sign};
use super::refusal::MoveError;
use crate::board::{Cell, Cells};

/// Rounds without a capture that end *nine*.
const NINE_LIMIT: u32 = 50;

impl GarnsiMalom {
    /// Number of turns of a round: one for each sign, or one for each team that moves as one.
    #[must_use]
    pub fn turns_of_round(&self, position: &Position) -> u32 {
        let is_by_side = self.sides_move() && position.phase == Phase::Moving;
        (if is_by_side { self.sides() } else { self.board().side().into() }) as u32
    }

    /// The round of this phase, from 1.
    #[must_use]
    pub fn round(&self, position: &Position) -> u32 {
        position.turns / self.turns_of_round(position) + 1
    }

    /// The sign whose turn it is; where a team moves any of its pieces, the first of the team.
    #[must_use]
    pub fn mover(&self, position: &Position) -> Sign {
        Sign((position.turns % self.turns_of_round(position)) as u8)
    }

    /// The signs whose pieces may move now.
    pub fn movers(&self, position: &Position) -> impl Iterator<Item = Sign> + use<> {
        let first = self.mover(position);
        let step = if self.sides_move() && position.phase == Phase::Moving { self.sides() } else { Sign::MAX };
        (first.0..self.board().side()).step_by(step).map(Sign)
    }

    /// The cells that are left of the board.
    #[must_use]
    pub fn field(&self, position: &Position) -> Cells {
        let corners = position.is_shrinking.then(|| position.occupied().corners()).flatten();
        corners.map_or(self.board().cells(), Cells::rectangle)
    }

    /// The cells where a piece can be put or moved to.
    #[must_use]
    pub fn free(&self, position: &Position) -> Cells {
        self.field(position) - position.occupied() - position.barred
    }

    /// Whether a sign has lost all its pieces. While pieces are placed, none is out.
    #[must_use]
    pub fn is_out(&self, position: &Position, sign: Sign) -> bool {
        position.phase == Phase::Moving && position.pieces(sign).is_empty()
    }

    /// Calls back for each move that the player can make now, in the order of signs, pieces, mills
    /// and cells.
    #[inline]
    pub fn each_step(&self, position: &Position, mut visit: impl FnMut(Step)) {
        self.each_piece(position, |from, mills, reached| {
            mills.each(reached, |to, mills| visit(Step { from, to, mills }));
        });
    }

    /// The most mills that the player can make by a move.
    #[must_use]
    pub fn most_mills(&self, position: &Position) -> u8 {
        let mut most = 0;
        self.each_piece(position, |_, mills, reached| most = most.max(mills.most(reached)));
        most
    }

    /// Calls back for each piece that may move now, with the mills that it makes in each cell, and the
    /// cells that it reaches.
    #[inline]
    fn each_piece(&self, position: &Position, mut visit: impl FnMut(Cell, Tally, Cells)) {
        let free = self.free(position);
        for sign in self.movers(position) {
            let pieces = position.pieces(sign);
            let mills = Mills::of(self, pieces);
            for from in pieces {
                visit(from, mills.made_from(from), self.reached(pieces, from) & free);
            }
        }
    }

    /// The moves that the player can make now, without their captures.
    #[must_use]
    pub fn steps(&self, position: &Position) -> Vec<Step> {
        let mut steps = Vec::with_capacity(128);
        self.each_step(position, |step| steps.push(step));
        steps
    }

    /// The cells that a piece among these can reach if they are empty. In *nine* a sign jumps with 3,
    /// 6 or 9 pieces, steps with 4, 5, 7 or 8, and is stuck with fewer than 3.
    #[inline]
    fn reached(&self, pieces: Cells, from: Cell) -> Cells {
        match pieces.len() {
            _ if self.kind() != Kind::Nine => self.board().cells(),
            0..=2 => Cells::NONE,
            3 | 6 | 9 => self.board().cells(),
            _ => Cells::of(from).neighbours(),
        }
    }

    /// Whether a sign could not move if it had the turn, or is out. While pieces are placed, none is.
    #[must_use]
    pub fn is_stuck(&self, position: &Position, sign: Sign) -> bool {
        let (pieces, free) = (position.pieces(sign), self.free(position));
        let can_reach = |from| !(self.reached(pieces, from) & free).is_empty();
        position.phase == Phase::Moving && !pieces.iter().any(can_reach)
    }

    fn can_move(&self, position: &Position) -> bool {
        self.movers(position).any(|sign| !self.is_stuck(position, sign))
    }

    /// Those of the pieces of a sign that stand in mills.
    #[must_use]
    pub fn standing(&self, pieces: Cells) -> Cells {
        Mills::of(self, pieces).standing
    }

    /// The enemy pieces that this side can take: those that stand in no mill.
    #[must_use]
    pub fn targets(&self, position: &Position, side: usize) -> Cells {
        let enemies = self.signs().filter(|&sign| self.side(sign) != side);
        enemies.fold(Cells::NONE, |all, sign| all | (position.pieces(sign) - self.standing(position.pieces(sign))))
    }

    /// How many pieces a move with this number of mills takes, at least and at most, if this many
    /// can be taken.
    #[must_use]
    pub fn captures(&self, mills: u8, targets: usize) -> (usize, usize) {
        let most = usize::from(mills).min(targets);
        (if self.kind() == Kind::Nine { 0 } else { most }, most)
    }

    /// Moves a piece and takes these pieces.
    pub(super) fn go(&self, position: &mut Position, from: Cell, to: Cell, taken: Cells) -> Result<(), MoveError> {
        let mut movers = self.movers(position);
        let sign = movers.find(|&sign| position.pieces(sign).contains(from)).ok_or(MoveError::NotOwn(from))?;
        self.check_empty(position, to)?;
        let pieces = position.pieces(sign);
        if !self.reached(pieces, from).contains(to) {
            return Err(MoveError::Jump { sign, pieces: pieces.len(), from, to });
        }
        let mut mills = 0;
        Mills::of(self, pieces).made_from(from).each(Cells::of(to), |_, made| mills = made);
        self.check_captures(position, self.side(sign), mills, taken)?;
        self.make(position, Step { from, to, mills }, taken);
        Ok(())
    }

    fn check_captures(&self, position: &Position, side: usize, mills: u8, taken: Cells) -> Result<(), MoveError> {
        let own = self.signs().filter(|&sign| self.side(sign) == side).map(|sign| position.pieces(sign));
        let enemies = position.occupied() - own.fold(Cells::NONE, |all, pieces| all | pieces);
        let targets = self.targets(position, side);
        if let Some(cell) = (taken - enemies).first() {
            return Err(MoveError::NotEnemy(cell));
        }
        if let Some(cell) = (taken - targets).first() {
            return Err(MoveError::Protected(cell));
        }
        let ((expected, _), found) = (self.captures(mills, targets.len()), taken.len());
        match found {
            _ if found > mills.into() => Err(MoveError::TooMany { mills: mills.into(), found }),
            _ if found < expected => Err(MoveError::TooFew { expected, found }),
            _ => Ok(()),
        }
    }

    /// Makes a legal move.
    pub(crate) fn make(&self, position: &mut Position, step: Step, taken: Cells) {
        let moved = Cells::of(step.from) | Cells::of(step.to);
        for pieces in &mut position.pieces {
            if pieces.contains(step.from) {
                *pieces = *pieces ^ moved;
            }
            *pieces -= taken;
        }
        position.turns += 1;
        position.quiet = if taken.is_empty() { position.quiet + 1 } else { 0 };
        self.settle(position);
    }

    /// The position if nothing is done in this turn.
    pub(crate) fn passed(&self, position: &Position) -> Position {
        let mut passed = Position { turns: position.turns + 1, quiet: position.quiet + 1, ..position.clone() };
        self.settle(&mut passed);
        passed
    }

    /// The sign whose turn it is has exceeded its time: it is out.
    pub(super) fn time_out(&self, position: &mut Position) -> Result<(), MoveError> {
        if self.knocks.is_none() {
            return Err(MoveError::NoClock);
        }
        self.drop_out(position);
        self.settle(position);
        Ok(())
    }

    /// Takes off the pieces of the sign whose turn it is, and ends the turn.
    fn drop_out(&self, position: &mut Position) {
        position.pieces[self.mover(position).index()] = Cells::NONE;
        position.turns += 1;
        position.quiet += 1;
    }

    /// Gives the turn to the next player who can move, unless the game is over. In *nine*, signs that
    /// cannot move are out; in the other games they pass, since they have no pieces, or nobody can
    /// move.
    pub(super) fn settle(&self, position: &mut Position) {
        loop {
            position.is_shrinking |= self.begins_to_shrink(position);
            if self.is_over(position) || self.can_move(position) {
                return;
            }
            if self.kind() == Kind::Nine {
                self.drop_out(position);
            } else {
                position.turns += 1;
                position.quiet += 1;
            }
        }
    }

    /// Whether the board shrinks in this game.
    pub(super) fn can_shrink(&self) -> bool {
        self.kind() == Kind::Nine && self.end() == End::Shrink
    }

    /// Whether every piece stands in a mill, in a game that shrinks.
    pub(super) fn begins_to_shrink(&self, position: &Position) -> bool {
        self.can_shrink() && position.pieces.iter().all(|&pieces| self.standing(pieces) == pieces)
    }

    /// Number of turns without a capture after which the game ends.
    #[must_use]
    pub fn quiet_limit(&self, position: &Position) -> u32 {
        let rounds = match (self.kind(), position.has_captures()) {
            (Kind::Nine, _) => NINE_LIMIT,
            (_, true) => 2,
            (_, false) if self.sides_move() => 6,
            (_, false) => 4,
        };
        rounds * self.turns_of_round(position)
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self, position: &Position) -> bool {
        if position.phase == Phase::Placing {
            return false;
        }
        let mut has_pieces = [false; Sign::MAX];
        let mut signs_out = 0;
        for sign in self.signs() {
            let is_out = position.pieces(sign).is_empty();
            signs_out += u8::from(is_out);
            has_pieces[self.side(sign)] |= !is_out;
        }
        let sides = has_pieces.iter().filter(|&&has_pieces| has_pieces).count();
        let is_agreed = self.kind() == Kind::Nine && matches!(self.end(), End::Out(most) if signs_out >= most);
        sides <= 1 || is_agreed || position.quiet >= self.quiet_limit(position)
    }

    /// What counts at the end, for each side: its pieces in *nine*, the sum of the largest heaps of
    /// its signs in *heaps*, its largest area in *six*.
    #[must_use]
    pub fn scores(&self, position: &Position) -> Vec<usize> {
        let score = |side: usize| {
            let own = self.signs().filter(|&sign| self.side(sign) == side).map(|sign| position.pieces(sign));
            match self.kind() {
                Kind::Nine => own.map(Cells::len).sum(),
                Kind::Heaps => own.map(Cells::largest_component).sum(),
                Kind::Six => own.fold(Cells::NONE, |all, pieces| all | pieces).largest_component(),
            }
        };
        (0..self.sides()).map(score).collect()
    }

    /// Who has won if the game ends here. Sides with equal scores share the win; in *six*, nobody
    /// has won then.
    #[must_use]
    pub fn result(&self, position: &Position) -> Outcome {
        let scores = self.scores(position);
        let best = scores.iter().max();
        let sides: Vec<usize> = (0..self.sides()).filter(|&side| scores.get(side) == best).collect();
        let is_drawn = self.kind() == Kind::Six && sides.len() > 1;
        let mut winners: Vec<Seat> = sides.into_iter().flat_map(|side| self.seats_of(side)).collect();
        winners.sort_unstable();
        Outcome { winners: if is_drawn { Vec::new() } else { winners } }
    }

    /// Checks that a cell is on the board and empty.
    pub(super) fn check_empty(&self, position: &Position, cell: Cell) -> Result<(), MoveError> {
        match cell {
            _ if !self.field(position).contains(cell) => Err(MoveError::Outside(cell)),
            _ if position.occupied().contains(cell) => Err(MoveError::Occupied(cell)),
            _ => Ok(()),
        }
    }
}
