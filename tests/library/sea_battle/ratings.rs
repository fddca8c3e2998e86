//! Ratings: the same for all images, of paths in which no step is spare; hints; what is above all
//! techniques.

use crate::built_in::sea_battle::withheld;
use crate::common::{sampled, seed};
use smyoz::deduction::LeanStep;
use smyoz::games::sea_battle::compose::{Composer, Goal, wish};
use smyoz::games::sea_battle::deduction::Turned;
use smyoz::games::sea_battle::rate::HintError;
use smyoz::games::sea_battle::techniques::{ALL, Because, Technique};
use smyoz::games::sea_battle::{
    Chart, Clues, Fact, Marks, Passage, Position, Puzzle, RateError, Sampler, Setting, Shapes, SolutionPath, Symmetry,
    Touch, Variant, image,
};
use smyoz::limits::Limits;
use smyoz::puzzles::Level;
use smyoz::rating;
use smyoz::rating::Effort;

use super::{STANDARD, setting};

/// The next step from these marks.
fn hint(chart: &Chart, puzzle: &Puzzle, known: &[Fact], limits: Limits) -> Result<Passage, HintError> {
    let without = puzzle.rating.as_ref().map_or(&[][..], |rating| &rating.without);
    rating::hint(chart, puzzle.task(), known, without, Effort::Cores, limits)
}

/// Games of several kinds.
fn games() -> [Setting; 4] {
    let bent = Variant { shapes: Shapes::Any, touch: Touch::Corners, ..STANDARD };
    [
        setting("6x6", "3-2-2-1-1-1", STANDARD),
        setting("8x7", "4-3-2-2-1-1", STANDARD),
        setting("7x7", "4-3-1-1", bent),
        setting("7x7", "3-2-1", Variant { mines: 2, sweepers: 1, ..STANDARD }),
    ]
}

/// A puzzle from which no cell can be left out.
fn puzzle(setting: &Setting, number: u32) -> Puzzle {
    let solution = Sampler::new(setting).layout(seed(number)).unwrap();
    let wish = wish::cells(setting, Goal::Minimal);
    let mut stream = seed(number).stream("ratings");
    let composed = Composer::new(setting).compose(&solution, &wish, &mut stream, Limits::NONE).unwrap();
    Puzzle { solution: Some(solution), ..Puzzle::new(setting.clone(), composed.clues) }
}

fn puzzles() -> impl Iterator<Item = Puzzle> {
    games().into_iter().flat_map(|game| (0..5).map(move |number| puzzle(&game, number)))
}

/// The techniques that suppose nothing.
fn without_suppositions() -> Vec<&'static Technique> {
    ALL.iter().filter(|technique| technique.follows_chains()).collect()
}

#[test]
fn all_images_are_rated_alike() {
    for puzzle in puzzles() {
        let path = SolutionPath::of(&puzzle, Effort::Cores, Limits::NONE).unwrap();
        let chart = Chart::new(&puzzle.board);
        for symmetry in Symmetry::of(puzzle.board.size()) {
            let there = SolutionPath::of(&image(&puzzle, symmetry), Effort::Cores, Limits::NONE).unwrap();
            assert_eq!(there.rating, path.rating, "{}", puzzle.board.size());
            // Where the puzzle is its own image, its path may be another image.
            let told = Passage::under(&path.told, &Turned { chart: &chart, symmetry }, &Marks::none(&chart));
            if Symmetry::of(puzzle.board.size()).filter(|&other| image(&puzzle, other).clues == puzzle.clues).count()
                == 1
            {
                assert_eq!(there.told, told);
            }
        }
    }
}

/// What a step counts it counts on the reader's board, not among the few marks that it needs.
#[test]
fn ships_that_are_found_are_not_said_to_be_missing() {
    let lines: Vec<&str> = include_str!("../../../puzzles/sea-battle-levels.jsonl").lines().collect();
    let mut counted = 0;
    for number in [6, 45, 79, 80] {
        let puzzle: Puzzle = serde_json::from_str(lines[number - 1]).unwrap();
        let (chart, path) =
            (Chart::new(&puzzle.board), SolutionPath::of(&puzzle, Effort::Cores, Limits::NONE).unwrap());
        let mut known = Marks::start(&chart, &puzzle.clues);
        for passage in &path.told {
            known.extend(passage.asides.iter().flat_map(LeanStep::facts).copied());
            let deduction = passage.deduction().unwrap();
            if let [Because::Length(length), Because::Number(missing), ..] = deduction.because[..] {
                assert_eq!(missing, known.missing(length), "line {number}, {}", deduction.technique);
                counted += 1;
            }
            known.extend(passage.parts.iter().flat_map(LeanStep::facts).copied());
        }
    }
    assert!(counted > 5, "{counted}");
}

#[test]
fn what_needs_more_than_techniques_is_beyond() {
    let mut beyond = 0;
    for puzzle in puzzles() {
        let with = SolutionPath::of(&puzzle, Effort::Cores, Limits::NONE).unwrap().rating;
        let (chart, looking) = (Chart::new(&puzzle.board), without_suppositions());
        let without = rating::rating(&chart, puzzle.task(), &looking, Effort::Cores, Limits::NONE).unwrap();
        assert_eq!(with.suppositions > 0, with.level == Level::Grandmaster);
        assert_eq!(without.level == Level::Beyond, with.level >= Level::Grandmaster);
        assert_eq!((without.suppositions, without.longest), (0, 0));
        beyond += usize::from(without.level == Level::Beyond);
    }
    assert!(beyond > 0);
    let mut open = puzzle(&games()[0], 1);
    open.clues = Clues::none(open.board.size());
    assert_eq!(SolutionPath::of(&open, Effort::Cores, Limits::NONE).unwrap_err(), RateError::NotUnique);
    let contradictory = r#"{"format":"sea-battle-puzzle/1","width":4,"height":4,"fleet":[2],
        "clues":[{"cell":"A1","shows":"left"},{"cell":"B1","shows":"water"}]}"#;
    let contradictory: Puzzle = serde_json::from_str(contradictory).unwrap();
    assert_eq!(SolutionPath::of(&contradictory, Effort::Cores, Limits::NONE).unwrap_err(), RateError::Contradiction);
    assert_eq!(
        hint(&Chart::new(&contradictory.board), &contradictory, &[], Limits::NONE),
        Err(HintError::Contradiction)
    );
}

/// Suppositions about these led to counts that contradict each other, and the chain to the
/// contradiction was not found.
#[test]
fn puzzles_with_withheld_counts_are_rated_and_explained() {
    let pinned = include_str!("../../data/sea_battle_withheld.jsonl");
    let pinned = pinned.lines().step_by(sampled(4)).map(|line| serde_json::from_str::<Puzzle>(line).unwrap());
    let drawn = (0..12 / sampled(4) as u32).map(|number| withheld(seed(7), number));
    for puzzle in pinned.chain(drawn) {
        let (chart, solution) = (Chart::new(&puzzle.board), puzzle.solution.unwrap());
        let path = SolutionPath::of(&puzzle, Effort::Cores, Limits::NONE).unwrap();
        let steps = || path.told.iter().flat_map(Passage::steps);
        assert!(steps().flat_map(LeanStep::facts).all(|fact| fact.holds(&chart, &solution)));
        let mut known = Marks::start(&chart, &puzzle.clues);
        for step in steps() {
            assert!(step.follows(&Position::of(&known)), "{step:?}");
            known.extend(step.facts().iter().copied());
        }
        assert!(known.is_solved());
        assert!(hint(&chart, &puzzle, &[], Limits::NONE).is_ok());
    }
}
