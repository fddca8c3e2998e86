//! What players lost over a contest, and its review as data.

use serde_json::{Value, json};

use super::{Judged, Table};
use smyoz_core::contest::{Seat, sum};

/// What a player lost over a game: the score of their skill.
#[derive(Clone, Debug, PartialEq)]
pub struct Lost {
    /// The player.
    pub seat: Seat,
    /// The moves that were judged.
    pub moves: usize,
    /// How many of them were the best.
    pub best: usize,
    /// What the other moves lost, in what the game counts.
    pub lost: f64,
    /// Its standard error.
    pub standard_error: f64,
}

/// What each of this many seats lost.
#[must_use]
pub fn lost(judged: &[Judged], seats: usize) -> Vec<Lost> {
    let of = |seat: Seat| {
        let own: Vec<&Judged> = judged.iter().filter(|judged| judged.seat == seat).collect();
        let worse = || own.iter().filter(|judged| judged.lost() > 0.0);
        Lost {
            seat,
            moves: own.len(),
            best: own.len() - worse().count(),
            lost: sum(worse().map(|judged| judged.lost())),
            standard_error: sum(worse().map(|judged| judged.standard_error.powi(2))).sqrt(),
        }
    };
    (0..seats).map(Seat).map(of).collect()
}

/// The review of a contest as data: who won, what each player lost, and each move.
#[must_use]
pub fn review_as_value(table: &dyn Table, judged: &[Judged]) -> Value {
    let moves = judged.iter().map(|one| {
        json!({
            "number": one.number,
            "seat": one.seat.0 + 1,
            "played": one.chosen,
            "answer": one.answer,
            "expected_hits": one.value,
            "probability": one.is_probability.then_some(one.value),
            "best": one.best,
            "best_expected_hits": one.best_value,
            "best_probability": one.is_probability.then_some(one.best_value),
            "standard_error": one.standard_error,
        })
    });
    let players = lost(judged, table.header().seats.len()).into_iter().map(|one| {
        json!({
            "seat": one.seat.0 + 1,
            "moves": one.moves,
            "best_moves": one.best,
            "lost": one.lost,
            "standard_error": one.standard_error,
        })
    });
    let winners = table.outcome().map(|outcome| outcome.winners);
    let winners = winners.map(|winners| winners.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>());
    json!({
        "winners": winners,
        "players": players.collect::<Vec<_>>(),
        "moves": moves.collect::<Vec<_>>(),
    })
}
