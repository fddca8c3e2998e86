//! The printed record of a game for two.

use crate::board::{Cell, Columns, Layout};
use crate::contest::ForTwo;
use crate::lang::SeaTexts;
use crate::paper::{GameRecord, Setup, Shelled, contest};
use smyoz_core::contest::{Line, Opening, Record, Seat};
use smyoz_core::lang::Lang;
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::{Ink, Style};

/// The pages of a game that is over.
pub(super) fn pages(
    rules: &ForTwo,
    (record, openings): (&Record, &[Opening]),
    result: String,
    lang: Lang,
    paper: At,
) -> Result<Vec<DisplayList>, String> {
    let layouts = openings.iter().map(|opening| Layout::from_rows(&opening.lines).map_err(|error| error.to_string()));
    let layouts = layouts.collect::<Result<Vec<_>, _>>()?;
    let [one, other] = <[Layout; 2]>::try_from(layouts).map_err(|_| "expected two boards".to_owned())?;
    let shelled = |seat: Seat, layout: Layout| Shelled {
        heading: lang.sea_record_board(seat.to_string(), record.header.seats[seat.0].to_string()),
        shots: shots(record, seat.next(2)),
        layout,
    };
    let moves = (1..).zip(moves(record)).map(|(number, (seat, text, answer))| match answer.is_empty() {
        true => format!("{number}. {seat}: {text}"),
        false => {
            let answers = text.split(' ').zip(answer.split(' '));
            let told = answers.map(|(cell, answer)| lang.sea_contest_answer(cell.to_owned(), answer.to_owned()));
            format!("{number}. {seat}: {}", told.collect::<Vec<_>>().join(", "))
        }
    });
    let printed = GameRecord {
        setting: rules.setting.clone(),
        boards: [shelled(Seat(0), one), shelled(Seat(1), other)],
        result,
        moves: moves.collect(),
    };
    let setup = Setup { style: Style::new(lang, Ink::Colour), columns: Columns::latin() };
    contest(&printed, &setup, paper).map_err(|error| error.to_string())
}

/// The moves of a record: whose, what was played, and what was answered.
fn moves(record: &Record) -> impl Iterator<Item = (Seat, &str, &str)> {
    record.lines.iter().filter_map(|line| match line {
        Line::Move { seat, text, answer, .. } => Some((*seat, &**text, &**answer)),
        Line::Back | Line::Revealed(_) => None,
    })
}

/// The shots of a seat, each with the number of its move and whether something was hit.
fn shots(record: &Record, of: Seat) -> Vec<(Cell, usize, bool)> {
    let own = (1..).zip(moves(record)).filter(|(_, (seat, _, answer))| *seat == of && !answer.is_empty());
    let each = own.flat_map(|(number, (_, text, answer))| {
        text.split(' ').zip(answer.split(' ')).map(move |(cell, answer)| (cell, number, answer != "miss"))
    });
    let columns = Columns::latin();
    each.filter_map(|(cell, number, is_hit)| Some((columns.cell(cell).ok()?, number, is_hit))).collect()
}
