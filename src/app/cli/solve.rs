//! `smyoz solve`: the layouts that fit a puzzle's clues.

use std::fmt::Display;
use std::sync::atomic::AtomicBool;

use clap::Args;
use indicatif::ProgressBar;
use serde_json::json;

use super::games::AnyPuzzle;
use super::input::{Puzzles, Source};
use super::output::{Output, spinner, tell};
use super::sea_battle::solving;
use super::{Answer, EngineArgs, Failure, Threads, TimeLimit};
use smyoz_games::smyoz::puzzle::Puzzle;
use smyoz_games::smyoz::{Conflict, conflict};
use smyoz_games::smyoz::{EngineChoice, Solutions, engines};

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

/// The solutions of a puzzle, of whatever game.
pub(super) struct Solved {
    /// The rows of each.
    pub layouts: Vec<Vec<String>>,
    /// Whether there are no others.
    pub complete: bool,
    /// Whether the time was up before they were found.
    pub given_up: bool,
    /// The engine that found them.
    pub engine: &'static str,
    /// Why there is no solution, if there is none: `Err` if the other engine finds one.
    pub conflict: Option<Result<Blame, NoContradiction>>,
}

/// Clues that contradict each other.
pub(super) struct Blame {
    /// Their names.
    pub clues: Vec<String>,
    /// Whether no smaller set of clues is a conflict.
    pub smallest: bool,
}

impl From<&Conflict> for Blame {
    fn from(conflict: &Conflict) -> Self {
        Self { clues: names(&conflict.clues), smallest: conflict.smallest }
    }
}

/// One engine finds no solution, but the other no contradiction.
pub(super) struct NoContradiction;

impl Solve {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let over = self.time_limit.start();
        let spinner = spinner("searching");
        let solve = |source: &Source<AnyPuzzle>| {
            let (limit, engine) = (self.limit as usize, self.engine.engine);
            match &source.puzzle {
                AnyPuzzle::Smyoz(puzzle) => solved(puzzle, limit, engine, &over, &spinner),
                AnyPuzzle::SeaBattle(puzzle) => solving::solved(puzzle, limit, engine, &over, &spinner),
            }
        };
        let (mut all_solved, mut known) = (true, true);
        self.threads.work(self.puzzles.stream(), solve, |source, found| {
            all_solved &= !found.layouts.is_empty() || !found.complete;
            known &= !found.given_up;
            if matches!(found.conflict, Some(Err(NoContradiction))) {
                tell_fault(&source.name());
            }
            let line = if self.json { found.as_json().to_string() } else { found.text(&source.name()) };
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

fn solved(puzzle: &Puzzle, limit: usize, engine: EngineChoice, over: &AtomicBool, spinner: &ProgressBar) -> Solved {
    let clues = puzzle.clues();
    let engines::SolveResult { solutions, given_up, engine } = engines::solve(engine, &clues, limit, over.into());
    let Solutions { layouts, complete } = solutions;
    let contradictory = layouts.is_empty() && complete;
    Solved {
        layouts: layouts.iter().map(|layout| layout.drawing().rows().into()).collect(),
        complete,
        given_up,
        engine: engine.name(),
        conflict: contradictory
            .then(|| Solved::blame(spinner, || conflict(&clues, over.into()).as_ref().map(Blame::from))),
    }
}

impl Solved {
    /// Seeks the clues that contradict each other.
    pub fn blame(spinner: &ProgressBar, seek: impl FnOnce() -> Option<Blame>) -> Result<Blame, NoContradiction> {
        spinner.set_message("no solution; searching for a conflict");
        let found = seek();
        spinner.set_message("searching");
        found.ok_or(NoContradiction)
    }

    fn as_json(&self) -> serde_json::Value {
        let Self { layouts, complete, given_up, engine, conflict } = self;
        let conflict = conflict.as_ref().map(|conflict| conflict.as_ref().ok());
        json!({
            "count": layouts.len(), "complete": complete, "solutions": layouts,
            "conflict": conflict.map_or(Some(&[][..]), |conflict| conflict.map(|conflict| &conflict.clues[..])),
            "smallest_conflict": conflict.flatten().map(|conflict| conflict.smallest),
            "limit": if *given_up { Some("time") } else if *complete { None } else { Some("solutions") },
            "engine": engine,
        })
    }

    fn text(&self, name: &str) -> String {
        let Self { layouts, complete, given_up, engine, conflict } = self;
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
}

/// States that there is no solution, and why, if that is known.
pub(super) fn no_solution(blame: Option<&Blame>) -> String {
    let why = blame.map(|Blame { clues, smallest }| {
        let perhaps = if *smallest { "" } else { " (perhaps not all are needed)" };
        match &clues[..] {
            [] => "; the pieces do not fit on the board".to_owned(),
            clues => format!("; these clues contradict each other{perhaps}: {}", list(clues)),
        }
    });
    format!("no solution{}", why.unwrap_or_default())
}

/// Reports that one engine finds no solution, but the other no contradiction. No such case is
/// known.
pub(super) fn tell_fault(name: &str) {
    tell(format_args!("{name}: BUG: the engines disagree; please report it"));
}

/// The names of clues.
pub(super) fn names(clues: &[impl ToString]) -> Vec<String> {
    clues.iter().map(ToString::to_string).collect()
}

/// Clues by name, on one line.
pub(super) fn list(clues: &[impl Display]) -> String {
    clues.iter().map(|clue| format!("[{clue}]")).collect::<Vec<_>>().join(" ")
}
