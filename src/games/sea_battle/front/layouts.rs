//! Boards of Sea Battle: those of players when a game is over.

use std::path::PathBuf;

use clap::builder::StringValueParser;
use clap::{ArgMatches, Args, Command, ValueHint};
use serde_json::{Value, json};

use super::SeaBattleGame;
use crate::board::LayoutError;
use crate::board::{CellSet, Columns, Layout, Setting, Violation};
use crate::fraud::{Answer, Contradiction, Fault, Findings, Misnamed, Record, RecordError, Won};
use crate::options::{column_names, columns, setting};
use smyoz_app::registry::asked::{parsed, with_args};
use smyoz_app::registry::values::completed;
use smyoz_app::registry::{Layouts, Read, Refusal, Reply, Text};

/// Options on the records of a game that is over.
#[derive(Args)]
struct RecordArgs {
    /// Shots at a board and the answers of its owner, one per line, such as E4 miss
    ///
    /// For two boards, give it twice.
    #[arg(long = "record", value_hint = ValueHint::FilePath, value_name = "FILE")]
    records: Vec<PathBuf>,
    /// Names of columns in a record: latin, cyrillic, or the letters of a word [default: latin]
    #[arg(long, hide_short_help = true, value_name = "NAMES", hide_possible_values = true)]
    #[arg(value_parser = completed(column_names, StringValueParser::new()))]
    columns: Option<String>,
}

/// A board, and what was found about it.
struct Checked {
    name: String,
    findings: Findings,
    layout: Layout,
    record: Record,
}

impl Layouts for SeaBattleGame {
    fn with_check_options(&self, command: Command) -> Command {
        with_args::<RecordArgs>(command)
    }

    fn most_boards(&self) -> usize {
        2
    }

    /// Checks one board, or that of either player, each by the rules and by the answers of its
    /// owner if there is a record of these.
    fn check(&self, boards: &[Text], own: &ArgMatches, read: Read) -> Option<Result<Reply, Refusal>> {
        Some(judged(boards, own, read))
    }
}

fn judged(boards: &[Text], own: &ArgMatches, read: Read) -> Result<Reply, Refusal> {
    let (setting, RecordArgs { records, columns: names }) = (setting(own)?, parsed(own));
    if let Some(spare) = records.get(boards.len()) {
        let reason = "a record without a board: expected at most one for each board, in the same order";
        return Err(Refusal::at(read(spare)?.name, reason));
    }
    let columns = columns(names.as_deref(), &setting)?;
    let checked = boards.iter().enumerate().map(|(at, board)| {
        let record = records.get(at).map(|record| read(record)).transpose()?;
        checked(&setting, board, record.as_ref(), &columns)
    });
    let mut checked: Vec<Checked> = checked.collect::<Result<_, _>>()?;
    // What a player named stands in the record of the shots at the other board.
    if let [first, second] = &mut checked[..] {
        first.find_misnamed(&second.record);
        second.find_misnamed(&first.record);
    }
    let is_fair = checked.iter().all(|board| board.findings.is_fair());
    Ok(Reply { yes: Some(is_fair), json: as_value(&checked), text: as_text(&checked) })
}

fn checked(setting: &Setting, board: &Text, record: Option<&Text>, columns: &Columns) -> Result<Checked, Refusal> {
    let layout: Layout = board.text.parse().map_err(|error: LayoutError| Refusal::at(&*board.name, error))?;
    let read = |record: &Text| {
        Record::read(&record.text, columns).map_err(|error: RecordError| Refusal::at(&*record.name, error))
    };
    let record = record.map(read).transpose()?.unwrap_or_default();
    Ok(Checked { name: board.name.clone(), findings: Findings::of(setting, &layout, &record), layout, record })
}

impl Checked {
    /// Looks for cells that the owner named, but was not allowed to.
    fn find_misnamed(&mut self, other: &Record) {
        self.findings = std::mem::take(&mut self.findings).with_named(&self.layout, other);
    }

    /// The verdict, and what is wrong.
    fn text(&self, is_named: bool) -> String {
        let Findings { broken, contradictions, mistake, misnamed } = &self.findings;
        let verdict = match (broken.is_empty(), contradictions.is_empty() && misnamed.is_empty()) {
            (false, _) => "illegal",
            (true, false) => "legal, but not as answered",
            (true, true) => "legal",
        };
        let mut text = if is_named { format!("{}: {verdict}\n", self.name) } else { format!("{verdict}\n") };
        text.extend(broken.iter().map(|violation| format!("  {violation}\n")));
        text.extend(contradictions.iter().map(|wrong| format!("  {wrong}\n")));
        text.extend(misnamed.iter().map(|wrong| format!("  {wrong}\n")));
        text.extend(mistake.iter().map(|mistake| format!("  all answers would be right if {mistake}\n")));
        text
    }
}

/// Who has won, by the rules on fraud and by the ships that are sunk.
fn won(first: &Checked, second: &Checked) -> Won {
    let all_sunk = [first, second].map(|board| board.record.sinks_all(&board.layout));
    Won::of(Fault::of(&first.findings, &second.findings), all_sunk)
}

fn as_text(checked: &[Checked]) -> String {
    let text: String = checked.iter().map(|board| board.text(checked.len() > 1)).collect();
    let [first, second] = checked else { return text };
    text + &match Fault::of(&first.findings, &second.findings) {
        Fault::Neither => match won(first, second) {
            Won::First => format!("nobody is at fault; {} has won\n", first.name),
            Won::Second => format!("nobody is at fault; {} has won\n", second.name),
            Won::Nobody | Won::Open => "nobody is at fault\n".to_owned(),
        },
        Fault::First => format!("at fault: {}, so {} has won\n", first.name, second.name),
        Fault::Second => format!("at fault: {}, so {} has won\n", second.name, first.name),
        Fault::Both => format!("at fault: {} and {}, so nobody wins\n", first.name, second.name),
    }
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
        "expected": wrong.expected.map(Answer::name),
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
