//! `smyoz verify`: whether puzzles are unique and minimal.

use clap::Args;
use serde_json::json;

use super::input::{Puzzles, Source};
use super::output::Output;
use super::solve::list;
use super::{Answer, Failure, Threads};
use crate::compose::{Verdict, verify};
use crate::sat::Varisat;
use crate::smyoz::Shot;

/// Whether puzzles have exactly one solution, and whether every shot is needed for that
#[derive(Args)]
pub(super) struct Verify {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Also answer no (exit code 1) if a shot could be spared
    #[arg(long)]
    strict: bool,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON line a puzzle
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let puzzles = self.puzzles.read()?;
        let mut yes = true;
        let verify = |source: &Source| verify::<Varisat>(&source.puzzle);
        self.threads.work(&puzzles, verify, |source, verdict| {
            yes &= verdict.is_unique() && verdict.solution_fits != Some(false);
            yes &= verdict.is_minimal() || !self.strict;
            if self.json { output.json(&as_json(&verdict)) } else { output.line(text(source, &verdict)) }
        })?;
        Ok(yes.into())
    }
}

fn as_json(verdict: &Verdict) -> serde_json::Value {
    json!({
        "unique": verdict.is_unique(),
        "minimal": verdict.is_minimal(),
        "solutions": verdict.solutions.len(),
        "second": verdict.solutions.get(1),
        "spare": verdict.spare.iter().map(|shot| shot.cell.to_string()).collect::<Vec<_>>(),
        "solution_fits": verdict.solution_fits,
        "conflict": verdict.conflict.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

fn text(source: &Source, verdict: &Verdict) -> String {
    let name = &source.name;
    let spare: Vec<String> = verdict.spare.iter().map(Shot::to_string).collect();
    let mut text = match &verdict.solutions[..] {
        [] => {
            format!("{name}: NOT unique: no solution; these clues contradict each other: {}", list(&verdict.conflict))
        }
        [_] if spare.is_empty() => format!("{name}: unique and minimal"),
        [_] => format!("{name}: unique, not minimal: could do without any one of [{}]", spare.join("] [")),
        [first, second, ..] => {
            let columns = first.drawing().rows().into_iter().zip(second.drawing().rows());
            let rows: String = columns.map(|(first, second)| format!("\n  {first}   {second}")).collect();
            format!("{name}: NOT unique: two of its solutions are{rows}")
        }
    };
    if verdict.solution_fits == Some(false) {
        text += &format!("\n{name}: WRONG: the solution in the file does not fit the clues");
    }
    text
}
