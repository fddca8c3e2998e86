//! Each move of a contest against the best one, and what was lost.

use serde_json::Value;

use super::super::CommandError;
use super::super::output::{Output, progress_bar};
use crate::registry::contest::{Judged, Lost, Table, lost, review_as_value};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;

fn judged(table: &dyn Table) -> Vec<Judged> {
    let progress = progress_bar(table.lines().len(), "moves");
    let judged = table.review(Limits::NONE, &mut |number| progress.set_position(number));
    progress.finish_and_clear();
    judged.expect("nobody cancels")
}

fn rounded(value: f64, decimals: i32) -> f64 {
    let unit = 10_f64.powi(decimals);
    (value * unit).round() / unit
}

/// Prints the moves of a contest for people.
pub(super) fn print(table: &dyn Table, lang: Lang, output: &mut Output) -> Result<(), CommandError> {
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
    review_as_value(table, &judged(table))
}
