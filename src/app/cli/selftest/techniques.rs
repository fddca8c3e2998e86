//! The techniques of a game against layouts.

use std::fmt;
use std::time::Instant;

use serde_json::{Value, json};

use super::{Selftest, Summary};
use crate::cli::output::Output;
use crate::cli::{Answer, CommandError};
use crate::registry::{SelfTestError, SelfTests, TechniqueTest};
use smyoz_core::rating::Use;

impl Selftest {
    pub(super) fn test_techniques(&self, tests: &dyn SelfTests, output: &mut Output) -> Result<Answer, CommandError> {
        let mut summary = TechniquesSummary::new();
        self.work(
            |number| tests.techniques(self.seed, number, self.suppositions),
            |test, complain| {
                let Some(test) = test else { return Ok(()) };
                summary.count(&test);
                if let Some(Err(wrong)) = &test.reasons {
                    complain(wrong);
                }
                let Some(SelfTestError { message, json }) = test.unsound else { return Ok(()) };
                complain(&message);
                output.json(&json)
            },
        )?;
        self.summarize(&summary, output)
    }
}

/// The results of the technique cases so far.
struct TechniquesSummary {
    start: Instant,
    cases: u32,
    positions: u64,
    uses: Vec<(&'static str, Use)>,
    unsound: u32,
    /// Conclusions whose reasons were judged.
    judged: u64,
    /// Cases in which reasons are too few or too many.
    wrong_reasons: u32,
}

impl TechniquesSummary {
    fn new() -> Self {
        let [positions, judged] = [0; 2];
        let [cases, unsound, wrong_reasons] = [0; 3];
        Self { start: Instant::now(), cases, positions, uses: Vec::new(), unsound, judged, wrong_reasons }
    }

    fn count(&mut self, test: &TechniqueTest) {
        self.cases += 1;
        self.positions += test.tally.positions;
        if self.uses.is_empty() {
            self.uses = test.tally.uses.iter().map(|&(id, _)| (id, Use::default())).collect();
        }
        for ((_, all), (_, uses)) in self.uses.iter_mut().zip(&test.tally.uses) {
            all.positions += uses.positions;
            all.facts += uses.facts;
        }
        self.unsound += u32::from(test.unsound.is_some());
        match test.reasons {
            Some(Ok(judged)) => self.judged += judged,
            Some(Err(_)) => self.wrong_reasons += 1,
            None => {}
        }
    }
}

impl Summary for TechniquesSummary {
    fn is_well(&self) -> bool {
        self.unsound == 0 && self.wrong_reasons == 0
    }

    fn as_json(&self) -> Value {
        let row = |(id, uses): &(&str, Use)| json!({"id": id, "positions": uses.positions, "facts": uses.facts});
        let techniques: Vec<Value> = self.uses.iter().map(row).collect();
        json!({
            "cases": self.cases,
            "positions": self.positions,
            "techniques": techniques,
            "unsound": self.unsound,
            "reasons": self.judged,
            "wrong_reasons": self.wrong_reasons,
            "seconds": self.start.elapsed().as_secs_f64(),
        })
    }
}

impl fmt::Display for TechniquesSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { cases, unsound, positions, uses, judged, wrong_reasons, .. } = self;
        let seconds = self.start.elapsed().as_secs_f64();
        writeln!(f, "{cases} cases in {seconds:.1} s ({:.1} per second)", f64::from(*cases) / seconds)?;
        for (id, uses) in uses {
            writeln!(f, "  {id:24} {:8} facts at {:7} positions", uses.facts, uses.positions)?;
        }
        writeln!(f, "  {positions} positions, {unsound} wrong conclusions")?;
        write!(f, "  {judged} conclusions with their reasons, {wrong_reasons} wrong")
    }
}
