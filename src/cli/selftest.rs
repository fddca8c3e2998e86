//! `smyoz selftest`: whether the two engines agree.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

use clap::Args;
use rayon::prelude::*;
use serde_json::json;

use super::output::{Output, progress_bar, tell};
use super::{Answer, Failure, Threads};
use crate::puzzle::Puzzle;
use crate::smyoz::Seed;
use crate::smyoz::selftest::{Agreement, Case, Kind, LIMIT};

/// Whether the two engines find the same solutions, for random clues, true and contradictory
///
/// Clues about which they do not agree are printed as a puzzle, one JSON line each.
#[derive(Args)]
pub(super) struct Selftest {
    /// Number of clue sets
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u32).range(1..))]
    cases: u32,
    /// The seed that they are drawn from
    #[arg(long, default_value = "0")]
    seed: Seed,
    #[command(flatten)]
    threads: Threads,
    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
}

/// So many cases are worked on before their results come out, in order.
const PART: u32 = 500;

impl Selftest {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let pool = self.threads.pool()?;
        let progress = progress_bar(self.cases as usize, "cases");
        let mut summary = Summary::new();
        for first in (0..self.cases).step_by(PART as usize) {
            let numbers = first..self.cases.min(first.saturating_add(PART));
            let test = |number| {
                let case = Case::draw(self.seed, number);
                let result = case.test();
                progress.inc(1);
                (number, case.kind, result)
            };
            let results: Vec<_> = pool.install(|| numbers.into_par_iter().map(test).collect());
            for (number, kind, result) in results {
                summary.count(kind, result.as_ref().ok());
                if let Err(disagreement) = result {
                    progress.suspend(|| tell(format_args!("case {number} of seed {}: {disagreement}", self.seed)));
                    let mut shots = disagreement.clues.shots;
                    shots.sort_unstable();
                    output.json(&Puzzle { inventory: disagreement.clues.inventory, shots, ..Puzzle::default() })?;
                }
            }
        }
        progress.finish_and_clear();
        match self.json {
            true => output.json(&summary.as_json())?,
            false => output.line(&summary)?,
        }
        Ok((summary.disagreements == 0).into())
    }
}

/// What came of the cases so far.
struct Summary {
    start: Instant,
    by_kind: BTreeMap<Kind, u32>,
    unique: u32,
    contradictory: u32,
    /// How many have more solutions than are compared at a time.
    many: u32,
    /// The number of solutions compared.
    compared: usize,
    disagreements: u32,
}

impl Summary {
    fn new() -> Self {
        Self {
            start: Instant::now(),
            by_kind: BTreeMap::new(),
            unique: 0,
            contradictory: 0,
            many: 0,
            compared: 0,
            disagreements: 0,
        }
    }

    fn count(&mut self, kind: Kind, agreement: Option<&Agreement>) {
        *self.by_kind.entry(kind).or_default() += 1;
        let Some(agreement) = agreement else {
            self.disagreements += 1;
            return;
        };
        self.compared += agreement.compared;
        match agreement.solutions {
            Some(0) => self.contradictory += 1,
            Some(1) => self.unique += 1,
            Some(_) => {}
            None => self.many += 1,
        }
    }

    fn cases(&self) -> u32 {
        self.by_kind.values().sum()
    }

    fn as_json(&self) -> serde_json::Value {
        let kinds: BTreeMap<_, _> = self.by_kind.iter().map(|(kind, number)| (kind.name(), number)).collect();
        json!({
            "cases": self.cases(),
            "kinds": kinds,
            "unique": self.unique,
            "contradictory": self.contradictory,
            "many": self.many,
            "compared": self.compared,
            "disagreements": self.disagreements,
            "seconds": self.start.elapsed().as_secs_f64(),
        })
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { unique, contradictory, many, compared, disagreements, .. } = self;
        let (cases, seconds) = (self.cases(), self.start.elapsed().as_secs_f64());
        write!(f, "{cases} cases in {seconds:.1} s ({:.1} a second):", f64::from(cases) / seconds)?;
        for (kind, number) in &self.by_kind {
            write!(f, " {number} {kind}")?;
        }
        write!(f, "\n  {unique} unique, {contradictory} contradictory, {many} with more than {LIMIT} solutions")?;
        write!(f, "\n  {compared} solutions compared, {disagreements} disagreements")
    }
}
