//! The referee: a contest as its list of moves.

use std::fmt;

use thiserror::Error;

use super::rules::{Contest, Outcome, Seat};

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn<M> {
    pub seat: Seat,
    pub chosen: M,
    /// What the referee answered; empty if nothing.
    pub answer: String,
    /// How long the seat took, in milliseconds.
    pub ms: u64,
}

/// Why the referee does not allow something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RefusedMoveError<E> {
    /// The rules of the game forbid the move.
    #[error("{0}")]
    Rule(E),
    /// Another seat has the turn.
    #[error("seat {seat} is out of turn: it is the turn of seat {turn}")]
    OutOfTurn {
        /// The seat that wanted to move.
        seat: Seat,
        /// The seat whose turn it is.
        turn: Seat,
    },
    /// There is no such seat.
    #[error("there is no seat {seat}: expected 1 to {seats}")]
    NoSeat { seat: Seat, seats: usize },
    #[error("the game is over: no more moves")]
    Over,
    /// No move was played yet.
    #[error("no move to take back")]
    NothingToTakeBack,
    /// The game has hidden information.
    #[error("moves cannot be taken back in this game: their answers are already known")]
    Heard,
}

/// A contest as it is played: its rules, a start, and the moves so far.
#[derive(Clone)]
pub struct Referee<C: Contest> {
    rules: C,
    start: C::Position,
    position: C::Position,
    turns: Vec<Turn<C::Move>>,
}

impl<C: Contest> Referee<C> {
    /// A contest that begins at this position.
    #[must_use]
    pub fn new(rules: C, start: C::Position) -> Self {
        Self { rules, position: start.clone(), start, turns: Vec::new() }
    }

    #[must_use]
    pub fn rules(&self) -> &C {
        &self.rules
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> &C::Position {
        &self.start
    }

    #[must_use]
    pub fn position(&self) -> &C::Position {
        &self.position
    }

    #[must_use]
    pub fn turns(&self) -> &[Turn<C::Move>] {
        &self.turns
    }

    /// The seat whose turn it is; `None` once the game is over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.rules.turn(&self.position)
    }

    /// How it ended; `None` if it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.position)
    }

    /// Reads a move for the seat whose turn it is.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(&self, text: &str) -> Result<C::Move, RefusedMoveError<C::Error>> {
        self.rules.read(&self.position, text).map_err(RefusedMoveError::Rule)
    }

    /// Plays a move of a seat that took this many milliseconds.
    ///
    /// # Errors
    /// If the seat is out of turn or the rules forbid the move; nothing is changed then.
    pub fn play(&mut self, seat: Seat, chosen: C::Move, ms: u64) -> Result<&Turn<C::Move>, RefusedMoveError<C::Error>> {
        let seats = self.rules.seats();
        match self.turn() {
            None => return Err(RefusedMoveError::Over),
            Some(_) if seat.0 >= seats => return Err(RefusedMoveError::NoSeat { seat, seats }),
            Some(turn) if turn != seat => return Err(RefusedMoveError::OutOfTurn { seat, turn }),
            Some(_) => {}
        }
        let answer = self.rules.play(&mut self.position, &chosen).map_err(RefusedMoveError::Rule)?;
        self.turns.push(Turn { seat, chosen, answer: answer.to_string(), ms });
        Ok(&self.turns[self.turns.len() - 1])
    }

    /// Takes the last move back.
    ///
    /// # Errors
    /// If there is none, or the game does not allow it.
    pub fn take_back(&mut self) -> Result<Turn<C::Move>, RefusedMoveError<C::Error>> {
        if C::HIDES {
            return Err(RefusedMoveError::Heard);
        }
        let turn = self.turns.pop().ok_or(RefusedMoveError::NothingToTakeBack)?;
        self.position = self.after(self.turns.len());
        Ok(turn)
    }

    /// The position after this many of the moves.
    ///
    /// # Panics
    /// If there are fewer.
    #[must_use]
    pub fn after(&self, moves: usize) -> C::Position {
        let mut position = self.start.clone();
        for turn in &self.turns[..moves] {
            let played = self.rules.play(&mut position, &turn.chosen);
            played.unwrap_or_else(|refusal| panic!("a move that was legal before is refused: {refusal}"));
        }
        position
    }
}

impl<C: Contest<Position: fmt::Debug>> fmt::Debug for Referee<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Referee").field("turns", &self.turns).field("position", &self.position).finish()
    }
}
