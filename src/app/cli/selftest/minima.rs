//! Minima against brute force.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

use serde_json::{Value, json};

use super::{Selftest, Summary};
use crate::cli::output::Output;
use crate::cli::{Answer, CommandError};
use crate::registry::{SelfTestError, SelfTests};

impl Selftest {
    pub(super) fn test_minima(&self, tests: &dyn SelfTests, output: &mut Output) -> Result<Answer, CommandError> {
        let mut summary = MinimaSummary { start: Instant::now(), by_clues: BTreeMap::new(), sets: 0, wrong: 0 };
        self.work(
            |number| tests.minima(self.seed, number),
            |result, complain| match result {
                None => Ok(()),
                Some(Ok((clues, sets))) => {
                    *summary.by_clues.entry(clues).or_default() += 1;
                    summary.sets += sets;
                    Ok(())
                }
                Some(Err(SelfTestError { message, json })) => {
                    summary.wrong += 1;
                    complain(&message);
                    output.json(&json)
                }
            },
        )?;
        self.summarize(&summary, output)
    }
}

/// The minima so far.
struct MinimaSummary {
    start: Instant,
    /// Number of puzzles by the number of clues that were chosen.
    by_clues: BTreeMap<usize, u32>,
    /// Number of sets of fewer clues that were tried.
    sets: u64,
    wrong: u32,
}

impl Summary for MinimaSummary {
    fn is_well(&self) -> bool {
        self.wrong == 0
    }

    fn as_json(&self) -> Value {
        json!({
            "minima": self.by_clues.values().sum::<u32>(),
            "by_clues": self.by_clues,
            "sets": self.sets,
            "wrong": self.wrong,
            "seconds": self.start.elapsed().as_secs_f64(),
        })
    }
}

impl fmt::Display for MinimaSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { start, by_clues, sets, wrong } = self;
        let (minima, seconds) = (by_clues.values().sum::<u32>(), start.elapsed().as_secs_f64());
        write!(f, "{minima} minima in {seconds:.1} s, by their number of clues:")?;
        for (clues, number) in by_clues {
            write!(f, " {number} of {clues}")?;
        }
        write!(f, "\n  {sets} sets with one clue fewer, each of which leaves another layout; {wrong} wrong")
    }
}
