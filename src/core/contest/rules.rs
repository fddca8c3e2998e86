//! What a game for several players says of itself.

#![warn(missing_docs, clippy::missing_errors_doc)]

use std::error::Error;
use std::fmt;

use serde_json::{Map, Value};

/// A seat at the table: from 0 in code, from 1 in records and messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub usize);

impl Seat {
    /// The next of this many seats.
    #[must_use]
    pub fn next(self, seats: usize) -> Self {
        Self((self.0 + 1) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// How a contest ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won; several share the win, none if nobody has won.
    pub winners: Vec<Seat>,
}

impl Outcome {
    /// One seat has won.
    #[must_use]
    pub fn won_by(seat: Seat) -> Self {
        Self { winners: vec![seat] }
    }
}

/// The rules of a game for several players, with the options of a variant. How it begins, from a seed
/// or also from what seats hide, is the game's own affair: the referee is given a position.
pub trait Contest: Send + Sync {
    /// All that the referee knows at one moment.
    type Position: Clone + Send + Sync;

    /// What a seat does when it is its turn.
    type Move: Clone + PartialEq + fmt::Debug + Send + Sync;

    /// What the referee answers to a move, for all to hear; empty if written as nothing.
    type Answer: fmt::Display;

    /// Why a move is illegal: the rule and the place.
    type Error: Error + Send + Sync + 'static;

    /// What a seat may see of a position; the position itself if nothing is hidden.
    type Seen<'a>
    where
        Self: 'a;

    /// The name of the game in records.
    const GAME: &'static str;

    /// Whether seats hide something: then no move may be taken back, since its answer is known, and
    /// there are no problems.
    const HIDES: bool = false;

    /// Number of seats.
    fn seats(&self) -> usize;

    /// The seat whose turn it is; `None` once the game is over.
    fn turn(&self, position: &Self::Position) -> Option<Seat>;

    /// The legal moves of the seat whose turn it is. Where a move consists of many parts that can
    /// be chosen freely, one for each beginning suffices.
    fn legal(&self, position: &Self::Position) -> Vec<Self::Move>;

    /// Plays a move of the seat whose turn it is.
    ///
    /// # Errors
    /// If it is illegal; the position is then unchanged.
    fn play(&self, position: &mut Self::Position, chosen: &Self::Move) -> Result<Self::Answer, Self::Error>;

    /// How the game ended; `None` if it goes on.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// What a seat may see.
    fn seen<'a>(&'a self, position: &'a Self::Position, seat: Seat) -> Self::Seen<'a>;

    /// What is seen as text, for a terminal.
    fn draw(&self, seen: &Self::Seen<'_>) -> String;

    /// A move in the game's notation.
    fn write(&self, chosen: &Self::Move) -> String;

    /// Reads a move in the game's notation.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read(&self, position: &Self::Position, text: &str) -> Result<Self::Move, Self::Error>;

    /// The options of the variant as data, for records.
    fn variant(&self) -> Map<String, Value>;
}
