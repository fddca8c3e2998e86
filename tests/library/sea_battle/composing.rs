//! Composed clues: unique, minimal, and the fewest, against brute force on tiny boards.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use itertools::Itertools;
use smyoz::composing::{ClueSymmetry, Places};
use smyoz::engines::EngineChoice;
use smyoz::games::sea_battle::compose::{
    ComposeError, Composer, Goal, MinimumError, Order, Start, StartError, Wish, wish,
};
use smyoz::games::sea_battle::techniques::Technique;
use smyoz::games::sea_battle::{
    Cell, Chart, Clue, Clues, Layout, Puzzle, Sampler, Setting, Shapes, SolutionPath, Topic, Touch, Variant, search,
};
use smyoz::judging::check_claimed_minimum;
use smyoz::judging::verify;
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::{Level, Seed};
use smyoz::rating::{Effort, solves};

use super::{STANDARD, seed, setting};
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
fn minimal_clues_cannot_be_spared() {
    let setting = Setting::standard();
    let mut composer = Composer::new(&setting);
    let engine = search::Engine::new(&setting);
    for number in 0..4 {
        let seed = Seed::try_from(number).unwrap();
        let mut stream = seed.stream("composing");
        let solution = Sampler::new(&setting).layout(seed).unwrap();
        let wish = wish::cells(&setting, Goal::Minimal);
        let found = composer.compose(&solution, &wish, &mut stream, Limits::NONE).unwrap();
        assert_eq!(found.minimum, None);
        assert_eq!(engine.solutions(&found.clues, 1, &mut Budget::new(Limits::NONE)).unique(), Some(&solution));
        for shown in found.clues.shown() {
            let mut fewer = found.clues.clone();
            fewer.remove(Topic::Shown(shown.cell));
            assert!(engine.another(&fewer, &[solution], &mut Budget::new(Limits::NONE)).is_some());
        }
    }
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

#[test]
fn a_cancelled_search_ends_at_once() {
    // Without a flag, it would take hours.
    let setting = setting("20x20", "5-4-4-3-3-3-2-2-2-2", STANDARD);
    let seed = Seed::try_from(7).unwrap();
    let solution = Sampler::new(&setting).layout(seed).unwrap();
    let cancel = AtomicBool::new(true);
    for goal in [Goal::Fewest, Goal::Minimal, Goal::ToOrder(Order::of(Level::Master, Level::Master))] {
        let wish = wish::counts_and_cells(&setting, goal);
        let stream = &mut seed.stream("composing");
        let found = Composer::new(&setting).compose(&solution, &wish, stream, Limits::from(&cancel));
        assert_eq!(found, Err(ComposeError::Cancelled));
    }
}

/// A puzzle of a seed that is made to order.
fn ordered(setting: &Setting, number: u32, order: Order) -> Option<Puzzle> {
    let solution = Sampler::new(setting).layout(seed(number)).unwrap();
    let wish = wish::cells(setting, Goal::ToOrder(order));
    let mut stream = seed(number).stream("composing");
    let found = Composer::new(setting).compose(&solution, &wish, &mut stream, Limits::NONE).ok()?;
    assert!(found.minimal);
    let puzzle = puzzle(setting, found.clues, solution, None);
    Some(Puzzle { rating: found.rating, ..puzzle })
}

fn technique(id: &str) -> &'static Technique {
    Technique::by_id(id).unwrap()
}

/// Whether the techniques of the puzzle's level, without these, solve it.
fn solves_without(puzzle: &Puzzle, without: &[&Technique]) -> bool {
    let level = puzzle.rating.as_ref().unwrap().level;
    let wanted = |technique: &Technique| technique.level <= level && !without.contains(&technique);
    solves(&Chart::new(&puzzle.board), &puzzle.clues, wanted, Limits::NONE).unwrap()
}

