//! Programs that play each other.

use super::referee::Referee;
use super::rules::{Contest, Seat};
use crate::limits::{CancelledError, Limits};
use crate::puzzles::Stream;

/// A program that plays a game. It learns what its seat may see, and nothing else.
pub trait Player<C: Contest>: Send + Sync {
    /// Chooses a legal move for the seat whose turn it is.
    fn choose(
        &self,
        rules: &C,
        seen: C::Seen<'_>,
        draws: &mut Stream,
        limits: Limits<'_>,
    ) -> Result<C::Move, CancelledError>;
}

/// Which player takes which seat, from game to game: each start is played once for each rotation of
/// the players, so that none gains from its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rotation {
    /// The number of the start, from 0.
    pub start: u64,
    /// By how many seats the players have moved.
    pub shift: usize,
    seats: usize,
}

impl Rotation {
    /// The rotation of a game, by its number from 0.
    #[must_use]
    pub fn of(game: u64, seats: usize) -> Self {
        Self { start: game / seats as u64, shift: (game % seats as u64) as usize, seats }
    }

    /// The number of the player in a seat.
    #[must_use]
    pub fn player(self, seat: Seat) -> usize {
        (seat.0 + self.shift) % self.seats
    }
}

/// Plays a game to its end between programs, each in a seat of its own with draws of its own.
///
/// # Errors
/// If it was cancelled.
///
/// # Panics
/// If a program chooses an illegal move.
pub fn play_out<C: Contest>(
    rules: C,
    start: C::Position,
    players: &[&dyn Player<C>],
    draws: &mut [Stream],
    limits: Limits<'_>,
) -> Result<Referee<C>, CancelledError> {
    let mut referee = Referee::new(rules, start);
    while let Some(seat) = referee.turn() {
        let seen = referee.rules().seen(referee.position(), seat);
        let chosen = players[seat.0].choose(referee.rules(), seen, &mut draws[seat.0], limits)?;
        if let Err(refused) = referee.play(seat, chosen, 0) {
            panic!("the program in seat {seat} chose an illegal move: {refused}");
        }
    }
    Ok(referee)
}
