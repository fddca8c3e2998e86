//! Checks the paths of puzzles, `.jsonl` files, and says how long they are.
//!
//! Each step of a told path must follow from what is known at its place, by its technique and, judged
//! by the SAT engine, from its reasons and the rules that the technique names; no reason may be one
//! too many, and no step may be left out; and the path must end at the solution.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Instant;

use smyoz::lang::Lang;
use smyoz::puzzle::{Puzzle, read_lines};
use smyoz::rate::{Effort, LeanStep, SolutionPath, Step, ToldStep};
use smyoz::smyoz::deduction::{Ground, techniques};
use smyoz::smyoz::selftest::reasons::{Judge, Reasons};
use smyoz::smyoz::{Clues, Fact, Marks};
use techniques::Position;

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
    let mut judge = Judge::new();
    let mut checked: BTreeMap<&str, usize> = BTreeMap::new();
    let mut wrong = 0;
    for file in std::env::args().skip(1) {
        for (line, puzzle) in read_lines(&std::fs::read_to_string(&file)?) {
            let puzzle = puzzle?;
            let begun = Instant::now();
            let path = SolutionPath::of(&puzzle, Effort::Techniques);
            let took = begun.elapsed().as_secs_f64() * 1000.0;
            let Ok(path) = path else { continue };
            let tally = tallies.entry(path.rating.level.to_string()).or_default();
            tally.add(&path, took);
            for problem in check(&puzzle, &path, &mut judge, &mut checked, tally) {
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
        let kept = || path.told.iter().flat_map(ToldStep::steps);
        let count = |facts: usize, step: &Step| facts + step.facts().len();
        self.paths += 1;
        self.milliseconds.push(milliseconds);
        self.seen += path.seen.len();
        self.kept += kept().count();
        self.lines += path.told.len();
        self.most_lines = self.most_lines.max(path.told.len());
        for line in path.told.iter().flat_map(|told| Lang::ALL.map(|lang| told.sentences(lang))).flatten() {
            if line.chars().count() > 300 {
                println!("too long: {line}");
            }
        }
        let lines = path.told.iter().flat_map(|told| Lang::ALL.map(|lang| told.sentences(lang))).flatten();
        self.longest_line = self.longest_line.max(lines.map(|line| line.chars().count()).max().unwrap_or(0));
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
    judge: &mut Judge,
    checked: &mut BTreeMap<&'static str, usize>,
    tally: &mut Tally,
) -> Vec<String> {
    let mut problems = Vec::new();
    let steps: Vec<&LeanStep> = path.told.iter().flat_map(ToldStep::steps).collect();
    if let Some(at) = broken_off(puzzle, &steps) {
        problems.push(format!("step {at} does not follow where it stands"));
    }
    for at in 0..steps.len() {
        if matches!(steps[at].step, Step::Mercy(_)) {
            continue;
        }
        let mut without = steps.clone();
        without.remove(at);
        if broken_off(puzzle, &without).is_none() {
            problems.push(format!("step {at} can be left out: {:?}", steps[at].step));
        }
    }
    let clues = puzzle.clues();
    let mut judge = |reasons: Reasons| {
        *checked.entry(reasons.technique.id).or_default() += 1;
        match judge.judge(&clues, &reasons) {
            Ok(decided) => tally.undecided += usize::from(!decided),
            Err(error) => {
                let facts: Vec<String> = reasons.facts.iter().map(Fact::to_string).collect();
                let grounds: Vec<String> = reasons.grounds.iter().map(ground).collect();
                problems.push(format!("{error}: {} because {}", facts.join(" "), grounds.join(", ")));
            }
        }
    };
    for LeanStep { step, grounds, .. } in steps {
        let Step::Technique(deduction) = step else { continue };
        if deduction.cases.is_empty() {
            let (technique, facts) = (deduction.technique, deduction.facts.clone());
            judge(Reasons { technique, facts, grounds: grounds.clone() });
        }
        for (step, grounds) in deduction.cases.iter().flat_map(|case| &case.steps) {
            judge(Reasons { technique: step.technique, facts: step.facts.clone(), grounds: grounds.clone() });
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

fn are_known(grounds: &[Ground], marks: &Marks) -> bool {
    grounds.iter().all(|ground| match ground {
        Ground::Clue(_) => true,
        Ground::Mark(fact) => marks.knows(*fact),
    })
}

/// The first step that does not follow from what is known at its place; their number if the end is
/// not the solution.
fn broken_off(puzzle: &Puzzle, steps: &[&LeanStep]) -> Option<usize> {
    let (before, all) = (puzzle.clues_before_mercy(), puzzle.clues());
    let mut clues: &Clues = &before;
    let mut marks = Marks::start(clues);
    for (at, LeanStep { step, grounds, .. }) in steps.iter().enumerate() {
        let follows = match step {
            Step::Technique(_) | Step::Core { .. } if are_known(grounds, &marks) => true,
            Step::Technique(deduction) if deduction.cases.is_empty() => {
                deduction.technique.concludes(&Position { clues, marks: &marks }, &deduction.facts).is_some()
            }
            Step::Technique(_) | Step::Core { .. } => false,
            Step::Mercy(_) => {
                clues = &all;
                marks.extend(Marks::start(clues).facts());
                true
            }
        };
        if !follows {
            return Some(at);
        }
        marks.extend(step.facts().iter().copied());
    }
    (!marks.is_solved()).then_some(steps.len())
}
