//! Facts that techniques and cores conclude.

use std::collections::BTreeMap;
use std::fs;

use smyoz::games::smyoz::puzzle::{Puzzle, read_lines};
use smyoz::games::smyoz::rate::{Effort, SolutionPath, Step};
use smyoz::games::smyoz::techniques::{ALL, Position, reach};
use smyoz::games::smyoz::{Fact, Marks, Seed, Smyoz};
use smyoz::limits::Limits;
use smyoz::puzzles::Record;

use super::stream;
use crate::common::judge::Board;
use crate::common::{drawn, sampled, told};
use crate::suite::techniques::Case;

/// A collection of the project.
fn collection(name: &str) -> Vec<Puzzle> {
    let text = fs::read_to_string(format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    read_lines(&text).map(|(_, puzzle)| puzzle.unwrap()).collect()
}

/// Asserts that each fact of a path is true of the solution.
fn assert_path_is_true(puzzle: &Puzzle, path: &SolutionPath, concluded: &mut BTreeMap<&'static str, usize>) {
    let solution = drawn(&puzzle.solution.unwrap());
    assert!(solution.broken().is_empty() && solution.fits(&told(&puzzle.all_clues())));
    for step in &path.seen {
        for fact in step.facts() {
            assert!(solution.holds(&fact.to_string()), "{fact} by {}: {}", step.kind().id(), puzzle.id());
        }
        *concluded.entry(step.kind().id()).or_default() += step.facts().len();
    }
    let mut known = Marks::start(&puzzle.all_clues());
    known.extend(path.seen.iter().flat_map(Step::facts).copied());
    assert!(known.is_solved());
}

#[test]
fn facts_on_the_paths_of_puzzles() {
    let mut concluded = BTreeMap::new();
    let rated = collection("levels");
    let paths = rated
        .iter()
        .step_by(sampled(3))
        .filter_map(|puzzle| Some((puzzle, SolutionPath::of(puzzle, Effort::Techniques, Limits::NONE).ok()?)));
    let mut walked = 0;
    for (puzzle, path) in paths {
        assert_path_is_true(puzzle, &path, &mut concluded);
        walked += 1;
    }
    assert_eq!(walked, 80usize.div_ceil(sampled(3)), "all but those beyond people");
    let facts: usize = concluded.values().sum();
    assert!(facts > 120 * walked && concluded.len() > 40, "{facts} facts by {} techniques", concluded.len());
}

#[test]
fn facts_by_cores() {
    let mut concluded = BTreeMap::new();
    let puzzles = [&collection("minimum")[..1], &collection("mercy")[..1]].concat();
    for puzzle in &puzzles {
        assert_path_is_true(puzzle, &SolutionPath::of(puzzle, Effort::Cores, Limits::NONE).unwrap(), &mut concluded);
    }
    assert!(concluded["core"] > 10 && concluded.contains_key("mercy"), "{concluded:?}");
}

/// Whatever techniques conclude from clues and facts that leave several layouts is true of all of
/// these.
#[test]
fn facts_by_techniques_where_several_layouts_fit() {
    let mut stream = stream("techniques");
    let mut seen = vec![0; ALL.len()];
    let (mut judged, mut several) = (0, 0);
    let cases = 120 / sampled(2);
    for number in 0..cases as u32 {
        let case = Case::<Smyoz>::draw(Seed::try_from(2).unwrap(), number);
        let clues = &case.drawn.clues;
        let boards: Vec<Board> = case.drawn.layouts.iter().map(drawn).collect();
        assert!(boards.iter().all(|board| board.fits(&told(clues))));
        let start = Marks::start(clues);
        for mut marks in [start.clone(), case.reveal(start, &mut stream)] {
            let known: Vec<String> = marks.facts().map(|fact| fact.to_string()).collect();
            let mut fitting = boards.clone();
            fitting.retain(|board| known.iter().all(|fact| board.holds(fact)));
            let true_of_all = |fact: Fact| fitting.iter().all(|board| board.holds(&fact.to_string()));
            for (technique, seen) in ALL.iter().zip(&mut seen) {
                let position = Position { clues, marks: &marks };
                for fact in technique
                    .openings(&position, Limits::NONE)
                    .unwrap()
                    .into_iter()
                    .flat_map(|deduction| deduction.facts)
                {
                    assert!(true_of_all(fact), "{fact} by {}: {clues:?}", technique.id);
                    *seen += 1;
                }
            }
            reach(clues, &mut marks, |_| true, Limits::NONE).unwrap();
            for fact in marks.facts() {
                assert!(true_of_all(fact), "{fact}: {clues:?}");
                judged += fitting.len();
            }
            several += usize::from(fitting.len() > 1);
        }
    }
    let blind: Vec<&str> =
        ALL.iter().zip(seen).filter(|(_, seen)| *seen == 0).map(|(technique, _)| technique.id).collect();
    assert!(blind.len() <= 5, "{blind:?} saw nothing");
    assert!(judged > 700 * cases && several > cases / 4, "{judged} facts, {several} cases with several layouts");
}
