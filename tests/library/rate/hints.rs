//! Hints, and steps from any marks.

use super::{ORDERED, collection, seed, technique};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::rate::{
    Effort, HintError, NoStepError, RateError, SolutionPath, Step, Stepper, contradiction, hint, wrong_marks,
};
use smyoz::games::smyoz::techniques::{Because, Technique};
use smyoz::games::smyoz::{Cell, Clues, Fact, Layout, Marks, Smyoz};
use smyoz::lang::Lang;
use smyoz::limits::Limits;

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
        let mut stepper = Stepper::new(&clues, Effort::Techniques, Limits::NONE);
        let end = loop {
            match stepper.next(&marks) {
                Ok(step) => {
                    assert!(step.facts().iter().filter(|&&fact| marks.add(fact)).count() > 0, "{step:?}");
                    assert!(step.sentence(Lang::Hu).ends_with('.'));
                }
                Err(end) => break end,
            }
        };
        assert!(marks.hold(&puzzle.solution.unwrap()) || end != NoStepError::Solved, "{end:?}");
        // Wrong marks may yield a hint, but never a panic.
        let hint = Stepper::new(&clues, Effort::Cores, Limits::NONE).next(&marks);
        assert!(hint != Err(NoStepError::Solved) || end == NoStepError::Solved);
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
    let path = SolutionPath::without(&puzzle, Effort::Cores, vec![technique("supposition")], Limits::NONE).unwrap();
    puzzle.rating = Some(path.rating.clone());
    let (puzzle, mut marks, mut cores) = (&puzzle, Vec::new(), 0);
    for step in &path.seen {
        if let Step::Core { .. } = step {
            let hint = hint(puzzle, &marks, Effort::Cores, Limits::NONE).unwrap();
            assert_eq!((hint.parts.len(), &hint.parts[0].step), (1, step));
            cores += 1;
        }
        marks.extend(step.facts());
    }
    assert!(cores > 1);
    assert_eq!(hint(puzzle, &marks, Effort::Cores, Limits::NONE), Err(HintError::Step(NoStepError::Solved)));
}

#[test]
fn what_follows_from_the_rules_alone_has_a_core_of_nothing() {
    let clues = collection("minimum")[7].all_clues();
    // Without these techniques, nothing but the rules says that the corners are water.
    let without = ["corner-cells", "no-ship-fits", "supposition"].map(|id| Technique::by_id(id).unwrap());
    let stepper = |effort| Stepper::without(&clues, effort, &without, Limits::NONE);
    let (mut techniques, mut marks) = (stepper(Effort::Techniques), Marks::start(&clues));
    while let Ok(step) = techniques.next(&marks) {
        marks.extend(step.facts().iter().copied());
    }
    let corners = ["11", "91", "19", "99"].map(|cell| Fact::Water(cell.parse().unwrap()));
    for effort in [Effort::Cores, Effort::Smallest] {
        let step = stepper(effort).next(&marks).unwrap();
        let Step::Core { facts, because, .. } = &step else { panic!("{step:?}") };
        assert!(because.is_empty() && corners.iter().all(|corner| facts.contains(corner)), "{step:?}");
        assert!(step.sentence(Lang::En).ends_with(": this follows from the rules alone."));
    }
}

#[test]
fn wrong_marks_are_named_with_what_they_contradict() {
    for (_, puzzle) in ORDERED.iter().step_by(4) {
        let solution = puzzle.solution.unwrap();
        let clues = puzzle.all_clues();
        let right: Vec<Fact> = solution.placements()[..4].iter().map(|&ship| Fact::Found(ship)).collect();
        assert!(
            wrong_marks(puzzle, &right, Limits::NONE).unwrap().is_empty()
                && contradiction(&clues, &right, Limits::NONE).unwrap().is_none()
        );
        let wet = solution.placements()[9].cells().iter().next().unwrap();
        let all = [&right[..], &[Fact::Water(wet)]].concat();
        assert_eq!(wrong_marks(puzzle, &all, Limits::NONE).unwrap(), [Fact::Water(wet)]);
        let because = contradiction(&clues, &all, Limits::NONE).unwrap().unwrap();
        let wrong = HintError::Wrong { wrong: vec![Fact::Water(wet)], because: because.clone() };
        assert_eq!(hint(puzzle, &all, Effort::Cores, Limits::NONE), Err(wrong));
        let named = because.iter().filter_map(|because| match because {
            Because::Fact(fact) => Some(*fact),
            _ => None,
        });
        let named: Vec<Fact> = named.collect();
        assert!(named.contains(&Fact::Water(wet)) && named.iter().all(|fact| all.contains(fact)), "{because:?}");
        // Marks can contradict each other, whatever the clues.
        let both = [Fact::Ship(wet), Fact::Water(wet)];
        let because = contradiction(&Clues::default(), &both, Limits::NONE).unwrap().unwrap();
        assert!(both.map(Because::Fact).iter().all(|mark| because.contains(mark)) && because.len() == 2);
    }
}
