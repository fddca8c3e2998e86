//! What moves bring, by the plain generator. Only the best moves have a value of their own.

use std::collections::HashMap;

use smyoz_core::problems::Tried;

use super::worth::majority;
use super::{Exercise, Task, left, played};
use crate::moves::Move;
use crate::plain::Plain;
use crate::position::Position;
use crate::rules::Shogword;

struct Search<'a> {
    rules: &'a Shogword,
    plain: Plain<'a>,
    /// The results of positions at the end of a game.
    ends: HashMap<Position, i32>,
}

/// All moves: what is asked is worth 0, all else less; at the end of a game, the result.
pub fn tried(exercise: &Exercise) -> Vec<Tried> {
    let rules = exercise.rules();
    let words = rules.words();
    let plain = Plain::new(words.alphabet(), exercise.easy, |word| words.contains(word));
    let mut search = Search { rules: &rules, plain, ends: HashMap::new() };
    let moves = search.plain.moves(&exercise.position);
    let one = |chosen: &Move| {
        let after = played(&rules, &exercise.position, chosen);
        let worth = match exercise.task {
            Task::MateInOne => i32::from(search.is_mated(&after)) - 1,
            Task::MateInTwo => i32::from(search.all_are_mated(&after)) - 1,
            Task::OnlyMove => -i32::from(search.mates(&after)),
            Task::LastSix => -search.end(&after),
        };
        Tried { ways: vec![chosen.to_string()], worth }
    };
    moves.iter().map(one).collect()
}

impl Search<'_> {
    /// Whether the player whose turn it is cannot move.
    fn is_mated(&self, position: &Position) -> bool {
        left(position) > 0 && !self.plain.is_movable(position)
    }

    /// Whether the player whose turn it is can mate.
    fn mates(&self, position: &Position) -> bool {
        let moves = self.plain.moves(position);
        moves.iter().any(|chosen| self.is_mated(&played(self.rules, position, chosen)))
    }

    /// Whether whatever the player plays whose turn it is, the opponent mates then, or has mated.
    fn all_are_mated(&self, position: &Position) -> bool {
        left(position) > 0
            && self.plain.moves(position).iter().all(|reply| self.mates(&played(self.rules, position, reply)))
    }

    /// The result for the player whose turn it is: 1, 0 or -1.
    fn end(&mut self, position: &Position) -> i32 {
        if left(position) == 0 {
            return majority(position);
        }
        if let Some(&known) = self.ends.get(position) {
            return known;
        }
        let mut best = -1;
        for chosen in self.plain.moves(position) {
            best = best.max(-self.end(&played(self.rules, position, &chosen)));
            // Nothing is better than to win.
            if best == 1 {
                break;
            }
        }
        self.ends.insert(position.clone(), best);
        best
    }
}
