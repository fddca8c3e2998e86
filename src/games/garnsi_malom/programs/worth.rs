//! What positions are worth for one side, and who moves between its turns.

use std::cmp::Reverse;

use crate::board::{Cell, Cells};
use crate::contest::{GarnsiMalom, Kind, Position, Sign, Step};

/// Judges positions for a side. A piece is worth 100.
pub struct Judge<'a> {
    rules: &'a GarnsiMalom,
    side: usize,
}

/// A piece that stands in a mill cannot be taken.
const STANDING: usize = 30;
/// A mill that can be made at once.
const THREAT: i32 = 80;
/// A cell of an area or a heap, which decide *six* and *heaps*.
const CONNECTED: usize = 10;
/// A sign of *nine* that can jump.
const JUMPING: usize = 60;
/// A piece of a sign of *nine* that cannot move any more.
const STUCK: usize = 10;

impl<'a> Judge<'a> {
    /// The least value of a win.
    pub const WIN: i32 = 1_000_000;

    pub fn new(rules: &'a GarnsiMalom, side: usize) -> Self {
        Self { rules, side }
    }

    /// Whether it is a turn of the side.
    pub fn is_own(&self, position: &Position) -> bool {
        self.rules.side(self.rules.mover(position)) == self.side
    }

    /// The turns of which one is taken: the own one, or each of the opponents' before the next own
    /// one. With two sides there is one.
    pub fn turns(&self, position: &Position) -> Vec<Position> {
        let mut turns = vec![position.clone()];
        if self.rules.sides() > 2 && !self.is_own(position) {
            let mut next = self.rules.passed(position);
            while !self.rules.is_over(&next) && !self.is_own(&next) {
                turns.push(next.clone());
                next = self.rules.passed(&next);
            }
        }
        turns
    }

    /// The position after a move. If an opponent has moved, the others pass.
    pub fn after(&self, position: &Position, step: Step, taken: Cells) -> Position {
        let mut after = position.clone();
        self.rules.make(&mut after, step, taken);
        if self.rules.sides() > 2 && !self.is_own(position) {
            while !self.rules.is_over(&after) && !self.is_own(&after) {
                after = self.rules.passed(&after);
            }
        }
        after
    }

    /// The pieces that the player can take, those first that the enemies miss most: what they are
    /// worth, then those that see others of their sign, with which they may make mills.
    pub fn prey(&self, position: &Position) -> Vec<Cell> {
        let side = self.rules.side(self.rules.mover(position));
        let targets = self.rules.targets(position, side);
        let mut found = Vec::with_capacity(targets.len());
        for sign in self.rules.signs() {
            let pieces = position.pieces(sign);
            for cell in pieces & targets {
                let units = self.rules.board().units(cell);
                let seen: usize = units.iter().map(|&unit| (pieces & unit).len() - 1).sum();
                let lost = self.worth(pieces) - self.worth(pieces - Cells::of(cell));
                found.push((Reverse(lost + 10 * seen as i32), cell));
            }
        }
        found.sort_unstable();
        found.into_iter().map(|(_, cell)| cell).collect()
    }

    /// What a sign is worth with these pieces.
    fn worth(&self, pieces: Cells) -> i32 {
        let (count, standing) = (pieces.len(), self.rules.standing(pieces).len());
        let worth = match (self.rules.kind(), count) {
            (Kind::Nine, 0..=2) => STUCK * count,
            (Kind::Nine, 3 | 6 | 9) => 100 * count + STANDING * standing + JUMPING,
            (Kind::Nine | Kind::Six, _) => 100 * count + STANDING * standing,
            (Kind::Heaps, _) => 100 * count + STANDING * standing + CONNECTED * pieces.largest_component(),
        };
        worth as i32
    }

    /// How far the side is ahead of the best of the others, for the party whose turn it is.
    fn lead(&self, position: &Position, of: impl Fn(usize) -> i32) -> i32 {
        let others = (0..self.rules.sides()).filter(|&other| other != self.side).map(&of).max();
        let lead = of(self.side) - others.expect("there are at least two sides");
        if self.is_own(position) { lead } else { -lead }
    }

    /// The value of a position for the party whose turn it is, at a glance.
    pub fn estimate(&self, position: &Position) -> i32 {
        let mut worths = [0; Sign::MAX];
        for sign in self.rules.signs() {
            worths[self.rules.side(sign)] += self.worth(position.pieces(sign));
        }
        let lead = self.lead(position, |side| worths[side] + self.area(position, side));
        lead + THREAT * i32::from(self.rules.most_mills(position))
    }

    /// What the area of a team is worth; nothing but in *six*.
    fn area(&self, position: &Position, side: usize) -> i32 {
        let own = self.rules.signs().filter(|&sign| self.rules.side(sign) == side);
        match self.rules.kind() {
            Kind::Six => {
                let all = own.fold(Cells::NONE, |all, sign| all | position.pieces(sign));
                (CONNECTED * all.largest_component()) as i32
            }
            Kind::Nine | Kind::Heaps => 0,
        }
    }

    /// The value of a position in which the game is over.
    pub fn result(&self, position: &Position) -> i32 {
        let scores = self.rules.scores(position);
        let lead = self.lead(position, |side| scores[side] as i32);
        lead + Self::WIN * lead.signum()
    }
}