#[test]
fn required_techniques_are_needed() {
    let setting = setting("6x6", "3-2-2-1-1-1", STANDARD);
    for ids in [&["leaves-too-few"][..], &["too-long-for-line"], &["leaves-too-few", "too-long-for-line"]] {
        let require: Vec<_> = ids.iter().map(|id| technique(id)).collect();
        let order = Order { require: require.clone(), ..Order::of(Level::Advanced, Level::Advanced) };
        let made: Vec<Puzzle> = (0..8).filter_map(|number| ordered(&setting, number, order.clone())).collect();
        assert!(!made.is_empty(), "{ids:?}");
        for puzzle in made {
            assert_eq!(puzzle.rating.as_ref().unwrap().level, Level::Advanced);
            assert!(require.iter().all(|&required| !solves_without(&puzzle, &[required])), "{ids:?}");
        }
    }
}

#[test]
fn avoided_techniques_are_done_without() {
    let setting = setting("6x6", "3-2-2-1-1-1", STANDARD);
    let avoid = ["line-patterns", "leaves-too-few"].map(technique);
    let advanced = Order::of(Level::Advanced, Level::Advanced);
    let one = Order { avoid: avoid.to_vec(), ..advanced.clone() };
    let other = Order { avoid: avoid.into_iter().rev().chain(avoid).collect(), ..advanced.clone() };
    let mut changed = 0;
    for number in 0..8 {
        let Some(puzzle) = ordered(&setting, number, one.clone()) else { continue };
        let again = ordered(&setting, number, other.clone());
        assert_eq!(Some(&puzzle), again.as_ref(), "the order in which they are named is of no account");
        let rating = puzzle.rating.as_ref().unwrap();
        assert_eq!(
            (rating.level, &rating.without[..]),
            (Level::Advanced, &["leaves-too-few", "line-patterns"].map(technique)[..])
        );
        assert!(solves_without(&puzzle, &avoid));
        let path = SolutionPath::of(&puzzle, Effort::Cores, Limits::NONE).unwrap();
        assert!(
            path.rating == *rating
                && path.seen.iter().all(|step| step.deduction().is_none_or(|seen| !avoid.contains(&seen.technique)))
        );
        let verdict = verify(&puzzle, EngineChoice::Auto, Limits::NONE).unwrap();
        assert!(verdict.is_minimal() && verdict.rating == Some(Ok(())), "{verdict:?}");
        let plain = ordered(&setting, number, advanced.clone());
        changed += usize::from(plain.is_some_and(|plain| plain.clues != puzzle.clues));
    }
    assert!(changed > 0, "no puzzle would be another one otherwise");
}

#[test]
fn cells_lie_as_far_apart_as_wished() {
    let setting = setting("7x7", "3-2-2-1-1", STANDARD);
    let advanced = Goal::ToOrder(Order::of(Level::Beginner, Level::Advanced));
    let mut composer = Composer::new(&setting);
    for goal in [Goal::Minimal, Goal::Fewest, advanced] {
        let (mut made, mut moved) = (0, 0);
        for (number, apart) in (0..8).cartesian_product([2, 4]) {
            let solution = Sampler::new(&setting).layout(seed(number)).unwrap();
            let mut stream = seed(number).stream("composing");
            let wish = match goal {
                // With all counts, a single cell is often enough.
                Goal::Fewest => wish::with_counts(&setting, 6, goal.clone(), &mut stream),
                // Beside a cell that is given.
                _ => {
                    let Wish { mut given, mut scope, goal, claim, apart } = wish::cells(&setting, goal.clone());
                    given.extend(scope.remove(24));
                    Wish { given, scope, goal, claim, apart }
                }
            };
            let anywhere = composer.compose(&solution, &wish, &mut stream.clone(), Limits::NONE).unwrap();
            let wish = Wish { apart, ..wish };
            let found = match composer.compose(&solution, &wish, &mut stream, Limits::NONE) {
                Ok(found) => found,
                Err(ComposeError::TooClose("cells") | ComposeError::NotToOrder(..) | ComposeError::OutOfReach(_)) => {
                    continue;
                }
                Err(error) => panic!("{error}"),
            };
            let cells: Vec<Cell> = found.clues.shown().map(|shown| shown.cell).collect();
            assert!(cells.iter().array_combinations().all(|[one, other]| usize::from(one.distance(*other)) >= apart));
            assert_eq!(
                search::Engine::new(&setting).solutions(&found.clues, 1, &mut Budget::new(Limits::NONE)).unique(),
                Some(&solution)
            );
            if goal == Goal::Fewest {
                assert_eq!(cells.len(), anywhere.clues.shown().len(), "the smallest sets are drawn");
            }
            let verdict =
                verify(&puzzle(&setting, found.clues.clone(), solution, None), EngineChoice::Auto, Limits::NONE)
                    .unwrap();
            let is_chosen = |clue: &Clue| !wish.given.contains(&clue.topic());
            assert!(found.rating.is_some() || !verdict.spare.iter().any(is_chosen), "{verdict:?}");
            made += 1;
            moved += usize::from(found.clues != anywhere.clues);
        }
        assert!(made > 8 && moved > 0, "{goal:?}: {made}, {moved}");
    }
}

