//! Clues and the solutions that both engines find.

use std::collections::BTreeSet;

use smyoz::games::smyoz::{Clues, EngineChoice, Item, Shot, Shots, Shows, Smyoz, Solver, Stream};
use smyoz::limits::Limits;

use super::{below, cell, layout, random_layout, random_layouts, stream};
use crate::common::{self, clues, drawn, judge, lines, random_shots, told};

/// Each solution of the puzzles of the ground truth, by the search; `vectors.rs` does the same for
/// SAT.
#[test]
fn solutions_of_the_ground_truth() {
    let mut confirmed = 0;
    for case in lines("solution_counts") {
        let asked = judge::Clues::read(&case["puzzle"]);
        let found = Solver::by(&Smyoz, EngineChoice::Search)
            .solutions(&clues(&case["puzzle"]), usize::MAX, Limits::NONE)
            .unwrap();
        assert!(found.layouts.iter().map(drawn).all(|board| board.broken().is_empty() && board.fits(&asked)), "{case}");
        assert_eq!(found.layouts.len() as u64, case["solutions"].as_u64().unwrap(), "{case}");
        confirmed += found.layouts.len();
    }
    assert_eq!(confirmed, 1233);
}

/// Withholds random items of the inventory: mostly few.
fn withhold_some(clues: &mut Clues, stream: &mut Stream) {
    let most = below(stream, Item::ALL.len() + 1);
    for _ in 0..most {
        clues.inventory.withhold(Item::ALL[below(stream, Item::ALL.len())]);
    }
}

/// The library's plain check of whether clues fit: with true ones, and with ones that are wrong in
/// a single place.
#[test]
fn clues_that_fit_and_clues_that_do_not() {
    let mut stream = stream("fit");
    let (mut fit, mut unfit) = (0, 0);
    for number in 0..100 {
        let solution = random_layout(&mut stream);
        let shots = below(&mut stream, 6);
        let mut clues = random_shots(&solution, shots, number);
        withhold_some(&mut clues, &mut stream);
        let asked = told(&clues);
        let near = drawn(&solution).with_one_ship_elsewhere();
        for board in near.iter().chain([&drawn(&solution), &drawn(&random_layout(&mut stream))]) {
            let fits = board.fits(&asked);
            assert_eq!(clues.fit(&layout(board)), fits, "{clues:?}\n{}", layout(board));
            *if fits { &mut fit } else { &mut unfit } += 1;
        }
    }
    assert!(fit > 150 && unfit > 1500, "{fit} fit, {unfit} do not");
}

/// With many shots the judge can try everything; it finds what the engines find. Half of the clues
/// are only shots, and a layout with one ship elsewhere fits them, too.
#[test]
fn all_solutions_where_the_judge_can_try_everything() {
    let mut stream = stream("everything");
    let (mut solutions, mut several) = (0, 0);
    for (number, layout) in (0..).zip(random_layouts("many shots", 24)) {
        let mut clues = random_shots(&layout, if number % 2 == 0 { 30 } else { 70 }, number);
        if number % 2 == 0 {
            withhold_some(&mut clues, &mut stream);
        } else {
            let mut near = drawn(&layout).with_one_ship_elsewhere();
            let other = near.swap_remove(below(&mut stream, near.len()));
            Item::ALL.into_iter().for_each(|item| clues.inventory.withhold(item));
            let shared = |shot: &&Shot| other.shows(cell(shot.cell)) == shot.shows.to_string();
            clues.shots = Shots::new(clues.shots.iter().filter(shared).copied()).unwrap();
        }
        let all = told(&clues).all_that_fit();
        for engine in [EngineChoice::Sat, EngineChoice::Search] {
            let found = Solver::by(&Smyoz, engine).solutions(&clues, usize::MAX, Limits::NONE).unwrap();
            assert!(found.complete);
            let found: BTreeSet<String> = found.layouts.iter().map(|layout| drawn(layout).drawing()).collect();
            assert_eq!(found, all, "{engine}: {clues:?}");
        }
        solutions += all.len();
        several += usize::from(all.len() > 1);
    }
    assert!(solutions >= 36 && several >= 12, "{solutions} solutions, {several} cases with several");
}

/// Clues that contradict each other mostly have no solution, by both engines and by the judge.
#[test]
fn contradictions_where_the_judge_can_try_everything() {
    let mut stream = stream("contradictions");
    let (mut none, mut some) = (0, 0);
    for (number, layout) in (0..).zip(random_layouts("wrong shots", 24)) {
        let mut clues = random_shots(&layout, 36, number);
        withhold_some(&mut clues, &mut stream);
        let at = below(&mut stream, clues.shots.len());
        let other: Shows = clues.shots[below(&mut stream, clues.shots.len())].shows;
        clues.shots = common::changed(&clues.shots, at, other);
        let all = told(&clues).all_that_fit();
        for engine in [EngineChoice::Sat, EngineChoice::Search] {
            let found = Solver::by(&Smyoz, engine).solutions(&clues, usize::MAX, Limits::NONE).unwrap();
            assert_eq!((found.layouts.len(), found.complete), (all.len(), true), "{engine}: {clues:?}");
        }
        *if all.is_empty() { &mut none } else { &mut some } += 1;
    }
    assert!(none >= 8, "{none} without a solution, {some} with one");
}
