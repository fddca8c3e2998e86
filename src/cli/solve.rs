//! `smyoz solve`: the layouts that fit a puzzle's clues.

use clap::Args;
use serde_json::json;

use super::input::{Puzzles, Source};
use super::output::Output;
use super::{Answer, Failure, Threads};
use crate::sat::Varisat;
use crate::smyoz::encode::Engine;
use crate::smyoz::{Clue, Solutions};

/// The solutions of puzzles, and how many there are
#[derive(Args)]
pub(super) struct Solve {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Stop after so many solutions of a puzzle
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u32).range(1..))]
    limit: u32,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON line a puzzle
    #[arg(long)]
    json: bool,
}

impl Solve {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let puzzles = self.puzzles.read()?;
        let solve = |source: &Source| {
            let clues = source.puzzle.clues();
            let solutions = Engine::<Varisat>::for_inventory(&clues.inventory).solutions(&clues, self.limit as usize);
            let contradictory = solutions.layouts.is_empty() && solutions.complete;
            let conflict = contradictory.then(|| Engine::<Varisat>::new().conflict(&clues)).flatten();
            (solutions, conflict.unwrap_or_default())
        };
        let mut all_solved = true;
        self.threads.work(&puzzles, solve, |source, (solutions, conflict)| {
            all_solved &= !solutions.layouts.is_empty() || !solutions.complete;
            if !self.json {
                return output.line(text(source, &solutions, &conflict));
            }
            let Solutions { layouts, complete } = solutions;
            let conflict: Vec<String> = conflict.iter().map(Clue::to_string).collect();
            let (count, solutions) = (layouts.len(), layouts);
            output.json(&json!({"count": count, "complete": complete, "solutions": solutions, "conflict": conflict}))
        })?;
        Ok(all_solved.into())
    }
}

fn text(source: &Source, solutions: &Solutions, conflict: &[Clue]) -> String {
    let name = &source.name;
    let count = solutions.layouts.len();
    let layouts: String = solutions.layouts.iter().map(|layout| format!("\n{layout}")).collect();
    match (count, solutions.complete) {
        (0, true) => format!("{name}: no solution; these clues contradict each other: {}", list(conflict)),
        (1, true) => format!("{name}: 1 solution\n{layouts}"),
        (_, true) => format!("{name}: {count} solutions\n{layouts}"),
        (1, false) => format!("{name}: more than 1 solution; this is one\n{layouts}"),
        (_, false) => format!("{name}: more than {count} solutions, of which these\n{layouts}"),
    }
}

/// Clues by name, in one line.
pub(super) fn list(clues: &[Clue]) -> String {
    clues.iter().map(|clue| format!("[{clue}]")).collect::<Vec<_>>().join(" ")
}
