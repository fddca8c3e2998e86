//! What moves bring, by the generator.

use std::collections::HashMap;
use std::ops::ControlFlow;

use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::problems::Tried;

use super::{Exercise, Task, left, played};
use crate::board::Color;
use crate::generator::Generator;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{MAJORITY, Shogword};

/// Failures are counted up to this number.
const MANY: usize = 2;

/// Searches positions.
pub struct Search<'a> {
    rules: &'a Shogword,
    generator: Generator<'a>,
    limits: Limits<'a>,
    ends: HashMap<Position, i32>,
}

/// All moves, and what they bring: as a loss the replies that fail to be what is asked, few of which are
/// told apart, or the result of the game.
pub fn tried(exercise: &Exercise, limits: Limits) -> Result<Vec<Tried>, CancelledError> {
    let rules = exercise.rules();
    let mut search = Search::new(&rules, limits);
    let moves = search.generator.all(&exercise.position);
    let one = |chosen: &Move| {
        let worth = search.worth(exercise.task, &exercise.position, chosen)?;
        Ok(Tried { ways: vec![chosen.to_string()], worth })
    };
    moves.iter().map(one).collect()
}

impl<'a> Search<'a> {
    pub fn new(rules: &'a Shogword, limits: Limits<'a>) -> Self {
        Self { rules, generator: Generator::new(rules.words(), rules.options().easy), limits, ends: HashMap::new() }
    }

    /// What a move brings.
    pub fn worth(&mut self, task: Task, position: &Position, chosen: &Move) -> Result<i32, CancelledError> {
        self.limits.check()?;
        let after = played(self.rules, position, chosen);
        let failures = match task {
            Task::MateInOne => self.replies(&after, MANY),
            Task::MateInTwo => self.escapes(&after, MANY)?.len(),
            Task::OnlyMove => self.mates(&after, MANY)?.len(),
            Task::LastSix => return Ok(-self.end(&after)?),
        };
        Ok(-(failures as i32))
    }

    /// The legal moves of a position.
    pub fn moves(&mut self, position: &Position) -> Vec<Move> {
        self.generator.all(position)
    }

    /// Number of replies to a move that led here, up to a limit. If all tiles are laid, nobody is mated.
    pub fn replies(&mut self, after: &Position, most: usize) -> usize {
        if left(after) == 0 { most } else { self.generator.count(after, most) }
    }

    /// The moves that mate, up to a limit.
    pub fn mates(&mut self, position: &Position, most: usize) -> Result<Vec<Move>, CancelledError> {
        let mut mates = Vec::new();
        for chosen in self.generator.all(position) {
            self.limits.check()?;
            if self.replies(&played(self.rules, position, &chosen), 1) == 0 {
                mates.push(chosen);
                if mates.len() == most {
                    break;
                }
            }
        }
        Ok(mates)
    }

    /// The moves after which the opponent has no mate, up to a limit.
    pub fn escapes(&mut self, position: &Position, most: usize) -> Result<Vec<Move>, CancelledError> {
        let mut escapes = Vec::new();
        for reply in self.generator.all(position) {
            let after = played(self.rules, position, &reply);
            // A reply that mates is the worst of failures.
            if self.mates(&after, 1)?.is_empty() {
                escapes.push(reply);
                if escapes.len() == most {
                    break;
                }
            }
        }
        Ok(escapes)
    }

    /// The result of a position for its mover with best play: 1, 0 or -1.
    pub fn end(&mut self, position: &Position) -> Result<i32, CancelledError> {
        if let Some(&known) = self.ends.get(position) {
            return Ok(known);
        }
        self.limits.check()?;
        if left(position) == 0 {
            return Ok(majority(position));
        }
        // Who cannot move is mated.
        let mut best = -1;
        for chosen in self.generator.all(position) {
            best = best.max(-self.end(&played(self.rules, position, &chosen))?);
            if best == 1 {
                break;
            }
        }
        self.ends.insert(position.clone(), best);
        Ok(best)
    }

    /// Whether a position has more moves than this.
    pub fn has_more_than(&mut self, position: &Position, most: usize) -> bool {
        let mut count = 0;
        let counted = self.generator.each(position, &mut |_| {
            count += 1;
            if count > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        counted.is_break()
    }
}

/// Who has the majority once all tiles are laid: 1 if it is the mover, -1 if it is the opponent.
pub fn majority(position: &Position) -> i32 {
    let has = |color: Color| i32::from(position.count(color) >= MAJORITY);
    has(position.mover()) - has(position.mover().other())
}
