//! `smyoz solve`: the layouts that fit a puzzle's clues.

use clap::Args;
use serde_json::json;

use super::input::{Puzzles, Source};
use super::output::{Output, tell};
use super::{Answer, EngineArgs, Failure, Threads};
use crate::sat::Varisat;
use crate::smyoz::encode::Engine;
use crate::smyoz::{Clue, EngineChoice, Reasoner, Solutions};

/// The solutions of puzzles, and how many there are
#[derive(Args)]
pub(super) struct Solve {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Stop after so many solutions of a puzzle
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u32).range(1..))]
    limit: u32,
    #[command(flatten)]
    engine: EngineArgs,
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
            let mut reasoner = Reasoner::new(self.engine.engine, &clues);
            let solutions = reasoner.solutions(&clues, self.limit as usize);
            let contradictory = solutions.layouts.is_empty() && solutions.complete;
            let conflict = if contradictory { Engine::<Varisat>::new().conflict(&clues) } else { Some(Vec::new()) };
            (reasoner.engine(), solutions, conflict)
        };
        let mut all_solved = true;
        self.threads.work(&puzzles, solve, |source, (engine, solutions, conflict)| {
            all_solved &= !solutions.layouts.is_empty() || !solutions.complete;
            if conflict.is_none() {
                tell_fault(&source.name());
            }
            if !self.json {
                return output.line(text(source, engine, &solutions, conflict.as_deref()));
            }
            let Solutions { layouts, complete } = solutions;
            let conflict = names(conflict.as_deref());
            let (count, solutions) = (layouts.len(), layouts);
            output.json(&json!({
                "count": count, "complete": complete, "solutions": solutions, "conflict": conflict,
                "engine": engine.name(),
            }))
        })?;
        Ok(all_solved.into())
    }
}

fn text(source: &Source, engine: EngineChoice, solutions: &Solutions, conflict: Option<&[Clue]>) -> String {
    let name = &source.name();
    let count = solutions.layouts.len();
    let layouts: String = solutions.layouts.iter().map(|layout| format!("\n{layout}")).collect();
    let answer = match (count, solutions.complete) {
        (0, true) => no_solution(conflict),
        (1, true) => "1 solution".to_owned(),
        (_, true) => format!("{count} solutions"),
        (1, false) => "more than 1 solution; this is one".to_owned(),
        (_, false) => format!("more than {count} solutions, of which these"),
    };
    let end = if layouts.is_empty() { "" } else { "\n" };
    format!("{name}: by {engine}: {answer}{end}{layouts}")
}

/// That there is no solution, and why, if that is known.
pub(super) fn no_solution(conflict: Option<&[Clue]>) -> String {
    let why = conflict.map(|clues| format!("; these clues contradict each other: {}", list(clues)));
    format!("no solution{}", why.unwrap_or_default())
}

/// Says that one engine finds no solution, and the other no contradiction. No such case is known.
pub(super) fn tell_fault(name: &str) {
    tell(format_args!("{name}: FAULT: the engines disagree; please report it"));
}

/// The names of clues in conflict.
pub(super) fn names(conflict: Option<&[Clue]>) -> Option<Vec<String>> {
    conflict.map(|clues| clues.iter().map(Clue::to_string).collect())
}

/// Clues by name, in one line.
pub(super) fn list(clues: &[Clue]) -> String {
    clues.iter().map(|clue| format!("[{clue}]")).collect::<Vec<_>>().join(" ")
}
