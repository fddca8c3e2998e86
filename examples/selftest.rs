//! The suites of `tests/suite` on many random cases of the built-in games.
//!
//!     cargo run --release --example selftest -- --cases 1000 --seed 5 engines
//!
//! The suites are `engines`, `minima`, `techniques`, with the reasons of their conclusions, and
//! `sentences`, which only counts; all of them run if none is named. Faults are printed, each with
//! the number of its case.

use std::collections::BTreeMap;
use std::env;
use std::process::ExitCode;
use std::time::Instant;

use rayon::prelude::*;
use smyoz::deduction::Logic as _;
use smyoz::games::garnsi_malom::holes::Holes;
use smyoz::games::sea_battle::SeaBattle;
use smyoz::games::smyoz::Smyoz;
use smyoz::puzzles::Seed;

#[path = "../tests/built_in/mod.rs"]
mod built_in;
#[path = "../tests/suite/mod.rs"]
mod suite;
use built_in::garnsi_malom::Six;
use suite::declared::Of;
use suite::sentences::{Count, Worded};
use suite::techniques::Tally;
use suite::{LogicOf, Reasoned, Sampled, engines, minima, techniques};

const SUITES: [&str; 4] = ["engines", "minima", "techniques", "sentences"];

/// Number of cases after which the faults found so far are printed, in order.
const PART: u32 = 500;

/// Which cases.
#[derive(Clone, Copy)]
struct Cases {
    seed: Seed,
    number: u32,
}

