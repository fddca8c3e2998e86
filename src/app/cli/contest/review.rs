//! Each move of a contest against the best one, and what was lost.

use super::super::CommandError;
use super::super::output::Output;
use super::arena::interruptible;
use crate::registry::contest::{Judged, Table, lost, told_judged, told_lost};
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
        let answer = if one.answer.is_empty() { String::new() } else { format!(" ({})", one.answer) };
        let played = format!("{}{answer}", one.chosen);
        output.line(lang.contest_judged(number, seat, played, told_judged(table, one, lang)))?;
    }
    let lost = lost(judged, table.header().seats.len());
    lost.iter().try_for_each(|lost| output.line(told_lost(table, lost, lang)))
}
