//! Composed clues: unique, minimal, and the fewest, against brute force on tiny boards.

use itertools::Itertools;
use smyoz::games::sea_battle::compose::{Composer, Goal, Wish, wish};
use smyoz::games::sea_battle::{Clue, Clues, Layout, Puzzle, Sampler, Setting, Shapes, Topic, Touch, Variant, search};
use smyoz::judging::check_claimed_minimum;
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Seed;

use super::{STANDARD, setting};
use crate::common::sampled;

/// Whether exactly one of the layouts fits.
fn is_unique(clues: &Clues, layouts: &[Layout]) -> bool {
    layouts.iter().filter(|layout| clues.fit(layout)).count() == 1
}

fn told(setting: &Setting, topics: &[Topic], solution: &Layout) -> Clues {
    let mut clues = Clues::none(setting.size());
    clues.extend(topics.iter().map(|&topic| Clue::of(topic, solution)));
    clues
}

/// The fewest topics of the scope that leave one layout, by trying all sets.
fn fewest(setting: &Setting, wish: &Wish, solution: &Layout, layouts: &[Layout]) -> usize {
    let fitting =
        |topic: &Topic| -> Vec<bool> { layouts.iter().map(|layout| Clue::of(*topic, solution).fits(layout)).collect() };
    let given = told(setting, &wish.given, solution);
    let left: Vec<bool> = layouts.iter().map(|layout| given.fit(layout) && layout != solution).collect();
    let scope: Vec<Vec<bool>> = wish.scope.iter().flatten().map(fitting).collect();
    let refuted = |chosen: &[&Vec<bool>]| (0..layouts.len()).all(|at| !left[at] || chosen.iter().any(|fits| !fits[at]));
    (0..=scope.len()).find(|&number| scope.iter().combinations(number).any(|chosen| refuted(&chosen))).unwrap()
}

fn puzzle(
    setting: &Setting,
    clues: Clues,
    solution: Layout,
    minimum: Option<smyoz::games::sea_battle::Minimum>,
) -> Puzzle {
    Puzzle { solution: Some(solution), minimum, ..Puzzle::new(setting.clone(), clues) }
}

#[test]
fn minima_are_those_of_brute_force() {
    let mines = Variant { mines: 1, sweepers: 1, ..STANDARD };
    let corners = Variant { touch: Touch::Corners, shapes: Shapes::Any, ..STANDARD };
    let settings = [
        setting("4x4", "3-2", STANDARD),
        setting("5x4", "3-1-1", STANDARD),
        setting("5x3", "4-1", corners),
        setting("4x5", "2-1", mines),
    ];
    let mut composed = 0;
    for (setting, number) in settings.iter().cartesian_product((0..18).step_by(sampled(6))) {
        let seed = Seed::try_from(number).unwrap();
        let mut stream = seed.stream("composing");
        let solution = Sampler::new(setting).layout(seed).unwrap();
        let layouts = search::Engine::new(setting)
            .solutions(&Clues::none(setting.size()), usize::MAX, &mut Budget::new(Limits::NONE))
            .layouts;
        let mut composer = Composer::new(setting);
        let some = usize::try_from(number).unwrap() % Topic::counts(setting).count();
        let wishes = [
            wish::cells(setting, Goal::Fewest),
            wish::with_counts(setting, some, Goal::Fewest, &mut stream),
            wish::counts_and_cells(setting, Goal::Fewest),
        ];
        for wish in wishes {
            let found = composer.compose(&solution, &wish, &mut stream, Limits::NONE).unwrap();
            assert!(is_unique(&found.clues, &layouts));
            let minimum = found.minimum.clone().unwrap();
            let chosen = found.clues.iter().count() - wish.given.len();
            assert!(minimum.proved && minimum.clues + minimum.others.unwrap_or(0) == chosen);
            assert_eq!(chosen, fewest(setting, &wish, &solution, &layouts));
            let puzzle = puzzle(setting, found.clues, solution, found.minimum);
            assert_eq!(check_claimed_minimum(&puzzle, Limits::NONE), Ok(Some(Ok(()))));
            composed += 1;
        }
    }
    assert!(composed >= 200 / sampled(6));
}

/// The scope was shuffled and the first of the smallest sets taken, which preferred some.
#[test]
fn smallest_sets_of_cells_are_drawn_uniformly() {
    const DRAWS: u32 = 400;
    let setting = setting("5x4", "3-1-1", STANDARD);
    let layouts = search::Engine::new(&setting)
        .solutions(&Clues::none(setting.size()), usize::MAX, &mut Budget::new(Limits::NONE))
        .layouts;
    let wish = wish::cells(&setting, Goal::Fewest);
    let mut composer = Composer::new(&setting);
    let mut cells = |solution: &Layout, number: u32| -> Vec<Topic> {
        let mut stream = Seed::try_from(number).unwrap().stream("draws");
        let found = composer.compose(solution, &wish, &mut stream, Limits::NONE).unwrap();
        found.clues.shown().map(|shown| Topic::Shown(shown.cell)).collect()
    };
    let mut tested = 0;
    for solution in layouts.iter().step_by(5) {
        let size = cells(solution, 0).len();
        let is_enough = |cells: &Vec<Topic>| {
            let topics: Vec<Topic> = wish.given.iter().chain(cells).copied().collect();
            is_unique(&told(&setting, &topics, solution), &layouts)
        };
        let smallest: Vec<Vec<Topic>> = Topic::cells(&setting).combinations(size).filter(is_enough).collect();
        if !(3..=20).contains(&smallest.len()) {
            continue;
        }
        let drawn: Vec<Vec<Topic>> = (0..DRAWS).map(|number| cells(solution, number)).collect();
        let expected = f64::from(DRAWS) / smallest.len() as f64;
        for set in &smallest {
            let times = drawn.iter().filter(|drawn| *drawn == set).count() as f64;
            // Five standard deviations.
            assert!((times - expected).abs() < 5.0 * expected.sqrt(), "{set:?}: {times} times, {expected} expected");
        }
        tested += 1;
        if tested == 3 {
            return;
        }
    }
    panic!("few solutions have several smallest sets");
}

#[test]
fn a_search_for_the_fewest_that_is_ended_tells_a_bound() {
    let setting = setting("7x7", "3-2-2-1-1", STANDARD);
    let seed = Seed::try_from(7).unwrap();
    let solution = Sampler::new(&setting).layout(seed).unwrap();
    let wish = wish::counts_and_cells(&setting, Goal::Fewest);
    let found = Composer::new(&setting)
        .compose(&solution, &wish, &mut seed.stream("composing"), Limits::NONE.content_once(&|| true))
        .unwrap();
    let minimum = found.minimum.clone().unwrap();
    assert!(!minimum.proved && minimum.at_least.unwrap() < minimum.clues + minimum.others.unwrap());
    assert_eq!(
        search::Engine::new(&setting).solutions(&found.clues, 1, &mut Budget::new(Limits::NONE)).unique(),
        Some(&solution)
    );
    assert_eq!(
        check_claimed_minimum(&puzzle(&setting, found.clues, solution, found.minimum), Limits::NONE),
        Ok(Some(Ok(())))
    );
}
