//! Clues that once took minutes: contradictory ones, and single ones with few layouts or none.

use std::sync::atomic::AtomicBool;

use crate::common::{self, inventories, random_shots};
use smyoz::games::smyoz::engines::encode;
use smyoz::games::smyoz::{Clue, Clues, EngineChoice, Inventory, Layout, Shots, Smyoz, Solver, conditions, search};
use smyoz::limits::{Budget, Limits};

fn never() -> AtomicBool {
    AtomicBool::new(false)
}

/// Clues of an inventory alone, as in files.
fn given(inventory: &str) -> Clues {
    Clues { inventory: serde_json::from_str(inventory).unwrap(), shots: Shots::NONE }
}

/// The inventories of the ground truth with one change each.
fn changed(change: impl Fn(&Inventory) -> Option<Clue>) -> Vec<Clues> {
    let changed = |layout: &Layout| {
        let inventory = Inventory::of(layout);
        let clue = change(&inventory)?;
        Some(Clues { inventory: inventory.with(clue).unwrap(), shots: Shots::NONE })
    };
    let changed: Vec<Clues> = inventories().iter().filter_map(changed).collect();
    assert!(!changed.is_empty(), "there is such an inventory");
    changed
}

/// Asserts that there is no solution, by each choice of engine and within a counted budget, and
/// returns a conflict.
fn contradictory(clues: &Clues) -> Vec<Clue> {
    for engine in EngineChoice::ALL {
        let answer = Solver::by(&Smyoz, engine).solve(clues, 100, Limits::NONE);
        assert!(answer.solutions.layouts.is_empty() && answer.solutions.complete && !answer.given_up, "{engine}");
    }
    let conflict = Solver::new(&Smyoz).conflict(clues, Limits::NONE).expect("no layout fits");
    assert!(!conflict.clues.is_empty() && conflict.clues.iter().all(|clue| clues.iter().any(|other| other == *clue)));
    conflict.clues
}

#[test]
fn water_lines_that_the_codes_rule_out_need_no_search() {
    let raised = changed(|inventory| (inventory.water_lines() == Some(3)).then_some(Clue::WaterLines(4)));
    // The conditions alone refute them, without an engine.
    assert!(raised.iter().all(|clues| conditions::conflict(clues).is_some()));
    for clues in raised.iter().take(2) {
        let named = contradictory(clues);
        assert!(named.contains(&Clue::WaterLines(4)) && named.len() <= 5, "{named:?}");
    }
}

#[test]
fn one_island_of_fourteen_points_is_ruled_out() {
    let one_island = changed(|inventory| {
        let sum: u8 = inventory.islands().into_iter().flatten().sum();
        (sum == 14).then_some(Clue::Islands(vec![14]))
    });
    for clues in one_island.iter().take(1) {
        let answer = Solver::new(&Smyoz).solve(clues, 100, Limits::NONE);
        assert!(answer.solutions.layouts.is_empty() && answer.solutions.complete);
        assert!(Solver::new(&Smyoz).conflict(clues, Limits::NONE).unwrap().clues.contains(&Clue::Islands(vec![14])));
    }
}

