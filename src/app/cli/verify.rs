//! `smyoz verify`: whether puzzles are what they claim to be, and need all of their clues.

use std::fmt::Display;
use std::sync::atomic::AtomicBool;

use clap::Args;
use serde_json::{Value, json};

use super::games::AnyPuzzle;
use super::input::{Puzzles, Source};
use super::output::Output;
use super::sea_battle::verifying;
use super::solve::{Blame, list, names, no_solution, tell_fault};
use super::{Answer, EngineArgs, Failure, Threads, TimeLimit};
use smyoz_core::puzzles::{Difference, Level, Seed};
use smyoz_games::smyoz::judge::{Verdict, WrongMinimum, WrongRating, verify};
use smyoz_games::smyoz::puzzle::{Claim, Puzzle};
use smyoz_games::smyoz::{Cell, Clue, engines};

/// Check that puzzles have exactly one solution, and that every shot is needed for that
///
/// Without its mercy shot, a puzzle that has one must be locally ambiguous: 2 to 4 solutions that
/// share at least 7 ships. The solutions of a puzzle that is unique up to symmetry must be images
/// of each other. If the file claims that no fewer clues are possible, its proof is checked.
#[derive(Args)]
pub(super) struct Verify {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Also answer no (exit code 1) if a shot could be left out, or if the rating is of another
    /// scale
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

/// What is told of a puzzle, of whatever game.
pub(super) struct Report {
    /// Whether it is what it claims to be, as far as is known.
    pub yes: bool,
    /// Whether all of it is known.
    pub known: bool,
    /// Whether the engines disagree.
    pub fault: bool,
    /// For programs.
    pub json: Value,
    /// For people.
    pub lines: Vec<String>,
}

impl Report {
    /// So many solutions were found when the time was up.
    pub fn given_up(found: usize) -> Self {
        let json = json!({ "unique": null, "complete": false, "solutions": found, "limit": "time" });
        let lines = vec![format!("NOT KNOWN: {found} solutions found within the time limit")];
        Self { yes: true, known: false, fault: false, json, lines }
    }
}

impl Verify {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let (mut yes, mut known) = (true, true);
        let over = self.time_limit.start();
        let report = |source: &Source<AnyPuzzle>| match &source.puzzle {
            AnyPuzzle::Smyoz(puzzle) => self.report(puzzle, &over),
            AnyPuzzle::SeaBattle(puzzle) => verifying::report(puzzle, self.strict, self.engine.engine, &over),
        };
        self.threads.work(self.puzzles.stream(), report, |source, report| {
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

    fn report(&self, puzzle: &Puzzle, over: &AtomicBool) -> Report {
        let mut found = 0;
        if self.time_limit.time_limit.is_some() {
            // The verdict does not tell how many solutions were found by the time that it was given up.
            let answer = engines::solve(self.engine.engine, &puzzle.clues(), 1, over.into());
            found = answer.solutions.layouts.len();
            if answer.given_up {
                return Report::given_up(found);
            }
        }
        let Ok(verdict) = verify(puzzle, self.engine.engine, over.into()) else { return Report::given_up(found) };
        let too_large = matches!(verdict.minimum, Some(Err(WrongMinimum::TooLarge)));
        let wrong_minimum = matches!(verdict.minimum, Some(Err(_))) && !too_large;
        let wrong_rating = verdict.rating.as_ref().and_then(|checked| checked.as_ref().err());
        let other_scale = wrong_rating.is_some_and(|wrong| !wrong.is_comparable());
        let fits = verdict.solution_fits != Some(false) && verdict.seed_fits != Some(false);
        let is_as_claimed = verdict.holds() && fits && !wrong_minimum && (wrong_rating.is_none() || other_scale);
        Report {
            yes: is_as_claimed && (verdict.is_minimal() && !other_scale || !self.strict),
            known: !too_large && !other_scale,
            fault: verdict.conflict.is_none(),
            json: as_json(&verdict),
            lines: sentences(puzzle, &verdict),
        }
    }
}

fn as_json(verdict: &Verdict) -> Value {
    json!({
        "unique": verdict.is_unique(),
        "minimal": verdict.is_minimal(),
        "solutions": verdict.solutions.len(),
        "second": verdict.solutions.get(1),
        "spare": verdict.spare.iter().map(place).collect::<Vec<_>>(),
        "solution_fits": verdict.solution_fits,
        "seed_fits": verdict.seed_fits,
        "conflict": verdict.conflict.as_ref().map(|conflict| names(&conflict.clues)),
        "up_to_symmetry": verdict.ties.as_ref().map(|ties| json!({
            "images": verdict.solutions.len(),
            "extra_shots": ties.extra_shots,
            "deciding": ties.deciding.iter().map(|cell| cell.to_string()).collect::<Vec<_>>(),
        })),
        "before_mercy": verdict.before_mercy.as_ref().map(|before| json!({
            "solutions": before.solutions.len(),
            "shared_ships": before.shared_ships,
            "local": before.is_local(),
        })),
        "minimum": verdict.minimum.as_ref().map(|minimum| json!({
            // `null` if that is not known.
            "holds": (*minimum != Err(WrongMinimum::TooLarge)).then_some(minimum.is_ok()),
            "reason": minimum.as_ref().err().map(ToString::to_string),
        })),
        "rating": verdict.rating.as_ref().map(|rating| match rating {
            Err(WrongRating::Other(differences)) => rating_json(rating, true, differences),
            _ => rating_json(rating, rating.as_ref().err().is_none_or(WrongRating::is_comparable), &[]),
        }),
        "claim": verdict.claim.name(),
        "holds": verdict.holds(),
        "engine": verdict.engine.name(),
    })
}

/// The cell of a shot, the key of an item.
fn place(clue: &Clue) -> String {
    match clue {
        Clue::Shot(shot) => shot.cell.to_string(),
        item => item.item().map_or_else(String::new, |item| item.to_string()),
    }
}

/// The lines to print for a puzzle.
fn sentences(puzzle: &Puzzle, verdict: &Verdict) -> Vec<String> {
    let judged = |unique: &str| match &verdict.spare[..] {
        [] => format!("{unique} and minimal"),
        spare => format!("{unique}, not minimal: could do without any one of {}", list(spare)),
    };
    let answer = match (&verdict.solutions[..], verdict.claim) {
        ([], _) => {
            let blame = verdict.conflict.as_ref().map(Blame::from);
            format!("NOT unique: {}", no_solution(blame.as_ref()))
        }
        ([_], _) => judged("unique"),
        (_, Claim::UpToSymmetry) if verdict.holds() => judged("unique up to symmetry"),
        ([first, second, ..], _) => two_solutions(&first.drawing().rows(), &second.drawing().rows()),
    };
    let mut lines = vec![format!("by {}: {answer}", verdict.engine)];
    if verdict.claim == Claim::UpToSymmetry && verdict.is_unique() {
        lines.push("NOT up to symmetry: no image of the solution fits the clues".to_owned());
    }
    if let Some(ties) = &verdict.ties {
        let cells: Vec<String> = ties.deciding.iter().map(|cell: Cell| cell.to_string()).collect();
        let decide = match ties.extra_shots {
            1 => format!("one extra shot decides, at any of {} cells: {}", cells.len(), cells.join(" ")),
            shots => format!("{shots} extra shots decide, no single one does"),
        };
        lines.push(format!("{} solutions, images of each other: {decide}", verdict.solutions.len()));
    }
    if let Some(before) = &verdict.before_mercy {
        let (found, shared) = (before.solutions.len(), before.shared_ships);
        lines.push(if before.is_local() {
            format!("local ambiguity before the mercy shot: {found} solutions that share {shared} ships")
        } else {
            let plural = if found == 1 { "" } else { "s" };
            format!("NO local ambiguity before the mercy shot: {found} solution{plural}, {shared} ships in common")
        });
    }
    if let Some(checked) = &verdict.minimum {
        let at_least = puzzle.minimum.as_ref().and_then(|minimum| minimum.at_least);
        let is_too_large = *checked == Err(WrongMinimum::TooLarge);
        lines.push(minimum_sentence(checked.as_ref().err(), is_too_large, at_least));
    }
    if let (Some(checked), Some(rating)) = (&verdict.rating, &puzzle.rating) {
        let is_comparable = checked.as_ref().err().is_none_or(WrongRating::is_comparable);
        lines.push(rating_sentence(checked.as_ref().err(), is_comparable, rating.level));
    }
    if verdict.solution_fits == Some(false) {
        lines.push(UNFIT.to_owned());
    }
    lines.extend(seed_sentence(puzzle.seed, verdict.seed_fits));
    lines
}

/// States that the layout of a seed is not the solution, if it is not.
pub(super) fn seed_sentence(seed: Option<Seed>, fits: Option<bool>) -> Option<String> {
    let seed = seed.filter(|_| fits == Some(false))?;
    Some(format!("WRONG: the layout of its seed {seed} is not the solution"))
}

/// What became of a claimed rating, for programs.
pub(super) fn rating_json<E: Display>(checked: &Result<(), E>, is_comparable: bool, wrong: &[Difference]) -> Value {
    json!({
        // `null` if that is not known.
        "holds": is_comparable.then_some(checked.is_ok()),
        "reason": checked.as_ref().err().map(ToString::to_string),
        "wrong": wrong,
    })
}

/// States what became of a claimed rating: what is wrong with it, if anything is.
pub(super) fn rating_sentence(wrong: Option<&impl Display>, is_comparable: bool, level: Level) -> String {
    match wrong {
        None => format!("level {level}: confirmed"),
        Some(error) if is_comparable => format!("WRONG: its rating: {error}"),
        Some(error) => format!("NOT KNOWN: its rating: {error}"),
    }
}

/// The solution in the file is none.
pub(super) const UNFIT: &str = "WRONG: the solution in the file does not fit the clues";

/// States that a puzzle has several solutions, and shows the rows of two of them.
pub(super) fn two_solutions(first: &[String], second: &[String]) -> String {
    let rows: String = first.iter().zip(second).map(|(first, second)| format!("\n  {first}   {second}")).collect();
    format!("NOT unique: two of its solutions are{rows}")
}

/// States what became of the claim of a minimum: what is wrong with it, if anything is, or the
/// bound that is proved if it is not the number of clues.
pub(super) fn minimum_sentence(wrong: Option<&impl Display>, is_too_large: bool, at_least: Option<usize>) -> String {
    match (wrong, at_least) {
        (Some(_), _) if is_too_large => {
            "NOT KNOWN: its proof that no fewer clues are possible is too large to check".to_owned()
        }
        (Some(error), _) => format!("WRONG: its proof that no fewer clues are possible: {error}"),
        (None, None) => "no fewer clues are possible: proved by its witness".to_owned(),
        (None, Some(bound)) => format!("at least {bound} clues are needed: proved by its witness"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use smyoz_core::limits::Limits;
    use smyoz_games::smyoz::EngineChoice;
    use smyoz_games::smyoz::puzzle::read_puzzle;

    #[test]
    fn without_a_conflict_none_is_listed() {
        let text = r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":"91","shows":"D"}]}"#;
        let puzzle = read_puzzle(text).unwrap();
        let found = verify(&puzzle, EngineChoice::Search, Limits::NONE).unwrap();
        let told = "by search: NOT unique: no solution; these clues contradict each other: [91: D]";
        assert_eq!(sentences(&puzzle, &found), [told]);
        // As if SAT had found a layout.
        let fault = Verdict { conflict: None, ..found };
        assert_eq!(sentences(&puzzle, &fault), ["by search: NOT unique: no solution"]);
        assert_eq!(as_json(&fault)["conflict"], serde_json::Value::Null);
    }
}
