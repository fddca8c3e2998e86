//! The engines of a game against each other.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

use serde_json::{Value, json};

use super::{Selftest, Summary};
use crate::cli::output::Output;
use crate::cli::{Answer, CommandError};
use crate::registry::{EngineTest, SelfTestError, SelfTests};
use smyoz_core::engines::Agreement;

impl Selftest {
    pub(super) fn test_engines(&self, tests: &dyn SelfTests, output: &mut Output) -> Result<Answer, CommandError> {
        let mut summary = EnginesSummary::new();
        self.work(
            |number| tests.engines(self.seed, number),
            |EngineTest { kind, result }, complain| {
                summary.count(kind, result.as_ref().ok());
                let Err(SelfTestError { message, json }) = result else { return Ok(()) };
                complain(&message);
                output.json(&json)
            },
        )?;
        self.summarize(&summary, output)
    }
}

/// The most solutions that are compared of a case.
const LIMIT: usize = 8;

/// The results of the engine cases so far.
struct EnginesSummary {
    start: Instant,
    by_kind: BTreeMap<&'static str, u32>,
    unique: u32,
    contradictory: u32,
    /// Number of cases with more solutions than are compared.
    many: u32,
    /// Number of cases in which an engine gave up.
    undecided: u32,
    /// The number of solutions compared.
    compared: usize,
    disagreements: u32,
}

impl EnginesSummary {
    fn new() -> Self {
        Self {
            start: Instant::now(),
            by_kind: BTreeMap::new(),
            unique: 0,
            contradictory: 0,
            many: 0,
            undecided: 0,
            compared: 0,
            disagreements: 0,
        }
    }

    fn count(&mut self, kind: &'static str, agreement: Option<&Agreement>) {
        *self.by_kind.entry(kind).or_default() += 1;
        let Some(agreement) = agreement else {
            self.disagreements += 1;
            return;
        };
        self.compared += agreement.compared;
        match agreement.solutions {
            Some(0) => self.contradictory += 1,
            Some(1) => self.unique += 1,
            Some(_) => {}
            None if agreement.undecided => self.undecided += 1,
            None => self.many += 1,
        }
    }

    fn cases(&self) -> u32 {
        self.by_kind.values().sum()
    }
}

impl Summary for EnginesSummary {
    fn is_well(&self) -> bool {
        self.disagreements == 0
    }

    fn as_json(&self) -> Value {
        json!({
            "cases": self.cases(),
            "kinds": self.by_kind,
            "unique": self.unique,
            "contradictory": self.contradictory,
            "many": self.many,
            "undecided": self.undecided,
            "compared": self.compared,
            "disagreements": self.disagreements,
            "seconds": self.start.elapsed().as_secs_f64(),
        })
    }
}

impl fmt::Display for EnginesSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { unique, contradictory, many, undecided, compared, disagreements, .. } = self;
        let (cases, seconds) = (self.cases(), self.start.elapsed().as_secs_f64());
        write!(f, "{cases} cases in {seconds:.1} s ({:.1} per second):", f64::from(cases) / seconds)?;
        for (kind, number) in &self.by_kind {
            write!(f, " {number} {kind}")?;
        }
        write!(f, "\n  {unique} unique, {contradictory} contradictory, {many} with more than {LIMIT} solutions")?;
        if *undecided > 0 {
            write!(f, ", {undecided} undecided since an engine gave up")?;
        }
        write!(f, "\n  {compared} solutions compared, {disagreements} disagreements")
    }
}