#[test]
fn symmetric_cells_lie_as_far_apart_as_wished() {
    let setting = setting("6x6", "3-2-2-1-1-1", STANDARD);
    let (symmetry, spread) = (ClueSymmetry::Rotate, "2".parse().ok());
    let mut made = 0;
    for number in 0..8 {
        let solution = Sampler::new(&setting).layout(seed(number)).unwrap();
        let order = Goal::ToOrder(Order::of(Level::Beginner, Level::Master));
        let wish = wish::cells(&setting, order).at(&setting, &Places { drawing: None, spread, symmetry });
        let mut stream = seed(number).stream("composing");
        let Ok(found) = Composer::new(&setting).compose(&solution, &wish, &mut stream, Limits::NONE) else { continue };
        let cells: Vec<Cell> = found.clues.shown().map(|shown| shown.cell).collect();
        assert!(cells.iter().array_combinations().all(|[one, other]| one.distance(*other) >= 2));
        let turned = |cell: &Cell| Cell::at(5 - cell.column(), 5 - cell.row());
        assert!(cells.iter().all(|cell| cells.contains(&turned(cell))));
        made += 1;
    }
    assert!(made > 0);
}

#[test]
fn puzzles_begin_with_clues() {
    let setting = setting("6x6", "3-2-2-1-1-1", STANDARD);
    let size = setting.size();
    let layout = Sampler::new(&setting).layout(seed(3)).unwrap();
    let topics: Vec<Topic> = Topic::counts(&setting).chain([Topic::Shown(Cell::at(2, 2))]).collect();
    let clues = told(&setting, &topics, &layout);
    let begin = |clues: &Clues, solution| Start::new(&setting, clues, solution, None, Limits::NONE);
    let fitting = search::Engine::new(&setting).solutions(&clues, usize::MAX, &mut Budget::new(Limits::NONE)).layouts;
    let start = begin(&clues, None).unwrap();
    let drawn: BTreeSet<Layout> = (0..200).map(|number| start.layout(seed(number), Limits::NONE).unwrap()).collect();
    assert!(drawn.len() > 1 && drawn.into_iter().eq(fitting), "each that fits is a layout of some seed");
    let named = begin(&clues, Some(&layout)).unwrap();
    assert!((0..9).all(|number| named.layout(seed(number), Limits::NONE).unwrap() == layout));

    let other = Sampler::new(&setting).layout(seed(4)).unwrap();
    assert_eq!(begin(&clues, Some(&other)).unwrap_err(), StartError::WrongSolution);
    let mut empty = clues.clone();
    empty.extend([Clue::of(Topic::counts(&setting).next().unwrap(), &Layout::empty(size))]);
    let Err(StartError::Contradiction(Some(conflict))) = begin(&empty, None) else { panic!("something fits") };
    assert!(conflict.clues.len() <= empty.iter().count());
    assert_eq!(begin(&Clues::none(size), None).unwrap_err(), StartError::TooMany);

    // What is given stays, whatever is added.
    let order = Goal::ToOrder(Order::of(Level::Beginner, Level::Advanced));
    for (goal, number) in [Goal::Fewest, order].into_iter().cartesian_product(0..4) {
        let solution = start.layout(seed(number), Limits::NONE).unwrap();
        let wish = wish::cells(&setting, goal).beginning_with(start.topics());
        let mut stream = seed(number).stream("composing");
        let found = Composer::new(&setting).compose(&solution, &wish, &mut stream, Limits::NONE).unwrap();
        assert!(clues.iter().all(|clue| found.clues.iter().any(|other| other == clue)));
        assert_eq!(
            search::Engine::new(&setting).solutions(&found.clues, 1, &mut Budget::new(Limits::NONE)).unique(),
            Some(&solution)
        );
        assert!(found.minimum.is_none(), "with other cells, fewer might do");
        for shown in found.clues.shown().filter(|shown| shown.cell != Cell::at(2, 2)) {
            let mut fewer = found.clues.clone();
            fewer.remove(Topic::Shown(shown.cell));
            let is_unique =
                search::Engine::new(&setting).another(&fewer, &[solution], &mut Budget::new(Limits::NONE)).is_none();
            assert!(!is_unique || found.rating.is_some());
        }
    }
}

