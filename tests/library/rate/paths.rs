//! Paths by techniques and cores.

use super::checks::{assert_lean, assert_rated, walk};
use super::{ORDERED, collection, level, rating, technique};
use crate::built_in::smyoz::Oracle;
use crate::common::{self, sampled};
use smyoz::deduction::Logic;
use smyoz::games::smyoz::puzzle::{Puzzle, canonical_symmetry, image, read_lines};
use smyoz::games::smyoz::rate::{Effort, Kind, Passage, RateError, Rating, SolutionPath, Step};
use smyoz::games::smyoz::techniques::{ALL, Because, Position};
use smyoz::games::smyoz::{Cell, EngineChoice, Fact, Marks, Shots, Smyoz, Symmetry, View};
use smyoz::judging::verify;
use smyoz::limits::Limits;
use smyoz::puzzles::{Difference, Level};
use smyoz::rating::{RatingError, solves, why};

#[test]
fn what_is_told_is_needed_and_enough() {
    let mut oracle = Oracle::default();
    for (_, puzzle) in &*ORDERED {
        let path = SolutionPath::of(puzzle, Effort::Techniques, Limits::NONE).unwrap();
        assert_lean(puzzle, &path, &mut oracle);
        assert!(path.told.len() < path.seen.len());
        let stages = path.stages(&Smyoz, &puzzle.clues);
        assert!(stages.len() > 2 && stages.last().unwrap().known.is_solved());
    }
}

/// What a step counts it counts on the reader's board, not among the few marks that it needs.
#[test]
fn ships_that_are_found_are_not_said_to_be_missing() {
    let levels = collection("levels");
    let mut counted = 0;
    // Of the first two, one step each was wrong.
    for puzzle in [40, 34, 19, 62, 63].map(|at| &levels[at]) {
        let path = SolutionPath::of(puzzle, Effort::Techniques, Limits::NONE).unwrap();
        for told in &path.told {
            for deduction in told.worded.iter().filter_map(Step::deduction) {
                match &deduction.because[..] {
                    [Because::Type(kind), Because::Number(missing), ..] => {
                        assert_eq!(*missing, told.board.missing(*kind));
                    }
                    [Because::Type(_), Because::Cells(cells)] => {
                        let found = told.board.found().iter().find(|ship| cells.meets(ship.cells()));
                        assert_eq!(found, None);
                    }
                    _ => continue,
                }
                counted += 1;
            }
        }
    }
    assert!(counted > 3, "{counted}");
}

/// Of these, a step may be unneeded only in the order of the path, or only by what implies the
/// grounds of later ones.
#[test]
fn no_step_can_be_spared_in_the_order_of_telling() {
    let mut oracle = Oracle::default();
    for (_, puzzle) in read_lines(include_str!("../../data/told_anew.jsonl")) {
        let puzzle = puzzle.unwrap();
        let path = SolutionPath::of(&puzzle, Effort::Techniques, Limits::NONE).unwrap();
        assert_lean(&puzzle, &path, &mut oracle);
    }
}

/// A found ship without the water around it can have more codes than its place had before: after the
/// ship, a step that did not need it was not seen any more.
#[test]
fn a_path_that_cannot_be_told_in_a_better_order_stays_as_it_is() {
    let puzzle: Puzzle = serde_json::from_str(include_str!("../../data/told_before_ship.json")).unwrap();
    let path = SolutionPath::of(&puzzle, Effort::Techniques, Limits::NONE).unwrap();
    assert_lean(&puzzle, &path, &mut Oracle::default());
}

