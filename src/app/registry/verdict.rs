//! Solutions and verdicts of puzzles of any game, for programs and for people.

use std::fmt::Display;

use serde_json::{Value, json};

use super::answers::{Blame, CertificateFiles, CertifyError, Report};
use smyoz_core::judging::Verdict;
use smyoz_core::judging::certificate::{self, Certifiable, Form};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Difference, Level, Record as _, Seed};
use smyoz_core::rating::RatingError;
use smyoz_core::standard::{Puzzle, Standard};

impl Report {
    /// So many solutions were found when the time was up.
    pub fn given_up(found: usize) -> Self {
        let json = json!({ "unique": null, "complete": false, "solutions": found, "limit": "time" });
        let solutions = if found == 1 { "solution" } else { "solutions" };
        let lines = vec![format!("NOT KNOWN: {found} {solutions} found within the time limit")];
        Self { yes: true, known: false, fault: false, is_ambiguous: false, spare: Vec::new(), json, lines }
    }
}

pub(super) fn as_json<P: Standard>(puzzle: &Puzzle<P>, verdict: &Verdict<P>, known: bool) -> Value {
    let Verdict { solutions, by, conflict, spare, solution_fits, seed_fits, minimum, rating, .. } = verdict;
    let blamed =
        conflict.as_ref().map_or(Some(Vec::new()), |found| found.as_ref().map(|found| Blame::from(found).clues));
    json!({
        "unique": verdict.is_unique(),
        "minimal": verdict.is_minimal(),
        "solutions": solutions.len(),
        "second": solutions.get(1).map(|layout| puzzle.board.rows(layout)),
        "spare": spare.iter().map(P::place).collect::<Vec<_>>(),
        "allow_spare": puzzle.allow_spare,
        "solution_fits": solution_fits,
        "seed_fits": seed_fits,
        "conflict": blamed,
        "minimum": minimum.as_ref().map(|checked| minimum_json(checked, verdict.is_undecided())),
        "rating": rating.as_ref().map(rating_json),
        "holds": holds_json(verdict.holds(), known),
        "engine": by.name(),
    })
}

/// The lines to print for a puzzle.
pub(super) fn sentences<P: Standard>(puzzle: &Puzzle<P>, verdict: &Verdict<P>) -> Vec<String> {
    let answer = match (&verdict.solutions[..], &verdict.spare[..]) {
        ([], _) => {
            let blame = verdict.conflict.as_ref().and_then(Option::as_ref).map(Blame::from);
            no_solution(blame.as_ref())
        }
        ([_], []) => "unique and minimal".to_owned(),
        ([_], spare) => format!("unique, {}", not_minimal(spare, puzzle.allow_spare)),
        ([first, second, ..], _) => two_solutions(&puzzle.board.rows(first), &puzzle.board.rows(second)),
    };
    let mut lines = vec![format!("by {}: {answer}", verdict.by)];
    if let Some(checked) = &verdict.minimum {
        let at_least = puzzle.minimum.as_ref().and_then(|minimum| minimum.at_least);
        lines.push(minimum_sentence(checked.as_ref().err(), verdict.is_undecided(), at_least));
    }
    if let (Some(checked), Some(level)) = (&verdict.rating, puzzle.level()) {
        lines.push(rating_sentence(checked, level));
    }
    lines.extend((verdict.solution_fits == Some(false)).then(|| UNFIT.to_owned()));
    lines.extend(seed_sentence(puzzle.seed, verdict.seed_fits));
    lines
}

/// The solution in the file does not fit the clues.
pub const UNFIT: &str = "WRONG: the solution in the file does not fit the clues";

/// States that there is no solution, and why, if that is known.
pub fn no_solution(blame: Option<&Blame>) -> String {
    let why = blame.map(|Blame { clues, smallest }| {
        let perhaps = if *smallest { "" } else { " (perhaps not all are needed)" };
        match &clues[..] {
            [] => "; the pieces do not fit on the board".to_owned(),
            clues => format!("; these clues contradict each other{perhaps}: {}", list(clues)),
        }
    });
    format!("no solution{}", why.unwrap_or_default())
}

/// Clues by name, on one line.
pub fn list(clues: &[impl Display]) -> String {
    clues.iter().map(|clue| format!("[{clue}]")).collect::<Vec<_>>().join(" ")
}

