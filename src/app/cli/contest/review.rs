//! Each move of a contest against the best one, and what was lost.

use serde_json::{Value, json};

use super::super::Failure;
use super::super::output::{Output, progress_bar};
use crate::registry::contest::{Judged, Table};
use smyoz_core::contest::Seat;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;

/// What a player lost over a game: the score of his skill.
struct Lost {
    seat: Seat,
    moves: usize,
    best: usize,
    lost: f64,
    standard_error: f64,
}

fn judged(table: &dyn Table) -> Vec<Judged> {
    let progress = progress_bar(table.lines().len(), "moves");
    let judged = table.review(Limits::NONE, &mut |number| progress.set_position(number));
    progress.finish_and_clear();
    judged.expect("nobody cancels")
}

fn lost(judged: &[Judged], seats: usize) -> Vec<Lost> {
    let of = |seat: Seat| {
        let own: Vec<&Judged> = judged.iter().filter(|judged| judged.seat == seat).collect();
        let worse = || own.iter().filter(|judged| judged.lost() > 0.0);
        Lost {
            seat,
            moves: own.len(),
            best: own.len() - worse().count(),
            lost: worse().map(|judged| judged.lost()).sum(),
            standard_error: worse().map(|judged| judged.standard_error.powi(2)).sum::<f64>().sqrt(),
        }
    };
    (0..seats).map(Seat).map(of).collect()
}

fn rounded(value: f64, decimals: i32) -> f64 {
    let unit = 10_f64.powi(decimals);
    (value * unit).round() / unit
}

/// Prints the moves of a contest for people.
pub(super) fn print(table: &dyn Table, lang: Lang, output: &mut Output) -> Result<(), Failure> {
    let judged = judged(table);
    if judged.is_empty() {
        return output.line(lang.contest_unreviewed());
    }
    let percent = |value: f64| rounded(100.0 * value, 1);
    for one in &judged {
        let verdict = match one.lost() > 0.0 {
            true => lang.contest_worse(percent(one.value), one.best.clone(), percent(one.best_value)),
            false => lang.contest_best(percent(one.value)),
        };
        let (number, seat) = (one.number.to_string(), one.seat.to_string());
        output.line(lang.contest_judged(number, seat, one.chosen.clone(), one.answer.clone(), verdict))?;
    }
    lost(&judged, table.header().seats.len()).iter().try_for_each(|Lost { seat, moves, best, lost, standard_error }| {
        let (lost, error) = (rounded(*lost, 2), rounded(1.96 * standard_error, 2));
        output.line(lang.contest_lost(seat.to_string(), *moves as u64, *best as u64, lost, error))
    })
}

/// The same as JSON.
pub(super) fn as_value(table: &dyn Table) -> Value {
    let judged = judged(table);
    let moves = judged.iter().map(|one| {
        json!({
            "number": one.number,
            "seat": one.seat.0 + 1,
            "played": one.chosen,
            "answer": one.answer,
            "probability": one.value,
            "best": one.best,
            "best_probability": one.best_value,
            "standard_error": one.standard_error,
        })
    });
    let players = lost(&judged, table.header().seats.len()).into_iter().map(|one| {
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
