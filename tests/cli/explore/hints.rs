//! Puzzles that are solved by hints alone: a sample of those that the example `hints_only` solves.

use smyoz::games::smyoz::techniques::ALL;
use smyoz::puzzles::Level;

use super::hints_only::{Automatisms, solve};

/// The techniques that run by themselves.
fn techniques() -> Vec<(&'static str, bool)> {
    let automatic = ALL.iter().filter(|technique| technique.suppositions().is_none());
    automatic.map(|technique| (technique.id, technique.level == Level::Beginner)).collect()
}

/// Solves every so many puzzles of a collection.
fn solve_some(collection: &str, step: usize) {
    let registry = smyoz::built_in();
    for line in collection.lines().step_by(step) {
        let puzzle = registry.read(line).unwrap().playable().unwrap();
        for automatisms in [Automatisms::None, Automatisms::Some, Automatisms::All] {
            if let Err(reason) = solve(&*puzzle, automatisms, &techniques()) {
                panic!("{} with {automatisms:?}: {reason}", puzzle.about().id);
            }
        }
    }
}

#[test]
fn hints_alone_lead_to_the_end_of_smyoz() {
    solve_some(include_str!("../../../puzzles/levels.jsonl"), 14);
}

#[test]
fn hints_alone_lead_to_the_end_of_sea_battle() {
    solve_some(include_str!("../../../puzzles/sea-battle-levels.jsonl"), 14);
}
