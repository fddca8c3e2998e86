//! Verdicts on puzzles of SMYOZ, which may claim less than one solution, for programs and for
//! people.

use serde_json::{Value, json};

use crate::board::Cell;
use crate::clues::Clue;
use crate::judge::{Verdict, verify};
use crate::puzzle::{Claim, Puzzle};
use smyoz_app::registry::verdict::{
    UNFIT, holds_json, minimum_json, minimum_sentence, no_solution, not_minimal, rating_json, rating_sentence,
    seed_sentence, two_solutions,
};
use smyoz_app::registry::{Blame, Report, Strictness};
use smyoz_core::engines::EngineChoice;
use smyoz_core::limits::Limits;

/// What is found about a puzzle.
pub(super) fn report(puzzle: &Puzzle, strictness: Strictness, engine: EngineChoice, limits: Limits) -> Report {
    let verdict = match verify(puzzle, engine, limits) {
        Ok(verdict) => verdict,
        Err(undecided) => return Report::given_up(undecided.found.layouts.len()),
    };
    let wrong_rating = verdict.rating.as_ref().and_then(|checked| checked.as_ref().err());
    let other_scale = wrong_rating.is_some_and(|wrong| !wrong.is_comparable());
    let known = !verdict.is_undecided() && !other_scale;
    let passes = verdict.spare.is_empty() || strictness.allows_spare(puzzle.allow_spare);
    Report {
        yes: verdict.holds() && passes && !(other_scale && strictness == Strictness::Strict),
        known,
        fault: verdict.conflict.is_none(),
        is_ambiguous: verdict.solutions.len() > 1 && !verdict.keeps_promise(),
        spare: verdict.spare.iter().map(place).collect(),
        json: as_json(puzzle, &verdict, known),
        lines: sentences(puzzle, &verdict),
    }
}

fn as_json(puzzle: &Puzzle, verdict: &Verdict, known: bool) -> Value {
    json!({
        "unique": verdict.is_unique(),
        "minimal": verdict.is_minimal(),
        "solutions": verdict.solutions.len(),
        "second": verdict.solutions.get(1),
        "spare": verdict.spare.iter().map(place).collect::<Vec<_>>(),
        "allow_spare": puzzle.allow_spare,
        "solution_fits": verdict.solution_fits,
        "seed_fits": verdict.seed_fits,
        "conflict": verdict.conflict.as_ref().map(|conflict| Blame::from(conflict).clues),
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
        "minimum": verdict.minimum.as_ref().map(|checked| minimum_json(checked, verdict.is_undecided())),
        "rating": verdict.rating.as_ref().map(rating_json),
        "claim": verdict.claim.name(),
        "holds": holds_json(verdict.holds(), known),
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
        spare => format!("{unique}, {}", not_minimal(spare, puzzle.allow_spare)),
    };
    let answer = match (&verdict.solutions[..], verdict.claim) {
        ([], _) => {
            let blame = verdict.conflict.as_ref().map(Blame::from);
            no_solution(blame.as_ref())
        }
        ([_], _) => judged("unique"),
        (_, Claim::UpToSymmetry) if verdict.keeps_promise() => judged("unique up to symmetry"),
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
        lines.push(minimum_sentence(checked.as_ref().err(), verdict.is_undecided(), at_least));
    }
    if let (Some(checked), Some(rating)) = (&verdict.rating, &puzzle.rating) {
        lines.push(rating_sentence(checked, rating.level));
    }
    if verdict.solution_fits == Some(false) {
        lines.push(UNFIT.to_owned());
    }
    lines.extend(seed_sentence(puzzle.seed, verdict.seed_fits));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::read_puzzle;

    #[test]
    fn without_a_conflict_none_is_listed() {
        let text = r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[{"cell":"91","shows":"D"}]}"#;
        let puzzle = read_puzzle(text).unwrap();
        let found = verify(&puzzle, EngineChoice::Search, Limits::NONE).unwrap();
        let told = "by search: no solution; these clues contradict each other: [91: D]";
        assert_eq!(sentences(&puzzle, &found), [told]);
        // As if SAT had found a layout.
        let fault = Verdict { conflict: None, ..found };
        assert_eq!(sentences(&puzzle, &fault), ["by search: no solution"]);
        assert_eq!(as_json(&puzzle, &fault, true)["conflict"], serde_json::Value::Null);
    }
}
