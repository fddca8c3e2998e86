//! Checks the paths of puzzles, `.jsonl` files, and says how long they are.
//!
//! Each step of a told path must follow from what is known at its place, by its technique and,
//! judged by the SAT engine, from its reasons and the rules that the technique names; no reason may
//! be one too many, and no step may be left out; and the path must end at the solution.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Instant;

use itertools::Itertools;
use smyoz::games::smyoz::deduction::Ground;
use smyoz::games::smyoz::puzzle::{Puzzle, read_lines};
use smyoz::games::smyoz::rate::{Effort, LeanStep, Passage, SolutionPath, Step};
use smyoz::games::smyoz::{Marks, Smyoz};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::rating::{broken_off, spare_step};

#[path = "../tests/built_in/mod.rs"]
mod built_in;
#[path = "../tests/suite/mod.rs"]
mod suite;
use built_in::smyoz::Oracle;
use suite::reasons::{Reasons, judge};

/// What was found about the paths of one level.
#[derive(Default)]
struct Tally {
    paths: usize,
    milliseconds: Vec<f64>,
    seen: usize,
    kept: usize,
    lines: usize,
    most_lines: usize,
    longest_line: usize,
    facts: usize,
    kept_facts: usize,
    undecided: usize,
    suppositions: usize,
    longest: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let mut oracle = Oracle::default();
    let mut checked: BTreeMap<&str, usize> = BTreeMap::new();
    let mut wrong = 0;
    for file in std::env::args().skip(1) {
        for (line, puzzle) in read_lines(&std::fs::read_to_string(&file)?) {
            let puzzle = puzzle?;
            let begun = Instant::now();
            let path = SolutionPath::of(&puzzle, Effort::Techniques, Limits::NONE);
            let took = begun.elapsed().as_secs_f64() * 1000.0;
            let Ok(path) = path else { continue };
            let tally = tallies.entry(path.rating.level.to_string()).or_default();
            tally.add(&path, took);
            for problem in check(&puzzle, &path, &mut oracle, &mut checked, tally) {
                wrong += 1;
                println!("{file}:{line}: {problem}");
            }
        }
    }
    for (level, tally) in &mut tallies {
        tally.print(level);
    }
    println!("steps checked: {}", checked.values().sum::<usize>());
    for (technique, steps) in &checked {
        println!("  {technique:24} {steps:8}");
    }
    println!("{wrong} wrong");
    if wrong == 0 { Ok(()) } else { Err("a path is wrong".into()) }
}

impl Tally {
    fn add(&mut self, path: &SolutionPath, milliseconds: f64) {
        let kept = || path.told.iter().flat_map(Passage::steps);
        let count = |facts: usize, step: &Step| facts + step.facts().len();
        self.paths += 1;
        self.milliseconds.push(milliseconds);
        self.seen += path.seen.len();
        self.kept += kept().count();
        self.lines += path.told.len();
        self.most_lines = self.most_lines.max(path.told.len());
        for line in
            path.told.iter().flat_map(|told| [Lang::Hu, Lang::En].map(|lang| told.sentences(&Smyoz, lang))).flatten()
        {
            let length = line.chars().count();
            self.longest_line = self.longest_line.max(length);
            if length > 300 {
                println!("too long: {line}");
            }
        }
        self.facts += path.seen.iter().fold(0, count);
        self.kept_facts += kept().map(|step| &step.step).fold(0, count);
        self.suppositions += path.rating.suppositions;
        self.longest = self.longest.max(path.rating.longest);
    }

    fn print(&mut self, level: &str) {
        self.milliseconds.sort_by(f64::total_cmp);
        let mean = |sum: usize| sum as f64 / self.paths as f64;
        println!(
            "{level}: {} paths, median {:.1} ms; steps {:.1} seen, {:.1} needed, {:.1} told (at most {}); \
             facts {:.1} seen, {:.1} needed; longest line {} characters; suppositions {:.1}, longest chain {}; \
             {} questions undecided",
            self.paths,
            self.milliseconds[self.paths / 2],
            mean(self.seen),
            mean(self.kept),
            mean(self.lines),
            self.most_lines,
            mean(self.facts),
            mean(self.kept_facts),
            self.longest_line,
            mean(self.suppositions),
            self.longest,
            self.undecided,
        );
    }
}

/// What is wrong with a path.
fn check(
    puzzle: &Puzzle,
    path: &SolutionPath,
    oracle: &mut Oracle,
    checked: &mut BTreeMap<&'static str, usize>,
    tally: &mut Tally,
) -> Vec<String> {
    let mut problems = Vec::new();
    let steps: Vec<&LeanStep> = path.told.iter().flat_map(Passage::steps).collect();
    if let Some(at) = broken_off(&Smyoz, puzzle.task(), &steps) {
        problems.push(format!("step {at} does not follow where it stands"));
    }
    if let Some(step) = spare_step(&Smyoz, puzzle.task(), &steps) {
        problems.push(format!("a step can be left out: {:?}", step.step));
    }
    let clues = puzzle.all_clues();
    for (deduction, grounds) in steps.iter().flat_map(|step| step.conclusions()) {
        let (technique, facts) = (deduction.technique, deduction.facts.clone());
        *checked.entry(technique.id).or_default() += 1;
        let reasons = Reasons { technique, facts, grounds: grounds.to_vec() };
        match judge::<Smyoz>(oracle, &clues, &Marks::default(), &reasons) {
            Ok(decided) => tally.undecided += usize::from(!decided),
            Err(error) => {
                let facts = deduction.facts.iter().join(" ");
                problems.push(format!("{error}: {facts} because {}", grounds.iter().map(ground).join(", ")));
            }
        }
    }
    problems
}

fn ground(ground: &Ground) -> String {
    match ground {
        Ground::Clue(clue) => clue.to_string(),
        Ground::Mark(fact) => fact.to_string(),
    }
}
