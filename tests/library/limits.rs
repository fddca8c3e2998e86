//! Limits: whatever can run long is given up once it is told to, and what is given up is never
//! taken for an answer.

use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;
use smyoz::deduction::DeductionError;
use smyoz::explorer::{BeginError, Mode};
use smyoz::games::sea_battle::compose::{Composer, Goal, wish};
use smyoz::games::sea_battle::front::play::{Sheet as SeaSheet, SheetError};
use smyoz::games::sea_battle::rate::SolutionPath as SeaPath;
use smyoz::games::sea_battle::{Puzzle, RateError, Sampler, Setting};
use smyoz::games::smyoz::compose::{ComposeError, Goal as SmyozGoal, StartError, Wanted, compose};
use smyoz::games::smyoz::front::play::{Beginning, BenchError, Game, Sheet, Source};
use smyoz::games::smyoz::rate::{Effort, HintError, facts_about};
use smyoz::games::smyoz::techniques;
use smyoz::games::smyoz::{EngineChoice, Seed, Smyoz};
use smyoz::judging::{check_claimed_minimum, verify};
use smyoz::lang::Lang;
use smyoz::limits::{Budget, CancelledError, Limits};
use smyoz::rating::{Rater, hint, why_so_far};
use smyoz::sat::hitting::{GroundSet, WorkLimitError};

/// Says no so many times, and then yes.
fn after(times: usize) -> impl Fn() -> bool {
    let asked = AtomicUsize::new(0);
    move || asked.fetch_add(1, Ordering::Relaxed) >= times
}

#[test]
fn hitting_sets_are_given_up() {
    let sets: Vec<u128> = (0u128..1 << 16).filter(|set| set.count_ones() == 8).collect();
    let ground = GroundSet::uniform((1 << 16) - 1);
    let enough = after(3);
    let mut work = Budget::new(Limits::until(&enough));
    assert_eq!(ground.cheapest_within(&sets, 0..=16, &mut work), Err(WorkLimitError));
    let found = ground.cheapest_within(&sets[..10], 0..=16, &mut Budget::new(Limits::until(&|| false)));
    assert_eq!(found, ground.cheapest_within(&sets[..10], 0..=16, &mut Budget::new(Limits::NONE)));
}

