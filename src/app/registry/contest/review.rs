//! What players lost over a contest, and its review as data.

use serde_json::{Value, json};

use super::{Judged, Table};
use smyoz_core::contest::{Seat, rounded, sum};
use smyoz_core::lang::Lang;

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

/// How good a move was, in words.
#[must_use]
pub fn told_judged(table: &dyn Table, one: &Judged, lang: Lang) -> String {
    let told = |value: f64| {
        if one.is_probability {
            lang.contest_percent(rounded(100.0 * value, 1))
        } else {
            table.measured(rounded(value, 2), lang)
        }
    };
    if one.lost() > 0.0 {
        lang.contest_worse(told(one.value), one.best.clone(), told(one.best_value))
    } else {
        lang.contest_best(told(one.value))
    }
}

/// What a player lost, in words.
#[must_use]
pub fn told_lost(table: &dyn Table, Lost { seat, moves, best, lost, standard_error }: &Lost, lang: Lang) -> String {
    let error = rounded(1.96 * standard_error, 2);
    let lost = table.measured(rounded(*lost, 2), lang);
    let lost = if error > 0.0 { lang.contest_about(lost, error) } else { lost };
    lang.contest_lost(seat.to_string(), *moves as u64, *best as u64, lost)
}

/// The review of a contest as data: who won, what each player lost, and each move.
#[must_use]
pub fn review_as_value(table: &dyn Table, judged: &[Judged]) -> Value {
    let unit = table.unit();
    let moves = judged.iter().map(|one| {
        json!({
            "number": one.number,
            "seat": one.seat.0 + 1,
            "played": one.chosen,
            "answer": one.answer,
            (unit): one.value,
            "probability": one.is_probability.then_some(one.value),
            "best": one.best,
            (format!("best_{unit}")): one.best_value,
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
