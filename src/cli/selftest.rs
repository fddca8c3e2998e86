//! `smyoz selftest`: whether the two engines agree, and whether the techniques are sound.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

use clap::Args;
use rayon::prelude::*;
use serde_json::json;

use super::output::{Output, progress_bar, tell};
use super::{Answer, Failure, Threads};
use crate::puzzle::Puzzle;
use crate::answers::Agreement;
use crate::smyoz::selftest::engines::{CaseKind, EngineCase, LIMIT};
use crate::smyoz::selftest::reasons::Judge;
use crate::smyoz::selftest::techniques::{TechniqueCase, TechniqueTally, Unsound};
use crate::smyoz::techniques::ALL;
use crate::smyoz::{Clues, Fact, Seed};

/// Check that the two engines find the same solutions for random clues, consistent or contradictory
///
/// Clues on which they disagree are printed as a puzzle, one JSON line each. With --techniques,
/// check that all conclusions of the techniques are true at random positions, and for one in eight
/// that it follows from its reasons and rules alone; wrong ones are printed with their clues and
/// marks, one JSON line each.
#[derive(Args)]
pub(super) struct Selftest {
    /// Test the techniques instead of the engines: their conclusions, and their reasons
    #[arg(long)]
    techniques: bool,
    /// Test suppositions, too; slow
    #[arg(long, requires = "techniques")]
    suppositions: bool,
    /// Number of clue sets
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u32).range(1..))]
    cases: u32,
    /// Seed that the clue sets are drawn from
    #[arg(long, default_value = "0")]
    seed: Seed,
    #[command(flatten)]
    threads: Threads,
    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
}

thread_local! {
    /// What a thread's solvers have learnt helps with the next case.
    static JUDGE: RefCell<Judge> = RefCell::new(Judge::new());
}

/// Number of cases that are tested before their results are reported, in order.
const PART: u32 = 500;

impl Selftest {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        if self.techniques { self.test_techniques(output) } else { self.test_engines(output) }
    }

    fn test_engines(&self, output: &mut Output) -> Result<Answer, Failure> {
        let mut summary = EnginesSummary::new();
        let test = |number| {
            let case = EngineCase::draw(self.seed, number);
            (case.kind, case.test())
        };
        self.work(test, |(kind, result), complain| {
            summary.count(kind, result.as_ref().ok());
            let Err(disagreement) = result else { return Ok(()) };
            complain(&disagreement);
            output.json(&puzzle(&disagreement.clues))
        })?;
        match self.json {
            true => output.json(&summary.as_json())?,
            false => output.line(&summary)?,
        }
        Ok((summary.disagreements == 0).into())
    }

    fn test_techniques(&self, output: &mut Output) -> Result<Answer, Failure> {
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
        match self.json {
            true => output.json(&summary.as_json())?,
            false => output.line(&summary)?,
        }
        Ok((summary.unsound == 0 && summary.wrong_reasons == 0).into())
    }

    /// Tests all cases, and delivers their results in order, each with a function that reports what
    /// is wrong.
    fn work<T: Send>(
        &self,
        test: impl Fn(u32) -> T + Sync,
        mut deliver: impl FnMut(T, &dyn Fn(&dyn fmt::Display)) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
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
                    progress.suspend(|| tell(format_args!("case {number} of seed {}: {wrong}", self.seed)));
                })?;
            }
        }
        progress.finish_and_clear();
        Ok(())
    }
}

/// Clues as a puzzle.
fn puzzle(clues: &Clues) -> Puzzle {
    Puzzle { inventory: clues.inventory.clone(), shots: clues.shots.clone().sorted(), ..Puzzle::default() }
}

/// A wrong conclusion with everything that led to it.
fn in_full(unsound: &Unsound) -> serde_json::Value {
    let marks: Vec<String> = unsound.marks.facts().map(|fact: Fact| fact.to_string()).collect();
    json!({
        "technique": unsound.technique.id,
        "puzzle": puzzle(&unsound.clues),
        "marks": marks.join(" "),
        "conclusion": unsound.fact.to_string(),
        "layout": unsound.layout.to_string(),
    })
}

/// The results of the engine cases so far.
struct EnginesSummary {
    start: Instant,
    by_kind: BTreeMap<CaseKind, u32>,
    unique: u32,
    contradictory: u32,
    /// Number of cases with more solutions than are compared.
    many: u32,
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
            compared: 0,
            disagreements: 0,
        }
    }

    fn count(&mut self, kind: CaseKind, agreement: Option<&Agreement>) {
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
            None => self.many += 1,
        }
    }

    fn cases(&self) -> u32 {
        self.by_kind.values().sum()
    }

    fn as_json(&self) -> serde_json::Value {
        let kinds: BTreeMap<_, _> = self.by_kind.iter().map(|(kind, number)| (kind.name(), number)).collect();
        json!({
            "cases": self.cases(),
            "kinds": kinds,
            "unique": self.unique,
            "contradictory": self.contradictory,
            "many": self.many,
            "compared": self.compared,
            "disagreements": self.disagreements,
            "seconds": self.start.elapsed().as_secs_f64(),
        })
    }
}

impl fmt::Display for EnginesSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { unique, contradictory, many, compared, disagreements, .. } = self;
        let (cases, seconds) = (self.cases(), self.start.elapsed().as_secs_f64());
        write!(f, "{cases} cases in {seconds:.1} s ({:.1} per second):", f64::from(cases) / seconds)?;
        for (kind, number) in &self.by_kind {
            write!(f, " {number} {kind}")?;
        }
        write!(f, "\n  {unique} unique, {contradictory} contradictory, {many} with more than {LIMIT} solutions")?;
        write!(f, "\n  {compared} solutions compared, {disagreements} disagreements")
    }
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

    fn as_json(&self) -> serde_json::Value {
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
