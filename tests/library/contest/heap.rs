//! A toy without hidden information: in turn each seat takes one to three matches from a heap;
//! whoever takes the last one wins.

use serde_json::{Map, Value, json};
use smyoz::contest::{Contest, Outcome, Seat};
use smyoz::puzzles::Seed;
use thiserror::Error;

/// The rules.
#[derive(Clone, Copy)]
pub struct Heap {
    pub most: u64,
    pub seats: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Matches {
    pub left: u64,
    pub turn: Seat,
}

#[derive(Debug, PartialEq, Error)]
pub enum NoMove {
    #[error("a move takes 1 to {most} matches, not {taken}")]
    Number { most: u64, taken: u64 },
    #[error("{left} matches are left, not {taken}")]
    Left { left: u64, taken: u64 },
    #[error("`{0}` is not a number of matches")]
    Text(String),
}

impl Contest for Heap {
    type Position = Matches;
    type Move = u64;
    type Answer = &'static str;
    type Error = NoMove;
    type Seen<'a> = &'a Matches;

    const GAME: &'static str = "heap";

    fn seats(&self) -> usize {
        self.seats
    }

    fn turn(&self, position: &Matches) -> Option<Seat> {
        (position.left > 0).then_some(position.turn)
    }

    fn legal(&self, position: &Matches) -> Vec<u64> {
        (1..=self.most.min(position.left)).collect()
    }

    fn play(&self, position: &mut Matches, &taken: &u64) -> Result<&'static str, NoMove> {
        match taken {
            taken if taken == 0 || taken > self.most => Err(NoMove::Number { most: self.most, taken }),
            taken if taken > position.left => Err(NoMove::Left { left: position.left, taken }),
            taken => {
                *position = Matches { left: position.left - taken, turn: position.turn.next(self.seats) };
                Ok("")
            }
        }
    }

    fn outcome(&self, position: &Matches) -> Option<Outcome> {
        (position.left == 0).then(|| Outcome::won_by(Seat((position.turn.0 + self.seats - 1) % self.seats)))
    }

    fn seen<'a>(&'a self, position: &'a Matches, _: Seat) -> &'a Matches {
        position
    }

    fn draw(&self, seen: &&Matches) -> String {
        "|".repeat(seen.left as usize)
    }

    fn write(&self, taken: &u64) -> String {
        taken.to_string()
    }

    fn read(&self, _: &Matches, text: &str) -> Result<u64, NoMove> {
        text.parse().map_err(|_| NoMove::Text(text.to_owned()))
    }

    fn variant(&self) -> Map<String, Value> {
        Map::from_iter([("most".to_owned(), json!(self.most))])
    }
}

impl Heap {
    pub fn begin(&self, seed: Seed) -> Matches {
        Matches { left: 10 + seed.stream("heap").below(10), turn: Seat(0) }
    }
}
