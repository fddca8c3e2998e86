//! The techniques of SMYOZ against layouts.

use std::cell::RefCell;
use std::fmt;
use std::time::Instant;

use serde_json::{Value, json};

use super::{Selftest, Summary, puzzle};
use crate::cli::output::Output;
use crate::cli::{Answer, Failure};
use smyoz_games::smyoz::Fact;
use smyoz_games::smyoz::selftest::reasons::Judge;
use smyoz_games::smyoz::selftest::techniques::{TechniqueCase, TechniqueTally, Unsound};
use smyoz_games::smyoz::techniques::ALL;

thread_local! {
    /// What a thread's solvers have learnt helps with the next case.
    static JUDGE: RefCell<Judge> = RefCell::new(Judge::new());
}

impl Selftest {
    pub(super) fn test_techniques(&self, output: &mut Output) -> Result<Answer, Failure> {
        let mut summary = TechniquesSummary::new();
        let test = |number| {
            let mut tally = TechniqueTally::new();
            let case = TechniqueCase::draw(self.seed, number);
            let mut result = case.test(&mut tally);
            if result.is_ok() && self.suppositions {
                result = case.test_suppositions(&mut tally);
            }
            let reasons = JUDGE.with_borrow_mut(|judge| case.test_reasons(judge));
            (tally, result, reasons)
        };
        self.work(test, |(tally, result, reasons), complain| {
            summary.count(&tally, result.is_ok());
            match reasons {
                Ok(judged) => summary.judged += judged,
                Err(wrong) => {
                    summary.wrong_reasons += 1;
                    complain(&wrong);
                }
            }
            let Err(unsound) = result else { return Ok(()) };
            complain(&unsound);
            output.json(&in_full(&unsound))
        })?;
        self.summarize(&summary, output)
    }
}

/// A wrong conclusion with everything that led to it.
fn in_full(unsound: &Unsound) -> Value {
    let marks: Vec<String> = unsound.marks.facts().map(|fact: Fact| fact.to_string()).collect();
    json!({
        "technique": unsound.technique.id,
        "puzzle": puzzle(&unsound.clues),
        "marks": marks.join(" "),
        "conclusion": unsound.fact.to_string(),
        "layout": unsound.layout.to_string(),
    })
}

/// The results of the technique cases so far.
struct TechniquesSummary {
    start: Instant,
    cases: u32,
    tally: TechniqueTally,
    unsound: u32,
    /// Conclusions whose reasons were judged.
    judged: u64,
    /// Cases in which reasons are too few or too many.
    wrong_reasons: u32,
}

impl TechniquesSummary {
    fn new() -> Self {
        Self { start: Instant::now(), cases: 0, tally: TechniqueTally::new(), unsound: 0, judged: 0, wrong_reasons: 0 }
    }

    fn count(&mut self, tally: &TechniqueTally, sound: bool) {
        self.cases += 1;
        self.tally.add(tally);
        self.unsound += u32::from(!sound);
    }
}

impl Summary for TechniquesSummary {
    fn is_well(&self) -> bool {
        self.unsound == 0 && self.wrong_reasons == 0
    }

    fn as_json(&self) -> Value {
        let techniques: Vec<_> = ALL
            .iter()
            .zip(&self.tally.uses)
            .map(|(technique, uses)| json!({"id": technique.id, "positions": uses.positions, "facts": uses.facts}))
            .collect();
        json!({
            "cases": self.cases,
            "positions": self.tally.positions,
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
        let Self { cases, unsound, tally, judged, wrong_reasons, .. } = self;
        let seconds = self.start.elapsed().as_secs_f64();
        writeln!(f, "{cases} cases in {seconds:.1} s ({:.1} per second)", f64::from(*cases) / seconds)?;
        for (technique, uses) in ALL.iter().zip(&tally.uses) {
            writeln!(f, "  {:24} {:8} facts at {:7} positions", technique.id, uses.facts, uses.positions)?;
        }
        writeln!(f, "  {} positions, {unsound} wrong conclusions", tally.positions)?;
        write!(f, "  {judged} conclusions with their reasons, {wrong_reasons} wrong")
    }
}