/// Of a cell that no step names, such as water when all ships are found, too.
#[test]
fn a_cell_is_explained_by_what_is_needed_for_it() {
    for puzzle in [&ORDERED[5].1, &collection("levels")[0]] {
        let solution = puzzle.solution.unwrap();
        for cell in Cell::all().step_by(sampled(7)) {
            let facts = Smyoz::facts_at(&Smyoz, &cell.to_string()).unwrap();
            let told = why(&Smyoz, puzzle.task(), &facts, &[], Effort::Techniques, Limits::NONE).unwrap();
            let mut marks = Marks::start(&puzzle.all_clues());
            marks.extend(told.iter().flat_map(Passage::news));
            let is = if solution.cells().contains(cell) { Fact::Ship(cell) } else { Fact::Water(cell) };
            assert!((marks.knows(is) || marks.is_solved()) && marks.hold(&solution), "{cell}");
        }
    }
}

/// Techniques that are left out were also counted.
#[test]
fn narrowest_counts_only_what_wanted_techniques_show() {
    let mut differ = 0;
    for (level, puzzle) in ORDERED.iter().filter(|(level, _)| *level == Level::Advanced) {
        let of_level = ALL.iter().filter(|technique| technique.level == *level);
        for left_out in of_level {
            let path = SolutionPath::find(&Smyoz, puzzle.task(), &[left_out], Effort::Techniques, Limits::NONE);
            let Some(path) = path.ok().filter(|path| path.rating.level == *level) else { continue };
            let clues = puzzle.all_clues();
            let (mut marks, mut wanted, mut all) = (Marks::start(&clues), usize::MAX, usize::MAX);
            for step in &path.seen {
                if step.level() == *level {
                    let position = Position { clues: &clues, marks: &marks };
                    let of_level = ALL.iter().filter(|technique| technique.level == *level);
                    let openings = of_level.map(|technique| (technique, technique.seen(&position).len()));
                    let openings: Vec<_> = openings.collect();
                    all = all.min(openings.iter().map(|(_, seen)| seen).sum());
                    let others = openings.iter().filter(|(technique, _)| *technique != left_out);
                    wanted = wanted.min(others.map(|(_, seen)| seen).sum());
                }
                marks.extend(step.facts().iter().copied());
            }
            assert_eq!(path.rating.narrowest, wanted, "{}", left_out.id);
            differ += usize::from(all != wanted);
        }
    }
    assert!(differ > 0);
}

#[test]
fn every_step_follows_and_the_last_one_is_the_solution() {
    for (level, puzzle) in &*ORDERED {
        let path = SolutionPath::of(puzzle, Effort::Techniques, Limits::NONE).unwrap();
        assert!(walk(puzzle, &path).is_none());
        assert_rated(&path);
        assert_eq!((path.rating.level, &path.rating), (*level, &rating(puzzle)));
        // If techniques suffice, cores are not tried.
        assert_eq!(SolutionPath::of(puzzle, Effort::Cores, Limits::NONE).as_ref(), Ok(&path));
    }
}

#[test]
fn puzzles_with_the_fewest_shots_are_mostly_beyond_people() {
    let mut stuck = 0;
    for puzzle in collection("minimum").iter().chain(&collection("mercy")).step_by(sampled(10)) {
        match SolutionPath::of(puzzle, Effort::Techniques, Limits::NONE) {
            Ok(path) => {
                walk(puzzle, &path);
                assert_rated(&path);
            }
            Err(reason) => {
                assert_eq!((reason, level(&puzzle.clues)), (RateError::Stuck, Level::Grandmaster));
                stuck += 1;
            }
        }
    }
    assert!(stuck > 9, "{stuck}");
    let symmetric = collection("symmetric");
    assert_eq!(symmetric.len(), 50);
    assert!(
        symmetric
            .iter()
            .all(|puzzle| SolutionPath::of(puzzle, Effort::Cores, Limits::NONE) == Err(RateError::UpToSymmetry))
    );
}

