//! Alpha-beta search.
//!
//! Positions are evaluated by mobility: a player with few moves is soon mated. Moves that leave few
//! replies are searched first. With a blank in hand there are hundreds of moves, so in most of the
//! game only the first dozen are searched; once six tiles are left, all are, to the end of the
//! game. The search deepens until its budget is exhausted.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::rc::Rc;

use smyoz_core::limits::{Budget, CancelledError, Limits};

use super::played;
use crate::board::Color;
use crate::generator::Generator;
use crate::letters::Letters;
use crate::moves::{Move, Tile};
use crate::position::Position;
use crate::rules::Shogword;

/// The value of a game that is won.
const WON: i32 = 1_000_000;

/// Values above this one are of games that can be won by force: the sooner, the higher.
const DECIDED: i32 = WON / 2;

/// Number of moves searched in a position, unless the end is near.
const WIDTH: usize = 12;

/// Number of tiles left from which on all moves are searched.
const END: usize = 6;

/// The greatest depth, in moves.
const DEEPEST: usize = 12;

/// The values of a tile of the own colour and of a blank in hand. Mobility is worth 100 times the
/// logarithm of the number of moves.
const TILE: i32 = 4;
const BLANK: i32 = 60;

/// Moves to be searched, each with the number of replies, those with the fewest replies first.
type Choices = Rc<[(Move, usize)]>;

/// How a stored value relates to the true one.
#[derive(Clone, Copy)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The result of a search of a position.
struct Entry {
    depth: usize,
    value: i32,
    bound: Bound,
}

pub(super) struct Search<'a> {
    rules: &'a Shogword,
    generator: Generator<'a>,
    table: HashMap<Position, Entry>,
    choices: HashMap<Position, Choices>,
    limits: Limits<'a>,
    budget: Budget<'a>,
}

impl<'a> Search<'a> {
    pub(super) fn new(rules: &'a Shogword, limits: Limits<'a>) -> Self {
        let generator = Generator::new(rules.words(), rules.options().easy);
        Self { rules, generator, table: HashMap::new(), choices: HashMap::new(), limits, budget: Budget::new(limits) }
    }

    /// The best of the moves of a position; the first if not even one step of work is allowed.
    pub(super) fn best(mut self, position: &Position, moves: &[Move]) -> Result<Move, CancelledError> {
        let mut best = moves[0];
        for depth in 1..=DEEPEST {
            let ControlFlow::Continue(value) = self.deepen(position, moves, &mut best, depth) else { break };
            if value.abs() > DECIDED || depth > left(position) {
                break;
            }
        }
        self.limits.check()?;
        Ok(best)
    }

    /// Finds the best move at a depth, and returns its value. The move that was best before is
    /// searched first: a better one counts even if the budget is exhausted before the depth is
    /// done.
    fn deepen(&mut self, position: &Position, moves: &[Move], best: &mut Move, depth: usize) -> ControlFlow<(), i32> {
        let mut choices = self.choices(position, moves)?.to_vec();
        if let Some(first) = choices.iter().position(|(chosen, _)| chosen == best) {
            choices[..=first].rotate_right(1);
        }
        let mut alpha = -WON;
        for choice in choices {
            let value = self.choice_value(position, choice, depth, alpha, WON)?;
            if value > alpha {
                (*best, alpha) = (choice.0, value);
            }
        }
        ControlFlow::Continue(alpha)
    }

    /// The value of a move for its mover, if it is between `alpha` and `beta`.
    fn choice_value(
        &mut self,
        position: &Position,
        (chosen, replies): (Move, usize),
        depth: usize,
        alpha: i32,
        beta: i32,
    ) -> ControlFlow<(), i32> {
        let after = played(self.rules, position, &chosen);
        let value = if left(&after) == 0 {
            majority(&after)
        } else if replies == 0 {
            -WON
        } else if depth == 1 {
            estimate(&after, replies)
        } else {
            self.value(&after, depth - 1, -beta, -alpha)?
        };
        ControlFlow::Continue(further(-value))
    }

    /// The value of a position for its mover, who can move, if it is between `alpha` and `beta`.
    fn value(&mut self, position: &Position, depth: usize, alpha: i32, beta: i32) -> ControlFlow<(), i32> {
        self.budget.step()?;
        if let Some(value) = self.known(position, depth, alpha, beta) {
            return ControlFlow::Continue(value);
        }
        let (mut best, mut lower) = (-WON, alpha);
        for &choice in self.choices(position, &[])?.iter() {
            let value = self.choice_value(position, choice, depth, lower, beta)?;
            best = best.max(value);
            lower = lower.max(value);
            if lower >= beta {
                break;
            }
        }
        let bound = match best {
            best if best >= beta => Bound::AtLeast,
            best if best > alpha => Bound::Exact,
            _ => Bound::AtMost,
        };
        self.table.insert(position.clone(), Entry { depth, value: best, bound });
        ControlFlow::Continue(best)
    }

    /// The stored value of a position, if it was searched deeply enough to be used here.
    fn known(&self, position: &Position, depth: usize, alpha: i32, beta: i32) -> Option<i32> {
        let &Entry { value, bound, .. } = self.table.get(position).filter(|entry| entry.depth >= depth)?;
        let decides = match bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= beta,
            Bound::AtMost => value <= alpha,
        };
        decides.then_some(value)
    }

    /// The moves to be searched among the given ones, or among all moves if none are given. If a
    /// move mates, it is the only one.
    fn choices(&mut self, position: &Position, moves: &[Move]) -> ControlFlow<(), Choices> {
        if let Some(choices) = self.choices.get(position) {
            return ControlFlow::Continue(Rc::clone(choices));
        }
        let all = if moves.is_empty() { self.generator.all(position) } else { moves.to_vec() };
        let mut choices = Vec::with_capacity(all.len());
        for chosen in all {
            self.budget.step()?;
            let after = played(self.rules, position, &chosen);
            let replies = self.generator.count(&after, usize::MAX);
            if replies == 0 && left(&after) > 0 {
                choices = vec![(chosen, 0)];
                break;
            }
            choices.push((chosen, replies));
        }
        choices.sort_by_key(|&(_, replies)| replies);
        if left(position) > END {
            choices.truncate(WIDTH);
        }
        let choices: Choices = choices.into();
        self.choices.insert(position.clone(), Rc::clone(&choices));
        ControlFlow::Continue(choices)
    }
}

/// Number of tiles that are not laid.
fn left(position: &Position) -> usize {
    Letters::COUNT + 2 - position.laid().len()
}

/// The value of a position one move earlier: a win is worth more the sooner it comes.
fn further(value: i32) -> i32 {
    if value.abs() > DECIDED { value - value.signum() } else { value }
}

/// The value for the mover once all tiles are laid.
fn majority(position: &Position) -> i32 {
    let own = position.count(position.mover());
    WON * (own.cmp(&(position.laid().len() - own)) as i32)
}

/// The value of a position for its mover, who has this many moves.
fn estimate(position: &Position, replies: usize) -> i32 {
    let side = |color: Color| {
        let blanks = position.beside(color).iter().filter(|&&tile| tile == Tile::Blank).count();
        TILE * position.count(color) as i32 + BLANK * blanks as i32
    };
    let mover = position.mover();
    let mobility = 100.0 * (1.0 + replies as f64).ln();
    mobility as i32 + side(mover) - side(mover.other())
}