#[test]
fn what_leaves_another_layout_is_declined() {
    let setting = setting("6x6", "3-2-1", STANDARD);
    let seed = Seed::try_from(1).unwrap();
    let solution = Sampler::new(&setting).layout(seed).unwrap();
    let wish = Wish::single(Vec::new(), Topic::counts(&setting).take(3), Goal::Fewest);
    let declined = Composer::new(&setting).compose(&solution, &wish, &mut seed.stream("composing"), Limits::NONE);
    let Err(ComposeError::OutOfReach(other)) = declined else { panic!("{declined:?}") };
    assert!(told(&setting, &wish.scope.concat(), &solution).fit(&other) && *other != solution);
}

#[test]
fn wrong_minima_are_refused() {
    let setting = Setting::standard();
    let seed = Seed::try_from(5).unwrap();
    let solution = Sampler::new(&setting).layout(seed).unwrap();
    let wish = wish::cells(&setting, Goal::Fewest);
    let found = Composer::new(&setting).compose(&solution, &wish, &mut seed.stream("composing"), Limits::NONE).unwrap();
    let right = puzzle(&setting, found.clues, solution, found.minimum);
    assert_eq!(check_claimed_minimum(&right, Limits::NONE), Ok(Some(Ok(()))));
    let wrong = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = right.clone();
        change(&mut puzzle);
        check_claimed_minimum(&puzzle, Limits::NONE).unwrap().unwrap().unwrap_err()
    };
    let cells = right.minimum.as_ref().unwrap().clues;
    assert!(cells > 1);
    assert_eq!(wrong(&|puzzle| puzzle.solution = None), MinimumError::NoSolution);
    let first = |puzzle: &Puzzle| Topic::Shown(puzzle.clues.shown().next().unwrap().cell);
    let found = cells - 1;
    let number = MinimumError::Number { what: "cells", claimed: cells, found };
    assert_eq!(wrong(&|puzzle| assert!(puzzle.clues.remove(first(puzzle)).is_some())), number);
    assert_eq!(wrong(&|puzzle| puzzle.minimum.as_mut().unwrap().at_least = Some(1)), MinimumError::Bound);
    assert_eq!(wrong(&|puzzle| puzzle.minimum.as_mut().unwrap().proved = false), MinimumError::Bound);
    let weak = wrong(&|puzzle| puzzle.minimum.as_mut().unwrap().witness.truncate(1));
    assert!(matches!(weak, MinimumError::Weak { enough } if enough < cells), "{weak}");
    let add = |layout: Layout| wrong(&|puzzle| puzzle.minimum.as_mut().unwrap().witness.insert(0, layout));
    assert_eq!(add(solution), MinimumError::Solution(1));
    assert_eq!(add(Layout::empty(setting.size())), MinimumError::Unfit(1));
    assert_eq!(add(Sampler::new(&setting).layout(Seed::try_from(6).unwrap()).unwrap()), MinimumError::Unfit(1));
}
