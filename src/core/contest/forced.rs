//! Wins that nothing can prevent, found by trying everything: some move of the seat, and against it
//! all moves of the other seats, who may help each other.
//!
//! This needs games without hidden information whose [`Contest::legal`] names all moves.

use super::rules::{Contest, Seat};
use crate::limits::{CancelledError, Limits};

/// A win that nothing can prevent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedWin<M> {
    /// The most moves that the winner needs, including the winning one.
    pub moves: usize,
    /// The first moves that win as soon as this.
    pub by: Vec<M>,
}

/// How the seat whose turn it is wins alone, as soon as it can, in at most this many of its moves;
/// `None` if it cannot, or the game is over.
pub fn forced_win<C: Contest>(
    rules: &C,
    position: &C::Position,
    most: usize,
    limits: Limits,
) -> Result<Option<ForcedWin<C::Move>>, CancelledError> {
    const { assert!(!C::HIDES, "what a seat can force must not rest on what others hide") };
    let Some(seat) = rules.turn(position) else { return Ok(None) };
    for moves in 1..=most {
        let mut by = Vec::new();
        for chosen in rules.legal(position) {
            if wins(rules, &played(rules, position, &chosen), seat, moves - 1, limits)? {
                by.push(chosen);
            }
        }
        if !by.is_empty() {
            return Ok(Some(ForcedWin { moves, by }));
        }
    }
    Ok(None)
}

/// Whether a seat wins alone in at most this many more of its moves, whatever the others do.
fn wins<C: Contest>(
    rules: &C,
    position: &C::Position,
    seat: Seat,
    moves: usize,
    limits: Limits,
) -> Result<bool, CancelledError> {
    limits.check()?;
    let Some(turn) = rules.turn(position) else {
        return Ok(rules.outcome(position).is_some_and(|outcome| outcome.winners == [seat]));
    };
    let is_own = turn == seat;
    if is_own && moves == 0 {
        return Ok(false);
    }
    for chosen in rules.legal(position) {
        let after = played(rules, position, &chosen);
        if wins(rules, &after, seat, moves - usize::from(is_own), limits)? == is_own {
            return Ok(is_own);
        }
    }
    Ok(!is_own)
}

/// The position after a move.
fn played<C: Contest>(rules: &C, position: &C::Position, chosen: &C::Move) -> C::Position {
    let mut position = position.clone();
    let answer = rules.play(&mut position, chosen);
    answer.unwrap_or_else(|refusal| panic!("a move that is said to be legal is refused: {refusal}"));
    position
}
