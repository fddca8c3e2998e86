//! `smyoz verify` for puzzles of Sea Battle.

use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};

use super::solving::method;
use crate::cli::solve::{Blame, list, names, no_solution};
use crate::cli::verify::{Report, UNFIT, minimum_sentence, rating_json, rating_sentence, seed_sentence, two_solutions};
use smyoz_games::sea_battle::compose::WrongMinimum;
use smyoz_games::sea_battle::judge::{Verdict, WrongRating, verify};
use smyoz_games::sea_battle::{Clue, Layout, Puzzle};
use smyoz_games::smyoz::EngineChoice;

/// What is told of a puzzle. If `strict`, no clue may be superfluous.
pub(in crate::cli) fn report(puzzle: &Puzzle, strict: bool, engine: EngineChoice, over: &AtomicBool) -> Report {
    match verify(puzzle, method(engine), over.into()) {
        Ok(verdict) => {
            let wrong_rating = verdict.rating.as_ref().and_then(|checked| checked.as_ref().err());
            let other_scale = wrong_rating.is_some_and(|wrong| !wrong.is_comparable());
            Report {
                yes: verdict.holds() && (verdict.is_minimal() && !other_scale || !strict),
                known: verdict.minimum != Some(Err(WrongMinimum::TooLarge)) && !other_scale,
                fault: verdict.conflict == Some(None),
                json: as_json(&verdict),
                lines: sentences(puzzle, &verdict),
            }
        }
        Err(stopped) => Report::given_up(stopped.found.layouts.len()),
    }
}

fn as_json(verdict: &Verdict) -> Value {
    let Verdict { solutions, by, conflict, spare, solution_fits, seed_fits, minimum, rating, .. } = verdict;
    let blamed = conflict.as_ref().map_or(Some(Vec::new()), |found| found.as_ref().map(|found| names(&found.clues)));
    json!({
        "unique": verdict.is_unique(),
        "minimal": verdict.is_minimal(),
        "solutions": solutions.len(),
        "second": solutions.get(1).map(Layout::rows),
        "spare": spare.iter().map(place).collect::<Vec<_>>(),
        "solution_fits": solution_fits,
        "seed_fits": seed_fits,
        "conflict": blamed,
        "minimum": minimum.as_ref().map(|minimum| json!({
            // `null` if that is not known.
            "holds": (*minimum != Err(WrongMinimum::TooLarge)).then_some(minimum.is_ok()),
            "reason": minimum.as_ref().err().map(ToString::to_string),
        })),
        "rating": rating.as_ref().map(|rating| match rating {
            Err(WrongRating::Other(differences)) => rating_json(rating, true, differences),
            _ => rating_json(rating, rating.as_ref().err().is_none_or(WrongRating::is_comparable), &[]),
        }),
        "holds": verdict.holds(),
        "engine": by.name(),
    })
}

/// The cell that is shown, or what is counted where.
fn place(clue: &Clue) -> String {
    match clue {
        Clue::Shown(shown) => shown.cell.to_string(),
        Clue::Count(_) => clue.to_string(),
    }
}

/// The lines to print for a puzzle.
fn sentences(puzzle: &Puzzle, verdict: &Verdict) -> Vec<String> {
    let answer = match (&verdict.solutions[..], &verdict.spare[..]) {
        ([], _) => {
            let blame = verdict.conflict.as_ref().and_then(Option::as_ref).map(Blame::from);
            format!("NOT unique: {}", no_solution(blame.as_ref()))
        }
        ([_], []) => "unique and minimal".to_owned(),
        ([_], spare) => format!("unique, not minimal: could do without any one of {}", list(spare)),
        ([first, second, ..], _) => two_solutions(&first.rows(), &second.rows()),
    };
    let mut lines = vec![format!("by {}: {answer}", verdict.by)];
    if let Some(checked) = &verdict.minimum {
        let at_least = puzzle.minimum.as_ref().and_then(|minimum| minimum.at_least);
        let is_too_large = *checked == Err(WrongMinimum::TooLarge);
        lines.push(minimum_sentence(checked.as_ref().err(), is_too_large, at_least));
    }
    if let (Some(checked), Some(rating)) = (&verdict.rating, &puzzle.rating) {
        let is_comparable = checked.as_ref().err().is_none_or(WrongRating::is_comparable);
        lines.push(rating_sentence(checked.as_ref().err(), is_comparable, rating.level));
    }
    lines.extend((verdict.solution_fits == Some(false)).then(|| UNFIT.to_owned()));
    lines.extend(seed_sentence(puzzle.seed, verdict.seed_fits));
    lines
}
