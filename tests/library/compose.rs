//! Composed puzzles have one solution, and several without any one of the shots, by both engines.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use proptest::prelude::*;
use smyoz::batch::{Outcome, in_order};
use smyoz::composing::ClueSymmetry;
use smyoz::games::smyoz::compose::{ComposeError, Composed, Filter, Goal, Options, Wish, attempt, orbits};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::{CellSet, Clue, EngineChoice, Inventory, Item, Layout, Seed};
use smyoz::judging::verify;
use smyoz::limits::Limits;

use crate::common::{self, sampled};

static NEVER: AtomicBool = AtomicBool::new(false);

fn seed(number: u32) -> Seed {
    Seed::try_from(number).unwrap()
}

/// The puzzle of a seed, in which all shots are needed.
fn compose(seed: Seed, options: &Options) -> Puzzle {
    let composed = smyoz::games::smyoz::compose::compose(seed, options, Limits::NONE).unwrap();
    assert!(composed.minimal);
    composed.puzzle
}

/// Both engines find only this layout, and two layouts for each shot left out.
fn assert_proved(puzzle: &Puzzle) {
    let clues = puzzle.all_clues();
    assert_eq!(common::solutions(&clues, 2).unique(), puzzle.solution.as_ref());
    for index in 0..clues.shots.len() {
        let fewer = clues.without(&Clue::Shot(clues.shots[index]));
        assert_eq!(common::solutions(&fewer, 1).unique(), None);
    }
    for engine in [EngineChoice::Sat, EngineChoice::Search] {
        let verdict = verify(puzzle, engine, Limits::NONE).unwrap();
        assert!(verdict.is_minimal() && verdict.solution_fits == Some(true), "{verdict:?}");
        assert!(verdict.minimum.is_none_or(|minimum| minimum.is_ok()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12 / sampled(2) as u32))]

    #[test]
    fn puzzles_are_proved(number in 0..Seed::COUNT) {
        assert_proved(&compose(seed(number), &Options::default()));
    }
}

#[test]
fn withheld_items_are_not_given() {
    for withhold in [vec![Item::Islands], vec![Item::Islands, Item::Moored, Item::WaterLines]] {
        let puzzle = compose(seed(42), &common::withholding(withhold.clone()).into());
        assert!(withhold.iter().all(|&item| !puzzle.clues.inventory.gives(item)));
        assert_proved(&puzzle);
    }
}

#[test]
fn no_inventory_at_all() {
    let options = common::withholding(Item::ALL.to_vec()).into();
    let puzzle = compose(seed(7), &options);
    assert_eq!(puzzle.clues.inventory, Inventory::default());
    assert_proved(&puzzle);
}

#[test]
fn more_shots_are_needed_where_possible() {
    let mut minimal = 0;
    for number in 0..12 {
        let options = Goal::unique(Wish::AtLeast(3)).into();
        let composed = smyoz::games::smyoz::compose::compose(seed(number), &options, Limits::NONE).unwrap();
        assert!(composed.puzzle.clues.shots.len() >= 3);
        let verdict = verify(&composed.puzzle, EngineChoice::Search, Limits::NONE).unwrap();
        assert!(verdict.is_unique());
        assert_eq!(verdict.is_minimal(), composed.minimal);
        assert!(composed.minimal || composed.puzzle.clues.shots.len() == 3);
        minimal += usize::from(composed.minimal);
    }
    assert!(minimal > 0);
}

