//! Each move of a contest against the best one, and what was lost.

use super::super::CommandError;
use super::super::output::Output;
use super::arena::interruptible;
use crate::registry::contest::{Judged, Lost, Table, lost};
use smyoz_core::lang::Lang;

fn rounded(value: f64, decimals: i32) -> f64 {
    let unit = 10_f64.powi(decimals);
    (value * unit).round() / unit
}

/// The moves of a contest, each against the best one; `None` if that was interrupted.
pub(super) fn judged(table: &dyn Table) -> Result<Option<Vec<Judged>>, CommandError> {
    let moves = table.lines().len() as u64;
    let judged = interruptible(moves, "moves", |stop, done| table.review(stop.into(), done))?;
    Ok(judged.map(|judged| judged.expect("nobody else cancels")))
}

/// Prints the moves of a contest for people.
pub(super) fn print(table: &dyn Table, judged: &[Judged], lang: Lang, output: &mut Output) -> Result<(), CommandError> {
    if judged.is_empty() {
        return output.line(lang.contest_unreviewed());
    }
    let percent = |value: f64| rounded(100.0 * value, 1);
    for one in judged {
        let verdict = match one.lost() > 0.0 {
            true => lang.contest_worse(percent(one.value), one.best.clone(), percent(one.best_value)),
            false => lang.contest_best(percent(one.value)),
        };
        let (number, seat) = (one.number.to_string(), one.seat.to_string());
        output.line(lang.contest_judged(number, seat, one.chosen.clone(), one.answer.clone(), verdict))?;
    }
    lost(judged, table.header().seats.len()).iter().try_for_each(|Lost { seat, moves, best, lost, standard_error }| {
        let (lost, error) = (rounded(*lost, 2), rounded(1.96 * standard_error, 2));
        output.line(lang.contest_lost(seat.to_string(), *moves as u64, *best as u64, lost, error))
    })
}
