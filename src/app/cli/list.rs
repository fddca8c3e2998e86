//! `smyoz list`: a table of puzzles.

use std::cmp::Reverse;

use clap::Args;
use serde_json::{Map, json};

use super::output::{Csv, Output, tell};
use super::rows::{Column, NO_MATCH, Row, Selection, Value};
use super::terminal::with_level;
use super::values::by_name;
use super::{Answer, CommandError};
use crate::registry::Registry;
use smyoz_core::puzzles::Level;

/// List puzzles in a table, one per line
///
/// The kind is what a puzzle claims: unique, up-to-symmetry or mercy. Moored ships and islands are
/// counted in the solution, whether or not the puzzle gives their numbers. A missing value is `-`,
/// empty in CSV and null in JSON, which also has titles and notes.
#[derive(Args)]
pub(super) struct List {
    #[command(flatten)]
    selection: Selection,
    /// Sort by this column, lines without a value last; by default, in the order read
    ///
    /// All lines are then kept in memory.
    #[arg(long, value_name = "KEY", value_parser = by_name(COLUMNS, Column::name))]
    sort: Option<Column>,
    /// Reverse the order; lines without a value stay last
    #[arg(long)]
    reverse: bool,
    /// Print CSV
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Print one JSON line per puzzle
    #[arg(long)]
    json: bool,
}

const COLUMNS: [Column; 10] = [
    Column::Id,
    Column::Seed,
    Column::Kind,
    Column::Shots,
    Column::Moored,
    Column::Islands,
    Column::Level,
    Column::Score,
    Column::Stars,
    Column::File,
];

/// What the tables have no room for.
const ONLY_IN_JSON: [Column; 2] = [Column::Title, Column::Note];

impl List {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let mut table = self.table(output)?;
        let mut rows = Vec::new();
        let mut found = false;
        let in_order = self.sort.is_some() || self.reverse;
        let reading = self.selection.each(registry, |row| {
            found = true;
            if in_order {
                rows.push(row);
                return Ok(());
            }
            table.row(&row)
        })?;
        self.order(&mut rows);
        rows.iter().try_for_each(|row| table.row(row))?;
        table.finish()?;
        reading.end()?;
        if !found {
            tell(NO_MATCH);
        }
        Ok(found.into())
    }

    fn table<'a>(&self, output: &'a mut Output) -> Result<Table<'a>, CommandError> {
        if self.json {
            return Ok(Table::Json(output));
        }
        if self.csv {
            return Ok(Table::Csv(Box::new(output.csv_table(&COLUMNS.map(Column::name))?)));
        }
        output.text(line(COLUMNS.map(|column| column.name().to_owned())))?;
        Ok(Table::Text(output))
    }

    /// Sorts the rows. Rows with the same value keep their order, even in reverse.
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

/// A table that is printed row by row.
enum Table<'a> {
    Text(&'a mut Output),
    Csv(Box<Csv<'a, { COLUMNS.len() }>>),
    Json(&'a mut Output),
}

impl Table<'_> {
    fn row(&mut self, row: &Row) -> Result<(), CommandError> {
        match self {
            Self::Text(output) => {
                let line = line(COLUMNS.map(|column| row.value(column).to_string()));
                let name = row.level.map_or("", Level::name);
                output.text(with_level(line, row.level, "", name))
            }
            Self::Csv(table) => table.record(&COLUMNS.map(|column| row.value(column).text().unwrap_or_default())),
            Self::Json(output) => {
                let keys = COLUMNS.into_iter().chain(ONLY_IN_JSON);
                let keys = keys.map(|column| (column.name().to_owned(), json!(row.value(column))));
                output.json(&Map::from_iter(keys))
            }
        }
    }

    fn finish(self) -> Result<(), CommandError> {
        match self {
            Self::Csv(table) => table.finish(),
            Self::Text(output) | Self::Json(output) => output.finish(),
        }
    }
}

/// A line of the table.
fn line(cells: [String; COLUMNS.len()]) -> String {
    let padded: Vec<String> = cells
        .into_iter()
        .zip(COLUMNS)
        .map(|(cell, column)| match (column.width(), column.is_number()) {
            (width, true) => format!("{cell:>width$}"),
            (width, false) => format!("{cell:<width$}"),
        })
        .collect();
    padded.join("  ") + "\n"
}