#[test]
fn symmetric_clues_lie_symmetrically() {
    for clue_symmetry in ClueSymmetry::ALL {
        // With an inventory one or two shots mostly suffice, and of the four in an orbit some can
        // be left out.
        let withheld = match clue_symmetry {
            ClueSymmetry::Rotate90 => Item::ALL.to_vec(),
            _ => Vec::new(),
        };
        let options = Goal::Unique { withheld, symmetry: clue_symmetry, shots: Wish::Fewest }.into();
        let mut composed = 0;
        for number in 0..3 {
            let puzzle = match smyoz::games::smyoz::compose::compose(seed(number), &options, Limits::NONE) {
                Ok(Composed { puzzle, minimal, .. }) => {
                    assert!(minimal);
                    puzzle
                }
                Err(declined) => {
                    assert_eq!(declined, ComposeError::NoSymmetricSet(clue_symmetry));
                    continue;
                }
            };
            let cells = puzzle.clues.shots.cells();
            let orbits = orbits(clue_symmetry);
            let whole = |orbit: &CellSet| [CellSet::EMPTY, *orbit].contains(&(*orbit & cells));
            assert!(!cells.is_empty() && orbits.iter().all(whole));
            assert_proved(&puzzle);
            composed += 1;
        }
        assert!(composed > 0, "{clue_symmetry}: no puzzle of three seeds");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let mut all = Vec::new();
        let options = Options { engine: EngineChoice::Search, ..Options::default() };
        let work = |&seed: &Seed| attempt(seed, &options, &Filter::default(), Limits::NONE);
        in_order(&pool, (100..112).map(seed), &NEVER, work, |seed, attempt| {
            let (outcome, _) = attempt.unwrap().unwrap();
            all.push((seed, outcome));
            ControlFlow::Continue(())
        });
        all
    };
    let one = run(1);
    assert!(one.iter().map(|&(seed, _)| seed).eq((100..112).map(seed)));
    assert!(one.iter().all(|(_, outcome)| matches!(outcome, Outcome::Puzzle { minimal: true, .. })));
    assert_eq!(one, run(2));
    assert_eq!(one, run(5));
}

#[test]
fn verdicts() {
    let puzzle = compose(seed(3), &Options::default());
    let mut more = puzzle.clone();
    let free = smyoz::games::smyoz::Cell::all().find(|&cell| !puzzle.clues.shots.cells().contains(cell)).unwrap();
    let shot = smyoz::games::smyoz::View::of(&puzzle.solution.unwrap()).shot(free);
    more.clues.shots.push(shot).unwrap();
    more.clues.shots = more.clues.shots.sorted();
    let verdict = verify(&more, EngineChoice::Sat, Limits::NONE).unwrap();
    assert!(verdict.is_unique() && !verdict.is_minimal());
    assert!(verdict.spare.contains(&Clue::Shot(shot)));

    let mut fewer = puzzle.clone();
    fewer.clues.shots.pop();
    for solution in [puzzle.solution, None] {
        fewer.solution = solution;
        let verdict = verify(&fewer, EngineChoice::Search, Limits::NONE).unwrap();
        assert_eq!(verdict.solutions.len(), 2);
        assert!(!verdict.is_unique() && !verdict.is_minimal());
        assert!(verdict.solutions.iter().all(|layout| fewer.all_clues().fit(layout)));
        assert_ne!(verdict.solutions[0], verdict.solutions[1]);
    }

    let mut wrong = puzzle.clone();
    wrong.solution = Some(Layout::of_seed(seed(4)));
    let verdict = verify(&wrong, EngineChoice::Search, Limits::NONE).unwrap();
    assert!(verdict.is_unique() && verdict.solution_fits == Some(false));
    assert_eq!(verdict.solutions, [puzzle.solution.unwrap()]);
}

#[test]
fn contradictions_are_named_by_a_smallest_set() {
    let text = r#"{"format":"smyoz-puzzle/1","inventory":{"alpha":["00"],"water_lines":1,"moored":5},
        "shots":[{"cell":"11","shows":"A"},{"cell":"55","shows":"0"},{"cell":"99","shows":"1"}]}"#;
    let verdict =
        verify(&smyoz::games::smyoz::puzzle::read_puzzle(text).unwrap(), EngineChoice::Search, Limits::NONE).unwrap();
    assert!(verdict.solutions.is_empty() && !verdict.is_unique());
    let conflict = verdict.conflict.flatten().unwrap();
    assert!(conflict.smallest);
    let named: Vec<String> = conflict.clues.iter().map(ToString::to_string).collect();
    assert_eq!(named, ["11: A"]);

    // Eight moored ships have 20 water points, not 6.
    let text = r#"{"format":"smyoz-puzzle/1","inventory":{"water_lines":1,"moored":8,"islands":[1,2,3]},
        "shots":[{"cell":"55","shows":"0"}]}"#;
    let verdict =
        verify(&smyoz::games::smyoz::puzzle::read_puzzle(text).unwrap(), EngineChoice::Search, Limits::NONE).unwrap();
    let conflict = verdict.conflict.flatten().unwrap();
    let named: Vec<String> = conflict.clues.iter().map(ToString::to_string).collect();
    assert_eq!(named, ["moored: 8", "islands: 1 2 3"]);
    assert!(!conflict.smallest, "nobody has shown that these islands alone are possible");
}
