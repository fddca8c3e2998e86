//! `smyoz list`: a table of puzzles.

use std::cmp::Reverse;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Args, Command};
use serde_json::{Map, json};

use super::output::{Csv, Output, tell};
use super::rows::{Column, NO_MATCH, Row, Selection, Value, with_counted};
use super::terminal::with_level;
use super::{Answer, CommandError, Threads};
use crate::registry::Registry;
use smyoz_core::puzzles::Level;

/// List puzzles in a table, one per line
///
/// The kind is what a puzzle claims: unique, up-to-symmetry or mercy. What a game counts, such as
/// moored ships, is counted in the solution, whether or not the puzzle gives the number. A title
/// follows the file, if there is one. A missing value is `-`, empty in CSV and null in JSON, which
/// also has notes.
#[derive(Args)]
pub(super) struct List {
    #[command(flatten)]
    selection: Selection,
    /// Sort by this column, lines without a value last; by default, in the order read
    ///
    /// All lines are then kept in memory.
    #[arg(long, value_name = "KEY")]
    sort: Option<String>,
    /// Also what makes each puzzle good: symmetry, steps, routine, break_ins, techniques, openings,
    /// tedious
    ///
    /// These are measured on the path to the solution, which takes some time. `docs/choosing.md`
    /// defines them; `smyoz choose` chooses by them.
    #[arg(long)]
    merits: bool,
    #[command(flatten)]
    threads: Threads,
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

/// The columns, with those of what the games count.
fn columns(registry: &Registry, merits: bool) -> Vec<Column> {
    let first = [Column::Id, Column::Seed, Column::Kind, Column::Shots];
    let mut last = vec![Column::Level, Column::Score];
    last.extend(registry.games().iter().any(|game| game.has_stars()).then_some(Column::Stars));
    last.extend(Column::MERITS.into_iter().filter(|_| merits));
    Column::with_counted(&first, registry, &[&last[..], &[Column::File, Column::Title]].concat())
}

/// The command with the filters and the columns that the games have of their own.
pub(super) fn with_columns(command: Command, registry: &Registry) -> Command {
    let names = columns(registry, true).into_iter().map(|column| match column {
        Column::Shots => PossibleValue::new(column.name()).alias(column.header(registry)),
        _ => PossibleValue::new(column.name()),
    });
    with_counted(command, registry).mut_arg("sort", |sort| sort.value_parser(PossibleValuesParser::new(names)))
}

/// What the tables have no room for.
const ONLY_IN_JSON: [Column; 1] = [Column::Note];

impl List {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let is_merit = |name: &str| Column::MERITS.iter().any(|column| column.name() == name);
        let merits = self.merits || self.sort.as_deref().is_some_and(is_merit);
        let columns = columns(registry, merits);
        let sort = columns.iter().copied().find(|column| {
            self.sort.as_deref().is_some_and(|name| [column.name(), column.header(registry)].contains(&name))
        });
        let mut table = self.table(&columns, registry, output)?;
        let mut rows = Vec::new();
        let mut found = false;
        let in_order = self.sort.is_some() || self.reverse;
        let take = |row| {
            found = true;
            if in_order {
                rows.push(row);
                return Ok(());
            }
            table.row(&row)
        };
        let read = match merits {
            true => self.selection.measured(registry, self.threads, take),
            false => self.selection.each(registry, take)?.end(),
        };
        // What could not be read is reported last.
        let read = match read {
            Ok(()) | Err(CommandError::Unread) => read,
            Err(failure) => return Err(failure),
        };
        self.order(sort, &mut rows);
        rows.iter().try_for_each(|row| table.row(row))?;
        table.finish()?;
        read?;
        if !found {
            tell(NO_MATCH);
        }
        Ok(found.into())
    }

    fn table<'a>(
        &self,
        columns: &'a [Column],
        registry: &Registry,
        output: &'a mut Output,
    ) -> Result<Table<'a>, CommandError> {
        if self.json {
            return Ok(Table { columns, form: Form::Json(output) });
        }
        if self.csv {
            let names: Vec<&str> = columns.iter().map(|column| column.name()).collect();
            return Ok(Table { columns, form: Form::Csv(Box::new(output.csv_table(&names)?)) });
        }
        output.text(line(columns, |column| column.header(registry).to_owned()))?;
        Ok(Table { columns, form: Form::Text(output) })
    }

    /// Sorts the rows. Rows with the same value keep their order, even in reverse.
    fn order(&self, sort: Option<Column>, rows: &mut [Row]) {
        match sort {
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
struct Table<'a> {
    columns: &'a [Column],
    form: Form<'a>,
}

enum Form<'a> {
    Text(&'a mut Output),
    Csv(Box<Csv<'a>>),
    Json(&'a mut Output),
}

impl Table<'_> {
    fn row(&mut self, row: &Row) -> Result<(), CommandError> {
        let columns = self.columns;
        match &mut self.form {
            Form::Text(output) => {
                let is_shown = |column: &&Column| **column != Column::Title || row.value(**column) != Value::Absent;
                let line = line(columns.iter().filter(is_shown), |column| row.value(column).to_string());
                let name = row.level.map_or("", Level::name);
                output.text(with_level(line, row.level, "", name))
            }
            Form::Csv(table) => {
                table.record(columns.iter().map(|&column| row.value(column).text().unwrap_or_default()))
            }
            Form::Json(output) => {
                let keys = columns.iter().copied().chain(ONLY_IN_JSON);
                let keys = keys.map(|column| (column.name().to_owned(), json!(row.value(column))));
                output.json(&Map::from_iter(keys))
            }
        }
    }

    fn finish(self) -> Result<(), CommandError> {
        match self.form {
            Form::Csv(table) => table.finish(),
            Form::Text(output) | Form::Json(output) => output.finish(),
        }
    }
}

/// A line of the table, with what a column holds.
fn line<'a>(columns: impl IntoIterator<Item = &'a Column>, cell: impl Fn(Column) -> String) -> String {
    let padded = columns.into_iter().map(|&column| {
        let (cell, width) = (cell(column), column.width());
        if column.is_number() { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
    });
    padded.collect::<Vec<_>>().join("  ") + "\n"
}
