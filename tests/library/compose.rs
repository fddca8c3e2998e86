//! Composed puzzles have one solution, and several without any one of the shots, by both engines.

use smyoz::composing::{ClueSymmetry, Places};
use smyoz::games::smyoz::compose::{Given, Goal, Wanted, compose};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::{CellSet, Clue, EngineChoice, Item};
use smyoz::judging::verify;
use smyoz::limits::Limits;

use crate::common::{self, seed};

/// The puzzle of a seed with the fewest shots.
fn fewest(number: u32, wanted: &Wanted) -> Puzzle {
    common::lean(number, wanted, Goal::Fewest).unwrap()
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

#[test]
fn withheld_items_are_not_given() {
    for withhold in [vec![Item::Islands], vec![Item::Islands, Item::Moored, Item::WaterLines]] {
        let puzzle = fewest(42, &Wanted::withholding(&withhold[..]));
        assert!(withhold.iter().all(|&item| !puzzle.clues.inventory.gives(item)));
        assert_proved(&puzzle);
    }
}

#[test]
fn more_shots_are_needed_where_possible() {
    let mut minimal = 0;
    for number in 0..6 {
        let puzzle = compose(seed(number), &Wanted::default(), Goal::AtLeast(3), Limits::NONE).unwrap();
        assert!(puzzle.clues.shots.len() >= 3);
        let verdict = verify(&puzzle, EngineChoice::Search, Limits::NONE).unwrap();
        assert!(verdict.is_unique());
        assert_eq!(verdict.is_minimal(), !puzzle.allow_spare);
        assert!(!puzzle.allow_spare || puzzle.clues.shots.len() == 3);
        minimal += usize::from(!puzzle.allow_spare);
    }
    assert!(minimal > 0);
}

#[test]
fn symmetric_clues_lie_symmetrically() {
    for symmetry in ClueSymmetry::ALL {
        // With an inventory one or two shots mostly suffice, and of the four in an orbit some can
        // be left out.
        let given = match symmetry {
            ClueSymmetry::Rotate90 => Given::Without(Item::ALL.to_vec()),
            _ => Given::default(),
        };
        let places = Places { symmetry, ..Places::default() };
        let wanted = Wanted { given, places, ..Wanted::default() };
        let mut is_lean = false;
        for number in 0..3 {
            let puzzle = compose(seed(number), &wanted, Goal::Fewest, Limits::NONE).unwrap();
            let cells = puzzle.clues.shots.cells();
            let orbits = common::orbits(symmetry);
            let whole = |orbit: &CellSet| [CellSet::EMPTY, *orbit].contains(&(*orbit & cells));
            assert!(!cells.is_empty() && orbits.iter().all(whole));
            if puzzle.allow_spare {
                let verdict = verify(&puzzle, EngineChoice::Sat, Limits::NONE).unwrap();
                assert!(verdict.is_unique() && !verdict.spare.is_empty());
            } else {
                assert_proved(&puzzle);
                is_lean = true;
                break;
            }
        }
        assert!(is_lean, "{symmetry}: all puzzles have shots to spare");
    }
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
