//! `smyoz verify`: whether puzzles are what they claim to be, and need all of their clues.

use clap::Args;

use super::input::{Puzzles, Source};
use super::output::Output;
use super::solve::tell_fault;
use super::{Answer, EngineArgs, Failure, Threads, TimeLimit};
use crate::registry::Registry;

/// Check that puzzles have exactly one solution and need every clue
///
/// A puzzle with a mercy shot must have 2 to 4 solutions without it, which share at least 7 ships.
/// The solutions of a puzzle that is unique up to symmetry must be images of each other. The level
/// in the file is checked, as is the proof that no fewer clues are possible.
#[derive(Args)]
pub(super) struct Verify {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Also answer no where a clue is not needed, or the rating is of another scale
    #[arg(long)]
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
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, Failure> {
        let (mut yes, mut known) = (true, true);
        let over = self.time_limit.start();
        let report = |source: &Source| source.puzzle.verify(self.strict, self.engine.engine, (&*over).into());
        self.threads.work(self.puzzles.stream(registry), report, |source, report| {
            yes &= report.yes;
            known &= report.known;
            if report.fault {
                tell_fault(&source.name());
            }
            if self.json {
                return output.json(&report.json);
            }
            report.lines.iter().try_for_each(|line| output.line(format!("{}: {line}", source.name())))
        })?;
        Ok(if yes && !known { Answer::Unknown } else { yes.into() })
    }
}
