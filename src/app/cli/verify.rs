//! `smyoz verify`: whether puzzles are what they claim to be, and need all of their clues.

use clap::Args;
use itertools::Itertools;
use serde_json::{Value, json};

use super::input::{Puzzles, Source};
use super::output::{Output, tell};
use super::solve::tell_fault;
use super::terminal::{self, Tone};
use super::{Answer, CommandError, EngineArgs, Threads, TimeLimit, shown};
use crate::registry::{Registry, Strictness};
use smyoz_core::judging::deciding::Deciding;
use smyoz_core::limits::Limits;

/// Check that puzzles have exactly one solution and need every clue
///
/// The level in the file is checked, as is the proof that no fewer clues are possible. A clue that
/// could be left out means no, unless the puzzle says that its clues may be spare: `compose` writes
/// that where something else was asked of them, such as a symmetry.
#[derive(Args)]
pub(super) struct Verify {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Let all puzzles have clues that could be left out
    #[arg(long)]
    allow_spare: bool,
    /// Also fail if a puzzle allows spare clues and has some, or if its rating is of another scale
    #[arg(long, conflicts_with = "allow_spare")]
    strict: bool,
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

impl Verify {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let [mut count, mut wrong, mut undecided] = [0; 3];
        let strictness = match (self.strict, self.allow_spare) {
            (true, _) => Strictness::Strict,
            (false, true) => Strictness::AllowSpare,
            (false, false) => Strictness::Usual,
        };
        let over = self.time_limit.start();
        let report = |source: &Source| {
            let limits = Limits::from(&*over);
            let report = source.puzzle.verify(strictness, self.engine.engine, limits);
            let deciding = report.is_ambiguous.then(|| source.puzzle.deciding(limits)).flatten();
            (report, deciding)
        };
        self.threads.answer(&self.puzzles, registry, report, |source, (report, deciding)| {
            count += 1;
            wrong += usize::from(!report.yes);
            undecided += usize::from(report.yes && !report.known);
            if report.fault {
                tell_fault(&source.name());
            }
            if self.json {
                let mut json = source.of(report.json);
                json["deciding"] = deciding.as_ref().map_or(Value::Null, as_json);
                return output.json(&json);
            }
            let tone = match (report.yes, report.known) {
                (false, _) => Tone::Bad,
                (true, false) => Tone::Open,
                (true, true) => Tone::Good,
            };
            let mut lines = report.lines.iter();
            lines.try_for_each(|line| output.line(format!("{}: {}", source.name(), terminal::answer(line, tone))))?;
            deciding
                .iter()
                .try_for_each(|deciding| output.line(format!("{}: {}", source.name(), sentence(deciding))))?;
            if report.is_ambiguous && source.line.is_none() {
                // The puzzle to begin with names its game.
                let command = shown::own_command(["compose", "--start", &source.path.to_string_lossy()]);
                output.line(format!("{}: to add the clues that are missing: {command}", source.name()))?;
            }
            Ok(())
        })?;
        if count > 1 {
            tell(total(count, wrong, undecided));
        }
        Ok(if wrong == 0 && undecided > 0 { Answer::Unknown } else { (wrong == 0).into() })
    }
}

/// The answers to several questions in one line.
fn total(count: usize, wrong: usize, undecided: usize) -> String {
    let parts = [(count - wrong - undecided, "yes"), (wrong, "no"), (undecided, "undecided")];
    let parts = parts.iter().filter(|(number, _)| *number > 0).map(|(number, what)| format!("{number} {what}"));
    format!("{count} puzzles: {}", parts.format(", "))
}

/// What would decide, for programs.
fn as_json(deciding: &Deciding<String>) -> Value {
    match deciding {
        Deciding::AnyOf(topics) => json!({ "any_of": topics }),
        Deciding::AllOf(topics) => json!({ "all_of": topics }),
    }
}

/// What would decide, for people.
fn sentence(deciding: &Deciding<String>) -> String {
    const NAMED: usize = 12;
    match deciding {
        Deciding::AnyOf(topics) => {
            let more = topics.len().saturating_sub(NAMED);
            let more = if more > 0 { format!(" or {more} others") } else { String::new() };
            format!("one more clue would decide, at {}{more}", topics.iter().take(NAMED).join(", "))
        }
        Deciding::AllOf(topics) => {
            format!("{} more clues would decide together, at {}", topics.len(), topics.iter().join(", "))
        }
    }
}
