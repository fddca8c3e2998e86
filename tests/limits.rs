//! Limits: whatever can run long is given up once it is told to, and what is given up is never
//! taken for an answer.

use std::cell::Cell as Counter;
use std::fs;

use smyoz::games::sea_battle::Puzzle;
use smyoz::judging::Judged;
use smyoz::limits::{Limits, Stopped};
use smyoz::sat::hitting::{GroundSet, TooMuchWork, WorkBudget};
use smyoz::sat::{Solver, Stoppable, Varisat, VarisatUntil};

/// Says no so many times, and then yes.
fn after(times: usize) -> impl Fn() -> bool {
    let asked = Counter::new(0);
    move || {
        asked.set(asked.get() + 1);
        asked.get() > times
    }
}

#[test]
fn the_solver_that_can_be_stopped_is_not_asked_again() {
    let over = || true;
    let mut solver = VarisatUntil::until(&over);
    assert_eq!((solver.try_solve(&[]), solver.try_solve(&[])), (None, None));
    assert!(Varisat::default().solve(&[]));
}

#[test]
fn hitting_sets_are_given_up() {
    let sets: Vec<u128> = (0u128..1 << 16).filter(|set| set.count_ones() == 8).collect();
    let ground = GroundSet::uniform((1 << 16) - 1);
    let enough = after(3);
    let mut work = WorkBudget::until(u64::MAX, &enough);
    assert_eq!(ground.cheapest_within(&sets, 0..=16, &mut work), Err(TooMuchWork));
    let found = ground.cheapest_within(&sets[..10], 0..=16, &mut WorkBudget::until(u64::MAX, &|| false));
    assert_eq!(found, Ok(ground.cheapest(&sets[..10], 0..=16)));
}

#[test]
fn the_check_of_a_rating_is_given_up() {
    let path = format!("{}/puzzles/sea-battle-levels.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let puzzle: Puzzle = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(puzzle.check_rating(Limits::NONE), Ok(Some(Ok(()))));
    for times in [0, 1] {
        assert_eq!(puzzle.check_rating(Limits::until(&after(times))), Err(Stopped), "{times}");
    }
}
