//! What the steps of paths rest on. `examples/because.rs` checks thousands of paths.

use crate::built_in::sea_battle::withheld;
use crate::common::sampled;
use crate::suite::Reasoned;
use smyoz::engines::SearchEngine;
use smyoz::games::sea_battle::{self, Chart, Clue, SeaBattle, Topic};
use smyoz::games::smyoz::puzzle::{Puzzle, mercy};
use smyoz::games::smyoz::rate::{Effort, Passage, SolutionPath, Step};
use smyoz::games::smyoz::{Fact, Marks, Smyoz};
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Seed;
use smyoz::rating::hint;

#[path = "../common/because.rs"]
mod reasons;
use reasons::{Oracle, sea_battle_path, sea_battle_why};

/// A puzzle of one of the games, in a line of a file.
enum Line {
    Smyoz(Box<Puzzle>),
    SeaBattle(Box<sea_battle::Puzzle>),
}

fn read(text: &str) -> Vec<Line> {
    let line = |line: &str| match line.contains("sea-battle-puzzle") {
        true => Line::SeaBattle(serde_json::from_str(line).unwrap()),
        false => Line::Smyoz(serde_json::from_str(line).unwrap()),
    };
    text.lines().map(line).collect()
}

/// Every n-th puzzle of a collection, fewer where all would take long.
fn collection(name: &str, step: usize) -> Vec<Line> {
    let text = std::fs::read_to_string(format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    read(&text).into_iter().step_by(sampled(step)).collect()
}

/// A collection whose paths take seconds each, where all is wanted.
fn long(name: &str) -> Vec<Line> {
    if sampled(2) == 1 { collection(name, 1) } else { Vec::new() }
}

fn path(puzzle: &Puzzle) -> SolutionPath {
    SolutionPath::of(puzzle, Effort::Cores, Limits::NONE).unwrap()
}

/// Fails if facts that are seen at the look of a step are said without what they rest on.
#[test]
fn every_fact_of_a_step_follows_from_its_reasons_and_none_of_them_is_spare() {
    let mut puzzles = read(include_str!("../data/because.jsonl"));
    let collections = [("levels", 37), ("sea-battle-levels", 37), ("sea-battle-kinds", 41)];
    puzzles.extend(collections.into_iter().flat_map(|(name, step)| collection(name, step)));
    puzzles.extend(long("minimum"));
    let (mut oracle, mut steps) = (Oracle::default(), 0);
    for (number, line) in puzzles.iter().enumerate() {
        let seen = match line {
            Line::Smyoz(puzzle) => {
                let cell = smyoz::games::smyoz::Cell::all().nth(number * 7 % 81).unwrap();
                oracle.path(puzzle, &path(puzzle).told).and_then(|_| oracle.why(puzzle, cell))
            }
            Line::SeaBattle(puzzle) => {
                let size = puzzle.board.size();
                let cell = size.cells().nth(number * 7 % size.area()).unwrap();
                let told = sea_battle::SolutionPath::of(&**puzzle, Effort::Cores, Limits::NONE).unwrap().told;
                sea_battle_path(puzzle, &told).and_then(|seen| sea_battle_why(puzzle, cell).map(|_| seen))
            }
        };
        steps += seen.unwrap_or_else(|reason| panic!("puzzle {number}: {reason}")).steps;
    }
    assert!(steps > 150, "{steps}");
}

/// After a ship without the water around it, the codes showed one cell, but not any more the cell of
/// the step, with which it was told: neither its grounds nor all that was known showed both.
#[test]
fn what_a_look_shows_is_told_only_with_what_is_seen_from_the_same_reasons() {
    let puzzle: Puzzle = serde_json::from_str(include_str!("../data/seen_with_another_look.json")).unwrap();
    Oracle::default().path(&puzzle, &path(&puzzle).told).unwrap_or_else(|reason| panic!("{reason}"));
}

/// Fails if what the oracle states beside the rules excludes layouts: then it would accept any
/// reason.
#[test]
fn what_is_false_of_a_layout_follows_from_nothing_that_is_true_of_it() {
    for number in 0..40 {
        let puzzle = withheld(Seed::try_from(1).unwrap(), number);
        let (chart, layout) = (Chart::new(&puzzle.board), puzzle.solution.unwrap());
        let (known, wrong): (Vec<_>, Vec<_>) =
            SeaBattle::facts(&chart).into_iter().partition(|fact| fact.holds(&chart, &layout));
        let counts = Topic::counts(&puzzle.board).filter_map(|topic| match Clue::of(topic, &layout) {
            Clue::Count(count) => Some(sea_battle::Fact::Count(count)),
            Clue::Shown(_) => None,
        });
        let known: Vec<_> = known.into_iter().chain(counts).collect();
        let mut oracle = <SeaBattle as Reasoned>::oracle(&puzzle.board);
        assert_eq!(oracle.follow(known, &wrong[..1], 1_000), Some(false), "{number}");
    }
}

/// Fails if what the mercy shot shows counts as known from the start.
#[test]
fn nothing_before_the_mercy_shot_is_opened_rests_on_it() {
    let mut puzzles = read(include_str!("../data/mercy_paths.jsonl"));
    puzzles.extend(long("mercy"));
    let (mut oracle, mut before) = (Oracle::default(), 0);
    for line in puzzles {
        let Line::Smyoz(puzzle) = line else { panic!("a puzzle of another game") };
        let path = path(&puzzle);
        oracle.path(&puzzle, &path.told).unwrap_or_else(|reason| panic!("{reason}"));
        let clues = &puzzle.clues;
        let left = SearchEngine::new(&Smyoz).solutions(clues, 5, &mut Budget::new(Limits::NONE)).layouts;
        let opens = |step: &Passage| step.parts.iter().any(|part| matches!(part.step, Step::Opened(_)));
        // The board of a stage shows no more.
        let stages = path.stages(&Smyoz, &puzzle.clues);
        for stage in stages.iter().take_while(|stage| !stage.steps.iter().any(opens)) {
            assert!(left.iter().all(|layout| stage.known.hold(layout)));
        }
        // Nor do hints.
        let mut marks = Marks::start(clues);
        for step in path.told.iter().take_while(|step| !opens(step)).step_by(4) {
            let known: Vec<Fact> = marks.facts().collect();
            let hint = hint(&Smyoz, puzzle.task(), &known, &[], Effort::Cores, Limits::NONE).unwrap();
            assert!(hint.facts().all(|fact| left.iter().all(|layout| fact.holds(layout))));
            marks.extend(step.news());
            before += 1;
        }
    }
    assert!(before > 15, "{before}");
}

/// The board of the stage in which the mercy shot is opened has its content.
#[test]
fn the_board_after_the_mercy_shot_shows_it() {
    let Line::Smyoz(puzzle) = read(include_str!("../data/mercy_paths.jsonl")).remove(0) else { panic!() };
    let path = path(&puzzle);
    let stages = path.stages(&Smyoz, &puzzle.clues);
    let opened = stages.iter().find(|stage| stage.steps.iter().any(|step| step.kind().id() == "mercy")).unwrap();
    assert!(opened.known.knows(Fact::shown_by(&mercy(&puzzle.promise).unwrap())));
}
