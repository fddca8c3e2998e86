//! Puzzles that are solved by hints alone: a sample of those that the example `hints_only` solves.

use smyoz::games::smyoz::techniques::ALL;
use smyoz::puzzles::Level;

use super::super::sampled::sampled;
use super::hints_only::{Automatisms, solve};

/// The techniques that run by themselves.
fn techniques() -> Vec<(&'static str, bool)> {
    let automatic = ALL.iter().filter(|technique| technique.suppositions().is_none());
    automatic.map(|technique| (technique.id, technique.level == Level::Beginner)).collect()
}

/// Solves some puzzles of a collection, each with other automatisms.
fn solve_some(collection: &str) {
    let registry = smyoz::built_in();
    let all = [Automatisms::None, Automatisms::Some, Automatisms::All];
    for (line, automatisms) in collection.lines().step_by(sampled(29)).zip(all.into_iter().cycle()) {
        let puzzle = registry.read(line).unwrap().playable().unwrap();
        if let Err(reason) = solve(&*puzzle, automatisms, &techniques()) {
            panic!("{} with {automatisms:?}: {reason}", puzzle.about().id);
        }
    }
}

#[test]
fn hints_alone_lead_to_the_end_of_smyoz() {
    solve_some(include_str!("../../../puzzles/levels.jsonl"));
}

#[test]
fn hints_alone_lead_to_the_end_of_sea_battle() {
    solve_some(include_str!("../../../puzzles/sea-battle-levels.jsonl"));
}
