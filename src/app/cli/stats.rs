//! `smyoz stats`: counts of puzzles by kind, level and so on.

use std::collections::{BTreeMap, HashSet};

use clap::Args;
use serde_json::{Map, Value as Json, json};

use super::output::{Output, tell};
use super::rows::{Column, NO_MATCH, Row, Selection, Value};
use super::shown::counted;
use super::{Answer, CommandError};
use crate::registry::Registry;
use smyoz_core::puzzles::Id;

/// Count puzzles by kind, level, number of clues and so on
///
/// Twins are images of earlier puzzles, with the same id. What a game counts, such as moored ships,
/// is counted in the solution, whether or not the puzzle gives the number; items are the parts of
/// the inventory that are given. Scores are grouped in equal steps, each named by its lower end.
#[derive(Args)]
pub(super) struct Stats {
    #[command(flatten)]
    selection: Selection,
    /// Print CSV: trait, value, count
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// What is counted, scores last.
fn traits(registry: &Registry) -> Vec<Column> {
    let last = [Column::Items, Column::Level, Column::Score];
    Column::with_counted(&[Column::Shots, Column::Kind], registry, &last)
}

/// The longest bar.
const BAR: usize = 40;

/// The greatest number of steps that scores are grouped in.
const STEPS: u64 = 12;

impl Stats {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let counts = traits(registry).into_iter().map(|column| (column, Counts::new())).collect();
        let mut summary = Statistics { counts, ..Statistics::default() };
        let reading = self.selection.each(registry, |row| {
            summary.count(&row);
            Ok(())
        })?;
        summary.group_scores();
        // Of what could not be read, there is nothing to count.
        if summary.puzzles == 0 && reading.is_partial() {
            return Err(CommandError::Unread);
        }
        if self.json {
            output.json(&summary.as_json())?;
        } else if self.csv {
            output.csv(&["trait", "value", "count"], summary.records())?;
        } else {
            output.text(summary.text(registry))?;
        }
        reading.end()?;
        if summary.puzzles == 0 {
            tell(NO_MATCH);
        }
        Ok((summary.puzzles > 0).into())
    }
}

/// How often each value occurs, in the order of the values.
type Counts = BTreeMap<Value, usize>;

#[derive(Default)]
struct Statistics {
    puzzles: usize,
    ids: HashSet<Id>,
    twins: usize,
    proved_minimum: usize,
    counts: Vec<(Column, Counts)>,
    /// The size of a step of scores.
    step: u64,
}

impl Statistics {
    fn count(&mut self, row: &Row) {
        self.puzzles += 1;
        self.twins += usize::from(!self.ids.insert(row.id));
        self.proved_minimum += usize::from(row.proved_minimum());
        for (column, counts) in &mut self.counts {
            *counts.entry(row.value(*column)).or_default() += 1;
        }
    }

    /// Groups the scores in steps, since nearly every puzzle has a different score.
    fn group_scores(&mut self) {
        let (_, scores) = self.counts.last_mut().expect("scores are the last trait");
        let number = |value: &Value| if let Value::Number(score) = value { Some(u64::from(*score)) } else { None };
        let mut sizes = scores.keys().filter_map(number);
        let (Some(least), Some(greatest)) = (sizes.clone().next(), sizes.next_back()) else { return };
        let fits = |step: &u64| greatest / step - least / step < STEPS;
        let powers = std::iter::successors(Some(1), |power| Some(power * 10));
        let mut steps = powers.flat_map(|power| [1, 2, 5].map(|digit| digit * power));
        self.step = steps.find(fits).expect("a step that is large enough groups all");
        let mut grouped = Counts::new();
        for (value, count) in std::mem::take(scores) {
            let lower_end = |score: u64| Value::Number((score / self.step * self.step) as u32);
            let step = number(&value).map_or(value, lower_end);
            *grouped.entry(step).or_default() += count;
        }
        *scores = grouped;
    }

    fn counts(&self) -> impl Iterator<Item = (Column, &Counts)> {
        self.counts.iter().map(|(column, counts)| (*column, counts))
    }

    /// The numbers that are not distributions.
    fn totals(&self) -> [(&'static str, usize); 3] {
        [("puzzles", self.puzzles), ("twins", self.twins), ("proved_minimum", self.proved_minimum)]
    }

    fn as_json(&self) -> Json {
        let totals = self.totals().into_iter().map(|(name, number)| (name, json!(number)));
        let distributions = self.counts().map(|(column, counts)| {
            let counts: Map<_, _> = counts.iter().map(|(value, count)| (value.to_string(), json!(count))).collect();
            (column.name(), json!(counts))
        });
        totals.chain(distributions).map(|(name, value)| (name.to_owned(), value)).collect::<Map<_, _>>().into()
    }

    fn records(&self) -> impl Iterator<Item = [String; 3]> {
        let totals = self.totals().map(|(name, number)| [name.to_owned(), String::new(), number.to_string()]);
        let distributions = self.counts().flat_map(|(column, counts)| {
            let record = move |(value, count): (&Value, &usize)| {
                [column.name().to_owned(), value.text().unwrap_or_default(), count.to_string()]
            };
            counts.iter().map(record)
        });
        totals.into_iter().chain(distributions)
    }

    fn text(&self, registry: &Registry) -> String {
        let (puzzles, twins) = (counted(self.puzzles, "puzzle"), counted(self.twins, "twin"));
        let mut text = format!("{puzzles}\n{twins}\n{} with a proved minimum\n", self.proved_minimum);
        for (column, counts) in self.counts() {
            // If no puzzle is rated, that is not worth a line.
            let rating = matches!(column, Column::Level | Column::Score);
            if counts.is_empty() || rating && counts.keys().all(|value| *value == Value::Absent) {
                continue;
            }
            let steps = if column == Column::Score { format!(", in steps of {}", self.step) } else { String::new() };
            text += &format!("\n{}{steps}\n", column.header(registry));
            text += &self.histogram(column, counts);
        }
        text
    }

    /// One line per value: the number of puzzles, the percentage, and a bar.
    fn histogram(&self, column: Column, counts: &Counts) -> String {
        let most = counts.values().copied().max().unwrap_or(1);
        let width = counts.keys().map(|value| value.to_string().chars().count()).max().unwrap_or_default();
        let digits = most.to_string().len();
        let line = |(value, &count): (&Value, &usize)| {
            let value = if column.is_number() { format!("{value:>width$}") } else { format!("{value:<width$}") };
            let percent = 100.0 * count as f64 / self.puzzles as f64;
            // Every value that occurs gets a visible bar.
            let bar = "#".repeat((count * BAR / most).max(1));
            format!("  {value}  {count:>digits$}  {percent:5.1} %  {bar}\n")
        };
        counts.iter().map(line).collect()
    }
}