fn first(collection: &str) -> smyoz::games::smyoz::puzzle::Puzzle {
    let path = format!("{}/puzzles/{collection}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

/// Does some work again and again, each time with more patience, until it is not stopped. Returns
/// the answer, and how often it was stopped before.
fn patiently<T>(work: impl Fn(Limits) -> Option<T>) -> (T, u32) {
    let answers = (0..).map(|patience| work(Limits::until(&after((1 << patience) - 1))));
    let (stopped, answer) = (0..).zip(answers).find(|(_, answer)| answer.is_some()).unwrap();
    (answer.unwrap(), stopped)
}

#[test]
fn a_verdict_that_is_stopped_is_none() {
    for collection in ["minimum", "mercy", "symmetric", "levels"] {
        let puzzle = first(collection);
        for engine in [EngineChoice::Search, EngineChoice::Auto, EngineChoice::Sat] {
            let (verdict, stopped) = patiently(|limits| verify(&puzzle, engine, limits).ok());
            assert!(verdict.holds() && verdict.is_minimal() && stopped > 0, "{collection} {engine}");
            assert!([None, Some(Ok(()))].contains(&verdict.minimum), "{collection} {engine}");
            assert!([None, Some(Ok(()))].contains(&verdict.rating), "{collection} {engine}");
        }
    }
}

#[test]
fn a_reason_by_cores_that_is_stopped_is_none() {
    let puzzle = first("minimum");
    let techniques: Vec<_> = techniques::ALL.iter().collect();
    let (step, stopped) =
        patiently(|limits| match hint::<Smyoz>(&Smyoz, puzzle.task(), &[], &techniques, Effort::Cores, limits) {
            Err(HintError::Unfinished(DeductionError::Cancelled(_))) => None,
            step => Some(step),
        });
    assert!(step.is_ok() && stopped > 0, "{step:?}");
}

#[test]
fn the_check_of_a_minimum_of_sea_battle_is_given_up() {
    let setting = Setting::standard();
    let seed = Seed::try_from(3).unwrap();
    let solution = Sampler::new(&setting).layout(seed).unwrap();
    let wish = wish::cells(&setting, Goal::Fewest);
    let composed = Composer::new(&setting).compose(&solution, &wish, &mut seed.stream("limits"), Limits::NONE);
    let composed = composed.unwrap();
    let minimum = composed.minimum.unwrap();
    let claimed = Puzzle { solution: Some(solution), minimum: Some(minimum), ..Puzzle::new(setting, composed.clues) };
    assert_eq!(check_claimed_minimum(&claimed, Limits::until(&|| true)), Err(CancelledError));
    assert_eq!(check_claimed_minimum(&claimed, Limits::NONE), Ok(Some(Ok(()))));
}

#[test]
fn a_rating_of_sea_battle_that_is_stopped_is_none() {
    let path = format!("{}/puzzles/sea-battle-levels.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let puzzle: Puzzle = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let (path, stopped) = patiently(|limits| match SeaPath::of(&puzzle, Effort::Cores, limits) {
        Err(RateError::Unfinished(DeductionError::Cancelled(_))) => None,
        path => Some(path),
    });
    assert!(path == SeaPath::of(&puzzle, Effort::Cores, Limits::NONE) && path.is_ok() && stopped > 0);
}

#[test]
fn composing_is_given_up() {
    let seed = Seed::try_from(7).unwrap();
    let composing = |limits: Limits| compose(seed, &Wanted::default(), SmyozGoal::Fewest, limits);
    let (composed, stopped) = patiently(|limits| match composing(limits) {
        Err(ComposeError::Cancelled) => None,
        composed => Some(composed),
    });
    assert!(composed == composing(Limits::NONE) && composed.is_ok() && stopped > 0);
}

#[test]
fn the_check_of_a_rating_is_given_up() {
    let path = format!("{}/puzzles/sea-battle-levels.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let puzzle: Puzzle = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let rater = Rater::new(&puzzle.board);
    let check = |limits: Limits| rater.check(puzzle.task(), puzzle.rating.as_ref().unwrap(), limits);
    assert_eq!(check(Limits::NONE), Ok(Ok(())));
    for times in [0, 1] {
        let stopped = after(times);
        assert_eq!(check(Limits::until(&stopped)), Err(CancelledError), "{times}");
    }
}

#[test]
fn work_on_the_bench_is_given_up() {
    let puzzle = first("levels");
    let sheet = json!({ "inventory": puzzle.clues.inventory, "shots": puzzle.clues.shots });
    let sheet: Sheet = serde_json::from_value(sheet).unwrap();
    let (assay, stopped) = patiently(|limits| sheet.assay(Lang::En, limits).ok());
    assert!(assay.rating.is_some() && stopped > 0);
    let seed = Seed::try_from(1).unwrap();
    let done = |result: Result<_, BenchError>| match result {
        Err(BenchError::Cancelled(_) | BenchError::Declined(ComposeError::Cancelled)) => None,
        Err(BenchError::Start(StartError::Cancelled(_))) => None,
        done => Some(done.unwrap()),
    };
    let (spared, stopped) = patiently(|limits| done(sheet.spare(limits)));
    assert!(verify(&spared, EngineChoice::Auto, Limits::NONE).unwrap().is_minimal() && stopped > 0);
    let (completed, stopped) = patiently(|limits| done(sheet.complete(None, seed, limits)));
    assert!(verify(&completed, EngineChoice::Auto, Limits::NONE).unwrap().is_unique() && stopped > 0);
}

#[test]
fn work_on_the_bench_of_sea_battle_is_given_up() {
    let sheet = json!({ "setting": { "size": "6x6" }, "cells": { "A1": "water" } });
    let sheet: SeaSheet = serde_json::from_value(sheet).unwrap();
    let stopped_or = |result: Result<Puzzle, SheetError>| match result {
        Err(SheetError::Cancelled(_)) => None,
        done => Some(done.unwrap()),
    };
    let seed = Seed::try_from(1).unwrap();
    let (completed, stopped) = patiently(|limits| stopped_or(sheet.complete(seed, limits)));
    assert!(completed.solution.is_some() && stopped > 0);
    let (_, stopped) = patiently(|limits| stopped_or(sheet.finished(limits)));
    assert!(stopped > 0);
    let (_, stopped) = patiently(|limits| match sheet.assay(Lang::En, limits) {
        Err(SheetError::Cancelled(_)) => None,
        assay => Some(assay.unwrap()),
    });
    assert!(stopped > 0);
}

#[test]
fn a_game_that_nobody_waits_for_is_not_begun() {
    for puzzle in ["levels", "mercy", "symmetric"].map(first) {
        let source = || Source::Puzzle(Box::new(puzzle.clone()));
        let begin = |limits| Game::new(Beginning { mode: Mode::Puzzle, source: source() }, limits);
        assert_eq!(begin(Limits::until(&|| true)).err(), Some(BeginError::Cancelled));
        assert!(begin(Limits::NONE).is_ok());
    }
}

#[test]
fn a_reason_that_nobody_waits_for_is_none() {
    let puzzle = first("levels");
    let (told, stopped) = patiently(|limits| {
        match why_so_far::<Smyoz>(&Smyoz, &puzzle.all_clues(), &facts_about("55".parse().unwrap()), limits) {
            Err(DeductionError::Cancelled(_)) => None,
            told => Some(told),
        }
    });
    assert!(told.is_ok() && stopped > 0);
    let (hinted, stopped) = patiently(|limits| match hint(&Smyoz, puzzle.task(), &[], &[], Effort::Cores, limits) {
        Err(HintError::Unfinished(DeductionError::Cancelled(_))) => None,
        hinted => Some(hinted),
    });
    assert!(hinted.is_ok() && stopped > 0);
}
