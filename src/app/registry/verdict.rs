//! Solutions and verdicts of puzzles of any game, for programs and for people.

use std::fmt::Display;

use serde_json::{Value, json};

use super::answers::{Blame, CertificateFiles, CertifyError, Report};
use smyoz_core::game::{Ambiguity, Game, Promise, Puzzle};
use smyoz_core::judging::certificate::{self, Form};
use smyoz_core::judging::{BeforeMercy, Verdict};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Difference, Level, Record as _, Seed};
use smyoz_core::rating::RatingError;

impl Report {
    /// So many solutions were found when the time was up.
    pub fn given_up(found: usize) -> Self {
        let json = json!({ "unique": null, "complete": false, "solutions": found, "limit": "time" });
        let solutions = if found == 1 { "solution" } else { "solutions" };
        let lines = vec![format!("NOT KNOWN: {found} {solutions} found within the time limit")];
        Self { yes: true, known: false, fault: false, is_ambiguous: false, spare: Vec::new(), json, lines }
    }
}

pub(super) fn as_json<G: Game>(puzzle: &Puzzle<G>, verdict: &Verdict<G>, known: bool) -> Value {
    let Verdict { solutions, by, conflict, ties, before_mercy, spare, solution_fits, seed_fits, .. } = verdict;
    let Verdict { minimum, rating, .. } = verdict;
    let blamed =
        conflict.as_ref().map_or(Some(Vec::new()), |found| found.as_ref().map(|found| Blame::from(found).clues));
    json!({
        "unique": verdict.is_unique(),
        "minimal": verdict.is_minimal(),
        "solutions": solutions.len(),
        "second": solutions.get(1).map(|layout| puzzle.board.rows(layout)),
        "spare": spare.iter().map(G::place).collect::<Vec<_>>(),
        "allow_spare": puzzle.allow_spare,
        "solution_fits": solution_fits,
        "seed_fits": seed_fits,
        "conflict": blamed,
        "up_to_symmetry": ties.as_ref().map(|ties| json!({
            "images": solutions.len(),
            "extra_shots": ties.extra,
            "deciding": places(puzzle, &solutions[0], &ties.deciding),
        })),
        "before_mercy": before_mercy.as_ref().map(|before| json!({
            "solutions": before.solutions.len(),
            "shared_ships": before.shared,
            "local": before.is_local,
        })),
        "minimum": minimum.as_ref().map(|checked| minimum_json(checked, verdict.is_undecided())),
        "rating": rating.as_ref().map(rating_json),
        "claim": puzzle.promise.claim().name(),
        "holds": holds_json(verdict.holds(), known),
        "engine": by.name(),
    })
}

/// The places that clues about these topics stand at.
fn places<G: Game>(puzzle: &Puzzle<G>, layout: &G::Layout, topics: &[G::Topic]) -> Vec<String> {
    topics.iter().map(|&topic| G::place(&puzzle.board.about(topic, layout))).collect()
}