fn main() -> ExitCode {
    let mut cases = Cases { seed: Seed::try_from(0).expect("a seed"), number: 100 };
    let mut wanted = Vec::new();
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse::<u32>().ok());
        match argument.as_str() {
            "--cases" => cases.number = number().expect("--cases is followed by a number"),
            "--seed" => {
                let seed = number().and_then(|number| Seed::try_from(number).ok());
                cases.seed = seed.expect("--seed is followed by a number of up to six digits");
            }
            suite if SUITES.contains(&suite) => wanted.push(argument),
            other => panic!("expected --cases, --seed or one of {SUITES:?}, found {other:?}"),
        }
    }
    let mut faults = 0;
    for suite in SUITES.into_iter().filter(|suite| wanted.is_empty() || wanted.iter().any(|name| name == suite)) {
        faults += match suite {
            "engines" => cases.engines::<Smyoz>() + cases.engines::<SeaBattle>() + cases.engines::<Of<Holes>>(),
            "minima" => cases.minima::<Smyoz>() + cases.minima::<SeaBattle>() + cases.minima::<Six>(),
            "techniques" => {
                cases.techniques::<Smyoz>() + cases.techniques::<SeaBattle>() + cases.techniques::<Of<Holes>>()
            }
            _ => cases.sentences::<Smyoz>() + cases.sentences::<SeaBattle>(),
        };
    }
    if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Cases {
    fn engines<G: Sampled>(self) -> usize {
        let (mut kinds, mut numbers, mut compared) = (BTreeMap::new(), BTreeMap::new(), 0);
        let faults = self.run::<G, _>(
            "engines",
            |number| {
                let case = engines::Case::<G>::draw(self.seed, number);
                let agreement = case.test().map_err(|mismatch| mismatch.to_string())?;
                Ok((case.drawn.kind, agreement))
            },
            |(kind, agreement)| {
                let number = match agreement.solutions {
                    Some(0) => "contradictory",
                    Some(1) => "with one solution",
                    Some(_) => "with several solutions",
                    None if agreement.undecided => "undecided",
                    None => "with more solutions than are listed",
                };
                *kinds.entry(kind).or_insert(0) += 1;
                *numbers.entry(number).or_insert(0) += 1;
                compared += agreement.compared;
            },
        );
        println!("  {}", counted(&kinds));
        println!("  {}; {compared} solutions compared", counted(&numbers));
        faults
    }

    fn minima<G: Sampled>(self) -> usize {
        let (mut sizes, mut layouts, mut sets) = (BTreeMap::new(), 0, 0);
        let faults = self.run::<G, _>(
            "minima",
            |number| {
                let case = minima::Case::<G>::draw(self.seed, number).map_err(|fault| fault.to_string())?;
                case.test().map_err(|fault| format!("{fault}: {:?}", case.puzzle.board))
            },
            |tried| {
                *sizes.entry(tried.clues).or_insert(0) += 1;
                layouts += tried.layouts;
                sets += tried.sets;
            },
        );
        let sizes: Vec<String> = sizes.iter().map(|(size, number)| format!("{number} of {size} clues")).collect();
        println!("  {}; {sets} smaller sets tried against {layouts} layouts", sizes.join(", "));
        faults
    }

    fn techniques<G: Reasoned>(self) -> usize {
        let (mut all, mut reasons) = (Tally::of::<LogicOf<G>>(), 0);
        let faults = self.run::<G, _>(
            "techniques",
            |number| {
                let case = techniques::Case::<G>::draw(self.seed, number);
                let mut tally = Tally::of::<LogicOf<G>>();
                case.test(&mut tally).map_err(|unsound| format!("{unsound:?}"))?;
                // What solvers have learnt decides what they find within their limits, so each case
                // has new ones: the result must not depend on which cases a thread had before.
                let mut oracle = G::oracle(&case.drawn.board);
                let judged = case.test_reasons(&mut oracle).map_err(|wrong| wrong.to_string())?;
                Ok((tally, judged))
            },
            |(tally, judged)| {
                all.add(&tally);
                reasons += judged;
            },
        );
        for (id, uses) in &all.uses {
            println!("  {id:24} {:9} facts at {:7} positions", uses.facts, uses.positions);
        }
        println!("  {} positions, {reasons} conclusions with their reasons", all.positions);
        faults
    }

    fn sentences<G: Worded>(self) -> usize {
        let techniques = LogicOf::<G>::techniques();
        let mut all = vec![Count::default(); techniques.len()];
        let faults = self.run::<G, _>(
            "sentences",
            |number| {
                let case = techniques::Case::<G>::draw(self.seed, number);
                Ok(case.test_sentences(&mut G::oracle(&case.drawn.board)))
            },
            |counts| all.iter_mut().zip(&counts).for_each(|(all, count)| all.add(count)),
        );
        println!("  {:24} messages  sufficient  proved  needed", "");
        let total = all.iter().fold(Count::default(), |mut total, count| {
            total.add(count);
            total
        });
        let named = techniques.iter().map(|technique| technique.id).zip(&all).filter(|(_, count)| count.messages > 0);
        for (id, count) in named.chain([("all", &total)]) {
            let Count { messages, sufficient, proved, decided, reasons, needed } = *count;
            let share = |part: u64, whole: u64| format!("{:.0} %", 100.0 * part as f64 / whole.max(1) as f64);
            let (sufficient, proved, needed) =
                (share(sufficient, messages), share(proved, decided), share(needed, reasons));
            println!("  {id:24} {messages:8}  {sufficient:>10}  {proved:>6}  {needed:>6}");
        }
        faults
    }

    /// Runs the cases, prints faults and their number, and hands on the other results in order.
    fn run<G: Sampled, T: Send>(
        self,
        suite: &str,
        test: impl Fn(u32) -> Result<T, String> + Sync,
        mut count: impl FnMut(T),
    ) -> usize {
        let (start, mut faults) = (Instant::now(), 0);
        for first in (0..self.number).step_by(PART as usize) {
            let part = first..self.number.min(first + PART);
            let results: Vec<(u32, Result<T, String>)> =
                part.into_par_iter().map(|number| (number, test(number))).collect();
            for (number, result) in results {
                match result {
                    Ok(result) => count(result),
                    Err(fault) => {
                        println!("{}, {suite}, case {number} of seed {}: {fault}", G::NAME, self.seed);
                        faults += 1;
                    }
                }
            }
        }
        let (cases, seconds) = (self.number, start.elapsed().as_secs_f64());
        println!("{}, {suite}: {cases} cases in {seconds:.1} s, {faults} faults", G::NAME);
        faults
    }
}

/// `3 true, 2 mixed`.
fn counted(numbers: &BTreeMap<&str, u32>) -> String {
    numbers.iter().map(|(name, number)| format!("{number} {name}")).collect::<Vec<_>>().join(", ")
}
