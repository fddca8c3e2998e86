//! Composed clues: the fewest, drawn uniformly of all that brute force finds on a tiny board, and what a
//! search for them tells that is ended.

use itertools::Itertools;
use smyoz::games::sea_battle::compose::{Composer, Goal, wish};
use smyoz::games::sea_battle::{Clue, Clues, Layout, Puzzle, Sampler, Setting, Topic, search};
use smyoz::judging::check_claimed_minimum;
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Seed;

use super::{STANDARD, setting};

/// Whether exactly one of the layouts fits.
fn is_unique(clues: &Clues, layouts: &[Layout]) -> bool {
    layouts.iter().filter(|layout| clues.fit(layout)).count() == 1
}

fn told(setting: &Setting, topics: &[Topic], solution: &Layout) -> Clues {
    let mut clues = Clues::none(setting.size());
    clues.extend(topics.iter().map(|&topic| Clue::of(topic, solution)));
    clues
}

fn puzzle(
    setting: &Setting,
    clues: Clues,
    solution: Layout,
    minimum: Option<smyoz::games::sea_battle::Minimum>,
) -> Puzzle {
    Puzzle { solution: Some(solution), minimum, ..Puzzle::new(setting.clone(), clues) }
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