#[test]
fn beyond_techniques_a_proof_names_a_few_things_together() {
    let puzzle = &collection("minimum")[7];
    let path = SolutionPath::of(puzzle, Effort::Cores, Limits::NONE).unwrap();
    assert!(walk(puzzle, &path).is_none());
    assert_rated(&path);
    assert_eq!((path.rating.level, path.rating.hardest), (Level::Beyond, Kind::Core));
    assert!(path.rating.core.is_some());
    let rated = Puzzle { rating: Some(path.rating.clone()), ..puzzle.clone() };
    assert_eq!(verify(&rated, EngineChoice::Search, Limits::NONE).unwrap().rating, Some(Ok(())));
    let difference = Difference { key: "level".into(), claimed: "master".into(), found: "beyond".into() };
    let lower = Rating { level: Level::Master, ..path.rating };
    let rated = Puzzle { rating: Some(lower), ..puzzle.clone() };
    assert_eq!(
        verify(&rated, EngineChoice::Search, Limits::NONE).unwrap().rating,
        Some(Err(RatingError::Other(vec![difference])))
    );
}

#[test]
fn a_rating_by_smallest_cores_says_so_and_is_checked_so() {
    // With so many shots, few cores are needed.
    let mut puzzle = Puzzle { minimum: None, ..collection("minimum")[7].clone() };
    let view = View::of(&puzzle.solution.unwrap());
    for cell in Cell::all().filter(|cell| !puzzle.clues.shots.cells().contains(*cell)).collect::<Vec<_>>() {
        puzzle.clues.shots.push(view.shot(cell)).unwrap();
        if solves::<Smyoz>(&Smyoz, &puzzle.all_clues(), |technique| technique.suppositions().is_none(), Limits::NONE)
            .unwrap()
        {
            puzzle.clues.shots.pop();
        }
    }
    let without = vec![technique("supposition")];
    let exact = SolutionPath::find(&Smyoz, puzzle.task(), &without, Effort::Smallest, Limits::NONE).unwrap().rating;
    assert!(exact.exact && exact.core.is_some());
    let rated = Puzzle { rating: Some(exact.clone()), ..puzzle.clone() };
    assert_eq!(verify(&rated, EngineChoice::Search, Limits::NONE).unwrap().rating, Some(Ok(())));
    let minimal = SolutionPath::find(&Smyoz, puzzle.task(), &without, Effort::Cores, Limits::NONE).unwrap().rating;
    assert!(!minimal.exact && minimal.core.is_some());
    // If techniques suffice, nothing depends on cores.
    let (_, easy) = &ORDERED[0];
    assert_eq!(SolutionPath::of(easy, Effort::Smallest, Limits::NONE).unwrap().rating, rating(easy));
}

#[test]
fn the_mercy_shot_comes_when_nothing_else_is_left() {
    let puzzle = &collection("mercy")[6];
    let path = SolutionPath::of(puzzle, Effort::Cores, Limits::NONE).unwrap();
    let before = walk(puzzle, &path).expect("without the mercy shot there are several solutions");
    assert_rated(&path);
    let image = image(puzzle, canonical_symmetry(puzzle.task()));
    let left = common::solutions(&image.clues, 5).layouts;
    assert!(left.len() > 1 && left.iter().all(|layout| before.hold(layout)));
    let differ = |fact: Fact| left.iter().any(|layout| fact.holds(layout) != fact.holds(&left[0]));
    assert!(before.unknown().iter().all(|cell| differ(Fact::Water(cell))), "a cell could have been known");
    assert!(before.unknown_points().iter().all(|point| differ(Fact::WaterPoint(point))), "a point, too");
}

#[test]
fn images_have_the_same_rating() {
    for (_, puzzle) in ORDERED.iter().step_by(3) {
        for symmetry in Symmetry::ALL {
            let mut image = image(puzzle, symmetry);
            // The order of the shots does not matter.
            image.clues.shots = Shots::new(image.clues.shots.iter().rev().copied()).unwrap();
            let path = SolutionPath::of(&image, Effort::Techniques, Limits::NONE).unwrap();
            assert_eq!(path.rating, rating(puzzle));
            walk(&image, &path);
        }
    }
}
