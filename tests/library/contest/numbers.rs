//! A toy with hidden information: each of two seats hides a number, and in turn they guess the
//! other's. The answers are *lower*, *higher* and *found*.

use serde_json::{Map, Value};
use smyoz::contest::{Contest, Outcome, Seat};
use smyoz::puzzles::Seed;

/// The rules: the numbers are below this one.
#[derive(Clone, Copy)]
pub struct Numbers(pub u64);

#[derive(Clone, Debug)]
pub struct Position {
    hidden: Vec<u64>,
    turn: Seat,
    /// The least that the other's number can be, and what it is below.
    known: [(u64, u64); 2],
    winner: Option<Seat>,
}

/// The own number, and what is known of the other's.
pub type Seen = (u64, (u64, u64));

impl Contest for Numbers {
    type Position = Position;
    type Move = u64;
    type Answer = &'static str;
    type Error = std::num::ParseIntError;
    type Seen<'a> = Seen;

    const GAME: &'static str = "numbers";
    const HIDES: bool = true;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self, position: &Position) -> Option<Seat> {
        position.winner.is_none().then_some(position.turn)
    }

    fn legal(&self, _: &Position) -> Vec<u64> {
        (0..self.0).collect()
    }

    fn play(&self, position: &mut Position, &guess: &u64) -> Result<&'static str, Self::Error> {
        let seat = position.turn;
        let (hidden, (low, high)) = (position.hidden[1 - seat.0], position.known[seat.0]);
        let (answer, low, high) = match guess {
            guess if hidden < guess => ("lower", low, high.min(guess)),
            guess if hidden > guess => ("higher", low.max(guess + 1), high),
            guess => ("found", guess, guess + 1),
        };
        position.known[seat.0] = (low, high);
        position.winner = (answer == "found").then_some(seat);
        position.turn = seat.next(2);
        Ok(answer)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.winner.map(Outcome::won_by)
    }

    fn seen<'a>(&'a self, position: &'a Position, seat: Seat) -> Seen {
        (position.hidden[seat.0], position.known[seat.0])
    }

    fn draw(&self, seen: &Seen) -> String {
        format!("{} against {:?}", seen.0, seen.1)
    }

    fn write(&self, guess: &u64) -> String {
        guess.to_string()
    }

    fn read(&self, _: &Position, text: &str) -> Result<u64, Self::Error> {
        text.parse()
    }

    fn variant(&self) -> Map<String, Value> {
        Map::new()
    }
}

impl Numbers {
    pub fn begin(&self, seed: Seed, hidden: Vec<u64>) -> Position {
        let turn = Seat(seed.stream("numbers").below(2) as usize);
        Position { hidden, turn, known: [(0, self.0); 2], winner: None }
    }
}