/// States which clues are not needed.
pub fn could_spare(clues: &[impl Display]) -> String {
    let any_one_of = if clues.len() > 1 { "any one of " } else { "" };
    format!("could do without {any_one_of}{}", list(clues))
}

/// States that clues are not needed, and whether the puzzle says that this is meant.
pub fn not_minimal(spare: &[impl Display], is_meant: bool) -> String {
    let meant = if is_meant { ", as the puzzle allows" } else { "" };
    format!("not minimal: {}{meant}", could_spare(spare))
}

/// States that a puzzle has several solutions, and shows the rows of two of them.
pub fn two_solutions(first: &[String], second: &[String]) -> String {
    format!("NOT unique: two of its solutions are{}", side_by_side(first, second))
}

/// The rows of two layouts, each pair on a new line.
pub fn side_by_side(first: &[String], second: &[String]) -> String {
    first.iter().zip(second).map(|(first, second)| format!("\n  {first}   {second}")).collect()
}

/// States that the layout of a seed is not the solution, if it is not.
pub fn seed_sentence(seed: Option<Seed>, fits: Option<bool>) -> Option<String> {
    let seed = seed.filter(|_| fits == Some(false))?;
    Some(format!("WRONG: the layout of its seed {seed} is not the solution"))
}

/// Whether a puzzle is all that it claims to be, for programs: `null` if no claim is wrong, but one
/// is not known.
pub fn holds_json(holds: bool, known: bool) -> Option<bool> {
    (known || !holds).then_some(holds)
}

/// What became of the claim of a minimum, for programs.
pub fn minimum_json<E: Display>(checked: &Result<(), E>, is_too_large: bool) -> Value {
    json!({
        // `null` if that is not known.
        "holds": (!is_too_large).then_some(checked.is_ok()),
        "reason": checked.as_ref().err().map(ToString::to_string),
    })
}

/// States what became of the claim of a minimum: what is wrong with it, if anything is, or the
/// bound that is proved if it is not the number of clues.
pub fn minimum_sentence(wrong: Option<&impl Display>, is_too_large: bool, at_least: Option<usize>) -> String {
    match (wrong, at_least) {
        (Some(_), _) if is_too_large => {
            "NOT KNOWN: its proof that no fewer clues are possible is too large to check".to_owned()
        }
        (Some(error), _) => format!("WRONG: its proof that no fewer clues are possible: {error}"),
        (None, None) => "no fewer clues are possible: proved by its witness".to_owned(),
        (None, Some(bound)) => format!("at least {bound} clues are needed: proved by its witness"),
    }
}

/// What became of a claimed rating, for programs.
pub fn rating_json<N: Display>(checked: &Result<(), RatingError<N>>) -> Value {
    let wrong: &[Difference] = match checked {
        Err(RatingError::Other(differences)) => differences,
        _ => &[],
    };
    let is_comparable = checked.as_ref().err().is_none_or(RatingError::is_comparable);
    json!({
        // `null` if that is not known.
        "holds": is_comparable.then_some(checked.is_ok()),
        "reason": checked.as_ref().err().map(ToString::to_string),
        "wrong": wrong,
    })
}

/// States what became of a claimed rating: what is wrong with it, if anything is.
pub fn rating_sentence<N: Display>(checked: &Result<(), RatingError<N>>, level: Level) -> String {
    match checked {
        Ok(()) => format!("level {level}: confirmed"),
        Err(error) if error.is_comparable() => format!("WRONG: its rating: {error}"),
        Err(error) => format!("NOT KNOWN: its rating: {error}"),
    }
}

/// A certificate of a puzzle, of whose layouts `as_json` makes values.
///
/// # Errors
/// If the claim is wrong, or it was cancelled.
pub fn certify<P: Certifiable>(
    puzzle: &P,
    form: Form,
    limits: Limits,
    as_json: impl Fn(&P::Layout) -> Value,
) -> Result<CertificateFiles, CertifyError> {
    match certificate::certify(puzzle, limits) {
        Ok(certificate) => {
            let solutions = certificate.solutions().iter().map(as_json).collect();
            Ok(CertificateFiles { files: certificate.files(form), solutions })
        }
        Err(certificate::CertifyError::Stopped(_)) => Err(CertifyError::Stopped),
        Err(error) => {
            let solutions = match &error {
                certificate::CertifyError::Several(solutions) => solutions.iter().map(as_json).collect(),
                _ => Value::Array(Vec::new()),
            };
            Err(CertifyError::Wrong { reason: error.to_string(), solutions })
        }
    }
}
