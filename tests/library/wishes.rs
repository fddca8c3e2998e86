//! Wishes of authors on where shots lie and what a puzzle begins with: they are kept, and whatever
//! the puzzles claim is confirmed by the engine that did not compose them.

use crate::common;
use proptest::prelude::*;
use smyoz::composing::{ClueSymmetry, Spread};
use smyoz::games::smyoz::compose::{
    ComposeError, Composed, Goal, Options, Order, Pattern, Places, Show, Start, Wish, compose,
};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::techniques::{Technique, reach};
use smyoz::games::smyoz::{
    Cell, CellSet, Clue, Clues, EngineChoice, Inventory, Item, Layout, Marks, Seed, Shots, Smyoz, View,
};
use smyoz::judging::verify;
use smyoz::limits::Limits;
use smyoz::puzzles::{Level, Levels};
use smyoz::rating::leads_to_solution;

/// A heart of 16 cells.
const HEART: &str = "
    .........
    ..##.##..
    .#..#..#.
    .#.....#.
    .#.....#.
    ..#...#..
    ...#.#...
    ....#....
    .........";

fn seed(number: u32) -> Seed {
    Seed::try_from(number).unwrap()
}

fn spread(distance: u32) -> Spread {
    distance.to_string().parse().unwrap()
}

fn heart() -> Pattern {
    HEART.parse().unwrap()
}

/// Everything that can be wished for, with these places.
fn goals() -> Vec<Goal> {
    let ordered = |level| Goal::unique(Wish::ToOrder(Order::of(Levels::only(level))));
    vec![
        Goal::default(),
        Goal::unique(Wish::AtLeast(4)),
        ordered(Level::Beginner),
        ordered(Level::Advanced),
        common::withholding(vec![Item::Islands, Item::Moored]),
        Goal::Unique { withheld: Vec::new(), symmetry: ClueSymmetry::Mirror, shots: Wish::Fewest },
        Goal::Mercy { withheld: Vec::new(), order: None },
        Goal::UpToSymmetry { withheld: Vec::new() },
    ]
}

/// Composes by search, and lets SAT verify what was made.
fn composed(number: u32, goal: Goal, places: Places, start: Option<Start>) -> Result<(Puzzle, bool), ComposeError> {
    let given = start.as_ref().map_or(CellSet::EMPTY, Start::cells);
    let options = Options { places, start, engine: EngineChoice::Search, ..goal.into() };
    let Composed { puzzle, minimal, .. } = compose(seed(number), &options, Limits::NONE)?;
    let verdict = verify(&puzzle, EngineChoice::Sat, Limits::NONE).unwrap();
    assert!(verdict.holds() && verdict.solution_fits == Some(true), "{verdict:?}");
    assert!(
        verdict.minimum.is_none_or(|minimum| minimum.is_ok()) && verdict.rating.is_none_or(|rating| rating.is_ok())
    );
    let is_given = |clue: &Clue| matches!(clue, Clue::Shot(shot) if given.contains(shot.cell));
    assert_eq!(verdict.spare.iter().all(is_given), minimal, "{:?}", verdict.spare);
    Ok((puzzle, minimal))
}

