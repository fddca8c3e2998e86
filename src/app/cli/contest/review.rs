//! Each move of a contest against the best one, and what was lost.

use super::super::CommandError;
use super::super::output::Output;
use super::arena::interruptible;
use crate::registry::contest::{Judged, Lost, Table, lost};
use smyoz_core::contest::rounded;
use smyoz_core::lang::Lang;

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
    for one in judged {
        let (number, seat) = (one.number.to_string(), one.seat.to_string());
        output.line(lang.contest_judged(number, seat, one.chosen.clone(), one.answer.clone(), one.told(lang)))?;
    }
    lost(judged, table.header().seats.len()).iter().try_for_each(|Lost { seat, moves, best, lost, standard_error }| {
        let (lost, error) = (rounded(*lost, 2), rounded(1.96 * standard_error, 2));
        output.line(lang.contest_lost(seat.to_string(), *moves as u64, *best as u64, lost, error))
    })
}