#[test]
fn few_items_that_contradict_each_other_are_answered() {
    for (inventory, named) in [
        (r#"{"water_lines":6,"moored":10}"#, 2),
        (r#"{"delta":["02","11","11","20"],"water_lines":4}"#, 2),
        (r#"{"delta":["02","02","02","02"]}"#, 1),
        (r#"{"alpha":["30"]}"#, 1),
        (r#"{"water_lines":7}"#, 1),
    ] {
        let clues = given(inventory);
        let answer = Solver::new(&Smyoz).solve(&clues, 100, Limits::NONE);
        assert!(answer.solutions.layouts.is_empty() && answer.solutions.complete, "{inventory}");
        assert_eq!(Solver::new(&Smyoz).conflict(&clues, Limits::NONE).unwrap().clues.len(), named, "{inventory}");
    }
    let delta = given(r#"{"delta":["00","00","00","02"],"water_lines":4}"#);
    let answer = Solver::new(&Smyoz).solve(&delta, 100, Limits::NONE);
    assert!(answer.solutions.layouts.len() == 100 && !answer.given_up);
    assert!(answer.solutions.layouts.iter().all(|layout| delta.fit(layout)));
}

#[test]
fn single_codes_are_answered_up_to_the_limit() {
    let mut solvable = 0;
    for (red, green) in (0..=5_u8).flat_map(|red| (0..=5 - red).map(move |green| (red, green))) {
        let clues = given(&format!(r#"{{"alpha":["{red}{green}"]}}"#));
        let answer = Solver::new(&Smyoz).solve(&clues, 10, Limits::NONE);
        assert!(!answer.given_up && answer.solutions.layouts.iter().all(|layout| clues.fit(layout)));
        assert_eq!(answer.solutions.layouts.is_empty(), answer.solutions.complete, "{red}{green}: none, or many");
        solvable += usize::from(!answer.solutions.complete);
    }
    assert_eq!(solvable, 16);
}

#[test]
fn a_spent_budget_is_told() {
    let clues = given(r#"{"alpha":["30"]}"#);
    let cancel = never();
    let mut budget = Budget::new(Limits::from(&cancel).within(1_000));
    let found = search::solutions(&clues, 1, &mut budget);
    assert!(found.layouts.is_empty() && !found.complete && budget.is_exhausted() && budget.spent() <= 1_000);

    let clues = given(r#"{"water_lines":7}"#);
    let mut engine = encode::Engine::<smyoz::sat::BatSat>::new(&Smyoz);
    let mut budget = Budget::new(Limits::from(&cancel).within(50));
    let found = engine.solutions(&clues, 1, &mut budget);
    assert!(found.layouts.is_empty() && !found.complete && budget.is_exhausted());
    assert_eq!(engine.fit(&clues, &mut Budget::new(Limits::from(&cancel).within(50))), None);
}

#[test]
fn the_flag_ends_a_question_and_the_search_for_a_smallest_conflict() {
    let cancel = AtomicBool::new(true);
    for engine in EngineChoice::ALL {
        let answer = Solver::by(&Smyoz, engine).solve(&given(r#"{"alpha":["30"]}"#), 1, Limits::from(&cancel));
        assert!(answer.given_up && answer.solutions.layouts.is_empty() && !answer.solutions.complete, "{engine}");
    }
    let clues = given(r#"{"water_lines":7}"#);
    let conflict = Solver::new(&Smyoz).conflict(&clues, Limits::from(&cancel)).unwrap();
    assert!(conflict.clues == [Clue::WaterLines(7)] && !conflict.smallest, "the rules were not asked in time");
    let clues = given(r#"{"water_lines":6,"moored":10}"#);
    let conflict = Solver::new(&Smyoz).conflict(&clues, Limits::from(&cancel)).unwrap();
    assert!(conflict.clues.len() == 2 && !conflict.smallest, "nothing could be left out in time");
}

#[test]
fn smallest_conflicts_are_smallest() {
    // Shots of one layout with the inventory of another: few enough to try all smaller sets.
    let layouts = inventories();
    let mut tried = 0;
    for (number, pair) in (0..).zip(layouts.windows(2)).take(2) {
        let clues = Clues { inventory: Inventory::of(&pair[0]), ..random_shots(&pair[1], 14, number) };
        let Some(found) = Solver::new(&Smyoz).conflict(&clues, Limits::NONE) else { continue };
        let left = |clues: &[Clue], rest: &Clues| clues.iter().fold(rest.clone(), |rest, clue| rest.without(clue));
        let others: Vec<Clue> = clues.iter().filter(|clue| !found.clues.contains(clue)).collect();
        let only = left(&others, &clues);
        assert!(common::solutions(&only, 1).layouts.is_empty());
        // All its clues are needed.
        for clue in found.clues.iter().filter(|_| found.smallest) {
            tried += 1;
            let answer = Solver::new(&Smyoz).solve(&only.without(clue), 1, Limits::NONE);
            assert!(!answer.solutions.layouts.is_empty(), "{clue} could be spared");
        }
    }
    assert!(tried > 0);
}
