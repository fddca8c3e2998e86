//! `smyoz solve`: the layouts that fit a puzzle's clues.

use clap::Args;
use serde_json::json;

use super::input::{Puzzles, Source};
use super::output::{Output, spinner, tell};
use super::{Answer, EngineArgs, Failure, Threads, TimeLimit};
use crate::smyoz::conflict::{Conflict, conflict};
use crate::smyoz::{Clue, Solutions, engines};

/// Find and count the solutions of puzzles
#[derive(Args)]
pub(super) struct Solve {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Stop after N solutions of a puzzle
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u32).range(1..))]
    limit: u32,
    #[command(flatten)]
    engine: EngineArgs,
    #[command(flatten)]
    time_limit: TimeLimit,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON line per puzzle
    #[arg(long)]
    json: bool,
}

/// The answer for a puzzle.
struct Solved {
    answer: engines::SolveResult,
    /// Why there is no solution: `Err` if the other engine finds one.
    conflict: Option<Result<Conflict, NoContradiction>>,
}

/// One engine finds no solution, but the other no contradiction.
struct NoContradiction;

impl Solve {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let puzzles = self.puzzles.stream();
        let over = self.time_limit.start();
        let spinner = spinner("searching");
        let solve = |source: &Source| {
            let clues = source.puzzle.clues();
            let answer = engines::solve(self.engine.engine, &clues, self.limit as usize, &over);
            let contradictory = answer.solutions.layouts.is_empty() && answer.solutions.complete;
            let conflict = contradictory.then(|| {
                spinner.set_message("no solution; searching for a conflict");
                let conflict = conflict(&clues, &over).ok_or(NoContradiction);
                spinner.set_message("searching");
                conflict
            });
            Solved { answer, conflict }
        };
        let (mut all_solved, mut known) = (true, true);
        self.threads.work(puzzles, solve, |source, found| {
            let solutions = &found.answer.solutions;
            all_solved &= !solutions.layouts.is_empty() || !solutions.complete;
            known &= !found.answer.given_up;
            if matches!(found.conflict, Some(Err(NoContradiction))) {
                tell_fault(&source.name());
            }
            let line = if self.json { found.as_json().to_string() } else { found.text(source) };
            spinner.suspend(|| output.line(line))
        })?;
        spinner.finish_and_clear();
        Ok(match (all_solved, known) {
            (false, _) => Answer::No,
            (true, false) => Answer::Unknown,
            (true, true) => Answer::Yes,
        })
    }
}

impl Solved {
    fn as_json(&self) -> serde_json::Value {
        let engines::SolveResult { solutions: Solutions { layouts, complete }, given_up, engine } = &self.answer;
        let conflict = self.conflict.as_ref().map(|conflict| conflict.as_ref().ok());
        json!({
            "count": layouts.len(), "complete": complete, "solutions": layouts,
            "conflict": conflict.map_or(Some(Vec::new()), |conflict| conflict.map(|conflict| names(&conflict.clues))),
            "smallest_conflict": conflict.flatten().map(|conflict| conflict.smallest),
            "limit": if *given_up { Some("time") } else if *complete { None } else { Some("solutions") },
            "engine": engine.name(),
        })
    }

    fn text(&self, source: &Source) -> String {
        let engines::SolveResult { solutions, given_up, engine } = &self.answer;
        let name = source.name();
        let count = solutions.layouts.len();
        let layouts: String = solutions.layouts.iter().map(|layout| format!("\n{layout}")).collect();
        let answer = match (count, solutions.complete) {
            (0, true) => no_solution(self.conflict.as_ref().and_then(|conflict| conflict.as_ref().ok())),
            (0, false) => "NOT KNOWN: no solution found within the time limit".to_owned(),
            (1, true) => "1 solution".to_owned(),
            (_, true) => format!("{count} solutions"),
            (1, false) if *given_up => "1 solution within the time limit; others are not ruled out".to_owned(),
            (_, false) if *given_up => format!("{count} solutions within the time limit; others are not ruled out"),
            (1, false) => "more than 1 solution; this is one".to_owned(),
            (_, false) => format!("more than {count} solutions; these are {count} of them"),
        };
        let end = if layouts.is_empty() { "" } else { "\n" };
        format!("{name}: by {engine}: {answer}{end}{layouts}")
    }
}

/// States that there is no solution, and why, if that is known.
pub(super) fn no_solution(conflict: Option<&Conflict>) -> String {
    let why = conflict.map(|Conflict { clues, smallest }| {
        let perhaps = if *smallest { "" } else { " (perhaps not all are needed)" };
        format!("; these clues contradict each other{perhaps}: {}", list(clues))
    });
    format!("no solution{}", why.unwrap_or_default())
}

/// Reports that one engine finds no solution, but the other no contradiction. No such case is
/// known.
pub(super) fn tell_fault(name: &str) {
    tell(format_args!("{name}: BUG: the engines disagree; please report it"));
}

/// The names of clues in conflict.
pub(super) fn names(conflict: &[Clue]) -> Vec<String> {
    conflict.iter().map(Clue::to_string).collect()
}

/// Clues by name, on one line.
pub(super) fn list(clues: &[Clue]) -> String {
    clues.iter().map(|clue| format!("[{clue}]")).collect::<Vec<_>>().join(" ")
}
