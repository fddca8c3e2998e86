//! Programs that play.

mod search;
mod values;

use std::cmp::Reverse;

use smyoz_core::contest::{Contest, Player};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Stream, by_name};
use thiserror::Error;

use crate::generator::Generator;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Shogword;

use search::Search;

/// How well a program plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any legal move.
    Random,
    /// Leaves the opponent the fewest replies, and of such moves shows the most of its colour.
    Greedy,
    /// Looks ahead.
    Strong,
}

/// Text that is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown level `{0}`: expected random, greedy or strong")]
pub struct LevelError(String);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::Strong];

    /// The name of the level.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Strong => "strong",
        }
    }
}

by_name!(Level, LevelError);

/// A program of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Program {
    /// How well it plays.
    pub level: Level,
    /// The most positions that *strong* may look at for a move.
    pub work: u64,
}

impl Program {
    /// The usual work of *strong*, about half a second a move.
    pub const WORK: u64 = 20_000;

    /// A program with the usual work.
    #[must_use]
    pub fn new(level: Level) -> Self {
        Self { level, work: Self::WORK }
    }
}

impl Player<Shogword> for Program {
    fn choose(
        &self,
        rules: &Shogword,
        seen: &Position,
        draws: &mut Stream,
        limits: Limits<'_>,
    ) -> Result<Move, CancelledError> {
        let mut moves = Generator::new(rules.words(), rules.options().easy).all(seen);
        // Equally good moves are equally likely.
        draws.shuffle(&mut moves);
        match self.level {
            Level::Strong if seen.is_choosing() => Ok(values::choice(seen, &moves)),
            Level::Strong => Search::new(rules, limits.within(self.work)).best(seen, &moves),
            Level::Greedy if !seen.is_choosing() => greedy(rules, seen, &moves, limits),
            Level::Random | Level::Greedy => Ok(moves[0]),
        }
    }
}

/// The move that leaves the fewest replies; of several the one after which most is of its colour.
fn greedy(rules: &Shogword, seen: &Position, moves: &[Move], limits: Limits<'_>) -> Result<Move, CancelledError> {
    let mut generator = Generator::new(rules.words(), rules.options().easy);
    let (mut best, mut fewest) = (None, usize::MAX);
    for &chosen in moves {
        limits.check()?;
        let after = played(rules, seen, &chosen);
        // More than the fewest need not be counted.
        let replies = generator.count(&after, fewest.saturating_add(1));
        let key = (Reverse(replies), after.count(seen.mover()));
        if best.is_none_or(|(_, other)| key > other) {
            (best, fewest) = (Some((chosen, key)), replies);
        }
    }
    Ok(best.expect("the player can move").0)
}

/// The position after a legal move.
pub(crate) fn played(rules: &Shogword, position: &Position, chosen: &Move) -> Position {
    let mut after = position.clone();
    let answer = rules.play(&mut after, chosen);
    answer.unwrap_or_else(|refusal| panic!("the generator found an illegal move: {refusal}"));
    after
}
