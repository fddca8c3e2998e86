//! Hints, and steps from any marks.

use super::{ORDERED, collection, technique};
use crate::common::seed;
use smyoz::deduction::{Ground, Path};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::rate::{Effort, HintError, Passage, RateError, SolutionPath, Step};
use smyoz::games::smyoz::techniques::ALL;
use smyoz::games::smyoz::{Cell, Clues, Fact, Layout, Marks, Smyoz};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::rating::{self, contradiction};

fn hint(puzzle: &Puzzle, marks: &[Fact], effort: Effort, limits: Limits) -> Result<Passage, HintError> {
    let without = puzzle.rating.as_ref().map_or(&[][..], |rating| &rating.without);
    rating::hint(&Smyoz, puzzle.task(), marks, without, effort, limits)
}

#[test]
fn wrong_marks_end_somewhere() {
    let mut stream = seed(1).stream("wrong");
    for (_, puzzle) in &*ORDERED {
        let clues = puzzle.all_clues();
        let other = Layout::of_seed(seed(999_000 + stream.below(999) as u32));
        let mut marks = Marks::start(&clues);
        for _ in 0..4 {
            let ship = other.placements()[stream.below(10) as usize];
            let cell = Cell::all().nth(stream.below(81) as usize).unwrap();
            marks.add([Fact::Found(ship), Fact::Excluded(ship)][stream.below(2) as usize]);
            marks.add([Fact::Ship(cell), Fact::Water(cell)][stream.below(2) as usize]);
        }
        let mut path = Path::new(clues, marks.clone());
        path.go_on(&ALL.iter().collect::<Vec<_>>(), Marks::is_solved, Limits::NONE).unwrap();
        for step in path.steps() {
            let told = Passage::of_step(step.clone(), marks.clone());
            assert!(told.sentences(&Smyoz, Lang::Hu).concat().ends_with('.'), "{step:?}");
            marks.extend(step.facts().iter().copied());
        }
        assert_eq!(&marks, path.end());
    }
}

#[test]
fn clues_that_tell_too_little_have_no_level() {
    let nothing = Puzzle::new(Smyoz, Clues::default());
    assert_eq!(SolutionPath::of(&nothing, Effort::Cores, Limits::NONE), Err(RateError::NotUnique));
    assert_eq!(SolutionPath::of(&nothing, Effort::Techniques, Limits::NONE), Err(RateError::Stuck));
}

#[test]
fn a_hint_is_the_step_of_the_path_at_its_place() {
    let mut puzzle = collection("minimum")[7].clone();
    let path =
        SolutionPath::find(&Smyoz, puzzle.task(), &[technique("supposition")], Effort::Cores, Limits::NONE).unwrap();
    puzzle.rating = Some(path.rating.clone());
    let (puzzle, mut marks, mut cores) = (&puzzle, Vec::new(), 0);
    for step in &path.seen {
        if let Step::Core(_) = step {
            let hint = hint(puzzle, &marks, Effort::Cores, Limits::NONE).unwrap();
            assert_eq!((hint.parts.len(), &hint.parts[0].step), (1, step));
            cores += 1;
        }
        marks.extend(step.facts());
    }
    assert!(cores > 1);
    assert_eq!(hint(puzzle, &marks, Effort::Cores, Limits::NONE), Err(HintError::Solved));
}

#[test]
fn wrong_marks_are_named_with_what_they_contradict() {
    for (_, puzzle) in ORDERED.iter().step_by(4) {
        let solution = puzzle.solution.unwrap();
        let clues = puzzle.all_clues();
        let right: Vec<Fact> = solution.placements()[..4].iter().map(|&ship| Fact::Found(ship)).collect();
        assert!(hint(puzzle, &right, Effort::Cores, Limits::NONE).is_ok());
        assert_eq!(contradiction::<Smyoz>(&Smyoz, &clues, &right, Limits::NONE), Ok(None));
        let wet = solution.placements()[9].cells().iter().next().unwrap();
        let all = [&right[..], &[Fact::Water(wet)]].concat();
        let because = contradiction::<Smyoz>(&Smyoz, &clues, &all, Limits::NONE).unwrap().unwrap().grounds;
        let wrong = HintError::Wrong { wrong: vec![Fact::Water(wet)], because: because.clone() };
        assert_eq!(hint(puzzle, &all, Effort::Cores, Limits::NONE), Err(wrong));
        let named: Vec<Fact> = because.iter().filter_map(Ground::fact).collect();
        assert!(named.contains(&Fact::Water(wet)) && named.iter().all(|fact| all.contains(fact)), "{because:?}");
        // Marks can contradict each other, whatever the clues.
        let both = [Fact::Ship(wet), Fact::Water(wet)];
        let because = contradiction::<Smyoz>(&Smyoz, &Clues::default(), &both, Limits::NONE).unwrap().unwrap().grounds;
        assert!(both.map(Ground::Mark).iter().all(|mark| because.contains(mark)) && because.len() == 2);
    }
}
