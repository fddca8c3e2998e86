//! `smyoz list`: many puzzles at a glance.

use std::cmp::Reverse;

use clap::Args;
use serde_json::{Map, json};

use super::output::Output;
use super::rows::{Column, Row, Selection, Value};
use super::{Answer, Failure, by_name};

/// A table of puzzles, a line each
///
/// The kind is what a puzzle promises: unique, up-to-symmetry or mercy. Numbers of moored ships and islands are those of
/// the solution, whether the puzzle tells them or not. What a file does not tell is `-`; empty in CSV, null in JSON.
#[derive(Args)]
pub(super) struct List {
    #[command(flatten)]
    selection: Selection,
    /// Order by this column, lines without a value last; as read if not given
    #[arg(long, value_name = "KEY", value_parser = by_name(COLUMNS, Column::name))]
    sort: Option<Column>,
    /// Greatest first; without --sort, last first
    #[arg(long)]
    reverse: bool,
    /// Print CSV
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Print one JSON line a puzzle
    #[arg(long)]
    json: bool,
}

const COLUMNS: [Column; 9] = [
    Column::Id,
    Column::Seed,
    Column::Kind,
    Column::Shots,
    Column::Moored,
    Column::Islands,
    Column::Level,
    Column::Score,
    Column::File,
];

impl List {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let mut rows = Vec::new();
        self.selection.each(|row| rows.push(row))?;
        self.order(&mut rows);
        if self.json {
            for row in &rows {
                let keys: Map<_, _> =
                    COLUMNS.map(|column| (column.name().to_owned(), json!(row.value(column)))).into_iter().collect();
                output.json(&keys)?;
            }
        } else if self.csv {
            let texts = |row: &Row| COLUMNS.map(|column| row.value(column).text().unwrap_or_default());
            output.csv(&COLUMNS.map(Column::name), rows.iter().map(texts))?;
        } else {
            table(&rows, output)?;
        }
        Ok((!rows.is_empty()).into())
    }

    /// Puts the rows in order; those with the same value stay as they are, also in reverse.
    fn order(&self, rows: &mut [Row]) {
        match self.sort {
            Some(column) if self.reverse => rows.sort_by_cached_key(|row| {
                let value = row.value(column);
                (value == Value::Absent, Reverse(value))
            }),
            Some(column) => rows.sort_by_cached_key(|row| row.value(column)),
            None if self.reverse => rows.reverse(),
            None => {}
        }
    }
}

fn table(rows: &[Row], output: &mut Output) -> Result<(), Failure> {
    let widths = COLUMNS.map(|column| {
        let cells = rows.iter().map(|row| row.value(column).to_string().chars().count());
        cells.chain([column.name().len()]).max().unwrap_or_default()
    });
    let line = |cells: [String; COLUMNS.len()]| {
        let columns = cells.into_iter().zip(COLUMNS).zip(widths);
        let padded: Vec<String> = columns
            .map(|((cell, column), width)| match column {
                // Nothing stands behind it.
                Column::File => cell,
                _ if column.is_number() => format!("{cell:>width$}"),
                _ => format!("{cell:<width$}"),
            })
            .collect();
        padded.join("  ") + "\n"
    };
    output.text(line(COLUMNS.map(|column| column.name().to_owned())))?;
    rows.iter().try_for_each(|row| output.text(line(COLUMNS.map(|column| row.value(column).to_string()))))
}
