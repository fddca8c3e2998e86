//! `smyoz selftest`: whether the two engines agree, whether the techniques are sound, and whether
//! minima are the fewest clues.

mod engines;
mod minima;
mod techniques;

use std::fmt;

use clap::Args;
use rayon::prelude::*;
use serde_json::Value;

use super::games::{NotForGameError, OtherGameError, game_named};
use super::output::{Output, complain, progress_bar};
use super::{Answer, CommandError, Threads};
use crate::cli::values::number;
use crate::registry::{AnyGame, Registry, SelfTests};
use smyoz_core::puzzles::Seed;

/// Test the engines on random clues: do both find the same solutions?
///
/// The clues are consistent or contradictory. With --techniques, test that every conclusion of a
/// technique is true at random positions, and that one in eight follows from its reasons and the
/// rules alone. Each fault is printed as a JSON line that reproduces it.
#[derive(Args)]
pub(super) struct Selftest {
    /// Which game
    #[arg(long)]
    game: String,
    /// Test the techniques instead: their conclusions and reasons
    #[arg(long)]
    techniques: bool,
    /// Also test suppositions; slow
    #[arg(long, requires = "techniques")]
    suppositions: bool,
    /// Test by brute force instead that minima are the fewest clues
    #[arg(long, conflicts_with = "techniques")]
    minima: bool,
    /// Number of cases: sets of clues or, with --minima, puzzles
    #[arg(long, value_name = "N", default_value = "1000", value_parser = number::<u32>(1..))]
    cases: u32,
    /// Seed of the random cases
    #[arg(long, default_value = "0")]
    seed: Seed,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// Number of cases that are tested before their results are reported, in order.
const PART: u32 = 500;

impl Selftest {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let game = game_named(registry, &self.game);
        let tests = game.puzzles().ok_or_else(|| NotForGameError::new(game.kind(), "puzzles"))?.self_tests();
        let has_techniques = |tests: &dyn SelfTests| tests.techniques(self.seed, 0, false).is_some();
        let has_minima = |tests: &dyn SelfTests| tests.minima(self.seed, 0).is_some();
        let lacks = |option, has: &dyn Fn(&dyn SelfTests) -> bool| {
            let has = |game: &dyn AnyGame| game.puzzles().is_some_and(|puzzles| has(puzzles.self_tests()));
            Err(OtherGameError::of(option, game, registry, has).into())
        };
        match (self.techniques, self.minima) {
            (true, _) if !has_techniques(tests) => lacks("techniques", &has_techniques),
            (_, true) if !has_minima(tests) => lacks("minima", &has_minima),
            (true, _) => self.test_techniques(tests, output),
            (_, true) => self.test_minima(tests, output),
            _ => self.test_engines(tests, output),
        }
    }

    /// Prints the results of all cases.
    fn summarize(&self, summary: &(impl fmt::Display + Summary), output: &mut Output) -> Result<Answer, CommandError> {
        match self.json {
            true => output.json(&summary.as_json())?,
            false => output.line(summary)?,
        }
        Ok(summary.is_well().into())
    }

    /// Tests all cases, and delivers their results in order, each with a function that reports what
    /// is wrong.
    fn work<T: Send>(
        &self,
        test: impl Fn(u32) -> T + Sync,
        mut deliver: impl FnMut(T, &dyn Fn(&dyn fmt::Display)) -> Result<(), CommandError>,
    ) -> Result<(), CommandError> {
        let pool = self.threads.pool()?;
        let progress = progress_bar(self.cases as usize, "cases");
        for first in (0..self.cases).step_by(PART as usize) {
            let numbers = first..self.cases.min(first.saturating_add(PART));
            let test = |number| {
                let result = test(number);
                progress.inc(1);
                (number, result)
            };
            let results: Vec<_> = pool.install(|| numbers.into_par_iter().map(test).collect());
            for (number, result) in results {
                deliver(result, &|wrong| {
                    progress.suspend(|| complain(format_args!("case {number} of seed {}: {wrong}", self.seed)));
                })?;
            }
        }
        progress.finish_and_clear();
        Ok(())
    }
}

/// The results of all cases.
trait Summary {
    /// Whether nothing is wrong.
    fn is_well(&self) -> bool;

    fn as_json(&self) -> Value;
}
