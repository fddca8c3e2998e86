//! `smyoz solve`: the layouts that fit a puzzle's clues.

use clap::Args;
use serde_json::json;

use super::input::{Puzzles, Source};
use super::output::{Output, complain, hide_bar, spinner};
use super::values::number;
use super::{Answer, CommandError, EngineArgs, Threads, TimeLimit};
use crate::registry::verdict::no_solution;
use crate::registry::{NoContradiction, Registry, Solved};

/// Find and count the solutions of puzzles
#[derive(Args)]
pub(super) struct Solve {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Stop after N solutions of a puzzle
    #[arg(long, value_name = "N", default_value = "100", value_parser = number::<u32>(1..))]
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

impl Solve {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let over = self.time_limit.start();
        let spinner = spinner("searching");
        let blaming = |is_sought| {
            spinner.set_message(if is_sought { "no solution; searching for a conflict" } else { "searching" });
        };
        let solve =
            |source: &Source| source.puzzle.solve(self.limit as usize, self.engine.engine, (&*over).into(), &blaming);
        let (mut all_solved, mut known) = (true, true);
        self.threads.work(self.puzzles.stream(registry), Source::name, solve, |source, found| {
            all_solved &= !found.layouts.is_empty() || !found.complete;
            known &= !found.given_up;
            if matches!(found.conflict, Some(Err(NoContradiction))) {
                tell_fault(&source.name());
            }
            let line = if self.json { source.of(as_json(&found)).to_string() } else { text(&found, &source.name()) };
            output.line(line)
        })?;
        hide_bar();
        Ok(match (all_solved, known) {
            (false, _) => Answer::No,
            (true, false) => Answer::Unknown,
            (true, true) => Answer::Yes,
        })
    }
}

/// The solutions for programs.
fn as_json(found: &Solved) -> serde_json::Value {
    let Solved { layouts, complete, given_up, engine, conflict } = found;
    let conflict = conflict.as_ref().map(|conflict| conflict.as_ref().ok());
    json!({
        "count": layouts.len(), "complete": complete, "solutions": layouts,
        "conflict": conflict.map_or(Some(&[][..]), |conflict| conflict.map(|conflict| &conflict.clues[..])),
        "smallest_conflict": conflict.flatten().map(|conflict| conflict.smallest),
        "limit": if *given_up { Some("time") } else if *complete { None } else { Some("solutions") },
        "engine": engine,
    })
}

/// The solutions for people.
fn text(found: &Solved, name: &str) -> String {
    let Solved { layouts, complete, given_up, engine, conflict } = found;
    let count = layouts.len();
    let answer = match (count, complete) {
        (0, true) => no_solution(conflict.as_ref().and_then(|conflict| conflict.as_ref().ok())),
        (0, false) => "NOT KNOWN: no solution found within the time limit".to_owned(),
        (1, true) => "1 solution".to_owned(),
        (_, true) => format!("{count} solutions"),
        (1, false) if *given_up => "1 solution within the time limit; others are not ruled out".to_owned(),
        (_, false) if *given_up => format!("{count} solutions within the time limit; others are not ruled out"),
        (1, false) => "more than 1 solution; this is one".to_owned(),
        (_, false) => format!("more than {count} solutions; these are {count} of them"),
    };
    let end = if layouts.is_empty() { "" } else { "\n" };
    let layouts: String = layouts.iter().map(|rows| format!("\n{}\n", rows.join("\n"))).collect();
    format!("{name}: by {engine}: {answer}{end}{layouts}")
}

/// Reports that one engine finds no solution, but the other no contradiction. No such case is
/// known.
pub(super) fn tell_fault(name: &str) {
    complain(format_args!("{name}: BUG: the engines disagree; please report it"));
}