/// The lines to print for a puzzle.
pub(super) fn sentences<G: Game>(puzzle: &Puzzle<G>, verdict: &Verdict<G>) -> Vec<String> {
    let judged = |unique: &str| match &verdict.spare[..] {
        [] => format!("{unique} and minimal"),
        spare => format!("{unique}, {}", not_minimal(spare, puzzle.allow_spare)),
    };
    let promises_images = puzzle.promise == Promise::UpToSymmetry;
    let answer = match &verdict.solutions[..] {
        [] => no_solution(verdict.conflict.as_ref().and_then(Option::as_ref).map(Blame::from).as_ref()),
        [_] => judged("unique"),
        [..] if promises_images && verdict.keeps_promise => judged("unique up to symmetry"),
        [first, second, ..] => two_solutions(&puzzle.board.rows(first), &puzzle.board.rows(second)),
    };
    let mut lines = vec![format!("by {}: {answer}", verdict.by)];
    if promises_images && verdict.is_unique() {
        lines.push("NOT up to symmetry: no image of the solution fits the clues".to_owned());
    }
    if let Some(ties) = &verdict.ties {
        let cells = places(puzzle, &verdict.solutions[0], &ties.deciding);
        let clue = G::CHOSEN.strip_suffix('s').unwrap_or(G::CHOSEN);
        let decide = match ties.extra {
            1 => format!("one extra {clue} decides, at any of {} cells: {}", cells.len(), cells.join(" ")),
            more => format!("{more} extra {} decide, no single one does", G::CHOSEN),
        };
        lines.push(format!("{} solutions, images of each other: {decide}", verdict.solutions.len()));
    }
    if let (Some(BeforeMercy { solutions, shared, is_local }), Some(Ambiguity { pieces, .. })) =
        (&verdict.before_mercy, G::AMBIGUITY)
    {
        let found = solutions.len();
        let apart = G::CHOSEN.strip_suffix('s').unwrap_or(G::CHOSEN);
        lines.push(if *is_local {
            format!("local ambiguity before the mercy {apart}: {found} solutions that share {shared} {pieces}")
        } else {
            let plural = if found == 1 { "" } else { "s" };
            format!(
                "NO local ambiguity before the mercy {apart}: {found} solution{plural}, {shared} {pieces} in common"
            )
        });
    }
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
fn not_minimal(spare: &[impl Display], is_meant: bool) -> String {
    let meant = if is_meant { ", as the puzzle allows" } else { "" };
    format!("not minimal: {}{meant}", could_spare(spare))
}

/// States that a puzzle has several solutions, and shows the rows of two of them.
fn two_solutions(first: &[String], second: &[String]) -> String {
    format!("NOT unique: two of its solutions are{}", side_by_side(first, second))
}

/// The rows of two layouts, each pair on a new line.
pub fn side_by_side(first: &[String], second: &[String]) -> String {
    first.iter().zip(second).map(|(first, second)| format!("\n  {first}   {second}")).collect()
}

/// States that the layout of a seed is not the solution, if it is not.
fn seed_sentence(seed: Option<Seed>, fits: Option<bool>) -> Option<String> {
    let seed = seed.filter(|_| fits == Some(false))?;
    Some(format!("WRONG: the layout of its seed {seed} is not the solution"))
}

/// Whether a puzzle is all that it claims to be, for programs: `null` if no claim is wrong, but one
/// is not known.
fn holds_json(holds: bool, known: bool) -> Option<bool> {
    (known || !holds).then_some(holds)
}

/// What became of the claim of a minimum, for programs.
fn minimum_json<E: Display>(checked: &Result<(), E>, is_too_large: bool) -> Value {
    json!({
        // `null` if that is not known.
        "holds": (!is_too_large).then_some(checked.is_ok()),
        "reason": checked.as_ref().err().map(ToString::to_string),
    })
}

/// States what became of the claim of a minimum: what is wrong with it, if anything is, or the
/// bound that is proved if it is not the number of clues.
fn minimum_sentence(wrong: Option<&impl Display>, is_too_large: bool, at_least: Option<usize>) -> String {
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
fn rating_json(checked: &Result<(), RatingError>) -> Value {
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
fn rating_sentence(checked: &Result<(), RatingError>, level: Level) -> String {
    match checked {
        Ok(()) => format!("level {level}: confirmed"),
        Err(error) if error.is_comparable() => format!("WRONG: its rating: {error}"),
        Err(error) => format!("NOT KNOWN: its rating: {error}"),
    }
}

/// A certificate of a puzzle.
///
/// # Errors
/// If the claim is wrong, or it was cancelled.
pub(super) fn certify<G: Game>(
    puzzle: &Puzzle<G>,
    form: Form,
    limits: Limits,
) -> Result<CertificateFiles, CertifyError> {
    let as_json = |layout| json!(puzzle.board.rows(layout));
    match certificate::certify(puzzle, limits) {
        Ok(certificate) => {
            let solutions = certificate.solutions().iter().map(as_json).collect();
            Ok(CertificateFiles { files: certificate.files(form), solutions })
        }
        Err(certificate::CertifyError::Cancelled(_)) => Err(CertifyError::Cancelled),
        Err(error) => {
            let solutions = match &error {
                certificate::CertifyError::Several(solutions) => solutions.iter().map(as_json).collect(),
                _ => Value::Array(Vec::new()),
            };
            Err(CertifyError::Wrong { reason: error.to_string(), solutions })
        }
    }
}
