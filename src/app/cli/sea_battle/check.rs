//! `smyoz check --game sea-battle`: what is wrong with boards when a game is over.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::cli::input::read_text;
use crate::cli::output::Output;
use crate::cli::{Answer, CommandError, shown};
use smyoz_games::sea_battle::board::LayoutError;
use smyoz_games::sea_battle::{
    Answer as SeaAnswer, CellSet, Columns, Contradiction, Fault, Findings, Layout, Misnamed, Record, RecordError,
    Setting, Violation, Won,
};

/// A board, and what was found about it.
struct Checked {
    name: String,
    findings: Findings,
    layout: Layout,
    record: Record,
}

/// Checks one board, or that of either player, each by the rules and by the answers of its owner if
/// there is a record of these.
pub(in crate::cli) fn run(
    setting: &Setting,
    boards: &[PathBuf],
    (records, columns): (&[PathBuf], &Columns),
    as_json: bool,
    output: &mut Output,
) -> Result<Answer, CommandError> {
    let mut checked: Vec<Checked> = boards
        .iter()
        .enumerate()
        .map(|(at, board)| checked(setting, board, records.get(at), columns))
        .collect::<Result<_, _>>()?;
    // What a player named stands in the record of the shots at the other board.
    if let [first, second] = &mut checked[..] {
        first.find_misnamed(&second.record);
        second.find_misnamed(&first.record);
    }
    if as_json {
        output.json(&as_value(&checked))?;
    } else {
        checked.iter().try_for_each(|board| show(board, checked.len() > 1, output))?;
        if let [first, second] = &checked[..] {
            output.line(match Fault::of(&first.findings, &second.findings) {
                Fault::Neither => match won(first, second) {
                    Won::First => format!("nobody is at fault; {} has won", first.name),
                    Won::Second => format!("nobody is at fault; {} has won", second.name),
                    Won::Nobody | Won::Open => "nobody is at fault".to_owned(),
                },
                Fault::First => format!("at fault: {}, so {} has won", first.name, second.name),
                Fault::Second => format!("at fault: {}, so {} has won", second.name, first.name),
                Fault::Both => format!("at fault: {} and {}, so nobody wins", first.name, second.name),
            })?;
        }
    }
    Ok(checked.iter().all(|board| board.findings.is_fair()).into())
}

/// How columns are named.
pub(in crate::cli) fn columns(name: Option<&str>, setting: &Setting) -> Result<Columns, CommandError> {
    match name {
        None | Some("latin") => Ok(Columns::latin()),
        Some("cyrillic") => Ok(Columns::cyrillic()),
        Some(word) => Columns::word(word, setting.size()).map_err(|error| CommandError::content("--columns", error)),
    }
}

fn checked(
    setting: &Setting,
    board: &Path,
    record: Option<&PathBuf>,
    columns: &Columns,
) -> Result<Checked, CommandError> {
    let name = shown::path(board);
    let read = read_text(board)?.parse();
    let layout: Layout = read.map_err(|error: LayoutError| CommandError::content(&*name, error))?;
    let record = record.map_or(Ok(Record::default()), |file| -> Result<_, CommandError> {
        let read = Record::read(&read_text(file)?, columns);
        read.map_err(|error: RecordError| CommandError::content(shown::path(file), error))
    })?;
    Ok(Checked { name, findings: Findings::of(setting, &layout, &record), layout, record })
}

impl Checked {
    /// Looks for cells that the owner named, but was not allowed to.
    fn find_misnamed(&mut self, other: &Record) {
        self.findings = std::mem::take(&mut self.findings).with_named(&self.layout, other);
    }
}

/// Who has won, by the rules on fraud and by the ships that are sunk.
fn won(first: &Checked, second: &Checked) -> Won {
    let all_sunk = [first, second].map(|board| board.record.sinks_all(&board.layout));
    Won::of(Fault::of(&first.findings, &second.findings), all_sunk)
}

fn show(Checked { name, findings, .. }: &Checked, is_named: bool, output: &mut Output) -> Result<(), CommandError> {
    let Findings { broken, contradictions, mistake, misnamed } = findings;
    let verdict = match (broken.is_empty(), contradictions.is_empty() && misnamed.is_empty()) {
        (false, _) => "illegal",
        (true, false) => "legal, but not as answered",
        (true, true) => "legal",
    };
    match is_named {
        true => output.line(format_args!("{name}: {verdict}"))?,
        false => output.line(verdict)?,
    }
    broken.iter().try_for_each(|violation| output.line(format_args!("  {violation}")))?;
    contradictions.iter().try_for_each(|wrong| output.line(format_args!("  {wrong}")))?;
    misnamed.iter().try_for_each(|wrong| output.line(format_args!("  {wrong}")))?;
    mistake.map_or(Ok(()), |mistake| output.line(format_args!("  all answers would be right if {mistake}")))
}

fn as_value(checked: &[Checked]) -> Value {
    let board = |Checked { findings: Findings { broken, contradictions, mistake, misnamed }, .. }: &Checked| {
        let rule = |violation: &Violation| json!({"rule": violation.rule().name(), "cells": names(&violation.cells()), "text": violation.to_string()});
        json!({
            "legal": broken.is_empty(),
            "broken": broken.iter().map(rule).collect::<Vec<_>>(),
            "contradictions": contradictions.iter().map(contradiction).collect::<Vec<_>>(),
            "mistake": mistake.map(|mistake| mistake.to_string()),
            "misnamed": misnamed.iter().map(self::misnamed).collect::<Vec<_>>(),
        })
    };
    match checked {
        [first, second] => json!({
            "boards": [board(first), board(second)],
            "fault": Fault::of(&first.findings, &second.findings).name(),
            "winner": won(first, second).name(),
        }),
        _ => checked.first().map_or(Value::Null, board),
    }
}

fn contradiction(wrong: &Contradiction) -> Value {
    json!({
        "line": wrong.shot.line,
        "cell": wrong.shot.cell.to_string(),
        "answered": wrong.shot.answer.name(),
        "expected": wrong.expected.map(SeaAnswer::name),
        "piece": names(&wrong.piece),
    })
}

fn misnamed(wrong: &Misnamed) -> Value {
    json!({
        "line": wrong.line,
        "cell": wrong.cell.to_string(),
        "expected": wrong.expected.name(),
        "before": wrong.before,
        "text": wrong.to_string(),
    })
}

fn names(cells: &CellSet) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}
