//! Wishes of authors on where shots lie and what a puzzle begins with: they are kept, and whatever
//! the puzzles claim is confirmed by the engine that did not compose them.

use crate::common::{self, seed};
use proptest::prelude::*;
use smyoz::composing::{ClueSymmetry, Places, Spread};
use smyoz::game::Game as _;
use smyoz::games::smyoz::compose::{ComposeError, Composer, Difficulty, Goal, Show, Start, Wanted, compose, drawn};
use smyoz::games::smyoz::puzzle::{Claim, Puzzle};
use smyoz::games::smyoz::techniques::{Technique, reach};
use smyoz::games::smyoz::{Cell, Clue, Clues, EngineChoice, Inventory, Item, Layout, Marks, Seed, Shots, Smyoz, View};
use smyoz::grid::Drawing;
use smyoz::judging::verify;
use smyoz::limits::Limits;
use smyoz::puzzles::Level;
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

fn spread(distance: u32) -> Spread {
    distance.to_string().parse().unwrap()
}

fn heart() -> Drawing {
    Drawing::read(HEART, [9, 9]).unwrap()
}

fn is_drawn(drawing: &Drawing, cell: Cell) -> bool {
    drawing.contains([cell.column(), cell.row()].map(usize::from))
}

fn ordered(level: Level) -> Goal {
    Goal::ToOrder(Difficulty::of(level, level))
}

fn at(places: &Places) -> Wanted {
    Wanted { places: places.clone(), ..Wanted::default() }
}

/// Everything that can be wished for.
fn wishes() -> Vec<(Wanted, Goal)> {
    let mirrored = at(&Places { symmetry: ClueSymmetry::Mirror, ..Places::default() });
    vec![
        (Wanted::default(), Goal::Fewest),
        (Wanted::default(), Goal::AtLeast(4)),
        (Wanted::default(), ordered(Level::Beginner)),
        (Wanted::default(), ordered(Level::Advanced)),
        (Wanted::withholding([Item::Islands, Item::Moored]), Goal::Fewest),
        (mirrored, Goal::Fewest),
        (Wanted::claiming(Claim::Mercy), Goal::Fewest),
        (Wanted::claiming(Claim::UpToSymmetry), Goal::Fewest),
    ]
}

/// Composes, and lets SAT verify what was made.
fn composed(number: u32, wanted: &Wanted, goal: Goal) -> Result<Puzzle, ComposeError> {
    let puzzle = compose(seed(number), wanted, goal, Limits::NONE)?;
    let verdict = verified(&puzzle);
    assert_eq!(verdict.is_empty(), !puzzle.allow_spare, "{verdict:?}");
    Ok(puzzle)
}

/// The same, beginning with the clues of a puzzle.
fn completed(number: u32, wanted: &Wanted, goal: Goal, start: &Start) -> Result<Puzzle, ComposeError> {
    let (seed, given) = (seed(number), start.topics().collect::<Vec<_>>());
    let layout = start.layout(seed, Limits::NONE).unwrap();
    let wish = wanted.wish(&layout, goal).beginning_with(given.iter().copied());
    let composed = Composer::new(&Smyoz).compose(&layout, &wish, &mut seed.stream("clues"), Limits::NONE)?;
    let puzzle = composed.puzzle(Smyoz, layout);
    let spare = verified(&puzzle);
    assert!(spare.iter().all(|clue| given.contains(&Smyoz::topic(clue))), "{spare:?}");
    Ok(puzzle)
}

/// The clues that a puzzle has to spare, if it is what it claims to be.
fn verified(puzzle: &Puzzle) -> Vec<Clue> {
    let verdict = verify(puzzle, EngineChoice::Sat, Limits::NONE).unwrap();
    assert!(verdict.holds() && verdict.solution_fits == Some(true), "{verdict:?}");
    assert!(
        verdict.minimum.is_none_or(|minimum| minimum.is_ok()) && verdict.rating.is_none_or(|rating| rating.is_ok())
    );
    verdict.spare
}

/// Begins with a puzzle.
fn begin(puzzle: &Puzzle) -> Start {
    Start::new(&Smyoz, &puzzle.clues, puzzle.solution.as_ref(), Some(drawn), Limits::NONE).unwrap()
}