fn apart(one: Cell, other: Cell) -> u8 {
    one.column().abs_diff(other.column()).max(one.row().abs_diff(other.row()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn places_are_kept(
        number in 0..Seed::COUNT,
        goal in prop::sample::select(goals()),
        shows in prop::sample::subsequence(vec![Show::Water, Show::Coloured], 0..=2),
        is_drawn: bool,
        distance in 1u32..=3,
    ) {
        let pattern = is_drawn.then(heart);
        let spread = if distance == 1 { Spread::default() } else { spread(distance) };
        let places = Places { shows: shows.clone(), pattern, spread };
        let is_free = shows.is_empty() && !is_drawn;
        if let Ok((puzzle, _)) = composed(number, goal, places, None) {
            let cells = puzzle.clues.shots.cells();
            prop_assert!(pattern.is_none_or(|pattern| cells.is_subset(pattern.cells())));
            prop_assert!(puzzle.clues.shots.iter().all(|shot| shows.iter().all(|show| show.is_shown(shot.shows))));
            let far = |one: Cell| cells.iter().all(|other| other == one || u32::from(apart(one, other)) >= distance);
            prop_assert!(cells.iter().all(far), "{cells:?}");
            // Elsewhere, fewer shots might do.
            prop_assert!(is_free || puzzle.minimum.is_none());
            prop_assert_eq!(puzzle.solution, Some(Layout::of_seed(seed(number))));
        }
    }
}

#[test]
fn a_minimum_is_not_claimed_where_symmetric_shots_lie_too_close() {
    for number in [4, 8] {
        let (goal, places) =
            (Goal::UpToSymmetry { withheld: Vec::new() }, Places { spread: spread(4), ..Places::default() });
        let (puzzle, _) = composed(number, goal, places, None).unwrap();
        assert_eq!(puzzle.minimum, None, "{number}");
    }
}

#[test]
fn most_seeds_have_a_puzzle_of_each_kind() {
    let digits = Places { shows: vec![Show::Water], ..Places::default() };
    let letters = Places { shows: vec![Show::Ships], ..Places::default() };
    let drawn = Places { pattern: Some(heart()), ..Places::default() };
    let far = Places { spread: spread(2), ..Places::default() };
    for (places, level) in [
        (&digits, Level::Beginner),
        (&letters, Level::Advanced),
        (&drawn, Level::Advanced),
        (&far, Level::Beginner),
        (&far, Level::Advanced),
    ] {
        let goal = Goal::unique(Wish::ToOrder(Order::of(Levels::only(level))));
        let made = (0..6).filter_map(|number| composed(number, goal.clone(), places.clone(), None).ok());
        let made: Vec<_> = made.collect();
        assert!(made.len() >= 3, "{places:?}, {level}: {} of 6", made.len());
        for (puzzle, minimal) in made {
            assert!(minimal && puzzle.rating.is_some_and(|rating| rating.level == level));
        }
    }
}

#[test]
fn shots_apart_are_still_the_fewest() {
    for number in 0..8 {
        let places = Places { spread: spread(3), ..Places::default() };
        let (puzzle, minimal) = composed(number, Goal::default(), places, None).unwrap();
        let fewest = compose(seed(number), &Options::default(), Limits::NONE).unwrap().puzzle;
        assert!(minimal && puzzle.minimum.as_ref().is_some_and(|minimum| minimum.proved));
        assert_eq!(puzzle.clues.shots.len(), fewest.clues.shots.len());
    }
}

#[test]
fn all_cells_of_a_drawing() {
    let places = Places { pattern: Some(heart()), ..Places::default() };
    let (mut made, mut spared) = (0, 0);
    for number in 0..6 {
        let any = composed(number, Goal::unique(Wish::Drawn(None)), places.clone(), None);
        let ordered = Order::of("beginner..master".parse().unwrap());
        let ordered = composed(number, Goal::unique(Wish::Drawn(Some(ordered))), places.clone(), None);
        let Ok((puzzle, minimal)) = any else {
            assert!(ordered.is_err());
            continue;
        };
        assert_eq!(puzzle.clues.shots.cells(), heart().cells());
        assert!(puzzle.minimum.is_none() && puzzle.rating.is_none());
        made += 1;
        spared += usize::from(!minimal);
        if let Ok((ordered, _)) = ordered {
            assert_eq!(ordered.all_clues(), puzzle.all_clues());
            assert!(ordered.rating.is_some_and(|rating| rating.level <= Level::Master));
        }
    }
    assert!(made >= 4 && spared > 0, "{made} made, {spared} with shots to spare");
    let digits = Places { shows: vec![Show::Water], ..places };
    let drawn = |symmetry| Goal::Unique { withheld: Vec::new(), symmetry, shots: Wish::Drawn(None) };
    let turned = composed(0, drawn(ClueSymmetry::Rotate), digits.clone(), None).unwrap_err();
    assert_eq!(turned, ComposeError::NoChoice);
    let apart = Places { spread: spread(2), ..digits.clone() };
    assert_eq!(composed(0, drawn(ClueSymmetry::None), apart, None).unwrap_err(), ComposeError::NoChoice);
    let declined = composed(0, Goal::unique(Wish::Drawn(None)), digits, None).unwrap_err().to_string();
    assert!(declined.ends_with(" cells of the drawing do not show what is wanted"), "{declined}");
}

#[test]
fn what_cannot_be_is_declined_with_a_reason() {
    let corner: Pattern = format!("##{}", ".".repeat(79)).parse().unwrap();
    let places = Places { pattern: Some(corner), ..Places::default() };
    let declined = |goal: Goal, places: &Places| composed(0, goal, places.clone(), None).unwrap_err().to_string();
    let undecided = "with shots at 2 cells only: even all of them leave several solutions";
    assert_eq!(declined(common::withholding(Item::ALL.to_vec()), &places), undecided);
    let too_few = "with shots at 2 cells only: there are fewer than 5 such shots, or they leave several solutions";
    assert_eq!(declined(Goal::unique(Wish::AtLeast(5)), &places), too_few);
    let ships = Places { shows: vec![Show::Ships], ..Places::default() };
    assert!(
        declined(Goal::unique(Wish::AtLeast(21)), &ships)
            .ends_with("there are fewer than 21 such shots, or they leave several solutions")
    );
}

/// A puzzle with these shots of a layout, and these items of its inventory.
fn begun(layout: &Layout, cells: &str, items: &[Item]) -> Puzzle {
    let cells = cells.split(' ').map(|cell| cell.parse::<Cell>().unwrap()).collect();
    let mut inventory = Inventory::of(layout);
    Item::ALL.into_iter().filter(|item| !items.contains(item)).for_each(|item| inventory.withhold(item));
    Puzzle::new(Smyoz, Clues { inventory, shots: Shots::at(cells, &View::of(layout)) })
}

#[test]
fn what_a_puzzle_begins_with_stays() {
    let layout = Layout::of_seed(seed(7));
    let puzzle = begun(&layout, "23 55 78", &[Item::Moored]);
    let level = Goal::unique(Wish::ToOrder(Order::of(Levels::only(Level::Advanced))));
    let mut layouts = Vec::new();
    for (number, goal) in [Goal::default(), level, common::withholding(vec![Item::Islands])].into_iter().enumerate() {
        for named in [None, Some(layout)] {
            let start = Start::new(&Puzzle { solution: named, ..puzzle.clone() }, Limits::NONE).unwrap();
            let made = composed(number as u32, goal.clone(), Places::default(), Some(start));
            let (made, minimal) = made.unwrap();
            assert!(minimal && made.seed.is_none() && made.minimum.is_none());
            assert!(puzzle.clues.shots.iter().all(|shot| made.clues.shots.contains(shot)));
            assert_eq!(made.clues.inventory.moored(), puzzle.clues.inventory.moored());
            assert_eq!(made.clues.inventory.islands().is_none(), number == 2);
            match named {
                Some(layout) => assert_eq!(made.solution, Some(layout)),
                None => layouts.extend(made.solution),
            }
        }
    }
    assert!(layouts.iter().any(|&other| other != layout), "there are many such layouts");
}

#[test]
fn nothing_is_added_to_what_is_enough() {
    let whole = compose(seed(12), &Options::default(), Limits::NONE).unwrap().puzzle;
    let start = Start::new(&Puzzle { solution: None, ..whole.clone() }, Limits::NONE).unwrap();
    let (made, minimal) = composed(1, Goal::default(), Places::default(), Some(start)).unwrap();
    assert!(minimal);
    assert_eq!((made.all_clues(), made.solution), (whole.all_clues(), whole.solution));
}

#[test]
fn added_shots_keep_their_places() {
    let start = Start::new(&begun(&Layout::of_seed(seed(7)), "55 56", &[]), Limits::NONE).unwrap();
    let places = Places { shows: vec![Show::Water], spread: spread(2), ..Places::default() };
    let goal = Goal::unique(Wish::ToOrder(Order::of(Levels::only(Level::Advanced))));
    let (made, _) = composed(5, goal, places, Some(start.clone())).unwrap();
    let added = made.clues.shots.cells() - start.cells();
    assert!(!added.is_empty());
    let is_apart = |cell: Cell| made.clues.shots.cells().iter().all(|other| other == cell || apart(cell, other) >= 2);
    assert!(added.iter().all(is_apart));
    assert!(made.clues.shots.iter().all(|shot| !added.contains(shot.cell) || Show::Water.is_shown(shot.shows)));
    let symmetric = Goal::UpToSymmetry { withheld: Vec::new() };
    assert_eq!(composed(5, symmetric, Places::default(), Some(start)).unwrap_err(), ComposeError::NoStart);
}

#[test]
fn the_way_to_the_ambiguity_has_the_level_that_is_ordered() {
    let mut made = 0;
    for (level, numbers) in [(Level::Beginner, 0..5), (Level::Advanced, 0..5), (Level::Master, 0..3)] {
        let order = Order::of(Levels::only(level));
        for number in numbers {
            let goal = Goal::Mercy { withheld: Vec::new(), order: Some(order.clone()) };
            let Ok((puzzle, minimal)) = composed(number, goal, Places::default(), None) else { continue };
            made += 1;
            assert!(minimal && puzzle.minimum.is_none());
            assert_eq!(puzzle.rating.as_ref().map(|rating| rating.level), Some(level));
            // All that the remaining solutions share is found by techniques of the level, not by
            // easier ones.
            let clues = &puzzle.clues;
            let solutions = common::solutions(clues, 5).layouts;
            assert!((2..=4).contains(&solutions.len()));
            let leads = |level: Level| {
                let mut marks = Marks::start(clues);
                reach(clues, &mut marks, |technique| technique.level <= level, Limits::NONE).unwrap();
                let is_shared = |cell: &Cell| {
                    let drawings: Vec<_> =
                        solutions.iter().map(|layout| layout.drawing().at(*cell).is_some()).collect();
                    drawings.iter().all(|&ship| ship == drawings[0])
                };
                marks.unknown().iter().filter(is_shared).count() == 0
            };
            assert!(leads(level), "{puzzle:?}");
            assert!(
                leads_to_solution(&Smyoz, puzzle.task(), |technique| technique.level <= level, Limits::NONE).unwrap()
            );
            let easier = |technique: &Technique| technique.level < level;
            assert!(
                level == Level::Beginner || !leads_to_solution(&Smyoz, puzzle.task(), easier, Limits::NONE).unwrap()
            );
        }
    }
    // About one seed in four has such a puzzle.
    assert!(made >= 3, "{made} were made");
}