fn apart(one: Cell, other: Cell) -> u8 {
    one.column().abs_diff(other.column()).max(one.row().abs_diff(other.row()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn places_are_kept(
        number in 0..Seed::COUNT,
        (wanted, goal) in prop::sample::select(wishes()),
        shows in prop::sample::subsequence(vec![Show::Water, Show::Coloured], 0..=2),
        in_heart: bool,
        distance in 1u32..=3,
    ) {
        let drawing = in_heart.then(heart);
        let spread = (distance > 1).then(|| spread(distance));
        let places = Places { drawing: drawing.clone(), spread, ..wanted.places };
        let is_free = shows.is_empty() && !in_heart;
        if let Ok(puzzle) = composed(number, &Wanted { shows: shows.clone(), places, ..wanted }, goal) {
            let cells = puzzle.clues.shots.cells();
            prop_assert!(drawing.is_none_or(|drawing| cells.iter().all(|cell| is_drawn(&drawing, cell))));
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
        let places = Places { spread: Some(spread(4)), ..Places::default() };
        let wanted = Wanted { places, ..Wanted::claiming(Claim::UpToSymmetry) };
        let puzzle = composed(number, &wanted, Goal::Fewest).unwrap();
        assert_eq!(puzzle.minimum, None, "{number}");
    }
}

#[test]
fn most_seeds_have_a_puzzle_of_each_kind() {
    let shown = |show| Wanted { shows: vec![show], ..Wanted::default() };
    let (digits, letters) = (shown(Show::Water), shown(Show::Ships));
    let drawn = at(&Places { drawing: Some(heart()), ..Places::default() });
    let far = at(&Places { spread: Some(spread(2)), ..Places::default() });
    for (wanted, level) in [
        (&digits, Level::Beginner),
        (&letters, Level::Advanced),
        (&drawn, Level::Advanced),
        (&far, Level::Beginner),
        (&far, Level::Advanced),
    ] {
        let made = (0..6).filter_map(|number| composed(number, wanted, ordered(level)).ok());
        let made: Vec<_> = made.collect();
        assert!(made.len() >= 3, "{wanted:?}, {level}: {} of 6", made.len());
        for puzzle in made {
            assert!(!puzzle.allow_spare && puzzle.rating.is_some_and(|rating| rating.level == level));
        }
    }
}

#[test]
fn shots_apart_are_still_the_fewest() {
    for number in 0..8 {
        let places = Places { spread: Some(spread(3)), ..Places::default() };
        let puzzle = composed(number, &at(&places), Goal::Fewest).unwrap();
        let fewest = common::lean(number, &Wanted::default(), Goal::Fewest).unwrap();
        assert!(!puzzle.allow_spare && puzzle.minimum.as_ref().is_some_and(|minimum| minimum.proved));
        assert_eq!(puzzle.clues.shots.len(), fewest.clues.shots.len());
    }
}

#[test]
fn all_cells_of_a_drawing() {
    let places = Places { drawing: Some(heart()), ..Places::default() };
    let (mut made, mut spared) = (0, 0);
    for number in 0..6 {
        let any = composed(number, &at(&places), Goal::All(None));
        let order = Difficulty::of(Level::Beginner, Level::Master);
        let ordered = composed(number, &at(&places), Goal::All(Some(order)));
        let Ok(puzzle) = any else {
            assert!(ordered.is_err());
            continue;
        };
        assert!(Cell::all().all(|cell| puzzle.clues.shots.cells().contains(cell) == is_drawn(&heart(), cell)));
        assert!(puzzle.minimum.is_none() && puzzle.rating.is_none());
        made += 1;
        spared += usize::from(puzzle.allow_spare);
        if let Ok(ordered) = ordered {
            assert_eq!(ordered.all_clues(), puzzle.all_clues());
            assert!(ordered.rating.is_some_and(|rating| rating.level <= Level::Master));
        }
    }
    assert!(made >= 4 && spared > 0, "{made} made, {spared} with shots to spare");
}

#[test]
fn what_cannot_be_is_declined_with_a_reason() {
    let corner = Drawing::read(&format!("##{}", ".".repeat(79)), [9, 9]).unwrap();
    let places = Places { drawing: Some(corner), ..Places::default() };
    let none = Wanted { places, ..Wanted::withholding(Item::ALL) };
    assert!(matches!(composed(0, &none, Goal::Fewest), Err(ComposeError::OutOfReach(_))));
    let ships = Wanted { shows: vec![Show::Ships], ..Wanted::default() };
    assert_eq!(composed(0, &ships, Goal::AtLeast(21)), Err(ComposeError::TooFew("shots", 21)));
    let few = composed(0, &none, ordered(Level::Beginner));
    assert!(matches!(few, Err(ComposeError::OutOfReach(_))), "{few:?}");
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
    let mut layouts = Vec::new();
    for (number, wanted, goal) in [
        (0, Wanted::default(), Goal::Fewest),
        (1, Wanted::default(), ordered(Level::Advanced)),
        (2, Wanted::withholding([Item::Islands]), Goal::Fewest),
    ] {
        for named in [None, Some(layout)] {
            let start = begin(&Puzzle { solution: named, ..puzzle.clone() });
            let made = completed(number, &wanted, goal.clone(), &start).unwrap();
            assert!(!made.allow_spare && made.minimum.is_none());
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
    let whole = common::lean(12, &Wanted::default(), Goal::Fewest).unwrap();
    let start = begin(&Puzzle { solution: None, ..whole.clone() });
    let made = completed(1, &Wanted::default(), Goal::Fewest, &start).unwrap();
    assert!(start.is_unique() && !made.allow_spare);
    assert_eq!((made.all_clues(), made.solution), (whole.all_clues(), whole.solution));
}

#[test]
fn added_shots_keep_their_places() {
    let puzzle = begun(&Layout::of_seed(seed(7)), "55 56", &[]);
    let places = Places { spread: Some(spread(2)), ..Places::default() };
    let wanted = Wanted { shows: vec![Show::Water], places, ..Wanted::default() };
    let made = completed(5, &wanted, ordered(Level::Advanced), &begin(&puzzle)).unwrap();
    let added = made.clues.shots.cells() - puzzle.clues.shots.cells();
    assert!(!added.is_empty());
    let is_apart = |cell: Cell| made.clues.shots.cells().iter().all(|other| other == cell || apart(cell, other) >= 2);
    assert!(added.iter().all(is_apart));
    assert!(made.clues.shots.iter().all(|shot| !added.contains(shot.cell) || Show::Water.is_shown(shot.shows)));
}

#[test]
fn the_way_to_the_ambiguity_has_the_level_that_is_ordered() {
    let mut made = 0;
    for (level, numbers) in [(Level::Beginner, 0..5), (Level::Advanced, 0..5), (Level::Master, 0..3)] {
        for number in numbers {
            let Ok(puzzle) = composed(number, &Wanted::claiming(Claim::Mercy), ordered(level)) else { continue };
            made += 1;
            assert!(!puzzle.allow_spare && puzzle.minimum.is_none());
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
